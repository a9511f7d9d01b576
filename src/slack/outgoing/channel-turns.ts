import { setTimeout as pause } from 'node:timers/promises'
import type { ChannelRef } from '../../model/directory.ts'
import { createKeyedMutex } from '../../model/keyed-mutex.ts'
import type { Store } from '../../store/store.ts'

/** Rests that are longer are waited for before the turn, in ms: whoever is too late by then need not wait. */
const LONG_MS = 2_000

interface TurnOptions {
  /** ms until the work is too late. */
  readonly leftMs: number
  readonly signal: AbortSignal
}

/**
 * The order of messages in a channel: one message at a time, in the order in which they ask, at the pace that Slack
 * allows. This process keeps the pace of all that it sends; beside it, the store keeps that of what is stored, for all
 * processes.
 */
export function createChannelTurns(shared: Pick<Store['channelRateLimits'], 'wait'>) {
  const inLane = createKeyedMutex()
  /** Times on the monotonic clock. */
  const freeAt = new Map<string, number>()

  async function restOf(channel: ChannelRef): Promise<number> {
    const own = (freeAt.get(channelName(channel)) ?? 0) - performance.now()
    return Math.max(0, own, await shared.wait(channel).catch(() => 0))
  }

  return {
    /**
     * Works in the channel’s next turn; at once, and beside others, where that comes too late.
     * @throws AbortError
     */
    async take<Result>(
      channel: ChannelRef,
      { leftMs, signal }: TurnOptions,
      work: (isTooLate: boolean) => Promise<Result>,
    ): Promise<Result> {
      const endsAt = performance.now() + leftMs
      for (;;) {
        const restMs = await restOf(channel)
        if (performance.now() + restMs >= endsAt) return work(true)
        if (restMs > LONG_MS) {
          await pause(restMs - LONG_MS, undefined, { signal })
          continue
        }
        const done = await inLane(channelName(channel), async () => {
          for (;;) {
            signal.throwIfAborted()
            const ms = await restOf(channel)
            if (ms > LONG_MS) return null
            if (ms === 0) return { result: await work(false) }
            await pause(ms, undefined, { signal })
          }
        })
        if (done) return done.result
      }
    },
    /** Blocks the channel for `ms` in this process. */
    rest(channel: ChannelRef, ms: number): void {
      const name = channelName(channel)
      const at = performance.now()
      const free = Math.max(freeAt.get(name) ?? 0, at + ms)
      freeAt.delete(name)
      freeAt.set(name, free)
      // Only those that rest are kept.
      for (const [other, until] of freeAt) {
        if (until > at) break
        freeAt.delete(other)
      }
    },
  }
}

export type ChannelTurns = ReturnType<typeof createChannelTurns>

export function channelName({ team, channel }: ChannelRef): string {
  return JSON.stringify([team, channel])
}
