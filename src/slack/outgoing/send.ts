import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import type { Attempt, Ending } from '../../durable/durable.ts'
import type { Log } from '../../log/log.ts'
import type { Store } from '../../store/store.ts'
import type { DuePost, PostEnd, PostStatus, SendingMark } from '../../store/tables/outbox.ts'
import type { PostResult } from '../../views/post.ts'
import { plain } from '../../views/reply.ts'
import { count, cutEscaped } from '../../views/text.ts'
import { type FindPosted, fingerprintOf, metadataOf } from './find-posted.ts'
import type { Timeouts } from './timeouts.ts'
import type { PostContent, SlackApi } from './web-api.ts'

/** Age in ms after which another process’s post may have been sent: the store may be a restored backup. */
const RESTORED_MS = 60_000
/** Time after its expiry, in ms, at which a post that could not be searched for is given up. */
const SEARCH_TTL_MS = millisecondsInDay

/** Number of attempts after which the message itself may be at fault: others then go first. */
const MANY_TRIES = 3

const NOT_THERE = new Set(['not_in_channel', 'channel_not_found'])
/** Errors caused by the message’s content: plain text may be accepted instead. */
const UNREADABLE = new Set([
  'invalid_blocks',
  'invalid_blocks_format',
  'msg_too_long',
  'msg_blocks_too_long',
  'no_text',
])
const PLAIN_LENGTH = 3_000

const Stored = z.object({ text: z.string(), blocks: z.array(z.looseObject({ type: z.string() })) })

/**
 * Processes one post, in an attempt at the work on its channel; `marked` when it is marked as being sent already.
 * Returns the writes that end a post which Slack has taken: they belong to the end of that work.
 */
export type SendPost = (
  post: DuePost,
  attempt: Pick<Attempt, 'isCurrent'>,
  marked?: Marked,
) => Promise<Ending | undefined>

/**
 * Sends posts to Slack, each once: a post that may exist is searched for first, and is sent only when it is
 * absent and can no longer be in flight. Where the bot may not look, it is not sent again.
 */
export function createSendPost({
  api,
  findPosted,
  store: { outbox, channelRateLimits, messageFingerprintSecrets },
  owner,
  taken,
  timing,
  log,
}: {
  readonly api: Pick<SlackApi, 'send'>
  readonly findPosted: FindPosted
  readonly store: {
    readonly outbox: Pick<Store['outbox'], 'markSending' | 'end' | 'reschedule'>
    readonly channelRateLimits: Pick<Store['channelRateLimits'], 'pause'>
    readonly messageFingerprintSecrets: Store['messageFingerprintSecrets']
  }
  /** The id of this process. */
  readonly owner: string
  /** Told of a post that Slack has taken: if its end is not stored, the post is found in the channel. */
  readonly taken: (post: DuePost, posted: PostResult) => void
  readonly timing: Timeouts
  readonly log: Log
}): SendPost {
  const mark = markOf(timing)
  const unsettledMs = mark.settlesInMs
  const fingerprintOfPost = async (post: DuePost) =>
    fingerprintOf(await messageFingerprintSecrets.key(post.team), post)

  /** True when the post must be sent now. */
  async function isAbsent(post: DuePost): Promise<boolean> {
    const { team, channel, user, thread, after, mayBePosted, settlesInMs } = post
    const isUnsettled = settlesInMs > 0
    const found = await findPosted(
      { team, channel, thread, after, direct: user !== null, old: post.tries === 0, isUnsettled },
      await fingerprintOfPost(post),
    )
    switch (found.kind) {
      case 'found':
        await outbox.end(post, { state: 'posted', ts: found.ts })
        return false
      case 'denied':
        // The store says that it was never sent, and nothing can contradict it.
        if (!mayBePosted) return true
        await outbox.end(post, { state: 'unconfirmed', reason: found.reason })
        return false
      case 'unanswered':
        if (post.leftMs < -SEARCH_TTL_MS) await outbox.end(post, { state: 'unconfirmed' })
        else
          await outbox.reschedule(post, {
            inMs: found.retryAfterMs ?? pauseOf(post, timing),
            mayBePosted,
            last: post.ageMs > timing.patienceMs,
          })
        return false
      case 'absent':
        if (isUnsettled) {
          await outbox.reschedule(post, { inMs: settlesInMs, mayBePosted })
          return false
        }
        if (post.leftMs > 0) return true
        await outbox.reschedule(post, { inMs: 0, mayBePosted: false })
        return false
    }
  }

  async function markAndSend(
    read: DuePost,
    attempt: Pick<Attempt, 'isCurrent'>,
    content: PostContent,
    isPlain = false,
  ): Promise<Ending | undefined> {
    const post = await outbox.markSending(read, mark)
    return post ? send(post, attempt, stopwatch(), content, isPlain) : undefined
  }

  async function send(
    post: DuePost,
    attempt: Pick<Attempt, 'isCurrent'>,
    age: Stopwatch,
    content: PostContent,
    isPlain = false,
  ): Promise<Ending | undefined> {
    const metadata = metadataOf(post.key, await fingerprintOfPost(post))
    const reschedule = async (inMs: number) => {
      await outbox.reschedule(post, { inMs, mayBePosted: false })
      return undefined
    }
    const isCurrent = await attempt.isCurrent()
    // A suspended process must not send: another one may have taken over.
    if (!isCurrent || age() > timing.maxStallMs) return reschedule(0)
    const sentAt = performance.now()
    const { team, channel } = post
    const sent = await api.send({ team, channel }, content, { thread: post.thread, metadata })
    switch (sent.kind) {
      case 'posted': {
        const { kind, ts } = sent
        taken(post, { kind, ts })
        // The pause counts from the answer: a post that was slow to arrive must not be closer to the next one.
        return {
          async write(transaction) {
            await outbox.end(post, { state: 'posted', ts }, timing.perChannelMs, transaction)
          },
        }
      }
      case 'refused':
        return refused(
          post,
          sent.reason,
          isPlain ? null : () => markAndSend(post, attempt, inPlain(content), true),
        )
      case 'limited':
        await channelRateLimits.pause(
          post,
          sent.retryAfterMs ?? timing.perChannelMs * 2 ** Math.min(post.tries, 5),
        )
        return reschedule(0)
      case 'unsent':
        return reschedule(pauseOf(post, timing))
      case 'unclear': {
        const often = post.tries >= MANY_TRIES
        const lag = often ? Math.max(timing.lagMs, pauseOf(post, timing)) : timing.lagMs
        const settlesInMs = sent.answered ? lag : unsettledMs - (performance.now() - sentAt)
        await outbox.reschedule(post, {
          inMs: timing.firstSearchMs,
          mayBePosted: true,
          settlesInMs,
          last: often,
        })
        await channelRateLimits.pause(post, timing.perChannelMs)
        return undefined
      }
    }
  }

  async function refused(
    post: DuePost,
    reason: string,
    plainly: (() => Promise<Ending | undefined>) | null,
  ): Promise<Ending | undefined> {
    if (plainly && UNREADABLE.has(reason)) {
      log.error({ reason, key: post.key }, 'Slack could not read a post, which goes out as plain text')
      return plainly()
    }
    await outbox.end(post, { state: NOT_THERE.has(reason) ? 'not-there' : 'refused', reason })
    return undefined
  }

  return async (post, attempt, marked) => {
    if (marked) return send(post, attempt, marked.age, marked.content)
    const isOld = post.owner !== owner && post.ageMs > RESTORED_MS && post.droppedCount === null
    if ((post.mayBePosted || isOld) && !(await isAbsent(post))) return undefined
    return markAndSend(post, attempt, contentOf(post))
  }
}

/** Returns how posts are marked as being sent. */
export function markOf({ answerMs, graceMs, perChannelMs }: Timeouts): SendingMark {
  return { settlesInMs: answerMs + graceMs, restMs: perChannelMs }
}

/** A post’s content and age, where this process has just stored it and marked it as being sent. */
export interface Marked {
  /** Since the mark. */
  readonly age: Stopwatch
  readonly content: PostContent
}

/** Returns ms since it was started. */
type Stopwatch = () => number

/** Starts a stopwatch. The monotonic clock stops during sleep, and the wall clock can be changed. */
export function stopwatch(): Stopwatch {
  const [monotonic, wall] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - monotonic, Date.now() - wall)
}

/** Returns the outcome of a post; null while it is pending. */
export function resultOf({ state, ts, reason: why }: PostEnd | PostStatus): PostResult | null {
  const reason = why ?? ''
  switch (state) {
    case 'waiting':
    case 'sending':
      return null
    case 'posted':
      return { kind: 'posted', ts: ts ?? '' }
    case 'not-there':
      return { kind: 'not-there', reason }
    case 'too-late':
      return { kind: 'refused', reason: 'too-late' }
    case 'refused':
      return { kind: 'refused', reason, ...(isPermanent(reason) ? { permanent: true } : {}) }
    case 'unconfirmed':
      return { kind: 'unconfirmed' }
  }
}

/** True when a refusal concerns the channel or the bot and not the content of the post. */
function isPermanent(reason: string): boolean {
  return !UNREADABLE.has(reason)
}

/** Returns the delay until the next attempt, in ms; it grows with the post’s age. */
function pauseOf({ ageMs }: DuePost, { retryMs }: Timeouts): number {
  return Math.min(retryMs.longest, Math.max(retryMs.shortest, ageMs / 5))
}

function contentOf({ content, droppedCount }: DuePost): PostContent {
  if (content !== null) return Stored.parse(JSON.parse(content))
  const text =
    `I couldn’t bring ${count(droppedCount ?? 0, 'answer')} here within half an hour, and dropped what was too old by then. ` +
    'Ask again for what you still need to know.'
  return { text, blocks: plain(text) }
}

function inPlain({ text }: PostContent): PostContent {
  const short = cutEscaped(text, PLAIN_LENGTH)
  return { text: short, blocks: plain(short) }
}
