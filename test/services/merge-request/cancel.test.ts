import { afterAll, beforeAll, expect, test } from 'vitest'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { openRoom } from '../room.ts'

const name = { project: 42, mr: 11 }
const CANCEL = 'cancel_merge_when_build_succeeds'

let forge: ForgeUnderTest
beforeAll(async () => {
  forge = await ForgeUnderTest.start()
})
afterAll(() => forge.end())

async function waiting() {
  const room = await openRoom(forge.forge.url, { connected: { ann: 'sandbox-ann', bob: 'sandbox-bob' } })
  const { mergeRequests } = await room.of('ann')
  const { sha } = await forge.mergeRequest(11)
  await mergeRequests.merge({ ...name, sha, whenBuildSucceeds: true, removeSourceBranch: false })
  expect((await forge.mergeRequest(11)).merge_when_build_succeeds).toBe(true)
  return { room, mergeRequests }
}

test('a cancel whose answer was lost ends the wait and names nobody', async () => {
  const { room, mergeRequests } = await waiting()
  forge.forge.fault({ match: CANCEL, kind: 'drop-reply', times: 1 })
  expect(await mergeRequests.cancel(name)).toMatchObject({
    kind: 'over',
    view: { mr: { merge_when_build_succeeds: false } },
  })
  expect(await room.store.watches.all()).toEqual([])
})

test('where nothing waited, a lost answer cancelled nothing', async () => {
  const { mergeRequests } = await (await openRoom(forge.forge.url)).of('ann')
  forge.forge.fault({ match: CANCEL, kind: 'drop-request', times: 1 })
  expect(await mergeRequests.cancel({ project: 42, mr: 12 })).toMatchObject({ kind: 'was-not-waiting' })
})

test('who may not merge may not cancel', async () => {
  const { room } = await waiting()
  const bob = await room.of('bob')
  expect(await bob.mergeRequests.cancel(name)).toEqual({ kind: 'may-not' })
  expect(await room.store.watches.all()).toMatchObject([{ iid: 11 }])
})

test('subscribing twice is told apart, and a lost answer is settled by reading', async () => {
  const { mergeRequests } = await (await openRoom(forge.forge.url)).of('ann')
  const at = { project: 42, mr: 13 }
  expect(await mergeRequests.unsubscribe(at)).toMatchObject({ kind: 'unsubscribed' })
  forge.forge.fault({ match: '/subscription', kind: 'drop-reply', times: 1 })
  expect(await mergeRequests.subscribe(at)).toMatchObject({ kind: 'subscribed', already: false })
  expect(await mergeRequests.subscribe(at)).toMatchObject({
    kind: 'subscribed',
    already: true,
    mr: { iid: 13, web_url: `${forge.forge.url}/acme/web/merge_requests/13` },
  })
})
