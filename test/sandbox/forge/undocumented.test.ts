import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start('shipped')
})
beforeEach(async () => under.freshen())
afterAll(async () => under.end())

const NO_PROJECT = { status: 404, body: { message: '404 Project Not Found' } }
describe('what servers of the document’s time had besides', () => {
  test.each([
    ['/version', { version: expect.any(String) }],
    ['/user', { username: 'ann', email: 'ann@acme.example', is_admin: false }],
    [
      '/projects/42',
      { path_with_namespace: 'acme/web', permissions: { project_access: { access_level: 40 } } },
    ],
    ['/projects/42/issues/8009', { iid: 9, labels: ['performance'] }],
  ])('GET %s', async (path, wanted) => {
    expect(await under.call('GET', path)).toMatchObject({ status: 200, body: wanted })
    expect((await under.call('GET', path, { headers: { 'PRIVATE-TOKEN': '' } })).status).toBe(401)
  })

  test.each([
    ['/projects/44', NO_PROJECT],
    ['/projects/44/issues/8025', NO_PROJECT],
    ['/projects/42/issues/9', { status: 404, body: { message: '404 Not found' } }],
    ['/projects/42/merge_requests/5011/pipelines', { status: 404 }],
  ])('GET %s is not there', async (path, reply) => {
    expect(await under.call('GET', path)).toMatchObject(reply)
  })
})

test('confidential issues are marked for reporters, and do not exist for guests', async () => {
  const one = async () => (await under.call('GET', '/projects/42/issues/8024', { as: 'cy' })).status
  expect(await one()).toBe(200)
  await under.v4('PUT', '/projects/42/members/4', { body: { access_level: 10 } })
  expect(await one()).toBe(404)
})
