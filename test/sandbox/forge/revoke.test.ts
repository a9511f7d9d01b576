import { afterAll, beforeAll, expect, test } from 'vitest'
import { ForgeUnderTest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

const askWith = async (token: string, version = 'v3') =>
  fetch(`${under.forge.url}/api/${version}/projects/42/merge_requests`, {
    headers: { 'private-token': token },
  })
const statusWith = async (token: string) => (await askWith(token)).status

test('a revoked token is refused, its person’s new one works, and a reset brings the first one back', async () => {
  const renewed = under.forge.revoke('sandbox-ann') ?? ''
  expect(renewed).not.toBe('sandbox-ann')
  expect(await statusWith('sandbox-ann')).toBe(401)
  expect(await statusWith(renewed)).toBe(200)
  expect(await statusWith('sandbox-bob')).toBe(200)
  const again = under.forge.revoke(renewed) ?? ''
  expect([await statusWith(renewed), await statusWith(again)]).toEqual([401, 200])
  expect(under.forge.revoke('sandbox-ann')).toBeUndefined()
  await under.forge.reset()
  expect([await statusWith(again), await statusWith('sandbox-ann')]).toEqual([401, 200])
})

test.each([
  ['revoked', 'Token was revoked. You have to re-authorize from the user.'],
  ['expired', 'Token is expired. You can either do re-authorization or token refresh.'],
] as const)(
  'today’s servers say of a token that it is %s, and of one that never was only that it is none',
  async (ending, words) => {
    await under.forge.reset()
    under.forge.revoke('sandbox-ann', ending)
    const today = await askWith('sandbox-ann', 'v4')
    expect([today.status, await today.json()]).toEqual([
      401,
      { error: 'invalid_token', error_description: words },
    ])
    expect(today.headers.get('www-authenticate')).toContain('error="invalid_token"')
    expect(await (await askWith('sandbox-ann')).json()).toEqual({ message: '401 Unauthorized' })
    expect(await (await askWith('never-one', 'v4')).json()).toEqual({ message: '401 Unauthorized' })
  },
)
