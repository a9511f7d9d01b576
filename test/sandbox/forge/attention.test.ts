import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

const ABSENT = ['user_notes_count', 'should_remove_source_branch', 'force_remove_source_branch', 'web_url']
const record = z.record(z.string(), z.unknown())

test('subscribing answers 201 without four fields, and 304 without a body the second time', async () => {
  const all = Object.keys(await under.mergeRequest(12))
  const first = await under.at(12, 'POST', '/subscription', { as: 'cy' })
  expect(first).toMatchObject({ status: 201, body: { iid: 12, subscribed: true } })
  expect(all.filter((name) => !(name in record.parse(first.body)))).toEqual(ABSENT)
  expect(await under.at(12, 'POST', '/subscription', { as: 'cy' })).toMatchObject({ status: 304, text: '' })
  expect((await under.mergeRequest(12, 42, 'cy')).subscribed).toBe(true)
})

test('unsubscribing answers 200 without four fields, and 304 without a body the second time', async () => {
  const all = Object.keys(await under.mergeRequest(12))
  const first = await under.at(12, 'DELETE', '/subscription', { as: 'ann', body: {} })
  expect(first).toMatchObject({ status: 200, body: { subscribed: false } })
  expect(all.filter((name) => !(name in record.parse(first.body)))).toEqual(ABSENT)
  expect(await under.at(12, 'DELETE', '/subscription', { as: 'ann' })).toMatchObject({
    status: 304,
    text: '',
  })
})

test('the author is subscribed without having asked', async () => {
  expect((await under.at(7, 'POST', '/subscription', { as: 'bob' })).status).toBe(304)
  expect((await under.at(7, 'DELETE', '/subscription', { as: 'bob' })).status).toBe(200)
})

test.each(['POST', 'DELETE'])('%s subscription on what does not exist is 404', async (method) => {
  for (const path of ['/projects/42/merge_requests/1', '/projects/9/merge_requests/5012'])
    expect((await under.call(method, `${path}/subscription`)).status).toBe(404)
})

test('only what changed something is an effect in the ledger', () => {
  const subscribed = under.forge.ledger().filter((entry) => entry.path.endsWith('/subscription'))
  expect(subscribed.map(({ user, status, effect }) => [user, status, effect])).toEqual(
    expect.arrayContaining([
      ['cy', 201, 'subscribed'],
      ['cy', 304, undefined],
      ['ann', 200, 'unsubscribed'],
      ['bob', 304, undefined],
    ]),
  )
})

test('a todo is created with status 200 and the fields of the document, then 304', async () => {
  const reply = await under.at(12, 'POST', '/todo', { as: 'cy' })
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({
    id: expect.any(Number),
    project: {
      id: 42,
      name: 'Web',
      name_with_namespace: 'acme / Web',
      path: 'web',
      path_with_namespace: 'acme/web',
    },
    author: expect.objectContaining({ username: 'cy', name: 'Cy Carter', state: 'active' }),
    action_name: 'marked',
    target_type: 'MergeRequest',
    target: expect.objectContaining({ iid: 12 }),
    target_url: `${under.forge.url}/acme/web/-/merge_requests/12`,
    body: 'Choose the dates of a report',
    state: 'pending',
    created_at: expect.any(String),
  })
  expect(await under.at(12, 'POST', '/todo', { as: 'cy' })).toMatchObject({ status: 304, text: '' })
  expect((await under.at(12, 'POST', '/todo', { as: 'ann' })).status).toBe(200)
})

test('merging finishes one’s own todo', async () => {
  expect((await under.at(16, 'POST', '/todo')).status).toBe(200)
  await under.at(16, 'PUT', '/merge')
  expect((await under.at(16, 'POST', '/todo')).status).toBe(200)
})
