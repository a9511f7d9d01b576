const ONE_DAY_MS = 86_400_000
// `Fri, 20 Nov 2026 12:00:45 GMT`: nearly anything else, `-5` too, is a date to Date.parse.
const HTTP_DATE = /^[A-Z][a-z]{2,8}, .{10,20} GMT$/
const SHORTEST_MS = 1_000
const LONGEST_MS = 30_000

/**
 * Milliseconds from a `Retry-After` header (seconds, or an HTTP date), at least one second. Null when it is
 * missing, unreadable or more than a day.
 */
export function retryAfterMs(header: string | null, now = Date.now()): number | null {
  if (header === null) return null
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : dateOf(header) - now
  return ms <= ONE_DAY_MS ? Math.max(ms, SHORTEST_MS) : null
}

function dateOf(header: string): number {
  return HTTP_DATE.test(header) ? Date.parse(header) : Number.NaN
}

/** Milliseconds to wait before the request is sent once more: what was asked for, within 1 to 30 seconds. */
export function pauseBeforeRetry(askedMs: number | null): number {
  return Math.min(askedMs ?? SHORTEST_MS, LONGEST_MS)
}

/** A wait in words: `1 second`, `90 seconds`, `5 minutes`, or `a pause` when it is not known. */
export function waitWords(ms: number | null): string {
  if (ms === null) return 'a pause'
  const seconds = Math.ceil(ms / 1_000)
  if (seconds === 1) return '1 second'
  return seconds <= 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
