import { webApi } from '@slack/bolt'
import { z } from 'zod'
import { withDeadline } from '../model/deadline.ts'
import { callSlack } from './web-client.ts'

type Method = 'chat.postMessage' | 'chat.update'

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
  method: Method,
  { token, ...fields }: { readonly token: string; readonly [field: string]: unknown },
  timeoutMs: number,
): Promise<z.infer<typeof Answer>> {
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(givenOf(fields)),
  }
  return withDeadline(timeoutMs, async (signal) => {
    const answer = await callSlack(`${slackApiUrl}${method}`, { ...request, signal }).catch(failed)
    const { status, statusText, headers } = answer
    if (status === 429) throw limitOf(headers.get('retry-after'))
    const text = await answer.text().catch(failed)
    if (status !== 200) throw new webApi.WebAPIHTTPError(status, statusText, {}, text)
    const result = parse(text)
    if (!result.ok) throw new webApi.WebAPIPlatformError({ ...result, error: result.error ?? '' })
    return result
  })
}

function failed(error: unknown): never {
  throw new webApi.WebAPIRequestError(error instanceof Error ? error : new Error(String(error)))
}

/** Leaves out what is null, as Slack’s client does. */
function givenOf(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
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
