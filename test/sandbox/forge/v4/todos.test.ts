import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../forge-under-test.ts'
import { on } from './merge-requests/today.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => {
  await under.forge.reset()
  await on(under, 12, 'POST', '/todo', { as: 'bob' })
  await under.v4('PUT', '/projects/43/merge_requests/3', { body: { assignee_id: 3 } })
})

const Todo = z.looseObject({
  id: z.number(),
  action_name: z.string(),
  state: z.string(),
  target: z.looseObject({ iid: z.number() }),
})
const todos = async (query = '', as: 'ann' | 'bob' | 'cy' = 'bob') =>
  z.array(Todo).parse((await under.v4('GET', `/todos?${query}`, { as })).body)
const iids = async (query = '') => (await todos(query)).map(({ target }) => target.iid)

test('are those of the person who asks, newest first, with who made them and what they are about', async () => {
  expect(await todos()).toMatchObject([
    {
      action_name: 'assigned',
      author: { username: 'ann' },
      project: { path_with_namespace: 'acme/api' },
      target_type: 'MergeRequest',
      target: { iid: 3, detailed_merge_status: expect.any(String) },
      target_url: `${under.forge.url}/acme/api/-/merge_requests/3`,
      state: 'pending',
      updated_at: expect.stringMatching(/Z$/),
    },
    { action_name: 'marked', author: { username: 'bob' }, target: { iid: 12 } },
  ])
  expect(await todos('', 'cy')).toEqual([])
})

test.each([
  ['action=marked', [12]],
  ['action=build_failed', []],
  ['author_id=2', [3]],
  ['project_id=42', [12]],
  ['group_id=70', [3, 12]],
  ['type=MergeRequest', [3, 12]],
  ['type=Issue', []],
  ['state=done', []],
])('with %s are %j', async (query, wanted) => {
  expect(await iids(query)).toEqual(wanted)
})

test('come in pages', async () => {
  const { headers, body } = await under.v4('GET', '/todos?per_page=1', { as: 'bob' })
  expect(body).toHaveLength(1)
  expect(Object.fromEntries(headers)).toMatchObject({ 'x-total': '2', 'x-next-page': '2' })
})

test('one is done, once, and stays in the list of those that are', async () => {
  const [first] = await todos()
  const finish = async (as: 'ann' | 'bob') => under.v4('POST', `/todos/${first?.id}/mark_as_done`, { as })
  expect((await finish('ann')).status).toBe(404)
  expect(await finish('bob')).toMatchObject({ status: 201, body: { id: first?.id, state: 'done' } })
  expect((await finish('bob')).status).toBe(201)
  expect(await iids()).toEqual([12])
  expect(await iids('state=done')).toEqual([3])
  expect(under.effects().filter((effect) => effect === 'todo done')).toHaveLength(1)
})

test('all are done at once', async () => {
  expect(await under.v4('POST', '/todos/mark_as_done', { as: 'bob' })).toMatchObject({
    status: 204,
    text: '',
  })
  expect(await iids()).toEqual([])
  expect(await iids('state=done')).toEqual([3, 12])
})

test('of a merge request end with it, for who merged it', async () => {
  await on(under, 12, 'POST', '/todo')
  await on(under, 12, 'PUT', '/merge', { body: {} })
  expect((await todos('', 'ann')).map(({ target }) => target.iid)).not.toContain(12)
  expect(await iids()).toContain(12)
})

test('are of no project that the person left', async () => {
  await under.v4('DELETE', '/projects/43/members/3', { as: 'root' })
  expect(await iids()).toEqual([3, 12])
  expect((await under.v4('GET', '/todos?action=sleep', { as: 'bob' })).status).toBe(400)
})
