import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Asking, ForgeUnderTest } from '../forge-under-test.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.freshen())

const Issue = z.looseObject({ iid: z.number() })
const iids = async (query: string, as: Asking['as'] = 'ann') => {
  const { body } = await under.v4('GET', `/projects/42/issues?per_page=100&${query}`, { as })
  return z
    .array(Issue)
    .parse(body)
    .map(({ iid }) => iid)
}
const makeGuest = async () => under.v4('PUT', '/projects/42/members/4', { body: { access_level: 10 } })

describe('the list', () => {
  test.each([
    ['iids[]=3&iids[]=9', [3, 9]],
    ['iids=3,9&sort=asc', [9, 3]],
    ['state=closed&milestone=2.2%20Cart', [2, 1]],
    ['milestone=None', []],
    ['milestone=Faster%20shop', [13]],
    ['labels=performance', [13, 9]],
    ['labels=bug,performance', []],
    ['confidential=true', [24]],
    ['search=cart%20empty', [1]],
    ['assignee_id=3&state=opened', [6, 22, 8, 18]],
    ['scope=assigned_to_me', [19]],
    ['scope=created-by-me', [5, 24, 21, 8, 7, 18, 16]],
    ['author_username=cy&milestone=Ideas', [11]],
    ['state=opened&order_by=due_date&sort=asc&search=reports%20count', [18]],
  ])('?%s', async (query, wanted) => {
    expect(await iids(query)).toEqual(wanted)
  })

  test('is in pages, newest first', async () => {
    const reply = await under.v4('GET', '/projects/42/issues?per_page=10&page=2')
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'x-total': '24',
      'x-page': '2',
      'x-prev-page': '1',
    })
    const Dated = z.array(z.looseObject({ created_at: z.string() }))
    const dates = Dated.parse(reply.body).map(({ created_at }) => created_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('has confidential ones for reporters, and not for guests', async () => {
    expect(await iids('', 'cy')).toContain(24)
    await makeGuest()
    expect(await iids('', 'cy')).not.toContain(24)
    expect(await iids('confidential=true', 'cy')).toEqual([])
  })

  test.each([
    ['state=active', 'state does not have a valid value'],
    ['iids[]=x', 'iids is invalid'],
  ])('?%s is refused', async (query, error) => {
    expect(await under.v4('GET', `/projects/42/issues?${query}`)).toMatchObject({
      status: 400,
      body: { error },
    })
  })
})

describe('one issue', () => {
  test('has what the list has, and more', async () => {
    expect(await under.v4('GET', '/projects/42/issues/9')).toMatchObject({
      status: 200,
      body: {
        id: 8009,
        iid: 9,
        title: 'Repeated searches are slow',
        state: 'opened',
        labels: ['performance'],
        milestone: { iid: 3 },
        author: { username: 'bob' },
        confidential: false,
        references: { full: 'acme/web#9' },
        subscribed: false,
        web_url: `${under.forge.url}/acme/web/-/issues/9`,
      },
    })
  })

  test('that is confidential does not exist for guests', async () => {
    expect((await under.v4('GET', '/projects/42/issues/24', { as: 'cy' })).status).toBe(200)
    await makeGuest()
    const hidden = await under.v4('GET', '/projects/42/issues/24', { as: 'cy' })
    expect(hidden).toMatchObject({ status: 404, body: { message: '404 Not found' } })
    expect(await under.v4('GET', '/projects/42/issues/99', { as: 'cy' })).toMatchObject({
      status: 404,
      body: hidden.body,
    })
  })

  test('is made by anybody who sees the project, who sees it also when it is confidential', async () => {
    await makeGuest()
    const body = { title: 'The door is open', confidential: true, labels: 'bug', milestone_id: 303 }
    const made = await under.v4('POST', '/projects/42/issues', { as: 'cy', body })
    expect(made).toMatchObject({
      status: 201,
      body: { iid: 25, confidential: true, labels: [], milestone: null, author: { username: 'cy' } },
    })
    expect((await under.v4('GET', '/projects/42/issues/25', { as: 'cy' })).status).toBe(200)
    const placed = await under.v4('PUT', '/projects/42/issues/25', {
      body: { labels: 'bug', milestone_id: 303 },
    })
    expect(placed.body).toMatchObject({ labels: ['bug'], milestone: { iid: 3 } })
  })

  test('is closed, opened again and hidden by reporters, and not by guests', async () => {
    const edit = async (body: object, as: 'ann' | 'cy' = 'ann') =>
      under.v4('PUT', '/projects/42/issues/9', { as, body })
    expect((await edit({ state_event: 'close' })).body).toMatchObject({
      state: 'closed',
      closed_by: { username: 'ann' },
    })
    expect((await edit({ state_event: 'reopen' })).body).toMatchObject({ state: 'opened', closed_at: null })
    expect((await edit({ confidential: true }, 'cy')).body).toMatchObject({ confidential: true })
    await edit({ confidential: false })
    await makeGuest()
    expect((await edit({ title: 'x' }, 'cy')).status).toBe(403)
    expect(under.effects()).toEqual([
      'issue updated',
      'issue updated',
      'issue updated',
      'issue updated',
      'member changed',
    ])
  })
})
