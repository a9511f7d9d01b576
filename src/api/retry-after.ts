const ONE_DAY_MS = 86_400_000

/**
 * Milliseconds from a `Retry-After` header (seconds, or an HTTP date), at least one second. Null when it is
 * missing, unreadable or more than a day.
 */
export function retryAfterMs(header: string | null, now = Date.now()): number | null {
  if (header === null) return null
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return ms <= ONE_DAY_MS ? Math.max(ms, 1_000) : null
}

/** A wait in words: `1 second`, `90 seconds`, `5 minutes`, or `a pause` when it is not known. */
export function waitWords(ms: number | null): string {
  if (ms === null) return 'a pause'
  const seconds = Math.ceil(ms / 1_000)
  if (seconds === 1) return '1 second'
  return seconds <= 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
