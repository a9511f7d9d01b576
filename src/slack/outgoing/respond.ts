import type { Log } from '../../log/log.ts'
import { withDeadline } from '../../model/deadline.ts'
import type { ChannelRef, Recipient } from '../../model/directory.ts'
import type { Content } from '../../views/post.ts'

/** A person and their channel; without a response_url nothing is sent. */
type Respondent = ChannelRef & Recipient & { readonly responseUrl?: string }

export type Answer = Content & { readonly to: 'person' | 'channel'; readonly replace: boolean }

export type Respond = (to: Respondent, answer: Answer | 'delete') => Promise<boolean>

const DEADLINE_MS = 5_000

/**
 * Replies through a response_url: at most five times within thirty minutes, also where the bot is not a
 * member. Calls only addresses of Slack (or of the configured Slack), whatever the request says.
 */
export function createRespond(slackApiUrl: string, log: Log): Respond {
  const allowed = new Set([new URL(slackApiUrl).origin, 'https://hooks.slack.com'])
  return async ({ responseUrl }, answer) => {
    if (responseUrl === undefined) return false
    if (!URL.canParse(responseUrl) || !allowed.has(new URL(responseUrl).origin)) {
      log.warn({}, 'a response_url of a foreign origin was not called')
      return false
    }
    try {
      return await withDeadline(DEADLINE_MS, async (signal) => {
        const response = await fetch(responseUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(bodyOf(answer)),
          redirect: 'error',
          signal,
        })
        await response.body?.cancel()
        if (!response.ok) log.warn({ status: response.status }, 'a response_url did not take an answer')
        return response.ok
      })
    } catch (err) {
      log.warn({ err }, 'a response_url did not answer')
      return false
    }
  }
}

function bodyOf(answer: Answer | 'delete'): object {
  if (answer === 'delete') return { delete_original: true }
  const { text, blocks, to, replace } = answer
  return {
    text,
    blocks,
    response_type: to === 'person' ? 'ephemeral' : 'in_channel',
    replace_original: replace,
    unfurl_links: false,
  }
}
