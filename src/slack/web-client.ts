import { format } from 'node:util'
import { type Logger, LogLevel, webApi } from '@slack/bolt'
import { z } from 'zod'
import type { Log } from '../log/log.ts'

/** Longest wait for Slack, in ms. */
const TIMEOUT_MS = 8_000

/**
 * Returns the options of every client of Slack’s Web API. No retries: the client would repeat posts whose
 * answer was lost, and so post twice. No queue either: a post that waited in it would count as sent. A new object each
 * time, because Slack’s libraries write into it.
 */
export function webClientOptions(slackApiUrl: string, log: Log): webApi.WebClientOptions {
  return {
    slackApiUrl,
    retryConfig: { retries: 0 },
    maxRequestConcurrency: Number.POSITIVE_INFINITY,
    timeout: TIMEOUT_MS,
    rejectRateLimitedCalls: true,
    allowAbsoluteUrls: false,
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
  return error instanceof webApi.WebAPIPlatformError ? String(error.data.error ?? '').slice(0, 100) : ''
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
