import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { pauseBeforeRetry, retryAfterMs, waitWords } from '../../src/forge/retry-after.ts'

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0)

test.each([
  ['30', 30_000, '30 seconds'],
  ['0', 1_000, '1 second'],
  ['600', 600_000, '10 minutes'],
  ['Fri, 20 Nov 2026 12:00:45 GMT', 45_000, '45 seconds'],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 1_000, '1 second'],
  ['999999999', null, 'a pause'],
  ['Fri, 20 Nov 2099 12:00:00 GMT', null, 'a pause'],
  ['-5', null, 'a pause'],
  ['1.5', null, 'a pause'],
  ['2030-01-01', null, 'a pause'],
  ['-5 apples', null, 'a pause'],
  ['', null, 'a pause'],
  [null, null, 'a pause'],
])('Retry-After %j', (header, ms, words) => {
  expect(retryAfterMs(header, NOW)).toBe(ms)
  expect(waitWords(ms)).toBe(words)
})

test.prop([
  fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.date({ noInvalidDate: true }).map(String),
    fc.constant(null),
  ),
])('whatever the header holds, the pause is between 1 and 30 seconds, and the words name one', (header) => {
  const ms = retryAfterMs(header, NOW)
  if (ms !== null) expect(ms).toBeGreaterThanOrEqual(1_000)
  expect(pauseBeforeRetry(ms)).toBeGreaterThanOrEqual(1_000)
  expect(pauseBeforeRetry(ms)).toBeLessThanOrEqual(30_000)
  expect(waitWords(ms)).toMatch(/^(?:a pause|1 second|[1-9]\d* (?:seconds|minutes))$/)
})
