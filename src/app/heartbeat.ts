import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/log.ts'
import type { Store } from '../store/store.ts'

/** Between two heartbeats, in ms, each with a look for what others have left. */
const HEARTBEAT_MS = 1_500
/** Heartbeat timeout: after this, others take over, and this one is of no use. */
const TIMEOUT_MS = 6_000

/** One process among those that share the work. */
export interface Heartbeat {
  /** Tells whether the others know that it lives. */
  lives(): boolean
  /** Takes nothing more over; the others still know that it lives. */
  stop(): Promise<void>
  /** Leaves all that has not ended to the others, at once. */
  handOver(): Promise<void>
}

/** Beats from now on, and takes over what is left, first of all what an earlier life of this process has left. */
export function startHeartbeat({
  store,
  recover,
  learn,
  log,
}: {
  readonly store: Pick<Store, 'heartbeats' | 'pendingRequests' | 'operations'>
  readonly recover: () => Promise<void>
  /** Learns what is secret since other replicas have learned it. */
  readonly learn: () => Promise<void>
  readonly log: Log
}): Heartbeat {
  const { heartbeats, pendingRequests, operations } = store
  const [beating, taking] = [new AbortController(), new AbortController()]
  let beatAt = performance.now()

  async function repeat({ signal }: AbortController, what: string, work: () => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      await work().catch((err: unknown) => log.error({ err }, `${what} failed`))
      await sleep(HEARTBEAT_MS, undefined, { signal }).catch(() => {})
    }
  }

  const beats = repeat(beating, 'heartbeat', async () => {
    const startedAt = performance.now()
    await heartbeats.beat()
    beatAt = startedAt
  })
  const recoveries = repeat(taking, 'recovery', recover)
  const learning = repeat(taking, 'learning what is secret', learn)

  return {
    lives: () => performance.now() - beatAt < TIMEOUT_MS,
    async stop() {
      taking.abort()
      await Promise.all([recoveries, learning])
    },
    async handOver() {
      beating.abort()
      await beats
      await pendingRequests.releaseAll()
      await operations.releaseAll()
      await heartbeats.leave()
    },
  }
}
