import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start('shipped')
})
beforeEach(async () => under.freshen())
afterAll(async () => under.end())

const NO_PROJECT = { status: 404, body: { message: '404 Project Not Found' } }
const iids = (body: unknown) =>
  z
    .array(z.looseObject({ iid: z.number() }))
    .parse(body)
    .map(({ iid }) => iid)

describe('what servers of the document’s time had besides', () => {
  test.each([
    ['/version', { version: expect.any(String) }],
    ['/user', { username: 'ann', email: 'ann@acme.example', is_admin: false }],
    ['/users?username=bob', [{ id: 3, username: 'bob' }]],
    ['/users/3', { username: 'bob' }],
    ['/groups', [{ id: 70, path: 'acme', visibility_level: 0 }]],
    ['/groups/70', { name: 'Acme', projects: [{ id: 42 }, { id: 43 }] }],
    ['/projects', [{ id: 43 }, { id: 42, archived: false, only_allow_merge_if_build_succeeds: false }]],
    [
      '/projects/42',
      { path_with_namespace: 'acme/web', permissions: { project_access: { access_level: 40 } } },
    ],
    ['/projects/42/members?query=cy', [{ username: 'cy', access_level: 20 }]],
    [
      '/projects/42/repository/branches?search=main&per_page=1',
      [{ name: 'chore/no-newsletter', default: false }],
    ],
    ['/projects/42/labels?per_page=1', [{ name: 'bug' }]],
    ['/projects/42/issues?iid=9', [{ id: 8009, iid: 9, confidential: false }]],
    ['/projects/42/issues/8009', { iid: 9, labels: ['performance'] }],
    ['/todos', []],
  ])('GET %s', async (path, wanted) => {
    expect(await under.call('GET', path)).toMatchObject({ status: 200, body: wanted })
    expect((await under.call('GET', path, { headers: { 'PRIVATE-TOKEN': '' } })).status).toBe(401)
  })

  test.each([
    ['/projects/44', NO_PROJECT],
    ['/projects/44/issues', NO_PROJECT],
    ['/projects/42/issues/9', { status: 404, body: { message: '404 Not found' } }],
    ['/users/99', { status: 404, body: { message: '404 User Not Found' } }],
    ['/groups/71', { status: 404, body: { message: '404 Group Not Found' } }],
    ['/projects/42/merge_requests/5011/pipelines', { status: 404 }],
  ])('GET %s is not there', async (path, reply) => {
    expect(await under.call('GET', path)).toMatchObject(reply)
  })
})

test('confidential issues are marked for reporters, and do not exist for guests', async () => {
  const list = async () =>
    iids(
      (await under.call('GET', '/projects/42/issues?milestone=2.3%20Checkout&state=opened', { as: 'cy' }))
        .body,
    )
  const one = async () => (await under.call('GET', '/projects/42/issues/8024', { as: 'cy' })).status
  expect((await list()).toSorted()).toEqual([24, 3, 5, 6])
  expect(await one()).toBe(200)
  await under.v4('PUT', '/projects/42/members/4', { body: { access_level: 10 } })
  expect(await list()).not.toContain(24)
  expect(await one()).toBe(404)
})

test('todos are done one by one or all at once, which says how many those were', async () => {
  for (const iid of [11, 12]) await under.at(iid, 'POST', '/todo')
  const pending = async () => {
    const { body } = await under.call('GET', '/todos')
    return z.array(z.looseObject({ id: z.number(), target: z.looseObject({ iid: z.number() }) })).parse(body)
  }
  const [newest] = await pending()
  expect(newest).toMatchObject({ target: { iid: 12 }, state: 'pending' })
  const finished = await under.call('DELETE', `/todos/${newest?.id}`)
  expect(finished).toMatchObject({ status: 200, body: { state: 'done' } })
  expect(await under.call('DELETE', '/todos')).toMatchObject({ status: 200, body: 1 })
  expect(await pending()).toEqual([])
})
