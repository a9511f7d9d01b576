import { createSnapshotHandlers } from '../digests/count-issues.ts'
import { createDigestHandlers, type DigestJobOptions } from '../digests/due.ts'
import type { Log } from '../log/log.ts'
import type { SignIn } from '../services/oauth/sign-in.ts'
import type { Store } from '../store/store.ts'
import { endSignIns } from '../upkeep/end-sign-ins.ts'
import { createKeyRotationJob } from '../upkeep/rotate-keys.ts'
import { createTokenRecovery } from '../upkeep/token-recovery.ts'
import { walkAudits } from '../upkeep/walk-audits.ts'
import type { JobHandler } from './jobs.ts'

const HOUR_MS = 3_600_000
/** How long what was entered and not confirmed may lie in the store after its ten minutes, in ms. */
const FORGET_MS = 60_000
/** How soon after its token works again a workspace is served at the latest, in ms. */
const UNINSTALLS_MS = 5_000
/** For each look at what is to be counted, or may go on, there are so many at what digests are due. */
const LOOKS_AT_DIGESTS = 5

/** What is done about one kind of job. Done twice, in a row or at once, it comes to the same as once. */
export interface Handler {
  readonly work: JobHandler
  /** See Jobs.schedule. */
  readonly everyMs?: number
  /** Enqueued at every start as well. */
  readonly atStart?: true
  /** Ends early what is under way; the rest is done another time. */
  readonly stop?: () => Promise<void>
}

/** What handlers stand on. */
export interface HandlerContext {
  readonly store: Store
  readonly signIn: Pick<SignIn, 'endAll'>
  readonly log: Log
  /** Looks after the workspaces from which the app was removed. */
  readonly uninstalls: () => Promise<void>
  readonly digests: Omit<DigestJobOptions, 'store' | 'failed'>
}

/** Every kind of job that there is, by its name. */
export function createHandlers({ store, signIn, log, uninstalls, digests }: HandlerContext) {
  const rotation = createKeyRotationJob({ keyRotation: store.keyRotation, log })
  return {
    sweep: {
      everyMs: HOUR_MS,
      work: () => store.cleanUp(),
    },
    forget: {
      everyMs: FORGET_MS,
      async work() {
        await endSignIns(await store.forgetExpired(), { signIn, log })
      },
    },
    ...createDigestHandlers({
      ...digests,
      store,
      failed: (err) => log.error({ err }, 'digest failed'),
    }),
    ...createSnapshotHandlers({
      ...digests,
      store,
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
    audit: { everyMs: HOUR_MS, atStart: true, work: () => walkAudits({ store, log }) },
    'key-rotation': { everyMs: HOUR_MS, atStart: true, work: rotation.run, stop: rotation.stop },
  } satisfies Readonly<Record<string, Handler>>
}
