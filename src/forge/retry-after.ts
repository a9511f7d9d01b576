import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'

// `Fri, 20 Nov 2026 12:00:45 GMT`: Date.parse reads nearly anything else as a date, even `-5`.
const HTTP_DATE = /^[A-Z][a-z]{2,8}, .{10,20} GMT$/
const MAX_HOLD_MS = millisecondsInHour
const SHORTEST_MS = 1_000
const MAX_WAIT_MS = 30_000

/**
 * Returns the milliseconds of a `Retry-After` header (seconds, or an HTTP date), at least one second. Null
 * when it is missing, unreadable or more than a day.
 */
export function retryAfterMs(header: string | null, now = Date.now()): number | null {
  if (header === null) return null
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : dateOf(header) - now
  return ms <= millisecondsInDay ? Math.max(ms, SHORTEST_MS) : null
}

/** Returns the requested wait in ms: `Retry-After`, or else until `RateLimit-Reset`; null without either. */
export function requestedWaitMs(header: (name: string) => string | null, now = Date.now()): number | null {
  const ms = retryAfterMs(header('retry-after'), now) ?? untilReset(header, now)
  return ms !== null && ms <= millisecondsInDay ? Math.max(ms, SHORTEST_MS) : null
}

/**
 * Returns the milliseconds until the forge takes requests again, when an answer says that it was the last one
 * for now; null when it does not, or when that is more than an hour away. What it asks to wait goes first: it
 * depends on no clock.
 */
export function heldMs(header: (name: string) => string | null, now = Date.now()): number | null {
  if (header('ratelimit-remaining') !== '0') return null
  const ms = retryAfterMs(header('retry-after'), now) ?? untilReset(header, now)
  return ms !== null && ms > 0 && ms <= MAX_HOLD_MS ? ms : null
}

/** The moment is in seconds of the forge’s clock, which its `Date` shows; the bot’s clock may differ. */
function untilReset(header: (name: string) => string | null, now: number): number | null {
  const reset = header('ratelimit-reset') ?? ''
  if (!/^\d{9,11}$/.test(reset)) return null
  const there = dateOf(header('date') ?? '')
  return Number(reset) * 1_000 - (Number.isNaN(there) ? now : there)
}

function dateOf(header: string): number {
  return HTTP_DATE.test(header) ? Date.parse(header) : Number.NaN
}

/** Returns the delay before the next attempt, in ms: the requested wait, within 1 to 30 seconds. */
export function pauseBeforeRetry(requestedMs: number | null): number {
  return Math.min(requestedMs ?? SHORTEST_MS, MAX_WAIT_MS)
}

/** Returns a wait in words: `1 second`, `90 seconds`, `5 minutes`, or `a pause` when it is not known. */
export function waitWords(ms: number | null): string {
  if (ms === null) return 'a pause'
  const seconds = Math.ceil(ms / 1_000)
  if (seconds === 1) return '1 second'
  return seconds <= 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
