import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/log.ts'
import type { Store } from '../store/store.ts'

/** Interval between two heartbeats, in ms. */
const HEARTBEAT_MS = 1_500
/** Age of the last heartbeat, in ms, after which the store counts as unreachable. */
const TIMEOUT_MS = 6_000

export function startHeartbeat({ heartbeats }: Pick<Store, 'heartbeats'>, log: Log) {
  const stopping = new AbortController()
  const { signal } = stopping
  let beatAt = performance.now()

  async function beat(): Promise<void> {
    const startedAt = performance.now()
    await heartbeats.beat()
    beatAt = startedAt
  }

  async function repeat(): Promise<void> {
    while (!signal.aborted) {
      await beat().catch((err: unknown) => log.error({ err }, 'heartbeat failed'))
      await sleep(HEARTBEAT_MS, undefined, { signal }).catch(() => {})
    }
  }

  const ended = repeat()
  return {
    /** True while the store takes the heartbeats. */
    lives: () => performance.now() - beatAt < TIMEOUT_MS,
    /** Ends the heartbeat; the store forgets this process. */
    async stop() {
      stopping.abort()
      await ended
      await heartbeats.leave()
    },
  }
}
