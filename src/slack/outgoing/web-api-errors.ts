import { webApi } from '@slack/bolt'
import { z } from 'zod'

/** What came of a call of Slack’s Web API that is no yes. */
export type SlackFailure =
  /** Slack said no, in its own word (`not_in_channel`). */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Not now; in so many ms when Slack said so. */
  | { readonly kind: 'limited'; readonly retryAfterMs: number | null }
  /** It never left. */
  | { readonly kind: 'unsent' }
  /** No trustworthy answer: it may have taken effect. `answered`: something came back, so it is not on its way. */
  | { readonly kind: 'unclear'; readonly answered: boolean }

// Slack documents that these may have taken effect all the same.
const DOUBTFUL = new Set(['fatal_error', 'internal_error', 'service_unavailable', 'request_timeout'])
const LIMITED = new Set(['ratelimited', 'rate_limited'])
/** Nobody was there who could have read the request. */
const UNSENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const Failed = z.object({ cause: z.object({ code: z.string() }) })

/** Reads the error that a call of the client threw. */
export function classifyFailure(error: unknown): SlackFailure {
  if (error instanceof webApi.WebAPIRateLimitedError)
    return { kind: 'limited', retryAfterMs: error.retryAfter * 1_000 }
  // What the client makes of a 429 that does not say for how long.
  if (error instanceof Error && error.message.startsWith('Retry header'))
    return { kind: 'limited', retryAfterMs: null }
  if (error instanceof webApi.WebAPIHTTPError) return { kind: 'unclear', answered: true }
  if (error instanceof webApi.WebAPIRequestError) {
    const failed = Failed.safeParse(error.original).data
    return failed && UNSENT.has(failed.cause.code) ? { kind: 'unsent' } : { kind: 'unclear', answered: false }
  }
  const reason = slackError(error)
  if (LIMITED.has(reason)) return { kind: 'limited', retryAfterMs: null }
  // A page of HTML in its place is no answer.
  return /^[a-z_]+$/.test(reason) && !DOUBTFUL.has(reason)
    ? { kind: 'refused', reason }
    : { kind: 'unclear', answered: reason !== '' }
}

/** Slack’s own word for a refusal (`not_in_channel`); empty when there was no such answer. */
export function slackError(error: unknown): string {
  return error instanceof webApi.WebAPIPlatformError ? String(error.data.error).slice(0, 100) : ''
}
