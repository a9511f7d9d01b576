import type { Log } from '../../log/log.ts'
import type { Generation } from '../../store/generation.ts'
import type { PostEnd } from '../../store/tables/posts.ts'
import type { PostResult } from '../../views/post.ts'
import { plain } from '../../views/reply.ts'
import { cutEscaped } from '../../views/text.ts'
import type { ChannelTurns } from './channel-turns.ts'
import { type Address, fingerprintOf, metadataOf } from './find-posted.ts'
import type { Timeouts } from './timeouts.ts'
import type { PostContent, SendResult, SlackApi } from './web-api.ts'

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

/** Attempts after which the message itself may be at fault that Slack gives no clear answer. */
export const MANY_ATTEMPTS = 3

/** Doublings of the pause of a channel that Slack limits without naming a delay. */
const MAX_DOUBLINGS = 5

/** The result of sending a post once. */
export type Sent =
  | Exclude<SendResult, { kind: 'unclear' }>
  /** After `settlesInMs` it is either in the channel or never will be. */
  | { readonly kind: 'unclear'; readonly settlesInMs: number }

/** Sends a post once; as plain text where Slack cannot read it. */
export type Send = (post: Address, content: PostContent) => Promise<Sent>

export function createSend(options: {
  readonly api: Pick<SlackApi, 'send'>
  readonly generation: Generation
  readonly turns: Pick<ChannelTurns, 'rest'>
  readonly timing: Timeouts
  readonly log: Log
}): Send {
  const { api, generation, turns, timing, log } = options
  async function sendOnce(post: Address, content: PostContent): Promise<Sent> {
    const { team, channel, thread, key } = post
    const metadata = metadataOf(key, fingerprintOf(generation, post))
    const sentAt = performance.now()
    const sent = await api.send({ team, channel }, content, { thread, metadata })
    // The pace counts from the answer: a post that was slow to arrive must not be closer to the next one.
    turns.rest(post, timing.perChannelMs)
    if (sent.kind !== 'unclear') return sent
    const settlesInMs = sent.answered ? timing.lagMs : unsettledMs(timing) - (performance.now() - sentAt)
    return { kind: 'unclear', settlesInMs }
  }

  return async (post, content) => {
    const sent = await sendOnce(post, content)
    if (sent.kind !== 'refused' || !UNREADABLE.has(sent.reason)) return sent
    log.error(
      { reason: sent.reason, key: post.key },
      'Slack could not read a post, which goes out as plain text',
    )
    return sendOnce(post, inPlain(content))
  }
}

/** Returns the time in ms after which a post whose answer never came is either in the channel or never will be. */
export function unsettledMs({ answerMs, graceMs }: Timeouts): number {
  return answerMs + graceMs
}

/** Returns the pause of a channel that Slack limits at this attempt, in ms. */
export function limitedMs(
  { retryAfterMs }: Extract<Sent, { kind: 'limited' }>,
  attempt: number,
  { perChannelMs }: Timeouts,
): number {
  return retryAfterMs ?? perChannelMs * 2 ** Math.min(attempt, MAX_DOUBLINGS)
}

/** Returns the delay until the next attempt, in ms; it grows with the post’s age. */
export function retryMs(ageMs: number, { retryMs: { min, max } }: Timeouts): number {
  return Math.min(max, Math.max(min, ageMs / 5))
}

export function refusal(reason: string): PostEnd {
  return { state: NOT_THERE.has(reason) ? 'not-there' : 'refused', reason }
}

export function resultOf({ state, ts, reason: why }: PostEnd): PostResult {
  const reason = why ?? ''
  switch (state) {
    case 'posted':
      return { kind: 'posted', ts: ts ?? '' }
    case 'not-there':
      return { kind: 'not-there', reason }
    case 'too-late':
      return { kind: 'refused', reason: 'too-late' }
    case 'refused':
      // A refusal that the content did not cause concerns the channel or the bot.
      return { kind: 'refused', reason, permanent: UNREADABLE.has(reason) ? undefined : true }
    case 'unconfirmed':
      return { kind: 'unconfirmed' }
  }
}

function inPlain({ text }: PostContent): PostContent {
  const short = cutEscaped(text, PLAIN_LENGTH)
  return { text: short, blocks: plain(short) }
}
