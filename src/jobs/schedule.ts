import { millisecondsInHour } from 'date-fns/constants'
import type { ScheduledWork } from '../durable/durable.ts'
import type { Log } from '../log/log.ts'
import { createIssueCount } from '../notifications/digests/count-issues.ts'
import type { DigestJobOptions, DigestWork } from '../notifications/digests/due.ts'
import type { SignIn } from '../services/oauth/sign-in.ts'
import type { Services } from '../services/services.ts'
import type { Store } from '../store/store.ts'
import { createKeyRotationJob } from './rotate-keys.ts'
import { createTokenRecovery } from './token-recovery.ts'
import { endSignIns } from './uninstalls.ts'

/** Longest time for which an unconfirmed credential stays stored after its ten minutes, in ms. */
const FORGET_MS = 60_000
/** Longest delay until a workspace is served again after its token works, in ms. */
const UNINSTALLS_MS = 5_000
/** Number of checks for due digests per check for counts and recoveries. */
const LOOKS_AT_DIGESTS = 5

interface ScheduleContext {
  readonly store: Store
  readonly signIn: Pick<SignIn, 'endAll'>
  readonly missing: Services['missing']
  readonly log: Log
  /** Handles the workspaces that uninstalled the app. */
  readonly uninstalls: () => Promise<void>
  readonly dueDigests: DigestWork['due']
  readonly nudges: ScheduledWork
  readonly digests: Pick<DigestJobOptions, 'authorizeBackground' | 'outbox' | 'now' | 'everyMs'>
}

export function createSchedule(options: ScheduleContext) {
  const { store, signIn, missing, log, uninstalls, dueDigests, nudges, digests } = options
  return {
    cleanup: {
      everyMs: millisecondsInHour,
      work: () => store.cleanUp(),
    },
    forget: {
      everyMs: FORGET_MS,
      work: async () => endSignIns(await store.forgetExpired(), { signIn, log }),
    },
    digests: dueDigests,
    nudges,
    'issue-count': createIssueCount({
      ...digests,
      store,
      missing,
      everyMs: digests.everyMs * LOOKS_AT_DIGESTS,
      failed: (err) => log.error({ err }, 'issue count failed'),
    }),
    'token-recovery': {
      everyMs: digests.everyMs * LOOKS_AT_DIGESTS,
      work: createTokenRecovery({
        ...digests,
        store,
        failed: (err) => log.error({ err }, 'token recovery failed'),
      }),
    },
    uninstalls: { everyMs: UNINSTALLS_MS, atStart: true, work: uninstalls },
    'key-rotation': {
      everyMs: millisecondsInHour,
      atStart: true,
      work: createKeyRotationJob({ keyRotation: store.keyRotation, log }),
    },
  } satisfies Readonly<Record<string, ScheduledWork>>
}
