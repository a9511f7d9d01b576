import type { Log } from '../log/log.ts'
import type { SignIn } from '../services/sign-in.ts'
import type { Store } from '../store/store.ts'
import { createDigestHandlers, type DigestJobOptions } from './digests.ts'
import { endSignIns } from './end-sign-ins.ts'
import type { JobHandler } from './jobs.ts'
import { createResealJob } from './reseal.ts'
import { createSnapshotHandlers } from './snapshots.ts'

const HOUR_MS = 3_600_000
/** How long what was entered and not confirmed may lie in the store after its ten minutes, in ms. */
const FORGET_MS = 60_000
/** For each look at what is to be counted, there are so many at what digests are due. */
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
export interface HandlerGround {
  readonly store: Store
  readonly signIn: Pick<SignIn, 'endAll'>
  readonly log: Log
  readonly digests: Omit<DigestJobOptions, 'store' | 'failed'>
}

/** Every kind of job that there is, by its name. */
export function createHandlers({ store, signIn, log, digests }: HandlerGround) {
  const reseal = createResealJob({ reseal: store.reseal, log })
  return {
    sweep: {
      everyMs: HOUR_MS,
      async work() {
        await store.deliveries.sweep()
        await store.intents.sweep()
        await store.stories.sweep()
        await store.leases.sweep()
        await store.digestSlots.sweep()
        await store.outbox.sweep()
        await store.postPaces.sweep()
        await store.forgeDeliveries.sweep()
        await store.forgeHooks.sweep()
        await store.snapshots.thin()
      },
    },
    forget: {
      everyMs: FORGET_MS,
      async work() {
        await endSignIns(await store.forgetExpired(), { signIn, log })
        await endSignIns(await store.departures.sweep(), { signIn, log })
      },
    },
    ...createDigestHandlers({
      ...digests,
      store,
      failed: (err) => log.error({ err }, 'a digest could not be looked at'),
    }),
    ...createSnapshotHandlers({
      ...digests,
      store,
      everyMs: digests.everyMs * LOOKS_AT_DIGESTS,
      failed: (err) => log.error({ err }, 'the milestones of a project could not be counted'),
    }),
    reseal: { everyMs: HOUR_MS, atStart: true, work: reseal.run, stop: reseal.stop },
  } satisfies Readonly<Record<string, Handler>>
}
