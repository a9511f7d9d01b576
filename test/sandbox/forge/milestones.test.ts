import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Asking, ForgeUnderTest, Milestone } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

const list = async (query = '') => {
  const { body } = await under.call('GET', `/projects/42/milestones${query}`)
  return z.array(z.strictObject(Milestone.shape)).parse(body)
}

async function edit(iid: number, body: unknown, as: Asking['as'] = 'ann') {
  const { id } = await under.milestone(iid)
  return under.call('PUT', `/projects/42/milestones/${id}`, { as, body })
}

describe('reading', () => {
  test('the list is newest first and has the fields of the document only', async () => {
    expect((await list()).map(({ iid }) => iid)).toEqual([4, 3, 2, 1])
  })

  test('state and iid limit it, and it pages', async () => {
    expect((await list('?state=closed')).map(({ iid }) => iid)).toEqual([1])
    expect((await list('?state=active')).map(({ iid }) => iid)).toEqual([4, 3, 2])
    expect((await list('?iid[]=1&iid[]=3')).map(({ iid }) => iid)).toEqual([3, 1])
    expect((await list('?per_page=2&page=2')).map(({ iid }) => iid)).toEqual([2, 1])
    expect((await under.call('GET', '/projects/42/milestones?state=late')).status).toBe(400)
  })

  test('there is a late one, one on time, one without a date and a closed one', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const [dateless, onTime, late, closed] = await list()
    expect(dateless).toMatchObject({ due_date: null, state: 'active' })
    expect(onTime?.state).toBe('active')
    expect(onTime?.due_date && onTime.due_date > today).toBe(true)
    expect(late?.state).toBe('active')
    expect(late?.due_date && late.due_date < today).toBe(true)
    expect(closed?.state).toBe('closed')
  })

  test('one is found by its global id', async () => {
    const milestone = await under.milestone(2)
    expect(milestone.id).not.toBe(2)
    expect((await under.call('GET', `/projects/42/milestones/${milestone.id}`)).body).toEqual(milestone)
    expect(await under.call('GET', '/projects/42/milestones/2')).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    })
    const { id } = await under.milestone(1, 43)
    expect((await under.call('GET', `/projects/42/milestones/${id}`)).status).toBe(404)
  })

  test('its issues are open and closed ones, newest first, as servers of that time show them', async () => {
    const { id } = await under.milestone(2)
    const { body, headers } = await under.call('GET', `/projects/42/milestones/${id}/issues`)
    const issues = z.array(z.looseObject({ iid: z.number(), state: z.string() })).parse(body)
    expect(issues.map(({ iid, state }) => [iid, state])).toEqual([
      [24, 'opened'],
      [6, 'opened'],
      [5, 'opened'],
      [4, 'closed'],
      [3, 'opened'],
    ])
    expect(headers.get('x-total')).toBe('5')
    expect(issues[0]).toMatchObject({ confidential: true })
    expect(issues[1]).toMatchObject({
      milestone: { id },
      confidential: false,
      upvotes: 0,
      subscribed: false,
      assignee: { username: 'bob' },
      web_url: `${under.forge.url}/acme/web/-/issues/6`,
    })
    expect((await under.call('GET', '/projects/42/milestones/99999/issues')).status).toBe(404)
  })
})

describe('writing', () => {
  const create = async (body: unknown, as: Asking['as'] = 'ann') =>
    under.call('POST', '/projects/42/milestones', { as, body })

  test('a new one answers 201 and has the next iid', async () => {
    const reply = await create({ title: '<b>2.5</b> Accounts', description: 'd', due_date: '2031-02-28' })
    expect(reply).toMatchObject({
      status: 201,
      body: { iid: 5, title: '2.5 Accounts', due_date: '2031-02-28', state: 'active' },
    })
  })

  test.each([
    [{}, { error: 'title is missing' }],
    [{ title: '' }, { message: 'Failed to create milestone {:title=>["can\'t be blank"]}' }],
    [{ title: 'Ideas' }, { message: 'Failed to create milestone {:title=>["has already been taken"]}' }],
    [{ title: 'x', due_date: '2031-02-30' }, { error: 'due_date is invalid' }],
  ])('%j is refused with 400', async (body, answer) => {
    expect(await create(body)).toMatchObject({ status: 400, body: answer })
  })

  test('a title may have 255 characters, whatever they are', async () => {
    expect((await create({ title: '😀'.repeat(255) })).status).toBe(201)
    expect((await create({ title: '😀'.repeat(256) })).status).toBe(400)
  })

  test('only masters write', async () => {
    expect(await create({ title: 'Mine' }, 'bob')).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden' },
    })
    expect((await edit(4, { title: 'Mine' }, 'bob')).status).toBe(403)
    expect((await edit(4, { title: 'Mine' }, 'cy')).status).toBe(403)
  })

  test('close and activate move the state, repeating them changes nothing, open issues do not matter', async () => {
    expect(await edit(2, { state_event: 'close' })).toMatchObject({ status: 200, body: { state: 'closed' } })
    const closed = await under.milestone(2)
    expect((await edit(2, { state_event: 'close' })).status).toBe(200)
    expect(await under.milestone(2)).toEqual(closed)
    expect((await edit(2, { state_event: 'activate' })).body).toMatchObject({ state: 'active' })
    const effects = under.forge.ledger().flatMap(({ effect }) => (effect ? [effect] : []))
    expect(effects.filter((effect) => effect === 'milestone closed')).toHaveLength(1)
    expect(effects.filter((effect) => effect === 'milestone activated')).toHaveLength(1)
  })

  test('other fields of the same call are saved too, and null takes the date away', async () => {
    const reply = await edit(3, { state_event: 'close', title: 'Search', due_date: null, description: '' })
    expect(reply.body).toMatchObject({ state: 'closed', title: 'Search', due_date: null, description: '' })
    expect(await edit(3, { state_event: 'activate', due_date: '2031-01-01' })).toMatchObject({
      body: { state: 'active', due_date: '2031-01-01', title: 'Search' },
    })
  })

  test('nothing sent, nonsense and a taken title are refused', async () => {
    expect((await edit(4, {})).body).toEqual({
      error: 'title, description, due_date, state_event are missing, at least one parameter must be provided',
    })
    expect((await edit(4, { state_event: 'reopen' })).body).toEqual({
      error: 'state_event does not have a valid value',
    })
    expect((await edit(4, { title: '2.2 Cart' })).body).toEqual({
      message: 'Failed to update milestone {:title=>["has already been taken"]}',
    })
    expect((await under.call('PUT', '/projects/42/milestones/99999', { body: { title: 'x' } })).status).toBe(
      404,
    )
  })
})
