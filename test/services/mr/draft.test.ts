import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { openRoom, startOddForge } from '../room.ts'

let forge: ForgeUnderTest
let before = 0
beforeAll(async () => {
  forge = await ForgeUnderTest.start()
})
beforeEach(async () => {
  await forge.freshen()
  before = forge.forge.ledger().length
})
afterAll(() => forge.end())

const of = async (user: 'ann' | 'cy' = 'ann') => {
  const room = await openRoom(forge.forge.url, { api: 'v4', connected: { [user]: `sandbox-${user}` } })
  return (await room.contextOf(user)).mergeRequests
}
const writes = () =>
  forge.forge
    .ledger()
    .slice(before)
    .flatMap(({ method, body }) => (method === 'GET' ? [] : [{ method, body }]))
const at = { project: 42, mr: 12 }

test('marking as a draft and as ready are one call each, and none when it is so already', async () => {
  const { title } = await forge.mergeRequest(12)
  const { markDraft, markReady } = await of()
  expect(await markReady(at)).toMatchObject({ kind: 'already' })
  expect(await markDraft(at)).toMatchObject({
    kind: 'draft',
    answered: true,
    view: { mr: { work_in_progress: true, title: `Draft: ${title}` } },
  })
  expect(await markDraft(at)).toMatchObject({ kind: 'already' })
  expect(await markReady(at)).toMatchObject({ kind: 'ready', view: { mr: { title } } })
  expect(writes()).toEqual([
    { method: 'PUT', body: { title: `Draft: ${title}` } },
    { method: 'PUT', body: { title } },
  ])
})

test('a closed or merged one is neither', async () => {
  const { markDraft } = await of()
  expect(await markDraft({ project: 42, mr: 5 })).toMatchObject({ kind: 'not-open' })
  expect(await markDraft({ project: 42, mr: 6 })).toMatchObject({ kind: 'not-open' })
  expect(writes()).toEqual([])
})

test('whose account may not is told so', async () => {
  const { markDraft } = await of('cy')
  expect(await markDraft(at)).toEqual({ kind: 'may-not' })
})

test('a lost answer is settled by reading; a call that never arrived is not called done', async () => {
  const { markDraft, markReady } = await of()
  forge.forge.fault({ match: 'PUT', kind: 'drop-reply', times: 1 })
  expect(await markDraft(at)).toMatchObject({ kind: 'draft', answered: false })
  forge.forge.fault({ match: 'PUT', kind: 'drop-request', times: 1 })
  expect(await markReady(at)).toMatchObject({ kind: 'unconfirmed', what: 'acme/web!12' })
  expect(forge.effects()).toHaveLength(1)
})

test('one that somebody marks as ready between the two looks becomes a draft again', async () => {
  let reads = 0
  const { url, received } = await startOddForge(
    (request, _, { mr }) => {
      if (request.startsWith('PUT ')) mr.work_in_progress = true
      else if (request.endsWith('/1012') && reads++ === 1) mr.work_in_progress = false
      return false
    },
    { work_in_progress: true },
  )
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  expect(await mergeRequests.markDraft({ project: 42, mr: 12 })).toMatchObject({ kind: 'draft' })
  expect(received.filter((request) => request.startsWith('PUT '))).toHaveLength(1)
})
