import pLimit from 'p-limit'
import { z } from 'zod'
import type { Attempt, Ending, Sleep, WorkHandler } from '../../durable/durable.ts'
import type { StoreTransaction } from '../../store/context.ts'
import type { Store } from '../../store/store.ts'
import type { PostEnd, WaitingPost } from '../../store/tables/posts.ts'
import { plain } from '../../views/reply.ts'
import { count } from '../../views/text.ts'
import type { ChannelTurns } from './channel-turns.ts'
import { isGivenUp, type PostedSearch, type Settle } from './find-posted.ts'
import { limitedMs, MANY_ATTEMPTS, refusal, retryMs, type Send, type Sent, unsettledMs } from './send.ts'
import type { Timeouts } from './timeouts.ts'
import type { PostContent } from './web-api.ts'

/** Most posts that one process sends at once; others never hold up answers. */
const CONCURRENCY = { answers: 50, others: 40 } as const
/** Delay of posts to a workspace that has uninstalled the app, in ms. */
const UNINSTALLED_MS = 60_000
/**
 * Age in ms after which an earlier process may have sent a post that was never marked: the store may be a restored
 * backup.
 */
const RESTORED_MS = 60_000
/** The one step of the work: it has an effect that must not happen twice. */
const SEND = 'send'

const Input = z.object({ isAnswer: z.boolean() })
const Stored = z.object({ text: z.string(), blocks: z.array(z.looseObject({ type: z.string() })) })

/** The result of one attempt to send a stored post. */
type Attempted =
  | Sent
  /** An earlier attempt may have sent it, so long ago. */
  | { readonly kind: 'in-doubt'; readonly ageMs: number }
  | { readonly kind: 'too-late' }
  /** A message that counts dropped answers, and has none to count. */
  | { readonly kind: 'needless' }
  /** Another process has sent something to the channel meanwhile. */
  | { readonly kind: 'taken' }

class ChannelTakenError extends Error {}

/** Returns what makes an attempt at one stored post: the durable work, whose key is the post’s id. */
export function createPostWork(options: {
  readonly store: Pick<Store, 'posts' | 'channelRateLimits'> & {
    readonly uninstalls: Pick<Store['uninstalls'], 'has'>
  }
  readonly send: Send
  readonly settle: Settle
  readonly turns: Pick<ChannelTurns, 'take'>
  /** Accepts the message that says in the channel that this answer was dropped, with others. */
  readonly announceDrop: (post: WaitingPost) => Promise<void>
  /** ms UTC */
  readonly now: () => number
  readonly timing: Timeouts
}): WorkHandler {
  const { store, send, settle, turns, announceDrop, now, timing } = options
  const { posts, channelRateLimits, uninstalls } = store
  const startedAt = now()
  const [answers, others] = [pLimit(CONCURRENCY.answers), pLimit(CONCURRENCY.others)]
  const ageOf = ({ createdAt }: WaitingPost) => now() - createdAt
  const leftOf = ({ expiresAt }: WaitingPost) => expiresAt - now()
  const isRestored = (post: WaitingPost) => post.createdAt < startedAt && ageOf(post) > RESTORED_MS

  const ending = (post: WaitingPost, end: PostEnd, restMs?: number): Ending => ({
    async write(transaction) {
      await posts.end(transaction, post, end)
      if (restMs !== undefined) await channelRateLimits.pause(post, restMs, transaction)
    },
  })

  async function contentOf(post: WaitingPost): Promise<PostContent | null> {
    if (post.content !== null) return Stored.parse(JSON.parse(post.content))
    const dropped = await posts.dropped(post)
    if (dropped === 0) return null
    const text =
      `I couldn’t bring ${count(dropped, 'answer')} here within half an hour, and dropped what was too old by then. ` +
      'Ask again for what you still need to know.'
    return { text, blocks: plain(text) }
  }

  /** Sends the post in its channel’s next turn, unless an earlier attempt may have done so. */
  function attemptToSend(post: WaitingPost, attempt: Attempt, isAnswer: boolean): Promise<Attempted> {
    const turn = { leftMs: leftOf(post), signal: attempt.closing }
    const limit = isAnswer ? answers : others
    const recover = async (ageMs: number): Promise<Attempted> => ({ kind: 'in-doubt', ageMs })
    return turns.take(post, turn, async (isTooLate) => {
      if (isTooLate) return attempt.once(SEND, { first: async () => ({ kind: 'too-late' }), recover })
      return limit(async () => {
        const age = stopwatch()
        const before = async (transaction: StoreTransaction) => {
          if (!(await channelRateLimits.take(post, timing.perChannelMs, transaction)))
            throw new ChannelTakenError()
          if (post.content === null) await posts.countDropped(transaction, post)
        }
        const first = async (): Promise<Attempted> => {
          const content = await contentOf(post)
          if (content === null) return { kind: 'needless' }
          // A suspended process must not send: another one may have taken over.
          return age() > timing.maxStallMs ? { kind: 'unsent' } : send(post, content)
        }
        return attempt.once<Attempted>(SEND, { before, first, recover }).catch((error: unknown) => {
          if (error instanceof ChannelTakenError) return { kind: 'taken' } as const
          throw error
        })
      })
    })
  }

  /** Ends or continues with what became of a post that may be in its channel. */
  async function settled(post: WaitingPost, found: PostedSearch, attempt: Attempt): Promise<Ending | Sleep> {
    if (found.kind === 'found') return ending(post, { state: 'posted', ts: found.ts })
    if (found.kind === 'denied') return ending(post, { state: 'unconfirmed', reason: found.reason })
    if (found.kind === 'unanswered' && isGivenUp(leftOf(post))) return ending(post, { state: 'unconfirmed' })
    const sleepMs = retryMs(ageOf(post), timing)
    if (found.kind === 'unanswered') {
      // One that takes long must not hold up the others.
      if (ageOf(post) > timing.patienceMs) await attempt.leavePartition()
      return { sleepMs: found.retryAfterMs ?? sleepMs }
    }
    await attempt.retract(SEND)
    return { sleepMs: attempt.number >= MANY_ATTEMPTS ? sleepMs : 0 }
  }

  async function attemptPost(
    post: WaitingPost,
    attempt: Attempt,
    isAnswer: boolean,
  ): Promise<Ending | Sleep> {
    const { closing: signal } = attempt
    // It counts those that are still in doubt too.
    if (post.content === null && (await posts.mayBeDropped(post)))
      return { sleepMs: retryMs(ageOf(post), timing) }
    if (post.mayBePosted || isRestored(post)) {
      const found = await settle(post, { settlesInMs: 0, isOld: true, signal })
      // Where the bot may not look, the store is right that it was never sent, unless it says the contrary.
      const isAbsent = found.kind === 'absent' || (found.kind === 'denied' && !post.mayBePosted)
      if (!isAbsent) return settled(post, found, attempt)
    }
    return sendPost(post, attempt, isAnswer)
  }

  async function sendPost(post: WaitingPost, attempt: Attempt, isAnswer: boolean): Promise<Ending | Sleep> {
    const { closing: signal } = attempt
    const sent = await attemptToSend(post, attempt, isAnswer)
    switch (sent.kind) {
      case 'posted':
        return ending(post, { state: 'posted', ts: sent.ts }, timing.perChannelMs)
      case 'refused':
        return ending(post, refusal(sent.reason))
      case 'too-late':
        if (post.countsAsDropped) await announceDrop(post)
        return ending(post, { state: 'too-late', reason: 'too-late' })
      case 'needless':
        return ending(post, { state: 'refused', reason: 'needless' })
      case 'taken':
        return { sleepMs: 0 }
      case 'limited':
        await attempt.retract(SEND)
        await channelRateLimits.pause(post, limitedMs(sent, attempt.number, timing))
        return { sleepMs: 0 }
      case 'unsent':
        await attempt.retract(SEND)
        return { sleepMs: retryMs(ageOf(post), timing) }
      case 'in-doubt': {
        const settlesInMs = unsettledMs(timing) - sent.ageMs
        const found = await settle(post, { settlesInMs, signal })
        if (found.kind !== 'absent') return settled(post, found, attempt)
        await attempt.retract(SEND)
        return sendPost(post, attempt, isAnswer)
      }
      case 'unclear':
        // The message itself may be at fault: it must not hold up the others.
        if (attempt.number >= MANY_ATTEMPTS) await attempt.leavePartition()
        return settled(post, await settle(post, { settlesInMs: sent.settlesInMs, signal }), attempt)
    }
  }

  return async (input, attempt) => {
    const post = await posts.find(attempt.key)
    if (!post) return undefined
    if (await uninstalls.has(post.team)) return { sleepMs: UNINSTALLED_MS }
    try {
      return await attemptPost(post, attempt, Input.parse(input).isAnswer)
    } catch (error) {
      if (attempt.closing.aborted && error instanceof Error && error.name === 'AbortError')
        return { sleepMs: 0 }
      throw error
    }
  }
}

/** Starts a stopwatch in ms. The monotonic clock stops during sleep, and the wall clock can be changed. */
function stopwatch(): () => number {
  const [monotonic, wall] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - monotonic, Date.now() - wall)
}
