import { stringify } from 'node:querystring'
import { webApi } from '@slack/bolt'
import { z } from 'zod'
import { callSlack } from './web-client.ts'

/** The methods that bring a message. */
type Method = 'chat.postMessage' | 'chat.update'

const Answer = z.looseObject({ ok: z.boolean(), ts: z.string().optional(), error: z.string().optional() })

/**
 * Sends a message as Slack’s client would, with the same form, errors and limits, and without its queue, its retries
 * and the copies of each body that it writes for a log which is off: they cost more than the call.
 * @param timeoutMs Longest wait for Slack.
 * @throws The errors of Slack’s client.
 */
export async function sendMessage(
  slackApiUrl: string,
  method: Method,
  { token, ...fields }: { readonly token: string; readonly [field: string]: unknown },
  timeoutMs: number,
): Promise<z.infer<typeof Answer>> {
  const answer = await callSlack(`${slackApiUrl}${method}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: stringify(formOf(fields)),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(failed)
  const { status, statusText, headers } = answer
  if (status === 429) throw limitOf(headers.get('retry-after'))
  const text = await answer.text().catch(failed)
  if (status !== 200) throw new webApi.WebAPIHTTPError(status, statusText, {}, text)
  const result = parse(text)
  if (!result.ok) throw new webApi.WebAPIPlatformError({ ...result, error: result.error ?? '' })
  return result
}

function failed(error: unknown): never {
  throw new webApi.WebAPIRequestError(error instanceof Error ? error : new Error(String(error)))
}

/** Leaves out what is not given, and writes as JSON what is no plain value. */
function formOf(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const form: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null)
      form[name] = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return form
}

function limitOf(retryAfter: string | null): Error {
  const seconds = Number.parseInt(retryAfter ?? '', 10)
  return Number.isNaN(seconds)
    ? new Error(`Retry header did not contain a valid timeout (retry-after header: ${retryAfter})`)
    : new webApi.WebAPIRateLimitedError(seconds)
}

/** Parses an answer; text that is no JSON, such as a proxy’s page, counts as a refusal with that text. */
function parse(text: string): z.infer<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(text))
  } catch {
    return { ok: false, error: text }
  }
}
