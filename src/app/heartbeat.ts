import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/log.ts'
import type { Store } from '../store/store.ts'

/** Interval between two heartbeats, in ms. */
const HEARTBEAT_MS = 1_500
/** Age of the last heartbeat, in ms, after which the store counts as unreachable. */
const TIMEOUT_MS = 6_000

interface Heartbeat {
  /** True while the store takes the heartbeats. */
  lives(): boolean
  /** Ends the heartbeat; the store forgets this process. */
  stop(): Promise<void>
}

export function startHeartbeat({
  store,
  log,
}: {
  readonly store: Pick<Store, 'heartbeats'>
  readonly log: Log
}): Heartbeat {
  const { heartbeats } = store
  const stopping = new AbortController()
  const { signal } = stopping
  let beatAt = performance.now()

  async function repeat(what: string, work: () => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      await work().catch((err: unknown) => log.error({ err }, `${what} failed`))
      await sleep(HEARTBEAT_MS, undefined, { signal }).catch(() => {})
    }
  }

  const beats = repeat('heartbeat', async () => {
    const startedAt = performance.now()
    await heartbeats.beat()
    beatAt = startedAt
  })

  return {
    lives: () => performance.now() - beatAt < TIMEOUT_MS,
    async stop() {
      stopping.abort()
      await beats
      await heartbeats.leave()
    },
  }
}
