import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { millisecondsInDay } from 'date-fns/constants'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Log } from '../../log/log.ts'
import type { Generation } from '../../store/generation.ts'
import type { WaitingPost } from '../../store/tables/posts.ts'
import { nextPage, webClient } from '../web-client.ts'
import type { Workspaces } from '../workspaces.ts'
import { TIMEOUTS, type Timeouts } from './timeouts.ts'
import { classifyFailure, findDirectChannel, type Metadata } from './web-api.ts'

/** Distinguishes our posts from others that carry metadata. */
const EVENT_TYPE = 'greenlight_post'

export type PostedSearch =
  | { readonly kind: 'found'; readonly ts: string }
  | { readonly kind: 'absent' }
  /** The bot may not look there: its scopes do not allow it, or it is not a member. */
  | { readonly kind: 'denied'; readonly reason: string }
  /** Slack did not answer; null when it named no delay either. */
  | { readonly kind: 'unanswered'; readonly retryAfterMs: number | null }

/** The place of a post, and its key there. */
export type Address = Pick<WaitingPost, 'team' | 'channel' | 'user' | 'key' | 'thread' | 'after'>

/** A post to search for. */
interface Where extends Address {
  /** True when an earlier process may have posted it, perhaps hours ago. */
  readonly isOld: boolean
  /** True while the post may still be on its way: only the newest messages are read, and its absence settles nothing. */
  readonly isUnsettled: boolean
}

export type FindPosted = (where: Where, fingerprint: string) => Promise<PostedSearch>

/**
 * Messages per page: an app that is distributed commercially outside Slack’s Marketplace gets 15, and one page a minute
 * (https://docs.slack.dev/changelog/2025/05/29/tos-updates).
 */
const PAGE_SIZE = 15
/** Most pages to read: of a channel’s newest messages, or of a thread’s oldest. */
const MAX_PAGES = { fresh: 30, old: 100, thread: 60 } as const
/** Searches that wait for Slack at once, and go on where it stopped them. */
const MAX_SEARCHES = 1_000
/** Longest wait for Slack to name the bot’s app, in ms; without the scope the app stays unknown. */
const APP_KNOWN_MS = 30_000
/** Time after its expiry, in ms, at which a post that could not be searched for is given up. */
const SEARCH_TTL_MS = millisecondsInDay

const Message = z.looseObject({
  ts: z.string(),
  bot_id: z.string().optional(),
  app_id: z.string().optional(),
  bot_profile: z.looseObject({ app_id: z.string().optional() }).optional(),
  metadata: z
    .looseObject({ event_type: z.string(), event_payload: z.looseObject({ fingerprint: z.string() }) })
    .optional(),
})
const Page = z.object({
  messages: z.array(z.unknown()),
  response_metadata: nextPage,
})

/** The next page of a search. */
interface Progress {
  readonly page: number
  readonly cursor: string
}

/**
 * Searches Slack for a post with this fingerprint. Only a message of this bot and app counts: a copied
 * fingerprint suppresses nothing. No local clock is compared with Slack’s.
 */
export function createFindPosted(options: {
  readonly workspaces: Pick<Workspaces, 'as' | 'bot'>
  readonly slackApiUrl: string
  readonly timing?: Timeouts
  readonly log: Log
}): FindPosted {
  const { workspaces, slackApiUrl, timing = TIMEOUTS, log } = options
  const client = webClient({ slackApiUrl, log }, timing.historyMs)
  const startedAt = performance.now()

  /** The progress of searches that Slack has stopped for a while, by fingerprint. */
  const stopped = new LRUCache<string, Progress>({ max: MAX_SEARCHES })

  /** A channel’s messages come newest first; a thread’s come oldest first and are few. */
  async function pageOf({ team, channel, thread, after }: Address, cursor: string) {
    const about = {
      channel,
      limit: PAGE_SIZE,
      include_all_metadata: true,
      oldest: after ?? undefined,
      cursor: cursor || undefined,
    }
    const answer = await workspaces.as<unknown>(team, (auth) =>
      thread === null
        ? client.conversations.history({ ...auth, ...about })
        : client.conversations.replies({ ...auth, ...about, ts: thread }),
    )
    return Page.parse(answer)
  }

  async function find(
    where: Where,
    fingerprint: string,
    isOurs: (message: unknown) => string | null,
  ): Promise<PostedSearch> {
    const { team, user, thread, isOld, isUnsettled } = where
    const channel =
      user === null ? where.channel : await findDirectChannel(workspaces, client, { team, user })
    if (channel === null) return { kind: 'absent' }
    const maxPages = thread === null ? MAX_PAGES[isOld ? 'old' : 'fresh'] : MAX_PAGES.thread
    let { page, cursor } = (isUnsettled ? undefined : stopped.get(fingerprint)) ?? { page: 0, cursor: '' }
    stopped.delete(fingerprint)
    for (; page < maxPages; page += 1) {
      const { messages, response_metadata } = await pageOf({ ...where, channel }, cursor).catch(
        (error: unknown) => {
          if (!isUnsettled) stopped.set(fingerprint, { page, cursor })
          throw error
        },
      )
      const ts = messages.map(isOurs).find((found) => found !== null)
      if (ts !== undefined) return { kind: 'found', ts }
      cursor = response_metadata.next_cursor
      if (cursor === '' || isUnsettled) return { kind: 'absent' }
    }
    // The newest messages of a channel were read, but only the oldest of a thread.
    return thread === null ? { kind: 'absent' } : { kind: 'denied', reason: 'thread_too_long' }
  }

  return async (where, fingerprint) => {
    try {
      const bot = await workspaces.bot(where.team)
      // Until Slack has identified the bot, its posts cannot be told from look-alikes.
      if (bot === null) return { kind: 'unanswered', retryAfterMs: null }
      const { app, botId } = bot
      if (app === null)
        return performance.now() - startedAt > APP_KNOWN_MS
          ? { kind: 'denied', reason: 'app_unknown' }
          : { kind: 'unanswered', retryAfterMs: null }
      const isOurs = (raw: unknown): string | null => {
        const message = Message.safeParse(raw).data
        if (
          message?.metadata?.event_type !== EVENT_TYPE ||
          message.metadata.event_payload.fingerprint !== fingerprint
        )
          return null
        const sameApp = (message.app_id ?? message.bot_profile?.app_id) === app
        return sameApp && message.bot_id === botId ? message.ts : null
      }
      return await find(where, fingerprint, isOurs)
    } catch (err) {
      const answer = classifyFailure(err)
      // The thread’s parent message was deleted, and its replies with it.
      if (answer.kind === 'refused' && answer.reason === 'thread_not_found') return { kind: 'absent' }
      log.warn({ err, channel: where.channel }, 'Slack did not say whether a post is there')
      if (answer.kind === 'refused') return { kind: 'denied', reason: answer.reason }
      return { kind: 'unanswered', retryAfterMs: answer.kind === 'limited' ? answer.retryAfterMs : null }
    }
  }
}

interface Doubt {
  /** ms until the post is either in the channel or never will be. */
  readonly settlesInMs: number
  /** True when an earlier process may have posted it, perhaps hours ago. */
  readonly isOld?: boolean
  readonly signal: AbortSignal
}

/**
 * Finds out what became of a post that may be in its channel; `absent` when it is not there and never will be.
 * @throws AbortError
 */
export type Settle = (post: Address, doubt: Doubt) => Promise<PostedSearch>

export function createSettle(options: {
  readonly findPosted: FindPosted
  readonly generation: Generation
  readonly timing: Timeouts
}): Settle {
  const { findPosted, generation, timing } = options
  return async (post, { settlesInMs, isOld = false, signal }) => {
    const fingerprint = fingerprintOf(generation, post)
    const search = (isUnsettled: boolean) => findPosted({ ...post, isOld, isUnsettled }, fingerprint)
    if (settlesInMs > 0) {
      const settledAt = performance.now() + settlesInMs
      await pause(timing.firstSearchMs, undefined, { signal })
      const early = await search(true)
      if (early.kind !== 'absent') return early
      await pause(Math.max(0, settledAt - performance.now()), undefined, { signal })
    }
    return search(false)
  }
}

/** True for a post that could not be searched for until long after its expiry. */
export function isGivenUp(leftMs: number): boolean {
  return leftMs < -SEARCH_TTL_MS
}

/**
 * Returns the fingerprint of a post: equal for equal keys, and another one in every other store. A post of an
 * earlier process is therefore recognised, also after the store was restored from a backup.
 */
export function fingerprintOf(
  generation: Generation,
  { team, channel, key }: Pick<Address, 'team' | 'channel' | 'key'>,
): string {
  // A JSON array: no two different posts give the same text.
  return createHmac('sha256', generation.current())
    .update(JSON.stringify([team, channel, key]))
    .digest('base64url')
}

export function metadataOf(key: string, fingerprint: string): Metadata {
  return { event_type: EVENT_TYPE, event_payload: { key, fingerprint } }
}
