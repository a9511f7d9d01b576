import { format } from 'node:util'
import { type Logger, LogLevel, webApi } from '@slack/bolt'
import { request } from 'undici'
import { z } from 'zod'
import type { Log } from '../log/log.ts'
import { withDeadline } from '../model/deadline.ts'

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
const callSlack: webApi.FetchFunction = async (url, { method = 'GET', headers, body, signal } = {}) => {
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
    const given = new Map(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
    return {
      ok: status >= 200 && status < 300,
      status,
      statusText,
      url: String(url),
      headers: { get: (name) => given.get(name.toLowerCase()) ?? null, entries: () => given },
      arrayBuffer: () => answer.body.arrayBuffer(),
      json: () => answer.body.json(),
      text: () => answer.body.text(),
    }
  } catch (cause) {
    if (signal?.aborted || cause instanceof TypeError) throw cause
    throw new TypeError('fetch failed', { cause })
  }
}

const Answer = z.looseObject({ ok: z.boolean(), ts: z.string().optional(), error: z.string().optional() })

/**
 * Sends a message as Slack’s client would, with the same errors and limits, and without its queue, its retries, the
 * copies of each body that it writes for a log which is off, and the form in which every character of a message is
 * escaped: they cost more than the call.
 * @param timeoutMs Longest wait for Slack.
 * @throws The errors of Slack’s client.
 */
export async function sendMessage(
  slackApiUrl: string,
  method: 'chat.postMessage' | 'chat.update',
  { token, ...fields }: { readonly token: string; readonly [field: string]: unknown },
  timeoutMs: number,
): Promise<z.infer<typeof Answer>> {
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(fields),
  }
  return withDeadline(timeoutMs, async (signal) => {
    const answer = await callSlack(`${slackApiUrl}${method}`, { ...request, signal }).catch(failed)
    const { status, statusText, headers } = answer
    if (status === 429) throw limitOf(headers.get('retry-after'))
    const text = await answer.text().catch(failed)
    if (status !== 200) throw new webApi.WebAPIHTTPError(status, statusText, {}, text)
    const result = parseAnswer(text)
    if (!result.ok) throw new webApi.WebAPIPlatformError({ ...result, error: result.error ?? '' })
    return result
  })
}

function failed(error: unknown): never {
  throw new webApi.WebAPIRequestError(error instanceof Error ? error : new Error(String(error)))
}

function limitOf(retryAfter: string | null): Error {
  const seconds = Number.parseInt(retryAfter ?? '', 10)
  return Number.isNaN(seconds)
    ? new Error(`Retry header did not contain a valid timeout (retry-after header: ${retryAfter})`)
    : new webApi.WebAPIRateLimitedError(seconds)
}

/** Parses an answer; text that is no JSON, such as a proxy’s page, counts as a refusal with that text. */
function parseAnswer(text: string): z.infer<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(text))
  } catch {
    return { ok: false, error: text }
  }
}

/** The `response_metadata` of a page: the cursor of the next one, empty on the last. */
export const nextPage = z
  .object({ next_cursor: z.string().nullish() })
  .nullish()
  .transform((found) => ({ next_cursor: found?.next_cursor ?? '' }))

/** Reads the pages of a list one after the other, `max` of them at most. */
export async function* readPages<Page extends { readonly response_metadata: z.infer<typeof nextPage> }>(
  max: number,
  read: (cursor: string | undefined) => Promise<Page>,
): AsyncGenerator<Page> {
  let cursor: string | undefined
  for (let page = 0; page < max && cursor !== ''; page += 1) {
    const found: Page = await read(cursor)
    yield found
    cursor = found.response_metadata.next_cursor
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
