import { afterAll, beforeAll, expect, test } from 'vitest'
import { SERVER } from '../../../src/model/server-name.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { json, openRoom, startOddForge } from '../room.ts'

const name = { project: 42, mr: 11 }
const CANCEL = 'cancel_merge_when_build_succeeds'

let forge: ForgeUnderTest
beforeAll(async () => {
  forge = await ForgeUnderTest.start()
})
afterAll(() => forge.end())

async function waiting() {
  const room = await openRoom(forge.forge.url, { connected: { ann: 'sandbox-ann', bob: 'sandbox-bob' } })
  const { mergeRequests } = await room.contextOf('ann')
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
  expect(await room.store.autoMerges.all()).toEqual([])
})

test('where nothing waits, nothing is sent', async () => {
  const { mergeRequests } = await (await openRoom(forge.forge.url)).contextOf('ann')
  const before = forge.forge.ledger().length
  const view = { commits: expect.any(Array) }
  expect(await mergeRequests.cancel({ project: 42, mr: 12 })).toMatchObject({ kind: 'was-not-waiting', view })
  expect(await mergeRequests.cancel({ project: 42, mr: 5 })).toMatchObject({ kind: 'too-late', view })
  const sent = forge.forge.ledger().slice(before)
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

test.each([
  ['ended', { merge_when_build_succeeds: false }, 'was-not-waiting'],
  ['came to its merge', { state: 'merged' }, 'too-late'],
])('a 406 because the wait %s a moment before is told as it is', async (_, meanwhile, kind) => {
  const { url, received } = await startOddForge(
    (request, response, { mr }) => {
      if (!request.includes(CANCEL)) return false
      Object.assign(mr, meanwhile)
      json(response, 406, { message: '406 Not Acceptable' })
      return true
    },
    { merge_when_build_succeeds: true },
  )
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  expect(await mergeRequests.cancel({ project: 42, mr: 12 })).toMatchObject({ kind })
  expect(received.filter((request) => request.includes(CANCEL))).toHaveLength(1)
  expect(received.filter((request) => request.endsWith('/commits'))).toHaveLength(1)
})

test('a wait that somebody sets between the two looks is cancelled, and not told as missing', async () => {
  let reads = 0
  const { url, received } = await startOddForge(
    (request, _, { mr }) => {
      if (request.includes(CANCEL)) mr.merge_when_build_succeeds = false
      else if (request.endsWith('/1012') && reads++ === 1) mr.merge_when_build_succeeds = true
      return false
    },
    { merge_when_build_succeeds: false },
  )
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  expect(await mergeRequests.cancel({ project: 42, mr: 12 })).toMatchObject({ kind: 'cancelled' })
  expect(received.filter((request) => request.includes(CANCEL))).toHaveLength(1)
})

test('where the forge does not tell whether it waits, the cancel is sent, and a lost answer claims nothing', async () => {
  const { url, received } = await startOddForge(
    (request, response) => {
      if (request.includes(CANCEL)) response.destroy()
      return request.includes(CANCEL)
    },
    { merge_when_build_succeeds: null },
  )
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  expect(await mergeRequests.cancel({ project: 42, mr: 12 })).toMatchObject({ kind: 'unconfirmed' })
  expect(received.filter((request) => request.includes(CANCEL))).toHaveLength(1)
})

test('who may not merge may not cancel', async () => {
  const { room } = await waiting()
  const bob = await room.contextOf('bob')
  expect(await bob.mergeRequests.cancel(name)).toEqual({ kind: 'may-not' })
  expect(await room.store.autoMerges.all()).toMatchObject([{ iid: 11 }])
})

test('subscribing twice is told apart, and a lost answer is settled by reading', async () => {
  const { mergeRequests } = await (await openRoom(forge.forge.url)).contextOf('ann')
  const at = { project: 42, mr: 13 }
  expect(await mergeRequests.unsubscribe(at)).toMatchObject({ kind: 'unsubscribed' })
  forge.forge.fault({ match: '/subscription', kind: 'drop-reply', times: 1 })
  expect(await mergeRequests.subscribe(at)).toMatchObject({ kind: 'subscribed', already: false })
  const before = forge.forge.ledger().length
  expect(await mergeRequests.subscribe(at)).toMatchObject({
    kind: 'subscribed',
    already: true,
    mr: { iid: 13, web_url: `${forge.forge.url}/acme/web/-/merge_requests/13` },
  })
  const sent = forge.forge.ledger().slice(before)
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a 304 because it came to be so a moment before is a success', async () => {
  const { url } = await startOddForge(
    (request, response, { mr }) => {
      if (!request.includes('/subscription')) return false
      mr.subscribed = true
      response.writeHead(304).end()
      return true
    },
    { subscribed: false },
  )
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  expect(await mergeRequests.subscribe({ project: 42, mr: 12 })).toMatchObject({ already: true })
})

test('a forge that does not tell who is subscribed is asked once, and not waited for', async () => {
  const { url, received } = await startOddForge((request, response) => {
    if (request.includes('/subscription')) response.destroy()
    return request.includes('/subscription')
  })
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  expect(await mergeRequests.subscribe({ project: 42, mr: 12 })).toMatchObject({
    kind: 'unconfirmed',
    reason: `${SERVER} doesn’t say whether you follow it`,
  })
  expect(received.filter((request) => request.endsWith('/1012'))).toHaveLength(2)
})
