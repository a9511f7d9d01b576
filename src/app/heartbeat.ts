import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/log.ts'
import type { Store } from '../store/store.ts'

/** So often, in ms, a replica shows that it lives, and looks for what others have left. */
const BEAT_MS = 1_500
/** Without a beat for so long, in ms, others take over: then this one is of no use. */
const SILENT_MS = 6_000

/** One process among those that share the work. */
export interface Heartbeat {
  /** Whether the others know that it lives. */
  lives(): boolean
  /** Takes nothing more over; the others still know that it lives. */
  stop(): Promise<void>
  /** Leaves all that has not ended to the others, at once. */
  handOver(): Promise<void>
}

/** Beats from now on, and takes over what is left, first of all what an earlier life of this process has left. */
export function startHeartbeat({
  store,
  takeOver,
  learn,
  log,
}: {
  readonly store: Pick<Store, 'heartbeats' | 'pendingRequests' | 'operations'>
  readonly takeOver: () => Promise<void>
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
      await sleep(BEAT_MS, undefined, { signal }).catch(() => {})
    }
  }

  const beats = repeat(beating, 'a beat', async () => {
    const began = performance.now()
    await heartbeats.beat()
    beatAt = began
  })
  const takeovers = repeat(taking, 'a takeover', takeOver)
  const lessons = repeat(taking, 'learning what is secret', learn)

  return {
    lives: () => performance.now() - beatAt < SILENT_MS,
    async stop() {
      taking.abort()
      await Promise.all([takeovers, lessons])
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
