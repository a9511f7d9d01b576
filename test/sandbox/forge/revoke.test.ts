import { afterAll, beforeAll, expect, test } from 'vitest'
import { ForgeUnderTest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

const statusWith = async (token: string) => {
  const url = `${under.forge.url}/api/v3/projects/42/merge_requests`
  return (await fetch(url, { headers: { 'private-token': token } })).status
}

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
