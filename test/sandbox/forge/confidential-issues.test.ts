import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
beforeEach(async () => under.freshen())
afterAll(async () => under.end())

const Issue = z.looseObject({ iid: z.number(), confidential: z.boolean().optional() })
const LATE = 302
const HIDDEN = 24

/** From now on cy may see what guests may. */
const makeGuest = async () => under.v4('PUT', '/projects/42/members/4', { body: { access_level: 10 } })

describe.each(['v3', 'v4'] as const)('by %s', (api) => {
  const request = async (iid: number) => (api === 'v4' ? iid : (await under.mergeRequest(iid)).id)
  const iids = async (path: string, as: 'bob' | 'cy') =>
    z
      .array(Issue)
      .parse((await under.call('GET', `/projects/42${path}`, { as, api })).body)
      .map(({ iid }) => iid)

  test('reporters see the confidential issue of a milestone, marked as such, and guests do not', async () => {
    const path = `/milestones/${LATE}/issues`
    const { body } = await under.call('GET', `/projects/42${path}`, { as: 'cy', api })
    expect(
      z
        .array(Issue)
        .parse(body)
        .find(({ iid }) => iid === HIDDEN),
    ).toMatchObject({ confidential: true })
    const all = await iids(path, 'cy')
    await makeGuest()
    expect(await iids(path, 'cy')).toEqual(all.filter((iid) => iid !== HIDDEN))
    expect(await iids(path, 'bob')).toEqual(all)
  })

  test('of the issues that a merge closes, guests see those that they may see', async () => {
    const path = `/merge_requests/${await request(15)}/closes_issues`
    expect(await iids(path, 'cy')).toEqual([6, HIDDEN])
    await under.v4('PUT', '/projects/42/merge_requests/15', { body: { assignee_id: 4 } })
    await makeGuest()
    expect(await iids(path, 'cy')).toEqual([6])
  })
})

test('a merge closes it', async () => {
  await under.v4('PUT', '/projects/42/merge_requests/15/merge', { body: {} })
  const { body } = await under.v4('GET', `/projects/42/milestones/${LATE}/issues`)
  const closed = z.array(z.looseObject({ iid: z.number(), state: z.string() })).parse(body)
  expect(closed.find(({ iid }) => iid === HIDDEN)?.state).toBe('closed')
})

test('its page, which knows no login, is not there, and no page names it', async () => {
  const page = async (path: string) => {
    const response = await fetch(`${under.forge.url}${path}`)
    return { status: response.status, text: await response.text() }
  }
  expect((await page(`/acme/web/-/issues/${HIDDEN}`)).status).toBe(404)
  expect((await page('/acme/web/-/issues/6')).status).toBe(200)
  expect((await page('/acme/web/-/milestones/2')).text).not.toContain('Vouchers can be guessed')
})
