import { webApi } from '@slack/bolt'
import type { Content, Outbox, Posted, Recipient } from '../jobs/outbox.ts'
import type { Log } from '../log/log.ts'
import { webClientOptions } from './web-client-options.ts'

const NOT_THERE = new Set(['not_in_channel', 'channel_not_found'])
const GONE = new Set(['message_not_found', 'cant_update_message', 'channel_not_found', 'is_archived'])

type View = webApi.ViewsOpenArguments['view']
type HomeView = webApi.ViewsPublishArguments['view']

export interface WebOutbox extends Outbox {
  /** A modal for this person. */
  openView(to: Recipient & { readonly triggerId: string }, view: View): Promise<boolean>
  /** False when the view is gone or Slack did not take the new one. */
  updateView(to: Recipient & { readonly view: string }, view: View): Promise<boolean>
  publishHome(to: Recipient, view: HomeView): Promise<boolean>
}

/** Posts through Slack’s Web API with the bot’s token. */
export function createWebOutbox({
  token,
  slackApiUrl,
  log,
}: {
  readonly token: string
  readonly slackApiUrl: string
  readonly log: Log
}): WebOutbox {
  const client = new webApi.WebClient(token, webClientOptions(slackApiUrl, log))
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

  const post = async (channel: string, { text, blocks }: Content): Promise<Posted> => {
    try {
      const { ts } = await client.chat.postMessage({ channel, text, blocks: [...blocks], ...quiet })
      return ts ? { kind: 'posted', ts } : { kind: 'unconfirmed' }
    } catch (err) {
      if (NOT_THERE.has(slackError(err))) return { kind: 'not-there' }
      log.warn({ err, channel }, 'Slack did not take a post')
      return { kind: isDefinite(err) ? 'refused' : 'unconfirmed' }
    }
  }

  return {
    post: ({ channel }, content) => post(channel, content),
    // Slack opens the direct message itself when it is given a person for a channel.
    direct: ({ user }, content) => post(user, content),
    async update({ channel, ts }, { text, blocks }) {
      try {
        await client.chat.update({ channel, ts, text, blocks: [...blocks] })
        return 'updated'
      } catch (err) {
        if (GONE.has(slackError(err))) return 'gone'
        log.warn({ err, channel, ts }, 'Slack did not take an edit')
        return 'failed'
      }
    },
    whisper: ({ channel, user }, { text, blocks }) =>
      attempt('a private answer', () =>
        client.chat.postEphemeral({ channel, user, text, blocks: [...blocks] }),
      ),
    openView: ({ triggerId }, view) =>
      attempt('a form', () => client.views.open({ trigger_id: triggerId, view })),
    updateView: (to, view) =>
      attempt('a new page of a modal', () => client.views.update({ view_id: to.view, view })),
    publishHome: ({ user }, view) =>
      attempt('a Home tab', () => client.views.publish({ user_id: user, view })),
  }
}

// Slack documents that these may have taken effect all the same.
const DOUBTFUL = new Set(['fatal_error', 'internal_error', 'service_unavailable', 'request_timeout'])

/** An answer of Slack’s that says no; a page of HTML in its place is no answer. */
function isDefinite(error: unknown): boolean {
  if (error instanceof webApi.WebAPIRateLimitedError) return true
  const word = slackError(error)
  return /^[a-z_]+$/.test(word) && !DOUBTFUL.has(word)
}

/** Slack’s own word for a definite refusal (`not_in_channel`); empty when there was no such answer. */
function slackError(error: unknown): string {
  return error instanceof webApi.WebAPIPlatformError ? String(error.data.error).slice(0, 100) : ''
}
