import { setTimeout as pause } from 'node:timers/promises'
import { webApi } from '@slack/bolt'
import type { LinkUnfurls } from '@slack/types'
import { z } from 'zod'
import type { LinkCardsByUrl } from '../../links/unfold.ts'
import type { Log } from '../../log/log.ts'
import type { ChannelRef, Recipient } from '../../model/directory.ts'
import type { Content, Outbox } from '../../outbox/port.ts'
import { webClientOptions } from '../web-client.ts'
import { findDirectChannel } from './direct-channel.ts'
import { TIMEOUTS, type Timeouts } from './timeouts.ts'

/** Longest pause at Slack’s request for edits and for private messages, in ms. */
const MAX_PAUSE_MS = 3_000

const GONE = new Set(['message_not_found', 'cant_update_message', 'channel_not_found', 'is_archived'])

type View = webApi.ViewsOpenArguments['view']
type HomeView = webApi.ViewsPublishArguments['view']

export interface WebOutbox extends Outbox {
  /** Deletes one of the bot’s messages from a channel; returns false when Slack did not. */
  remove(message: ChannelRef & { readonly ts: string }): Promise<boolean>
  /**
   * Opens a modal for this person, `onTop` of the one in which they pressed a button; returns its id, or null when
   * Slack did not open it.
   */
  openView(
    to: Recipient & { readonly triggerId: string; readonly channel?: string; readonly onTop?: boolean },
    view: View,
  ): Promise<string | null>
  /** Shows cards under the links of a message, by their addresses; returns false when Slack did not. */
  unfurl(message: ChannelRef & { readonly ts: string }, cards: LinkCardsByUrl): Promise<boolean>
  /** Returns false when the view is gone or Slack did not accept the new one. */
  updateView(
    to: Recipient & { readonly view: string; readonly channel?: string },
    view: View,
  ): Promise<boolean>
  publishHome(to: Recipient, view: HomeView): Promise<boolean>
}

/** The metadata of a bot’s message, for other programs. */
export interface Metadata {
  readonly event_type: string
  readonly event_payload: Readonly<Record<string, string>>
}

/** The content of a post; blocks as sent. */
export interface PostContent {
  readonly text: string
  readonly blocks: readonly { readonly type: string }[]
}

export type SendResult = { readonly kind: 'posted'; readonly ts: string } | SlackFailure

/** The direct connection to Slack. A post is sent once; the caller resolves an unclear answer. */
export interface SlackApi extends Omit<WebOutbox, 'post' | 'direct'> {
  /** `channel` may be a person: Slack then opens the direct message itself. */
  send(
    channel: string,
    content: PostContent,
    options: { readonly thread: string | null; readonly metadata: Metadata },
  ): Promise<SendResult>
}

/** Sends through Slack’s Web API with the bot’s token. */
export function createSlackApi({
  token,
  slackApiUrl,
  timing = TIMEOUTS,
  log,
}: {
  readonly token: string
  readonly slackApiUrl: string
  readonly timing?: Timeouts
  readonly log: Log
}): SlackApi {
  const client = new webApi.WebClient(token, webClientOptions(slackApiUrl, log))
  const postingClient = new webApi.WebClient(token, {
    ...webClientOptions(slackApiUrl, log),
    timeout: timing.answerMs,
  })
  const noUnfurl = { unfurl_links: false, unfurl_media: false }

  const attempt = async (what: string, call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call()
      return true
    } catch (err) {
      log.warn({ err }, `Slack did not take ${what}`)
      return false
    }
  }

  async function edit(
    find: () => Promise<string | null>,
    ts: string,
    { text, blocks }: Content,
  ): Promise<'updated' | 'gone' | 'failed'> {
    try {
      const channel = await find()
      if (channel === null) return 'gone'
      await withRateLimitRetry(() => client.chat.update({ channel, ts, text, blocks: [...blocks] }))
      return 'updated'
    } catch (err) {
      if (GONE.has(slackError(err))) return 'gone'
      log.warn({ err, ts }, 'Slack did not take an edit')
      return 'failed'
    }
  }

  return {
    async send(channel, { text, blocks }, { thread, metadata }) {
      try {
        const { ts } = await postingClient.chat.postMessage({
          ...{ channel, text, blocks: [...blocks], metadata, ...noUnfurl },
          ...(thread === null ? {} : { thread_ts: thread }),
        })
        return ts ? { kind: 'posted', ts } : { kind: 'unclear', answered: true }
      } catch (err) {
        log.warn({ err, channel }, 'Slack did not take a post')
        return classifyFailure(err)
      }
    },
    update: ({ channel, ts }, content) => edit(async () => channel, ts, content),
    updateDirect: ({ user, ts }, content) => edit(() => findDirectChannel(client, user), ts, content),
    remove: ({ channel, ts }) =>
      attempt('a removal', () => withRateLimitRetry(() => client.chat.delete({ channel, ts }))),
    whisper: ({ channel, user, thread }, { text, blocks }) =>
      attempt('a private answer', () =>
        withRateLimitRetry(() =>
          client.chat.postEphemeral({
            ...{ channel, user, text, blocks: [...blocks] },
            ...(thread === undefined ? {} : { thread_ts: thread }),
          }),
        ),
      ),
    unfurl: ({ channel, ts }, cards) =>
      attempt('a card of a link', () =>
        withRateLimitRetry(() => client.chat.unfurl({ channel, ts, unfurls: unfurlsOf(cards) })),
      ),
    async openView({ triggerId, onTop = false }, view) {
      try {
        const opened = await client.views[onTop ? 'push' : 'open']({ trigger_id: triggerId, view })
        return opened.view?.id ?? null
      } catch (err) {
        log.warn({ err }, 'Slack did not take a form')
        return null
      }
    },
    updateView: (to, view) =>
      attempt('a new page of a modal', () => client.views.update({ view_id: to.view, view })),
    publishHome: ({ user }, view) =>
      attempt('a Home tab', () => client.views.publish({ user_id: user, view })),
  }
}

function unfurlsOf(cards: LinkCardsByUrl): LinkUnfurls {
  return Object.fromEntries(
    Object.entries(cards).map(([url, { text, blocks }]) => [url, { fallback: text, blocks: [...blocks] }]),
  )
}

/** Retries once after a short pause requested by Slack; the refused call had no effect. */
async function withRateLimitRetry(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call()
  } catch (error) {
    const answer = classifyFailure(error)
    const pauseMs = answer.kind === 'limited' ? (answer.retryAfterMs ?? MAX_PAUSE_MS) : null
    if (pauseMs === null || pauseMs > MAX_PAUSE_MS) throw error
    await pause(pauseMs)
    return call()
  }
}

/** A refusal by Slack’s Web API, or the lack of a trustworthy answer. */
export type SlackFailure =
  /** Refused, with Slack’s own word (`not_in_channel`). */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Rate-limited; null when Slack named no delay. */
  | { readonly kind: 'limited'; readonly retryAfterMs: number | null }
  /** The request was never sent. */
  | { readonly kind: 'unsent' }
  /** No trustworthy answer: it may have taken effect. `answered`: a response came, so it is not in flight. */
  | { readonly kind: 'unclear'; readonly answered: boolean }

// Slack documents that these may have taken effect nevertheless.
const AMBIGUOUS = new Set(['fatal_error', 'internal_error', 'service_unavailable', 'request_timeout'])
const LIMITED = new Set(['ratelimited', 'rate_limited'])
/** Errors from before any server could have read the request. */
const UNSENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const Failed = z.object({ cause: z.object({ code: z.string() }) })

/** Classifies the error thrown by a client call. */
export function classifyFailure(error: unknown): SlackFailure {
  if (error instanceof webApi.WebAPIRateLimitedError)
    return { kind: 'limited', retryAfterMs: error.retryAfter * 1_000 }
  // The client’s error for a 429 without a delay.
  if (error instanceof Error && error.message.startsWith('Retry header'))
    return { kind: 'limited', retryAfterMs: null }
  if (error instanceof webApi.WebAPIHTTPError) return { kind: 'unclear', answered: true }
  if (error instanceof webApi.WebAPIRequestError) {
    const failed = Failed.safeParse(error.original).data
    return failed && UNSENT.has(failed.cause.code) ? { kind: 'unsent' } : { kind: 'unclear', answered: false }
  }
  const reason = slackError(error)
  if (LIMITED.has(reason)) return { kind: 'limited', retryAfterMs: null }
  // An HTML page in its place is not an answer.
  return /^[a-z_]+$/.test(reason) && !AMBIGUOUS.has(reason)
    ? { kind: 'refused', reason }
    : { kind: 'unclear', answered: reason !== '' }
}

/** Returns Slack’s own word for a refusal (`not_in_channel`); empty when there was no such answer. */
function slackError(error: unknown): string {
  return error instanceof webApi.WebAPIPlatformError ? String(error.data.error).slice(0, 100) : ''
}
