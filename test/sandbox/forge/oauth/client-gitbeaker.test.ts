import { Gitlab } from '@gitbeaker/rest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ForgeUnderTest } from '../forge-under-test.ts'
import { PUBLIC, SignIn } from './sign-in.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start('document', undefined, Date.now, { applications: [PUBLIC] })
})
afterAll(async () => under.end())

const signedIn = async (user: string) => {
  const { access_token: oauthToken } = await new SignIn(under.forge.url).tokens(user)
  return new Gitlab({ host: under.forge.url, oauthToken })
}

test('@gitbeaker/rest 43.8.0 does everything with an access token, as whoever authorized', async () => {
  const client = await signedIn('bob')
  expect(await client.Users.showCurrentUser()).toMatchObject({ username: 'bob' })
  expect(await client.MergeRequests.show('acme/web', 12)).toMatchObject({
    iid: 12,
    title: expect.any(String),
  })
})

test('@gitbeaker/rest 43.8.0 makes, changes, lists and deletes hooks', async () => {
  const { ProjectHooks } = await signedIn('ann')
  const made = await ProjectHooks.add(42, 'http://127.0.0.1:9/hook', {
    mergeRequestsEvents: true,
    token: 'ours',
  })
  expect(made).toMatchObject({ merge_requests_events: true, push_events: true, pipeline_events: false })
  const changed = await ProjectHooks.edit(42, made.id, 'http://127.0.0.1:9/other', { pipelineEvents: true })
  expect(changed).toMatchObject({ url: 'http://127.0.0.1:9/other', pipeline_events: true })
  expect(await ProjectHooks.show(42, made.id)).toEqual(changed)
  expect(await ProjectHooks.all(42)).toEqual([changed])
  await ProjectHooks.remove(42, made.id)
  expect(await ProjectHooks.all(42)).toEqual([])
})
