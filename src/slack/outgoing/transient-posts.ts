import { setTimeout as pause } from 'node:timers/promises'
import { withTimeout } from '../../model/deadline.ts'
import type { Content, PostResult } from '../../views/post.ts'
import { type ChannelTurns, channelName, createLanes } from './channel-turns.ts'
import { type Address, isGivenUp, type Settle } from './find-posted.ts'
import { limitedMs, MANY_ATTEMPTS, refusal, resultOf, retryMs, type Send } from './send.ts'
import type { Timeouts } from './timeouts.ts'

/** A post, and until when it is sent (ms UTC). */
type TransientPost = Omit<Address, 'after'> & { readonly expiresAt: number }

/**
 * Sends the answers to what changes nothing: from memory, one at a time and in order in each channel, at its pace, each
 * once. Resolves with the end of the post; never after `closing`.
 */
export function createTransientPosts({
  send,
  settle,
  turns,
  closing: signal,
  now,
  timing,
}: {
  readonly send: Send
  readonly settle: Settle
  readonly turns: ChannelTurns
  readonly closing: AbortSignal
  /** ms UTC */
  readonly now: () => number
  readonly timing: Timeouts
}) {
  const inLane = createLanes()

  async function deliver(to: TransientPost, content: Content): Promise<PostResult> {
    const createdAt = now()
    const post = { ...to, after: null }
    const leftMs = () => post.expiresAt - now()
    const pauseMs = () => retryMs(now() - createdAt, timing)
    for (let attempt = 1; ; attempt += 1) {
      const sent = await turns.take(post, { leftMs: leftMs(), signal }, async (isTooLate) =>
        isTooLate ? ({ kind: 'too-late' } as const) : send(post, content),
      )
      switch (sent.kind) {
        case 'too-late':
          return resultOf({ state: 'too-late' })
        case 'posted':
          return sent
        case 'refused':
          return resultOf(refusal(sent.reason))
        case 'limited':
          turns.rest(post, limitedMs(sent, attempt, timing))
          break
        case 'unsent':
          await pause(pauseMs(), undefined, { signal })
          break
        case 'unclear': {
          let found = await settle(post, { settlesInMs: sent.settlesInMs, signal })
          while (found.kind === 'unanswered' && !isGivenUp(leftMs())) {
            await pause(found.retryAfterMs ?? pauseMs(), undefined, { signal })
            found = await settle(post, { settlesInMs: 0, signal })
          }
          if (found.kind === 'found') return { kind: 'posted', ts: found.ts }
          if (found.kind !== 'absent') return { kind: 'unconfirmed' }
          if (attempt >= MANY_ATTEMPTS) await pause(pauseMs(), undefined, { signal })
        }
      }
    }
  }

  return async (post: TransientPost, content: Content): Promise<PostResult> => {
    const { ended } = await inLane(channelName(post), async () => {
      const result = deliver(post, content)
      // One that takes long must not hold up the others.
      await withTimeout(timing.patienceMs, result, null).catch(() => {})
      return { ended: result }
    })
    return ended.catch((error: unknown) => {
      if (!signal.aborted) throw error
      return new Promise<never>(() => {})
    })
  }
}
