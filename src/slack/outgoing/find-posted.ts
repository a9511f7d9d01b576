import { createHmac } from 'node:crypto'
import { webApi } from '@slack/bolt'
import { z } from 'zod'
import type { Log } from '../../log/log.ts'
import type { IdentitySource } from '../identity.ts'
import { webClientOptions } from '../web-client.ts'
import { TIMEOUTS, type Timeouts } from './timeouts.ts'
import { classifyFailure, type Metadata } from './web-api.ts'

/** Tells our posts from all others that carry metadata. */
const EVENT_TYPE = 'greenlight_post'

export type PostedSearch =
  | { readonly kind: 'found'; readonly ts: string }
  | { readonly kind: 'absent' }
  /** The bot may not look there: its scopes do not allow it, or it is no member. */
  | { readonly kind: 'denied'; readonly reason: string }
  /** Slack did not say; null where it did not say either how long to wait. */
  | { readonly kind: 'unanswered'; readonly retryAfterMs: number | null }

/** Where a post is looked for: a channel or a person, and the thread. */
export interface Where {
  readonly channel: string
  /** A direct message: the channel is the person’s id. */
  readonly direct: boolean
  readonly thread: string | null
  /** An earlier life of the bot may have posted it, perhaps hours ago. */
  readonly old: boolean
}

export type FindPosted = (where: Where, mark: string) => Promise<PostedSearch>

/** The most pages that are read, and the messages of each: the newest of a channel; a thread begins with the oldest. */
const PAGES = { fresh: 4, old: 20, thread: 10 } as const
const PAGE = 100
/** Slack may take this long to say which app the bot is of, in ms: a bot that may not ask never knows. */
const APP_KNOWN_MS = 30_000
const NOT_TO_ITS_END = 'thread_too_long'

const Message = z.looseObject({
  ts: z.string(),
  bot_id: z.string().optional(),
  app_id: z.string().optional(),
  bot_profile: z.looseObject({ app_id: z.string().optional() }).optional(),
  metadata: z
    .looseObject({ event_type: z.string(), event_payload: z.looseObject({ mark: z.string() }) })
    .optional(),
})
const Page = z.object({
  messages: z.array(z.unknown()),
  response_metadata: z.object({ next_cursor: z.string().default('') }).default({ next_cursor: '' }),
})
const Conversations = z.object({
  channels: z.array(z.looseObject({ id: z.string(), user: z.string().optional() })),
  response_metadata: z.object({ next_cursor: z.string().default('') }).default({ next_cursor: '' }),
})

/**
 * Looks in Slack for a post with this mark. Only a message of this very bot and app counts: whoever copies a mark
 * that they have seen suppresses nothing. No clock of ours is compared with Slack’s.
 */
export function createFindPosted({
  token,
  slackApiUrl,
  identity,
  timing = TIMEOUTS,
  log,
}: {
  readonly token: string
  readonly slackApiUrl: string
  readonly identity: Pick<IdentitySource, 'current' | 'known' | 'app'>
  readonly timing?: Timeouts
  readonly log: Log
}): FindPosted {
  const options = { ...webClientOptions(slackApiUrl, log), timeout: timing.historyMs }
  const client = new webApi.WebClient(token, options)
  const startedAt = performance.now()

  /** Slack opens the conversation with a person at the first message: without one, there is none. */
  async function conversationWith(user: string): Promise<string | null> {
    let cursor = ''
    for (let page = 0; page < PAGES.old; page += 1) {
      const answer = await client.conversations.list({
        types: 'im',
        limit: 1_000,
        ...(cursor ? { cursor } : {}),
      })
      const { channels, response_metadata } = Conversations.parse(answer)
      const found = channels.find((channel) => channel.user === user)
      if (found) return found.id
      cursor = response_metadata.next_cursor
      if (cursor === '') break
    }
    return null
  }

  /** A channel’s messages come newest first; a thread’s come oldest first, and are few. */
  async function pageOf(channel: string, thread: string | null, cursor: string) {
    const about = { channel, limit: PAGE, include_all_metadata: true, ...(cursor ? { cursor } : {}) }
    const answer =
      thread === null
        ? await client.conversations.history(about)
        : await client.conversations.replies({ ...about, ts: thread })
    return Page.parse(answer)
  }

  async function find({ channel, direct, thread, old }: Where, isOurs: (message: unknown) => string | null) {
    const id = direct ? await conversationWith(channel) : channel
    if (id === null) return null
    const maxPages = thread === null ? PAGES[old ? 'old' : 'fresh'] : PAGES.thread
    let cursor = ''
    for (let page = 0; page < maxPages; page += 1) {
      const { messages, response_metadata } = await pageOf(id, thread, cursor)
      const ts = messages.map(isOurs).find((found) => found !== null)
      if (ts !== undefined) return ts
      cursor = response_metadata.next_cursor
      if (cursor === '') return null
    }
    // The newest of a channel were read, and only the oldest of a thread.
    return thread === null ? null : NOT_TO_ITS_END
  }

  return async (where, mark) => {
    const app = identity.app()
    // Until Slack has told who the bot is, nothing can be told from a look-alike.
    if (!identity.known()) return { kind: 'unanswered', retryAfterMs: null }
    if (app === null)
      return performance.now() - startedAt > APP_KNOWN_MS
        ? { kind: 'denied', reason: 'app_unknown' }
        : { kind: 'unanswered', retryAfterMs: null }
    const { botId } = await identity.current()
    const isOurs = (raw: unknown): string | null => {
      const message = Message.safeParse(raw).data
      if (message?.metadata?.event_type !== EVENT_TYPE || message.metadata.event_payload.mark !== mark)
        return null
      const sameApp = (message.app_id ?? message.bot_profile?.app_id) === app
      return sameApp && message.bot_id === botId ? message.ts : null
    }
    try {
      const ts = await find(where, isOurs)
      if (ts === NOT_TO_ITS_END) return { kind: 'denied', reason: ts }
      return ts === null ? { kind: 'absent' } : { kind: 'found', ts }
    } catch (err) {
      const answer = classifyFailure(err)
      // The message that it answers was deleted, and what was said under it went with it.
      if (answer.kind === 'refused' && answer.reason === 'thread_not_found') return { kind: 'absent' }
      log.warn({ err, channel: where.channel }, 'Slack did not say whether a post is there')
      if (answer.kind === 'refused') return { kind: 'denied', reason: answer.reason }
      return { kind: 'unanswered', retryAfterMs: answer.kind === 'limited' ? answer.retryAfterMs : null }
    }
  }
}

/**
 * The mark of a post: the same for the same key, and nobody else’s for want of the secret. So what an earlier life
 * of the bot has posted is known again, also by a store that was restored from a backup.
 */
export function fingerprintOf(
  secret: string,
  { team, channel, key }: { readonly team: string; readonly channel: string; readonly key: string },
): string {
  // An array in JSON: no two different posts make the same text.
  return createHmac('sha256', secret)
    .update(JSON.stringify([team, channel, key]))
    .digest('base64url')
}

export function metadataOf(key: string, mark: string): Metadata {
  return { event_type: EVENT_TYPE, event_payload: { key, mark } }
}
