import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { openRoom, startOddForge } from '../room.ts'

describe.each(['document', 'shipped'] as const)('at a forge as in the mode “%s”', (mode) => {
  let forge: ForgeUnderTest
  let before = 0
  beforeAll(async () => {
    forge = await ForgeUnderTest.start(mode)
  })
  beforeEach(async () => {
    await forge.freshen()
    before = forge.forge.ledger().length
  })
  afterAll(() => forge.end())

  const of = async (user: 'ann' | 'bob' | 'cy' | 'root' = 'ann') => {
    const room = await openRoom(forge.forge.url, { connected: { [user]: `sandbox-${user}` } })
    return { room, ...(await room.contextOf(user)).mergeRequests }
  }
  const writes = () =>
    forge.forge
      .ledger()
      .slice(before)
      .flatMap(({ method, body, effect }) => (method === 'GET' ? [] : [{ method, body, effect }]))

  test('closing and reopening, each once', async () => {
    const { close, reopen } = await of()
    const at = { project: 42, mr: 12 }
    expect(await close(at)).toMatchObject({
      kind: 'closed',
      answered: true,
      view: { mr: { state: 'closed' } },
    })
    expect(await close(at)).toMatchObject({ kind: 'already', view: { mr: { state: 'closed' } } })
    expect(await reopen(at)).toMatchObject({ kind: 'reopened', view: { mr: { state: 'reopened' } } })
    expect(await reopen(at)).toMatchObject({ kind: 'already' })
    expect(writes()).toEqual([
      { method: 'PUT', body: { state_event: 'close' }, effect: 'closed' },
      { method: 'PUT', body: { state_event: 'reopen' }, effect: 'reopened' },
    ])
  })

  test('a merged one is neither closed nor reopened', async () => {
    const { close, reopen } = await of()
    expect(await close({ project: 42, mr: 5 })).toMatchObject({ kind: 'merged' })
    expect(await reopen({ project: 42, mr: 5 })).toMatchObject({ kind: 'merged' })
    expect(writes()).toEqual([])
  })

  test('who may not edit may not close', async () => {
    const { close } = await of('cy')
    expect(await close({ project: 42, mr: 12 })).toEqual({ kind: 'may-not' })
  })

  test('a lost answer is settled by reading', async () => {
    const { close } = await of()
    forge.forge.fault({ match: 'PUT', kind: 'drop-reply', times: 1 })
    expect(await close({ project: 42, mr: 12 })).toMatchObject({ kind: 'closed', answered: false })
    expect(writes()).toHaveLength(1)
  })

  test('reopening beside another open one for the same branches names that one', async () => {
    const wrong = { source_branch: 'feature/blinking-banner', target_branch: 'main', title: 'Twin' }
    await forge.call('POST', '/projects/42/merge_requests', { body: wrong })
    const { reopen } = await of()
    expect(await reopen({ project: 42, mr: 6 })).toMatchObject({
      kind: 'duplicate-open',
      mr: { iid: 6 },
      duplicate: { iid: 18 },
    })
  })

  test('a todo is added once, and the second time it is there already', async () => {
    const { todo } = await of('bob')
    const at = { project: 42, mr: 10 }
    expect(await todo(at)).toMatchObject({
      kind: 'added',
      url: `${forge.forge.url}/acme/web/-/merge_requests/10`,
    })
    expect(await todo(at)).toMatchObject({ kind: 'already', mr: { iid: 10 } })
    expect(writes()).toHaveLength(2)
  })

  test('a todo whose answer was lost is not asked for again, and not called done', async () => {
    const { todo } = await of('bob')
    forge.forge.fault({ match: 'POST', kind: 'drop-reply', times: 1 })
    expect(await todo({ project: 42, mr: 10 })).toMatchObject({ kind: 'not-known', mr: { iid: 10 } })
    expect(writes()).toHaveLength(1)
  })

  test('deleting takes an owner: others are refused, and it is still there', async () => {
    const { delete: remove } = await of('ann')
    expect(await remove({ project: 42, mr: 10 })).toMatchObject({ kind: 'may-not-delete', mr: { iid: 10 } })
    expect((await forge.mergeRequest(10)).state).toBe('opened')
  })

  test('what was deleted is gone, nobody waits for it any more, and its number names nothing', async () => {
    const { room, delete: remove, merge } = await of('root')
    const { sha } = await forge.mergeRequest(11)
    const at = { project: 42, mr: 11 }
    await merge({ ...at, sha, whenBuildSucceeds: true, removeSourceBranch: false })
    expect(await room.store.autoMerges.all()).toHaveLength(1)
    before = forge.forge.ledger().length
    expect(await remove(at)).toMatchObject({ kind: 'deleted', answered: true, mr: { iid: 11 } })
    expect(await room.store.autoMerges.all()).toEqual([])
    expect(writes()).toMatchObject([{ method: 'DELETE', effect: 'merge request deleted' }])
    expect(await remove(at)).toEqual({ kind: 'not-found', what: 'acme/web!11' })
    expect(writes()).toHaveLength(1)
  })

  test('a deletion whose answer was lost is settled by reading, and nobody is named for it', async () => {
    const { delete: remove } = await of('root')
    forge.forge.fault({ match: 'DELETE', kind: 'drop-reply', times: 1 })
    expect(await remove({ project: 42, mr: 10 })).toMatchObject({ kind: 'deleted', answered: false })
    expect(writes()).toHaveLength(1)
  })
})

describe('at a forge that does not keep to the rules', () => {
  const refusing = (status: number, gone: boolean) =>
    startOddForge((request, response, held) => {
      const isDelete = request.startsWith('DELETE')
      if (!isDelete && held.mr.deleted !== true) return false
      if (isDelete && gone) held.mr = { ...held.mr, deleted: true }
      response
        .writeHead(isDelete ? status : request.includes('?') ? 200 : 404, {
          'content-type': 'application/json',
        })
        .end(request.includes('?') ? '[]' : '{"message":"as ordered"}')
      return true
    })
  const at = { project: 42, mr: 12 }
  const remove = async (url: string) =>
    (await (await openRoom(url)).contextOf('ann')).mergeRequests.delete(at)

  test.each([403, 404])('a %i from what somebody else deleted meanwhile is told as gone', async (status) => {
    expect(await remove((await refusing(status, true)).url)).toMatchObject({
      kind: 'deleted',
      answered: false,
    })
  })

  test.each([403, 404])('a %i while it is still there is told as no right', async (status) => {
    expect(await remove((await refusing(status, false)).url)).toMatchObject({ kind: 'may-not-delete' })
  })

  test('a call that is taken and does nothing is not called done', async () => {
    expect(await remove((await refusing(200, false)).url)).toMatchObject({ kind: 'still-there' })
  })
})

test('one that somebody reopens between the two looks is closed, and not told as closed', async () => {
  let reads = 0
  const { url, received } = await startOddForge(
    (request, _, { mr }) => {
      if (request.startsWith('PUT ')) mr.state = 'closed'
      else if (request.endsWith('/1012') && reads++ === 1) mr.state = 'reopened'
      return false
    },
    { state: 'closed' },
  )
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  expect(await mergeRequests.close({ project: 42, mr: 12 })).toMatchObject({ kind: 'closed' })
  expect(received.filter((request) => request.startsWith('PUT '))).toHaveLength(1)
})
