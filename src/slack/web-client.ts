import { format } from 'node:util'
import { type Logger, LogLevel, webApi } from '@slack/bolt'
import { request } from 'undici'
import type { Log } from '../log/log.ts'

/** Longest wait for Slack, in ms. */
export const TIMEOUT_MS = 8_000

/**
 * Returns the options of every client of Slack’s Web API. No retries: the client would repeat posts whose
 * answer was lost, and so post twice. A new object each time, because Slack’s libraries write into it.
 */
export function webClientOptions(slackApiUrl: string, log: Log): webApi.WebClientOptions {
  return {
    slackApiUrl,
    retryConfig: { retries: 0 },
    timeout: TIMEOUT_MS,
    rejectRateLimitedCalls: true,
    allowAbsoluteUrls: false,
    fetch: callSlack,
    logger: boltLogger(log),
  }
}

/**
 * Returns a client without a token: each call names the token of its workspace, and one that is forgotten is
 * refused by Slack (`not_authed`) instead of made in another workspace’s name.
 */
export function webClient(
  { slackApiUrl, log }: { readonly slackApiUrl: string; readonly log: Log },
  timeout = TIMEOUT_MS,
): webApi.WebClient {
  return new webApi.WebClient(undefined, { ...webClientOptions(slackApiUrl, log), timeout })
}

/** Returns Slack's own word for a refusal (`not_in_channel`); empty when there was no such answer. */
export function slackError(error: unknown): string {
  return error instanceof webApi.WebAPIPlatformError ? String(error.data.error).slice(0, 100) : ''
}

/**
 * Does as fetch, over connections that are kept open, for what Slack’s client sends and reads; a redirect is an error.
 * @throws TypeError when there is no answer; its cause has the `code`. The signal’s reason when time is over.
 */
export const callSlack: webApi.FetchFunction = async (
  url,
  { method = 'GET', headers, body, signal } = {},
) => {
  // Only a file goes as a form of several parts, and none is sent.
  if (typeof body === 'object') throw new TypeError('A form of several parts cannot be sent.')
  try {
    const answer = await request(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      body,
      signal,
    })
    const { statusCode: status, statusText } = answer
    if (status >= 300 && status < 400) {
      await answer.body.dump()
      throw new TypeError('unexpected redirect')
    }
    const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    return {
      ok: status >= 200 && status < 300,
      status,
      statusText,
      url: String(url),
      headers: { get: (name) => new Map(given).get(name.toLowerCase()) ?? null, entries: () => given },
      arrayBuffer: () => answer.body.arrayBuffer(),
      json: () => answer.body.json(),
      text: () => answer.body.text(),
    }
  } catch (cause) {
    if (signal?.aborted || cause instanceof TypeError) throw cause
    throw new TypeError('fetch failed', { cause })
  }
}

/** Adapts our log for Bolt. Drops debug lines: they hold whole payloads, with people’s texts and secrets. */
export function boltLogger(log: Log): Logger {
  return {
    debug() {},
    info: (...parts) => log.info({ from: 'slack' }, text(parts)),
    warn: (...parts) => log.warn({ from: 'slack' }, text(parts)),
    error: (...parts) => log.error({ from: 'slack' }, text(parts)),
    getLevel: () => LogLevel.INFO,
    setLevel() {},
    setName() {},
  }
}

function text(parts: unknown[]): string {
  return format(...parts.map((part) => (part instanceof Error ? part.message : part))).slice(0, 500)
}
