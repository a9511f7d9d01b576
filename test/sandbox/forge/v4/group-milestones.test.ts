import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Asking, ForgeUnderTest } from '../forge-under-test.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.freshen())

const ACME = '/groups/70/milestones'
const ONE = `${ACME}/308`
const Planned = z.looseObject({ iid: z.number(), project_id: z.number() })

const planned = async (what: 'issues' | 'merge_requests', as: Asking['as'] = 'ann') =>
  z
    .array(Planned)
    .parse((await under.v4('GET', `${ONE}/${what}`, { as })).body)
    .map(({ project_id, iid }) => `${project_id} ${iid}`)

describe('the milestone of a group', () => {
  test('has the id of the group in place of a project’s', async () => {
    const { body } = await under.v4('GET', ONE)
    expect(body).toEqual({
      id: 308,
      iid: 1,
      group_id: 70,
      title: 'Faster shop',
      description: expect.any(String),
      state: 'active',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      due_date: expect.any(String),
      start_date: expect.any(String),
      expired: false,
      web_url: `${under.forge.url}/groups/acme/-/milestones/1`,
    })
    expect((await under.v4('GET', '/groups/acme/milestones')).body).toEqual([body])
  })

  test('is found below the group only, and by its global id only', async () => {
    for (const path of [`${ACME}/1`, `${ACME}/303`, '/projects/42/milestones/308'])
      expect((await under.v4('GET', path)).status).toBe(404)
    expect((await under.v4('GET', `${ACME}?iids[]=1&state=active&search=waits`)).body).toHaveLength(1)
  })

  test('has issues and merge requests of several projects', async () => {
    expect(await planned('issues')).toEqual(['43 5', '43 4', '42 13'])
    expect(await planned('merge_requests')).toEqual(['43 3', '42 16'])
  })

  test('shows each person what they may see of it', async () => {
    expect(await planned('issues', 'cy')).toEqual(['42 13'])
    expect(await planned('merge_requests', 'cy')).toEqual(['42 16'])
  })

  test('is what its issues and merge requests say their milestone is, to today’s API only', async () => {
    const { body } = await under.v4('GET', `${ONE}/issues`)
    expect(body).toMatchObject([{ milestone: { group_id: 70 } }, {}, { milestone: { id: 308 } }])
    const { body: one } = await under.v4('GET', '/projects/42/merge_requests/16')
    expect(one).toMatchObject({ milestone: { id: 308, group_id: 70, title: 'Faster shop' } })
    expect(await under.mergeRequest(16)).toMatchObject({ milestone: null })
  })
})

describe('the older API', () => {
  test('does not know it', async () => {
    const { body } = await under.call('GET', '/projects/42/milestones', { as: 'root' })
    expect(JSON.stringify(body)).not.toContain('Faster shop')
    expect((await under.call('GET', '/projects/42/milestones/308')).status).toBe(404)
    expect((await under.call('GET', '/groups/70/milestones')).status).toBe(404)
  })

  test('cannot give it to a merge request', async () => {
    const { id } = await under.mergeRequest(12)
    const body = { milestone_id: 308 }
    const reply = await under.call('PUT', `/projects/42/merge_requests/${id}`, { body })
    expect(reply.body).toMatchObject({ milestone: null })
  })
})

describe('who', () => {
  test('sees a project of a group sees the group, and a group that nobody made is not there', async () => {
    expect((await under.v4('GET', ONE, { as: 'cy' })).status).toBe(200)
    for (const group of ['71', 'nothing'])
      expect(await under.v4('GET', `/groups/${group}/milestones`)).toMatchObject({
        status: 404,
        body: { message: '404 Group Not Found' },
      })
  })

  test.each([
    ['root', 201],
    ['ann', 201],
    ['bob', 201],
    ['cy', 403],
  ] as const)('%s may create one: %i', async (as, status) => {
    expect((await under.v4('POST', ACME, { as, body: { title: `By ${as}` } })).status).toBe(status)
  })
})

describe('writing', () => {
  test('creates, edits, closes and deletes', async () => {
    const made = await under.v4('POST', ACME, { body: { title: 'Winter', start_date: '2031-12-01' } })
    expect(made).toMatchObject({ status: 201, body: { id: 309, iid: 2, group_id: 70, state: 'active' } })
    const path = `${ACME}/309`
    const edited = await under.v4('PUT', path, { body: { title: 'Winter sale', state_event: 'close' } })
    expect(edited).toMatchObject({ status: 200, body: { title: 'Winter sale', state: 'closed' } })
    expect((await under.v4('DELETE', path, { as: 'cy' })).status).toBe(403)
    expect((await under.v4('DELETE', path)).status).toBe(204)
    expect((await under.v4('PUT', path, { body: { title: 'x' } })).status).toBe(404)
    expect(under.effects()).toEqual(['milestone created', 'milestone closed', 'milestone deleted'])
  })

  test.each(['Faster shop', '2.3 Checkout', '1.8 Orders'])(
    'a title that the group or one of its projects has, %s, is taken',
    async (title) => {
      expect(await under.v4('POST', ACME, { body: { title } })).toMatchObject({
        status: 400,
        body: {
          message:
            'Failed to create milestone {:title=>["already being used for another group or project milestone."]}',
        },
      })
    },
  )

  test('a title of the vault, which is in no group, is free', async () => {
    expect((await under.v4('POST', ACME, { body: { title: 'Audit' } })).status).toBe(201)
  })
})

test('a merge request can be given the milestone of its group, and that of no other place', async () => {
  const path = '/projects/42/merge_requests/12'
  const given = await under.v4('PUT', path, { body: { milestone_id: 308 } })
  expect(given.body).toMatchObject({ milestone: { id: 308, group_id: 70 } })
  expect(await planned('merge_requests')).toEqual(['43 3', '42 16', '42 12'])
  const elsewhere = await under.v4('PUT', path, { body: { milestone_id: 305 } })
  expect(elsewhere.body).toMatchObject({ milestone: null })
})
