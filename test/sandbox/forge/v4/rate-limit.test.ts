import { beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest, type Reply } from '../forge-under-test.ts'

const MINUTE_MS = 60_000
const BEGUN = Date.UTC(2031, 0, 31, 12, 0, 20)

let now = BEGUN
const under = ForgeUnderTest.forTests({ now: () => now, requestsPerMinute: 3 })
beforeEach(async () => {
  now = BEGUN
  await under.forge.reset()
})

const limits = ({ headers }: Reply) =>
  ['limit', 'observed', 'remaining', 'reset', 'resettime'].map((name) => headers.get(`ratelimit-${name}`))
const RESET = [String((BEGUN + 40_000) / 1000), 'Fri, 31 Jan 2031 12:01:00 GMT']
const ask = async (as: 'ann' | 'bob' = 'ann') => under.v4('GET', '/user', { as })

describe('a limit of three requests a minute', () => {
  test('is told on every answer, and counted for each person', async () => {
    expect(limits(await ask())).toEqual(['3', '1', '2', ...RESET])
    expect(limits(await ask())).toEqual(['3', '2', '1', ...RESET])
    expect(limits(await ask('bob'))).toEqual(['3', '1', '2', ...RESET])
  })

  test.each([
    ['/nothing', 404],
    ['/projects/99', 404],
    ['/projects/42/milestones/one', 400],
  ])('is told where %s is refused with %i', async (path, status) => {
    const reply = await under.v4('GET', path)
    expect(reply.status).toBe(status)
    expect(reply.headers.get('ratelimit-name')).toBe('throttle_authenticated_api')
  })

  test('refuses the fourth with when to come again, without any effect, until the minute is over', async () => {
    for (const _ of [1, 2, 3]) expect((await ask()).status).toBe(200)
    const refused = await under.v4('POST', '/projects/42/milestones', { body: { title: 'Too much' } })
    expect([refused.status, refused.text]).toEqual([429, 'Retry later\n'])
    expect(refused.headers.get('retry-after')).toBe('40')
    expect(limits(refused)).toEqual(['3', '4', '0', ...RESET])
    expect(refused.headers.get('date')).toBe('Fri, 31 Jan 2031 12:00:20 GMT')
    expect(under.effects()).toEqual([])
    expect((await ask('bob')).status).toBe(200)
    now += MINUTE_MS
    expect((await ask()).status).toBe(200)
  })

  test('is not one of the older API', async () => {
    for (const _ of [1, 2, 3, 4, 5])
      expect((await under.call('GET', '/projects/42/milestones')).status).toBe(200)
    expect((await under.call('GET', '/projects/42/milestones')).headers.get('ratelimit-limit')).toBeNull()
  })
})

test('a limit that is reached can be ordered for one request', async () => {
  under.forge.fault({ match: '/users', kind: 'limit:7', times: 1 })
  const refused = await under.v4('GET', '/users')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('7')
  expect(refused.headers.get('ratelimit-remaining')).toBe('0')
  expect(refused.headers.get('ratelimit-reset')).toBe(String(BEGUN / 1000 + 7))
  expect(Date.parse(refused.headers.get('date') ?? '')).toBe(BEGUN)
  expect((await under.v4('GET', '/users')).status).toBe(200)
})
