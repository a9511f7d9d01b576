import { setTimeout as pause } from 'node:timers/promises'
import { webApi } from '@slack/bolt'
import type { LinkUnfurls } from '@slack/types'
import { z } from 'zod'
import type { Log } from '../../log/log.ts'
import type { ChannelRef, Recipient } from '../../model/directory.ts'
import type { LinkCardsByUrl } from '../../notifications/links.ts'
import type { Content, Outbox } from '../../views/post.ts'
import { nextPage, readPages, slackError, webClient } from '../web-client.ts'
import { type BotAuth, NoBotToken, type Workspaces } from '../workspaces.ts'
import type { Viewer } from './prepare.ts'
import { TIMEOUTS, type Timeouts } from './timeouts.ts'

/** Longest pause at Slack’s request for edits and for private messages, in ms. */
const MAX_PAUSE_MS = 3_000

const GONE = new Set(['message_not_found', 'cant_update_message', 'channel_not_found', 'is_archived'])

type View = webApi.ViewsOpenArguments['view']
type HomeView = webApi.ViewsPublishArguments['view']

export interface WebOutbox extends Outbox {
  /**
   * Opens a modal for this person, `onTop` of the one in which they pressed a button; returns its id, or null when
   * Slack did not open it.
   */
  openView(
    to: Viewer & { readonly triggerId: string; readonly onTop?: boolean },
    view: View,
  ): Promise<string | null>
  /** Shows cards under the links of a message, by their addresses; returns false when Slack did not. */
  unfurl(
    message: ChannelRef & { readonly ts: string; readonly composing: string | null },
    cards: LinkCardsByUrl,
  ): Promise<boolean>
  /**
   * Returns the view’s new hash, or null when the view is gone, is not of the given `hash` any more, or Slack did not
   * accept the new one.
   */
  updateView(
    to: Viewer & { readonly view: string; readonly hash?: string },
    view: View,
  ): Promise<string | null>
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
    to: ChannelRef,
    content: PostContent,
    options: { readonly thread: string | null; readonly metadata: Metadata },
  ): Promise<SendResult>
}

/** Sends through Slack’s Web API, in each workspace with the bot’s token there. */
export function createSlackApi(options: {
  readonly workspaces: Pick<Workspaces, 'as'>
  readonly slackApiUrl: string
  readonly timing?: Timeouts
  readonly log: Log
}): SlackApi {
  const { workspaces, slackApiUrl, timing = TIMEOUTS, log } = options
  const client = webClient({ slackApiUrl, log })
  const postingClient = webClient({ slackApiUrl, log }, timing.answerMs)
  const noUnfurl = { unfurl_links: false, unfurl_media: false }

  type Call<Answer> = (auth: BotAuth) => Promise<Answer>

  /** Returns null where Slack did not take it. */
  async function ask<Answer>(team: string, what: string, call: Call<Answer>): Promise<Answer | null> {
    try {
      return await workspaces.as(team, call)
    } catch (err) {
      log.warn({ err, team }, `Slack did not take ${what}`)
      return null
    }
  }

  const attempt = async (team: string, what: string, call: Call<unknown>): Promise<boolean> =>
    (await ask(team, what, call)) !== null

  async function edit(
    team: string,
    find: () => Promise<string | null>,
    ts: string,
    { text, blocks }: Content,
  ): Promise<'updated' | 'gone' | 'failed'> {
    try {
      const channel = await find()
      if (channel === null) return 'gone'
      await withRateLimitRetry(() =>
        workspaces.as(team, (auth) =>
          client.chat.update({ ...auth, channel, ts, text, blocks: [...blocks] }),
        ),
      )
      return 'updated'
    } catch (err) {
      if (GONE.has(slackError(err))) return 'gone'
      log.warn({ err, ts }, 'Slack did not take an edit')
      return 'failed'
    }
  }

  return {
    async send({ team, channel }, { text, blocks }, { thread, metadata }) {
      try {
        const { ts } = await workspaces.as(team, (auth) =>
          postingClient.chat.postMessage({
            ...auth,
            channel,
            text,
            blocks: [...blocks],
            metadata,
            ...noUnfurl,
            thread_ts: thread ?? undefined,
          }),
        )
        return ts ? { kind: 'posted', ts } : { kind: 'unclear', answered: true }
      } catch (err) {
        log.warn({ err, team, channel }, 'Slack did not take a post')
        return classifyFailure(err)
      }
    },
    update: ({ team, channel, ts }, content) => edit(team, async () => channel, ts, content),
    updateDirect: ({ ts, ...to }, content) =>
      edit(to.team, () => findDirectChannel(workspaces, client, to), ts, content),
    remove: ({ team, channel, ts }) =>
      attempt(team, 'a removal', (auth) =>
        withRateLimitRetry(() => client.chat.delete({ ...auth, channel, ts })).catch((error: unknown) => {
          if (!GONE.has(slackError(error))) throw error
        }),
      ),
    whisper: ({ team, channel, user, thread: thread_ts }, { text, blocks }) =>
      attempt(team, 'a private answer', (auth) => {
        const message = { channel, user, text, blocks: [...blocks], thread_ts }
        return withRateLimitRetry(() => client.chat.postEphemeral({ ...auth, ...message }))
      }),
    unfurl: ({ team, channel, ts, composing }, cards) =>
      attempt(team, 'a card of a link', (auth) => {
        const unfurls = unfurlsOf(cards)
        return withRateLimitRetry(() =>
          composing === null
            ? client.chat.unfurl({ ...auth, channel, ts, unfurls })
            : client.chat.unfurl({ ...auth, unfurl_id: composing, source: 'composer', unfurls }),
        )
      }),
    async openView({ team, triggerId, onTop = false }, view) {
      const opened = await ask(team, 'a form', (auth) =>
        client.views[onTop ? 'push' : 'open']({ ...auth, trigger_id: triggerId, view }),
      )
      return opened?.view?.id ?? null
    },
    async updateView({ team, view: id, hash }, view) {
      const updated = await ask(team, 'a change of a modal', (auth) =>
        client.views.update({ ...auth, view_id: id, view, hash }),
      )
      return updated && (updated.view?.hash ?? '')
    },
    publishHome: ({ team, user }, view) =>
      attempt(team, 'a Home tab', (auth) => client.views.publish({ ...auth, user_id: user, view })),
  }
}

const MAX_PAGES = 20
const conversationsList = z.object({
  channels: z.array(z.looseObject({ id: z.string(), user: z.string().optional() })),
  response_metadata: nextPage,
})

/**
 * Returns the conversation of the bot with a person; Slack opens it on the first message, and without one there
 * is none.
 */
export async function findDirectChannel(
  workspaces: Pick<Workspaces, 'as'>,
  { conversations }: Pick<webApi.WebClient, 'conversations'>,
  { team, user }: Recipient,
): Promise<string | null> {
  const pages = readPages(MAX_PAGES, async (cursor) =>
    conversationsList.parse(
      await workspaces.as(team, (auth) => conversations.list({ ...auth, types: 'im', limit: 1_000, cursor })),
    ),
  )
  for await (const { channels } of pages) {
    const found = channels.find((channel) => channel.user === user)
    if (found) return found.id
  }
  return null
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
type SlackFailure =
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
  if (error instanceof NoBotToken)
    return error.isOver ? { kind: 'refused', reason: error.reason } : { kind: 'unsent' }
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
