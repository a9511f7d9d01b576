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

/** So much faster than outside a rebase is looked after: git takes its time, also on a busy machine. */
const SPEED = 5
const of = async (user: 'ann' | 'cy' = 'ann', speed = SPEED) => {
  const room = await openRoom(forge.forge.url, { api: 'v4', speed, connected: { [user]: `sandbox-${user}` } })
  return (await room.contextOf(user)).mergeRequests
}
const writes = () =>
  forge.forge
    .ledger()
    .slice(before)
    .flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`]))

const REBASE = 'PUT /api/v4/projects/42/merge_requests/12/rebase'
const at = { project: 42, mr: 12 }

/** Moves main on, so that !12 has something to be rebased onto. */
async function targetMoves(): Promise<void> {
  const clone = await forge.clone('acme/web', 'ann', ['--branch', 'main'])
  await clone.commit('Something else', { 'else.txt': 'else\n' })
  await clone.git('push', '--quiet', 'origin', 'main')
  before = forge.forge.ledger().length
}

describe('a rebase', () => {
  test('is asked for once and looked at until it has ended', async () => {
    await targetMoves()
    const { sha } = await forge.mergeRequest(12)
    const { rebase } = await of()
    const outcome = await rebase(at)
    expect(outcome).toMatchObject({ kind: 'rebased', from: sha, answered: true })
    expect(outcome).toMatchObject({ view: { mr: { sha: (await forge.mergeRequest(12)).sha } } })
    expect((await forge.mergeRequest(12)).sha).not.toBe(sha)
    expect(writes()).toEqual([REBASE])
  })

  test('of what stands on its target already is not sent', async () => {
    await targetMoves()
    const { rebase } = await of()
    await rebase(at)
    before = forge.forge.ledger().length
    expect(await rebase(at)).toMatchObject({ kind: 'up-to-date' })
    expect(writes()).toEqual([])
  })

  test('that conflicts says why in the forge’s words', async () => {
    const { rebase } = await of('ann', 50)
    const { sha } = await forge.mergeRequest(9)
    expect(await rebase({ project: 42, mr: 9 })).toMatchObject({
      kind: 'failed',
      view: { mr: { sha } },
      reason: expect.stringContaining('Rebase failed'),
    })
    // Once more: the forge says the same again, and that is no answer of before.
    expect(await rebase({ project: 42, mr: 9 })).toMatchObject({ kind: 'failed' })
  })

  test('of a merged one is not sent; of a branch that is not theirs it is refused with the reason', async () => {
    const { rebase } = await of()
    expect(await rebase({ project: 42, mr: 5 })).toMatchObject({ kind: 'too-late' })
    expect(writes()).toEqual([])
    await targetMoves()
    const reporter = await of('cy')
    expect(await reporter.rebase(at)).toMatchObject({
      kind: 'no-push',
      reason: expect.stringContaining('Cannot push to source branch'),
    })
  })

  test('whose answer was lost is settled by looking; one that never arrived is not called done', async () => {
    await targetMoves()
    const { rebase: impatient } = await of('ann', 100)
    forge.forge.fault({ match: 'PUT', kind: 'drop-request', times: 1 })
    expect(await impatient(at)).toMatchObject({ kind: 'unconfirmed', what: 'acme/web!12' })
    const { rebase } = await of()
    forge.forge.fault({ match: 'PUT', kind: 'drop-reply', times: 1 })
    expect(await rebase(at)).toMatchObject({ kind: 'rebased', answered: false })
    expect(forge.effects().filter((effect) => effect.startsWith('rebase'))).toContain('rebase begun')
  })

  test('that is under way is waited for, also where the new head shows late', async () => {
    let looks = 0
    const odd = await startOddForge(
      (request, response, held) => {
        const isRebase = request.startsWith('PUT')
        if (isRebase) {
          held.mr.rebase_in_progress = true
          json(response, 202, { rebase_in_progress: true })
        } else if (held.mr.rebase_in_progress !== undefined && request.includes('include_rebase')) {
          looks += 1
          held.mr.rebase_in_progress = looks < 2
          if (looks > 3) held.mr.sha = LATER
        }
        return isRebase
      },
      { diverged_commits_count: 1 },
    )
    const { mergeRequests } = await (await openRoom(odd.url, { api: 'v4' })).contextOf('ann')
    expect(await mergeRequests.rebase(at)).toMatchObject({
      kind: 'rebased',
      from: SHA,
      view: { mr: { sha: LATER } },
    })
    expect(odd.received.filter((request) => request.startsWith('PUT'))).toHaveLength(1)
  })

  test('that the forge seems to have taken and that does not show is not called anything', async () => {
    const odd = await startOddForge(
      (request, response) => {
        if (request.startsWith('PUT')) json(response, 200, null)
        return request.startsWith('PUT')
      },
      { diverged_commits_count: 1, rebase_in_progress: false },
    )
    const { mergeRequests } = await (await openRoom(odd.url, { api: 'v4' })).contextOf('ann')
    expect(await mergeRequests.rebase(at)).toMatchObject({ kind: 'unconfirmed', what: 'acme/web!12' })
  })

  test('that another one holds up is said, and not sent again', async () => {
    const odd = await startOddForge((request, response, held) => {
      const isRebase = request.startsWith('PUT')
      if (isRebase) {
        held.mr.rebase_in_progress = true
        json(response, 409, { message: 'Conflict: Resource lock' })
      }
      return isRebase
    })
    const { mergeRequests } = await (await openRoom(odd.url, { api: 'v4' })).contextOf('ann')
    expect(await mergeRequests.rebase(at)).toMatchObject({ kind: 'under-way' })
    expect(odd.received.filter((request) => request.startsWith('PUT'))).toHaveLength(1)
  })
})
