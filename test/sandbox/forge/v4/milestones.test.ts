import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Asking, ForgeUnderTest } from '../forge-under-test.ts'

const BEGUN = Date.UTC(2031, 0, 31, 12)
const DAY_MS = 24 * 60 * 60 * 1000

let now = BEGUN
const under = ForgeUnderTest.forTests({ now: () => now })
beforeEach(async () => {
  now = BEGUN
  await under.freshen()
})

const Listed = z.looseObject({ id: z.number(), iid: z.number() })
const WEB = '/projects/42/milestones'
const THIRD = `${WEB}/303`

const list = async (query = '') =>
  z
    .array(Listed)
    .parse((await under.v4('GET', `${WEB}${query}`)).body)
    .map(({ id }) => id)
const create = async (body: unknown, as: Asking['as'] = 'ann') => under.v4('POST', WEB, { as, body })
const edit = async (path: string, body: unknown, as: Asking['as'] = 'ann') =>
  under.v4('PUT', path, { as, body })

describe('a milestone', () => {
  test('has a start, an address, and says whether its date is past', async () => {
    const { body } = await under.v4('GET', `${WEB}/302`)
    expect(body).toEqual({
      id: 302,
      iid: 2,
      project_id: 42,
      title: '2.3 Checkout',
      description: 'Paying in one page.',
      state: 'active',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      due_date: '2031-01-25',
      start_date: null,
      expired: true,
      web_url: `${under.forge.url}/acme/web/-/milestones/2`,
    })
  })

  test('is not late on its last day, and never without a date', async () => {
    now = Date.UTC(2031, 0, 25, 23, 59)
    expect((await under.v4('GET', `${WEB}/302`)).body).toMatchObject({ expired: false })
    now += DAY_MS
    expect((await under.v4('GET', `${WEB}/302`)).body).toMatchObject({ expired: true })
    expect((await under.v4('GET', `${WEB}/304`)).body).toMatchObject({ due_date: null, expired: false })
  })

  test('is named by its global id only, in its own project only', async () => {
    for (const path of [`${WEB}/3`, '/projects/43/milestones/303', `${WEB}/308`])
      expect(await under.v4('GET', path)).toMatchObject({ status: 404, body: { message: '404 Not found' } })
  })

  test('has a page behind its address, and issues too', async () => {
    for (const path of ['/acme/web/-/milestones/3', '/groups/acme/-/milestones/1', '/acme/web/-/issues/23'])
      expect((await fetch(`${under.forge.url}${path}`)).status).toBe(200)
    expect((await fetch(`${under.forge.url}/acme/vault/-/milestones/1`)).status).toBe(404)
  })
})

describe('the list', () => {
  test('has those due first at the beginning and those without a date at the end', async () => {
    expect(await list()).toEqual([301, 302, 303, 304])
  })

  test.each([
    ['?iids[]=1&iids[]=3', [301, 303]],
    ['?iids=4,2', [302, 304]],
    ['?state=closed', [301]],
    ['?state=active', [302, 303, 304]],
    ['?title=Ideas', [304]],
    ['?title=Idea', []],
    ['?search=REPORTS', [303]],
    ['?search=paying', [302]],
    ['?iid=1', [301, 302, 303, 304]],
    ['?updated_before=2030-12-01T00:00:00Z', [301, 304]],
    ['?updated_after=2030-12-31T00:00:00Z', [303]],
    ['?include_ancestors=true', [301, 302, 303, 308, 304]],
    ['?include_parent_milestones=1&state=closed', [301]],
    ['?include_ancestors=true&iids[]=4', [301, 302, 303, 308, 304]],
  ])('with %s is %j', async (query, wanted) => {
    expect(await list(query)).toEqual(wanted)
  })

  test.each([
    ['?state=late', 'state does not have a valid value'],
    ['?iids[]=one', 'iids is invalid'],
    [
      '?include_ancestors=true&include_parent_milestones=true',
      'include_ancestors, include_parent_milestones are mutually exclusive',
    ],
  ])('refuses %s', async (query, error) => {
    expect(await under.v4('GET', `${WEB}${query}`)).toMatchObject({ status: 400, body: { error } })
  })
})

describe('writing', () => {
  test('takes a reporter, where it took a master before', async () => {
    expect((await create({ title: 'By a reporter' }, 'cy')).status).toBe(201)
    expect((await edit(THIRD, { state_event: 'close' }, 'bob')).body).toMatchObject({ state: 'closed' })
    expect((await under.call('PUT', THIRD, { as: 'bob', body: { title: 'x' } })).status).toBe(403)
  })

  test('a new one has what was sent, also a start', async () => {
    const body = { title: '2.6', description: 'Soon', start_date: '2031-02-01', due_date: '2031-03-01' }
    const made = await create(body)
    expect(made).toMatchObject({ status: 201, body: { ...body, iid: 5, state: 'active', expired: false } })
    expect(under.effects()).toEqual(['milestone created'])
  })

  test('a start can be set and taken away, alone', async () => {
    expect((await edit(THIRD, { start_date: '2031-01-01' })).body).toMatchObject({ start_date: '2031-01-01' })
    expect((await edit(THIRD, { start_date: '' })).body).toMatchObject({ start_date: null })
    expect(under.effects()).toEqual(['milestone updated', 'milestone updated'])
  })

  test('closing what is closed changes nothing', async () => {
    expect((await edit(`${WEB}/301`, { state_event: 'close' })).status).toBe(200)
    expect(under.effects()).toEqual([])
  })

  test.each([
    [{ title: '2.3 Checkout' }, 'title', 'already being used for another group or project milestone.'],
    [{ title: 'Faster shop' }, 'title', 'already being used for another group or project milestone.'],
    [{ title: ' ' }, 'title', "can't be blank"],
    [
      { title: 'x', start_date: '2031-02-02', due_date: '2031-02-01' },
      'due_date',
      'must be greater than start date',
    ],
  ])('%j is refused', async (body, field, fault) => {
    expect(await create(body)).toMatchObject({
      status: 400,
      body: { message: `Failed to create milestone {:${field}=>["${fault}"]}` },
    })
  })

  test('nothing to change is refused with what could be', async () => {
    expect(await edit(THIRD, {})).toMatchObject({
      status: 400,
      body: {
        error:
          'title, description, start_date, due_date, state_event are missing, at least one parameter must be provided',
      },
    })
  })

  test('a deleted one is gone, and what was planned for it is planned for nothing', async () => {
    const { body } = await under.v4('GET', `${THIRD}/merge_requests`)
    const [{ iid } = { iid: 0 }] = z.array(Listed).parse(body)
    expect((await under.v4('DELETE', THIRD, { as: 'bob' })).status).toBe(204)
    expect((await under.v4('GET', THIRD)).status).toBe(404)
    expect((await under.v4('DELETE', THIRD)).status).toBe(404)
    expect(await under.mergeRequest(iid)).toMatchObject({ milestone: null })
    expect(under.effects()).toEqual(['milestone deleted'])
  })
})

describe('what is planned', () => {
  const Issue = z.looseObject({
    iid: z.number(),
    state: z.string(),
    closed_at: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  const issues = async (as: Asking['as'] = 'ann') =>
    z.array(Issue).parse((await under.v4('GET', `${THIRD}/issues?per_page=100`, { as })).body)

  test('issues say when and by whom they were closed', async () => {
    const all = await issues()
    const closed = all.filter(({ state }) => state === 'closed')
    expect(closed.length).toBeGreaterThan(3)
    for (const { closed_at, created_at, updated_at } of closed) {
      expect(closed_at).toBe(updated_at)
      expect(String(closed_at) > created_at).toBe(true)
    }
    for (const { state, closed_at } of all) expect(closed_at === null).toBe(state === 'opened')
    expect(all.find(({ iid }) => iid === 16)).toMatchObject({
      closed_by: { username: 'bob' },
      assignees: [{ username: 'bob' }],
      assignee: { username: 'bob' },
      milestone: { id: 303, web_url: expect.stringContaining('/-/milestones/3') },
      web_url: `${under.forge.url}/acme/web/-/issues/16`,
      type: 'ISSUE',
    })
  })

  test('the older API does not say when an issue was closed', async () => {
    const { body } = await under.call('GET', `${THIRD}/issues`)
    for (const issue of z.array(z.looseObject({})).parse(body)) expect(issue).not.toHaveProperty('closed_at')
  })

  test('merging closes an issue now, and by who merged', async () => {
    const { id, sha } = await under.mergeRequest(7)
    now += 3 * DAY_MS
    await under.call('PUT', `/projects/42/merge_requests/${id}/merge`, { body: { sha } })
    const { body } = await under.v4('GET', `${WEB}/302/issues`)
    expect(
      z
        .array(Issue)
        .parse(body)
        .find(({ iid }) => iid === 3),
    ).toMatchObject({
      state: 'closed',
      closed_at: new Date(now).toISOString(),
      closed_by: { username: 'ann' },
    })
  })

  test('the days that pass close issues, and reopen them without a trace of the closing', async () => {
    for (const _ of [1, 2, 3, 4, 5]) {
      now += DAY_MS
      await under.forge.catchUp()
    }
    const all = await issues()
    expect(all.some(({ closed_at }) => closed_at === new Date(now).toISOString())).toBe(true)
    for (const { state, closed_at } of all) expect(closed_at === null).toBe(state === 'opened')
    await under.forge.reset()
  })

  test('merge requests of every state are listed, newest first', async () => {
    const { body } = await under.v4('GET', `${THIRD}/merge_requests`)
    expect(
      z
        .array(Listed)
        .parse(body)
        .map(({ iid }) => iid),
    ).toEqual([12, 11, 10, 8, 6, 5])
    expect((await under.v4('GET', `${WEB}/3/merge_requests`)).status).toBe(404)
  })
})
