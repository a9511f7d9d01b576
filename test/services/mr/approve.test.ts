import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { json, LATER, openRoom, SHA, startOddForge } from '../room.ts'

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

const API_1 = { project: 43, mr: 1 }
const of = async (user: 'ann' | 'bob' | 'cy' = 'ann', speed = 100) => {
  const room = await openRoom(forge.forge.url, { api: 'v4', connected: { [user]: `sandbox-${user}` }, speed })
  return (await room.contextOf(user)).mergeRequests
}
const writes = () =>
  forge.forge
    .ledger()
    .slice(before)
    .flatMap(({ method, path, body, effect }) => (method === 'GET' ? [] : [{ method, path, body, effect }]))

describe('approving', () => {
  test('sends the head that was shown, and tells the approvals as they are afterwards', async () => {
    const { sha } = await forge.mergeRequest(1, 43)
    const { approve } = await of()
    const outcome = await approve({ ...API_1, sha })
    expect(outcome).toMatchObject({
      kind: 'approved',
      answered: true,
      view: { approvals: { approvals_left: 0, approved_by: [{ user: { username: 'ann' } }] } },
    })
    expect(writes()).toEqual([
      {
        method: 'POST',
        path: '/api/v4/projects/43/merge_requests/1/approve',
        body: { sha },
        effect: 'approved',
      },
    ])
  })

  test('where no head was shown it is the one that was just read', async () => {
    const { sha } = await forge.mergeRequest(1, 43)
    const { approve } = await of()
    expect(await approve({ ...API_1, sha: '' })).toMatchObject({ kind: 'approved' })
    expect(writes()).toMatchObject([{ body: { sha } }])
  })

  test('twice is said, and sent once', async () => {
    const { approve } = await of()
    await approve({ ...API_1, sha: '' })
    expect(await approve({ ...API_1, sha: '' })).toMatchObject({ kind: 'already' })
    expect(writes()).toHaveLength(1)
  })

  test('a head that nobody was shown is not approved, and what arrived is named', async () => {
    const { sha: shown, source_branch: branch } = await forge.mergeRequest(1, 43)
    const clone = await forge.clone('acme/api', 'ann', ['--branch', branch])
    const pushed = await clone.commit('One more thing', { 'more.txt': 'more\n' })
    await clone.git('push', '--quiet', 'origin', branch)
    const { approve } = await of()
    expect(await approve({ ...API_1, sha: shown })).toMatchObject({
      kind: 'head-moved',
      shown,
      rewritten: false,
      arrived: [{ id: pushed, title: 'One more thing' }],
    })
    expect(writes().filter(({ path }) => path.endsWith('/approve'))).toEqual([])
  })

  test('a head that moves between the look and the call is refused by the forge', async () => {
    const odd = await startOddForge((request, response, held) => {
      const isApprove = request.endsWith('/approve')
      if (isApprove) {
        held.mr.sha = LATER
        held.commits = [{ id: LATER, title: 'One more thing' }, ...held.commits]
        json(response, 409, { message: `SHA does not match HEAD of source branch: ${LATER}` })
      }
      if (request.endsWith('/approvals')) json(response, 200, { approved_by: [], user_has_approved: false })
      return isApprove || request.endsWith('/approvals')
    })
    const { mergeRequests } = await (await openRoom(odd.url, { api: 'v4' })).contextOf('ann')
    expect(await mergeRequests.approve({ project: 42, mr: 12, sha: SHA })).toMatchObject({
      kind: 'head-moved',
      shown: SHA,
      arrived: [{ id: LATER }],
    })
    expect(odd.received.filter((request) => request.startsWith('POST'))).toHaveLength(1)
    expect(odd.received.filter((request) => /\/commits\b/.test(request))).toHaveLength(1)
  })

  test('a push that takes the approval away again is told as the head that moved', async () => {
    const odd = await startOddForge((request, response, held) => {
      const isApprove = request.endsWith('/approve')
      if (isApprove) held.mr.sha = LATER
      if (isApprove) json(response, 201, {})
      if (request.endsWith('/approvals')) json(response, 200, { approved_by: [], user_has_approved: false })
      return isApprove || request.endsWith('/approvals')
    })
    const { mergeRequests } = await (await openRoom(odd.url, { api: 'v4' })).contextOf('ann')
    expect(await mergeRequests.approve({ project: 42, mr: 12, sha: SHA })).toMatchObject({
      kind: 'head-moved',
      shown: SHA,
    })
  })

  test('whose account may not is told so, and that the token is good', async () => {
    const { approve } = await of('bob')
    // bob is its author.
    expect(await approve({ ...API_1, sha: '' })).toEqual({ kind: 'may-not' })
    const reporter = await of('cy')
    expect(await reporter.approve({ project: 42, mr: 12, sha: '' })).toEqual({ kind: 'may-not' })
    expect(forge.effects()).toEqual([])
  })

  test('a merged or closed one is not approved', async () => {
    const { approve } = await of()
    expect(await approve({ project: 42, mr: 5, sha: '' })).toMatchObject({ kind: 'too-late' })
    expect(await approve({ project: 42, mr: 6, sha: '' })).toMatchObject({ kind: 'too-late' })
    expect(writes()).toEqual([])
  })

  test('a lost answer is settled by reading; a call that never arrived is not called done', async () => {
    forge.forge.fault({ match: 'approve', kind: 'drop-reply', times: 1 })
    const { approve } = await of()
    expect(await approve({ ...API_1, sha: '' })).toMatchObject({ kind: 'approved', answered: false })
    forge.forge.fault({ match: 'approve', kind: 'drop-request', times: 1 })
    const other = await of('bob')
    expect(await other.approve({ project: 42, mr: 12, sha: '' })).toMatchObject({ kind: 'unconfirmed' })
    expect(forge.effects()).toEqual(['approved'])
  })
})

describe('taking an approval back', () => {
  test('is one call, and none when there is nothing to take back', async () => {
    const { approve, unapprove } = await of()
    expect(await unapprove(API_1)).toMatchObject({ kind: 'already' })
    await approve({ ...API_1, sha: '' })
    expect(await unapprove(API_1)).toMatchObject({
      kind: 'taken-back',
      answered: true,
      view: { approvals: { approvals_left: 1, approved_by: [] } },
    })
    expect(forge.effects()).toEqual(['approved', 'approval withdrawn'])
  })

  test('a lost answer is settled by reading', async () => {
    const { approve, unapprove } = await of()
    await approve({ ...API_1, sha: '' })
    forge.forge.fault({ match: 'unapprove', kind: 'drop-reply', times: 1 })
    expect(await unapprove(API_1)).toMatchObject({ kind: 'taken-back', answered: false })
    expect(forge.effects()).toEqual(['approved', 'approval withdrawn'])
  })
})
