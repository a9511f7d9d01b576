import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/log.ts'
import type { Store } from '../store/store.ts'

/** Interval between two heartbeats, in ms, each with a check for abandoned work of other processes. */
const HEARTBEAT_MS = 1_500
/** Heartbeat timeout: after this, in ms, other processes take over, and this one has no further use. */
const TIMEOUT_MS = 6_000

/** The heartbeat of one process among those that share the work. */
export interface Heartbeat {
  /** True while the other processes know that this one lives. */
  lives(): boolean
  /** Stops taking over work; the others still know that this process lives. */
  stop(): Promise<void>
  /** Releases all unfinished work to the other processes, at once. */
  handOver(): Promise<void>
}

/** Starts the heartbeat and recovers abandoned work, first of all this process’s own from an earlier run. */
export function startHeartbeat({
  store,
  recover,
  learn,
  log,
}: {
  readonly store: Pick<Store, 'heartbeats' | 'pendingRequests' | 'operations'>
  readonly recover: () => Promise<void>
  /** Learns the secrets that other processes have learned since. */
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
