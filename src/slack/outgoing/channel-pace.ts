import type { ChannelRef } from '../../model/directory.ts'

/** The pace of this process in each channel, beside that which the store keeps for all processes. */
export interface ChannelPace {
  /** Returns the ms until the next post is allowed; 0 when it is allowed now. */
  waitMs(channel: ChannelRef): number
  /** Blocks posts to the channel for `ms`. */
  rest(channel: ChannelRef, ms: number): void
}

export function createChannelPace(): ChannelPace {
  /** Times on the monotonic clock. */
  const freeAt = new Map<string, number>()
  const nameOf = ({ team, channel }: ChannelRef) => JSON.stringify([team, channel])
  return {
    waitMs: (channel) => Math.max(0, (freeAt.get(nameOf(channel)) ?? 0) - performance.now()),
    rest(channel, ms) {
      const name = nameOf(channel)
      const at = performance.now()
      freeAt.set(name, Math.max(freeAt.get(name) ?? 0, at + ms))
      // Only those that rest are kept.
      for (const [other, free] of freeAt) {
        if (free > at) break
        freeAt.delete(other)
      }
    },
  }
}
