import { describe, expect, test } from 'vitest'
import { SERVER } from '../../../src/model/server-name.ts'
import type { RecordedContext } from '../../support/use-cases.ts'
import { atMilestone, type Held, isMerge, json, MILESTONE, openRoom, SHA, startOddForge } from '../room.ts'

const wish = { whenBuildSucceeds: false, removeSourceBranch: false }
const input = { project: 42, mr: 12, sha: SHA, ...wish }

// Each of these waits until the forge was read for the last time, so they wait together.
describe.concurrent('what nobody knows is not claimed', () => {
  test('a merge that was taken and does not show is not called anything', async () => {
    const { url } = await startOddForge((request, _, { mr }) => {
      if (isMerge(request)) mr.state = 'locked'
      return false
    })
    const outcome = await (await (await openRoom(url)).contextOf('ann')).mergeRequests.merge(input)
    expect(outcome).toMatchObject({ kind: 'still-open', view: { mr: { state: 'locked' } } })
  })

  test('a wait whose answer was lost, and that does not show, is followed all the same', async () => {
    const { url } = await startOddForge((request, response) => {
      if (isMerge(request)) response.destroy()
      return isMerge(request)
    })
    const room = await openRoom(url)
    const { mergeRequests } = await room.contextOf('ann')
    const outcome = await mergeRequests.merge({ ...input, whenBuildSucceeds: true })
    expect(outcome.kind).toBe('still-open')
    expect(await room.store.autoMerges.find('T1', 42, 12)).toMatchObject({ sha: SHA })
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
      const { mergeRequests } = await room.contextOf('ann')
      const outcome = await mergeRequests.merge({ ...input, whenBuildSucceeds })
      expect(outcome).toMatchObject({ kind: 'unconfirmed', what: 'acme/web!12' })
      return room.store.autoMerges.all()
    })
    const [waiting, atOnce] = await Promise.all(outcomes)
    expect(waiting).toMatchObject([{ iid: 12, sha: SHA }])
    expect(atOnce).toEqual([])
  })

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
    await room.store.autoMerges.add({
      team: 'T1',
      channel: 'C1',
      user: 'ann',
      project: 42,
      iid: 12,
      sha: SHA,
      since: 0,
    })
    expect(await (await room.contextOf('ann')).mergeRequests.cancel({ project: 42, mr: 12 })).toMatchObject({
      kind: 'still-waiting',
      view: { mr: { iid: 12, merge_when_build_succeeds: true } },
    })
    expect(await room.store.autoMerges.all()).toMatchObject([{ iid: 12 }])
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
      { kind: 'unconfirmed', what: '%3 Sprint 9', reason: `${SERVER} doesn’t show the change` },
      { kind: 'unconfirmed', what: '%3 Sprint 9', reason: `I can’t read ${SERVER} now` },
    ])
  })

  test('one that was there before and was opened again is not taken for a new one', async () => {
    const { create } = await creating(({ mr }) => [mr])
    expect(await create()).toMatchObject({ kind: 'unconfirmed', reason: expect.stringMatching(/not yet/) })
  })

  test('a new one that somebody closed at once is found all the same', async () => {
    const { create } = await creating(({ mr }) => [{ ...mr, id: 1013, iid: 13, state: 'closed' }])
    expect(await create()).toMatchObject({ kind: 'created', answered: false })
  })

  test('of two new ones neither is claimed, and both are named at once', async () => {
    const merged = await creating(({ mr }) => [
      { ...mr, id: 1013, iid: 13, state: 'closed', web_url: null },
      { ...mr, id: 1014, iid: 14, web_url: null },
    ])
    expect(await merged.create()).toMatchObject({
      kind: 'unconfirmed',
      reason: expect.stringContaining('!13 in project 42 and !14 in project 42'),
    })
    let posted = false
    const { milestones } = await atMilestone((request, response) => {
      if (request.startsWith('POST')) response.destroy()
      else if (!posted || !request.includes('/milestones?')) return false
      else
        json(response, 200, [
          MILESTONE,
          ...[4, 5].map((iid) => ({ ...MILESTONE, id: 500 + iid, iid, title: 'Two' })),
        ])
      posted = true
      return true
    })
    expect(await milestones.create({ project: 42, title: 'Two' })).toMatchObject({
      kind: 'unconfirmed',
      reason: expect.stringContaining('%4 Two and %5 Two'),
    })
  })

  test('one that cannot be seen because the whole project cannot is not called deleted', async () => {
    let deleted = false
    const { url } = await startOddForge((request, response) => {
      deleted ||= request.startsWith('DELETE')
      if (deleted) json(response, 404, { message: '404 Project Not Found' })
      return deleted
    })
    const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
    expect(await mergeRequests.delete({ project: 42, mr: 12 })).toEqual({
      kind: 'not-found',
      what: 'acme/web!12',
    })
    const lost = await vanishing(404, (services) => services.mergeRequests.delete({ project: 42, mr: 12 }))
    expect(lost).toMatchObject({ kind: 'unconfirmed' })
  })

  test('what is out of sight after the call is told as that, and so is a token that died', async () => {
    const close = (status: number) =>
      vanishing(status, ({ mergeRequests }) => mergeRequests.close({ project: 42, mr: 12 }))
    const reason = 'It’s gone, or your account can’t see it'
    expect(await close(404)).toMatchObject({ kind: 'unconfirmed', reason })
    expect(await close(403)).toMatchObject({ kind: 'unconfirmed', reason })
    expect(await close(401)).toMatchObject({
      reason: expect.stringMatching(/no longer accepts the token/),
    })
  })
})

/** A person who opens a merge request whose answer is lost, at a forge that then lists `there`. */
async function creating(there: (held: Held) => readonly unknown[]) {
  let posted = false
  const { url } = await startOddForge((request, response, held) => {
    if (request.startsWith('POST')) response.destroy()
    else if (!request.includes('/merge_requests?')) return false
    else json(response, 200, posted ? there(held) : request.includes('state=opened') ? [] : [held.mr])
    posted ||= request.startsWith('POST')
    return true
  })
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  const input = { project: 42, source: 'feature/report-range', target: 'main', title: 'Dates' }
  return { create: () => mergeRequests.create(input) }
}

/** A change whose answer is lost, by somebody who gets this status for everything afterwards. */
async function vanishing(status: number, act: (services: RecordedContext) => Promise<unknown>) {
  let sent = false
  const { url } = await startOddForge((request, response) => {
    if (sent) json(response, status, { message: 'as ordered' })
    else if (request.startsWith('GET')) return false
    else response.destroy()
    sent = true
    return true
  })
  return act(await (await openRoom(url)).contextOf('ann'))
}
