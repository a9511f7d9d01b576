import { expect, test } from 'vitest'
import { retryAfterMs, waitWords } from '../../src/api/retry-after.ts'

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0)

test.each([
  ['30', 30_000, '30 seconds'],
  ['0', 1_000, '1 second'],
  ['600', 600_000, '10 minutes'],
  ['Fri, 20 Nov 2026 12:00:45 GMT', 45_000, '45 seconds'],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 1_000, '1 second'],
  ['999999999', null, 'a pause'],
  ['-5 apples', null, 'a pause'],
  ['', null, 'a pause'],
  [null, null, 'a pause'],
])('Retry-After %j', (header, ms, words) => {
  expect(retryAfterMs(header, NOW)).toBe(ms)
  expect(waitWords(ms)).toBe(words)
})
