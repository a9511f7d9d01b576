import { setTimeout as pause } from 'node:timers/promises'
import { webApi } from '@slack/bolt'
import type { Log } from '../../log/log.ts'
import type { ChannelRef, Outbox, Recipient } from '../../outbox/port.ts'
import { webClientOptions } from '../web-client.ts'
import { TIMEOUTS, type Timeouts } from './timeouts.ts'
import { classifyFailure, type SlackFailure, slackError } from './web-api-errors.ts'

/** An edit, and what one person sees, wait for so long at most when Slack asks for a pause, in ms. */
const LONGEST_PAUSE_MS = 3_000

const GONE = new Set(['message_not_found', 'cant_update_message', 'channel_not_found', 'is_archived'])

type View = webApi.ViewsOpenArguments['view']
type HomeView = webApi.ViewsPublishArguments['view']

export interface WebOutbox extends Outbox {
  /** Takes one of its own messages out of a channel; false when Slack did not. */
  remove(message: ChannelRef & { readonly ts: string }): Promise<boolean>
  /** A modal for this person. */
  openView(to: Recipient & { readonly triggerId: string }, view: View): Promise<boolean>
  /** False when the view is gone or Slack did not take the new one. */
  updateView(to: Recipient & { readonly view: string }, view: View): Promise<boolean>
  publishHome(to: Recipient, view: HomeView): Promise<boolean>
}

/** A message of a bot, as other programs read it. */
export interface Metadata {
  readonly event_type: string
  readonly event_payload: Readonly<Record<string, string>>
}

/** What is posted; blocks as they go over the wire. */
export interface PostContent {
  readonly text: string
  readonly blocks: readonly { readonly type: string }[]
}

export type Sent = { readonly kind: 'posted'; readonly ts: string } | SlackFailure

/** The way to Slack itself. A post is sent once: what its answer leaves open is for the caller to find out. */
export interface SlackApi extends Omit<WebOutbox, 'post' | 'direct'> {
  /** `channel`: or a person, to whom Slack opens the direct message itself. */
  send(
    channel: string,
    content: PostContent,
    how: { readonly thread: string | null; readonly metadata: Metadata },
  ): Promise<Sent>
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
  const posting = new webApi.WebClient(token, {
    ...webClientOptions(slackApiUrl, log),
    timeout: timing.answer,
  })
  const quiet = { unfurl_links: false, unfurl_media: false }

  const attempt = async (what: string, call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call()
      return true
    } catch (err) {
      log.warn({ err }, `Slack did not take ${what}`)
      return false
    }
  }

  return {
    async send(channel, { text, blocks }, { thread, metadata }) {
      try {
        const { ts } = await posting.chat.postMessage({
          ...{ channel, text, blocks: [...blocks], metadata, ...quiet },
          ...(thread === null ? {} : { thread_ts: thread }),
        })
        return ts ? { kind: 'posted', ts } : { kind: 'unclear', answered: true }
      } catch (err) {
        log.warn({ err, channel }, 'Slack did not take a post')
        return classifyFailure(err)
      }
    },
    async update({ channel, ts }, { text, blocks }) {
      try {
        await patiently(() => client.chat.update({ channel, ts, text, blocks: [...blocks] }))
        return 'updated'
      } catch (err) {
        if (GONE.has(slackError(err))) return 'gone'
        log.warn({ err, channel, ts }, 'Slack did not take an edit')
        return 'failed'
      }
    },
    remove: ({ channel, ts }) =>
      attempt('a removal', () => patiently(() => client.chat.delete({ channel, ts }))),
    whisper: ({ channel, user }, { text, blocks }) =>
      attempt('a private answer', () =>
        patiently(() => client.chat.postEphemeral({ channel, user, text, blocks: [...blocks] })),
      ),
    openView: ({ triggerId }, view) =>
      attempt('a form', () => client.views.open({ trigger_id: triggerId, view })),
    updateView: (to, view) =>
      attempt('a new page of a modal', () => client.views.update({ view_id: to.view, view })),
    publishHome: ({ user }, view) =>
      attempt('a Home tab', () => client.views.publish({ user_id: user, view })),
  }
}

/** Once more where Slack took nothing and asked for a short pause. */
async function patiently(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call()
  } catch (error) {
    const answer = classifyFailure(error)
    const pauseMs = answer.kind === 'limited' ? (answer.retryAfterMs ?? LONGEST_PAUSE_MS) : null
    if (pauseMs === null || pauseMs > LONGEST_PAUSE_MS) throw error
    await pause(pauseMs)
    return call()
  }
}
