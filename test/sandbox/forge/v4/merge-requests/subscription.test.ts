import { beforeEach, expect, test } from 'vitest'
import { ForgeUnderTest } from '../../forge-under-test.ts'
import { on } from './today.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.freshen())

const post = async (iid: number, word: string, as: 'ann' | 'bob' | 'cy' = 'cy') =>
  on(under, iid, 'POST', `/${word}`, { as })

const subscribed = async (iid: number, as: 'ann' | 'bob' | 'cy') =>
  (await on(under, iid, 'GET', '', { as })).body

test('subscribing and its end answer 201 with the merge request, and 304 without a body when it is so', async () => {
  expect(await post(14, 'subscribe')).toMatchObject({ status: 201, body: { iid: 14, subscribed: true } })
  expect(await post(14, 'subscribe')).toMatchObject({ status: 304, text: '' })
  expect(await under.mergeRequest(14, 42, 'cy')).toMatchObject({ subscribed: true })
  expect(await post(14, 'unsubscribe')).toMatchObject({ status: 201, body: { subscribed: false } })
  expect(await post(14, 'unsubscribe')).toMatchObject({ status: 304, text: '' })
  expect(under.effects()).toEqual(['subscribed', 'unsubscribed'])
})

test('author, assignees, reviewers and who commented take part without having asked', async () => {
  expect(await subscribed(7, 'bob')).toMatchObject({ subscribed: true })
  expect(await subscribed(7, 'cy')).toMatchObject({ subscribed: true })
  expect(await subscribed(14, 'cy')).toMatchObject({ subscribed: false })
  await on(under, 14, 'POST', '/notes', { as: 'cy', body: { body: 'Hello' } })
  expect(await subscribed(14, 'cy')).toMatchObject({ subscribed: true })
})

test('a todo answers 201 with what it is about, and then 304', async () => {
  expect(await post(14, 'todo')).toMatchObject({
    status: 201,
    body: {
      action_name: 'marked',
      target_type: 'MergeRequest',
      target: { iid: 14, detailed_merge_status: 'mergeable' },
      target_url: `${under.forge.url}/acme/web/-/merge_requests/14`,
      state: 'pending',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  })
  expect(await post(14, 'todo')).toMatchObject({ status: 304, text: '' })
})

test.each(['subscribe', 'unsubscribe', 'todo'])('%s of what does not exist is 404', async (word) => {
  expect((await post(99, word)).status).toBe(404)
})
