import { describe, expect, test } from 'vitest'
import { atMilestone, isMerge, openRoom, SHA, startOddForge } from './room.ts'

const wish = { whenBuildSucceeds: false, removeSourceBranch: false }
const input = { project: 42, mr: 12, sha: SHA, ...wish }

// Each of these waits until the forge was read for the last time, so they wait together.
describe.concurrent('what nobody knows is not claimed', () => {
  test('a merge that was taken and does not show is not called anything', async () => {
    const { url } = await startOddForge((request, _, { mr }) => {
      if (isMerge(request)) mr.state = 'locked'
      return false
    })
    const outcome = await (await (await openRoom(url)).of('ann')).mergeRequests.merge(input)
    expect(outcome).toMatchObject({ kind: 'still-open', view: { mr: { state: 'locked' } } })
  })

  test('a wait whose answer was lost, and that does not show, is followed all the same', async () => {
    const { url } = await startOddForge((request, response) => {
      if (isMerge(request)) response.destroy()
      return isMerge(request)
    })
    const room = await openRoom(url)
    const { mergeRequests } = await room.of('ann')
    const outcome = await mergeRequests.merge({ ...input, whenBuildSucceeds: true })
    expect(outcome.kind).toBe('still-open')
    expect(await room.store.watches.find('T1', 42, 12)).toMatchObject({ sha: SHA })
  })

  test('a wait is followed also when the forge cannot be read any more; a merge at once is not', async () => {
    const outcomes = [true, false].map(async (whenBuildSucceeds) => {
      let gone = false
      const { url } = await startOddForge((request, response) => {
        gone ||= isMerge(request)
        if (gone) response.destroy()
        return gone
      })
      const room = await openRoom(url)
      const { mergeRequests } = await room.of('ann')
      const outcome = await mergeRequests.merge({ ...input, whenBuildSucceeds })
      expect(outcome).toMatchObject({ kind: 'unconfirmed', what: 'acme/web!12' })
      return room.store.watches.all()
    })
    const [waiting, atOnce] = await Promise.all(outcomes)
    expect(waiting).toMatchObject([{ iid: 12, sha: SHA }])
    expect(atOnce).toEqual([])
  }, 30_000)

  test('a cancel that never arrived leaves it waiting, and the wait is still followed', async () => {
    const { url } = await startOddForge(
      (request, response) => {
        const isCancel = request.startsWith('PUT')
        if (isCancel) response.destroy()
        return isCancel
      },
      { merge_when_build_succeeds: true },
    )
    const room = await openRoom(url)
    await room.store.watches.add({
      team: 'T1',
      channel: 'C1',
      user: 'ann',
      project: 42,
      iid: 12,
      sha: SHA,
      since: 0,
    })
    expect(await (await room.of('ann')).mergeRequests.cancel({ project: 42, mr: 12 })).toMatchObject({
      kind: 'still-waiting',
      view: { mr: { iid: 12, merge_when_build_succeeds: true } },
    })
    expect(await room.store.watches.all()).toMatchObject([{ iid: 12 }])
  })

  test('a change that does not show and a forge that cannot be read are told apart', async () => {
    const both = [false, true].map(async (unreadable) => {
      let sent = false
      const { milestones } = await atMilestone((request, response) => {
        if (sent && unreadable) response.destroy()
        else if (request.startsWith('PUT')) response.destroy()
        else return false
        sent = true
        return true
      })
      return milestones.close({ project: 42, milestone: 3 })
    })
    expect(await Promise.all(both)).toEqual([
      { kind: 'unconfirmed', what: '%3 Sprint 9', reason: 'The forge does not show the change' },
      { kind: 'unconfirmed', what: '%3 Sprint 9', reason: 'The forge cannot be read now' },
    ])
  }, 30_000)
})
