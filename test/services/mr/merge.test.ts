import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { isMerge, json, LATER, openRoom, SHA, startOddForge } from '../room.ts'

const wish = { whenBuildSucceeds: false, removeSourceBranch: false }
const input = { project: 42, mr: 12, sha: SHA, ...wish }

describe('at the sandbox’s forge', () => {
  let forge: ForgeUnderTest
  beforeAll(async () => {
    forge = await ForgeUnderTest.start()
  })
  afterAll(() => forge.end())

  const branches = async () => (await forge.clone()).git('ls-remote', '--heads', 'origin')

  test('the source branch goes when that was asked for, and stays otherwise; the message is the person’s', async () => {
    const { mergeRequests } = await (await openRoom(forge.forge.url)).contextOf('ann')
    for (const [iid, removeSourceBranch] of [
      [12, true],
      [16, false],
    ] as const) {
      const { sha, source_branch: branch } = await forge.mergeRequest(iid)
      const outcome = await mergeRequests.merge({
        ...input,
        mr: iid,
        sha,
        removeSourceBranch,
        message: `Ship ${iid}`,
      })
      expect(outcome).toMatchObject({ kind: 'merged', answered: true, requested: 'now' })
      expect((await branches()).includes(`refs/heads/${branch}\n`)).toBe(!removeSourceBranch)
    }
    const main = await forge.clone()
    expect(await main.git('log', '-2', '--merges', '--first-parent', '--format=%B')).toMatch(
      /Ship 16\s+Ship 12/,
    )
  })

  test('a wait is remembered with its head until it is cancelled', async () => {
    const room = await openRoom(forge.forge.url)
    const { mergeRequests } = await room.contextOf('ann')
    const { sha } = await forge.mergeRequest(11)
    const outcome = await mergeRequests.merge({ ...input, mr: 11, sha, whenBuildSucceeds: true })
    expect(outcome.kind).toBe('waiting')
    expect(await room.store.autoMerges.find('T1', 42, 11)).toMatchObject({ sha, user: 'ann', channel: 'C1' })
    expect(await mergeRequests.cancel({ project: 42, mr: 11 })).toMatchObject({ kind: 'cancelled' })
    expect(await room.store.autoMerges.find('T1', 42, 11)).toBeNull()
  })

  test('a head that moved comes with the wish of the person, and nothing is followed', async () => {
    const room = await openRoom(forge.forge.url)
    const asked = { ...input, mr: 10, sha: LATER, whenBuildSucceeds: true, message: 'Ship it' }
    const outcome = await (await room.contextOf('ann')).mergeRequests.merge(asked)
    expect(outcome).toMatchObject({ kind: 'head-moved', shown: LATER, input: asked })
    expect(await room.store.autoMerges.all()).toEqual([])
  })
})

describe('at a forge that does not keep to the rules', () => {
  test('what the forge says to a refusal is told', async () => {
    const { url } = await startOddForge((request, response) => {
      if (isMerge(request)) json(response, 405, { message: 'The discussions are not resolved' })
      return isMerge(request)
    })
    const outcome = await (await (await openRoom(url)).contextOf('ann')).mergeRequests.merge(input)
    expect(outcome).toMatchObject({ kind: 'not-mergeable', reason: 'The discussions are not resolved' })
  })

  test.each([
    ['a draft', { work_in_progress: true }, { kind: 'draft', looks: true }],
    ['another head', { sha: LATER }, { kind: 'head-moved', looks: true }],
    ['nothing', {}, { kind: 'merged', looks: false }],
  ])('where %s stands against it, the commits are read before a merge only to be shown', async (...told) => {
    const [, fields, expected] = told
    const { url, received } = await startOddForge((request, _, { mr }) => {
      if (isMerge(request)) mr.state = 'merged'
      return false
    }, fields)
    const outcome = await (await (await openRoom(url)).contextOf('ann')).mergeRequests.merge(input)
    const sent = received.findIndex(isMerge)
    const before = sent < 0 ? received : received.slice(0, sent)
    expect({ kind: outcome.kind, looks: before.some((call) => call.endsWith('/commits')) }).toEqual(expected)
  })

  test('a request that is being merged is not sent another merge', async () => {
    const { url, received } = await startOddForge(() => false, { state: 'locked' })
    const outcome = await (await (await openRoom(url)).contextOf('ann')).mergeRequests.merge(input)
    expect(outcome.kind).toBe('being-merged')
    expect(received.some(isMerge)).toBe(false)
  })

  test.each([
    ['answered', true, false],
    ['lost', false, false],
    ['answered', true, true],
  ])(
    'a merge that takes a moment and whose reply is %s is read back until it shows',
    async (_, answered, whenBuildSucceeds) => {
      let reads = 0
      const { url } = await startOddForge((request, response, { mr }) => {
        if (isMerge(request)) {
          reads = 1
          mr.state = 'locked'
          mr.merge_when_build_succeeds = whenBuildSucceeds
          if (!answered) response.destroy()
          return !answered
        }
        if (reads > 0 && request.endsWith('/1012') && reads++ === 2) mr.state = 'merged'
        return false
      })
      const outcome = await (await (await openRoom(url)).contextOf('ann')).mergeRequests.merge({
        ...input,
        whenBuildSucceeds,
      })
      expect(outcome).toMatchObject({ kind: 'merged', answered })
    },
  )
})

describe('at a forge that says what is missing', () => {
  const refusing = (status: number, message: string, fields: Record<string, unknown>, looks = 0) => {
    let reads = 0
    return startOddForge(
      (request, response, { mr }) => {
        if (isMerge(request)) json(response, status, { message })
        else if (request.endsWith('/merge_requests/12') && reads++ === looks + 1) Object.assign(mr, fields)
        return isMerge(request)
      },
      {
        merge_when_pipeline_succeeds: false,
        ...(looks > 0 ? { detailed_merge_status: 'checking' } : fields),
      },
    )
  }
  const merge = async (url: string, wanted = {}) =>
    (await (await openRoom(url, { api: 'v4' })).contextOf('ann')).mergeRequests.merge({ ...input, ...wanted })

  test.each([
    [405, '405 Method Not Allowed', 'not_approved'],
    [422, 'Branch cannot be merged', 'discussions_not_resolved'],
    [400, 'SHA must be provided when merging', 'need_rebase'],
  ])('a merge that may be allowed is asked for, and a %i is told by what is missing', async (...told) => {
    const [status, message, detailed_merge_status] = told
    const { url, received } = await refusing(status, message, { detailed_merge_status })
    expect(await merge(url)).toMatchObject({ kind: 'blocked', view: { mr: { detailed_merge_status } } })
    expect(received.filter(isMerge)).toHaveLength(1)
  })

  test('what can never be merged as it stands is not asked for', async () => {
    const { url, received } = await refusing(405, 'x', { detailed_merge_status: 'conflict' })
    expect(await merge(url)).toMatchObject({ kind: 'conflicts' })
    expect(received.filter(isMerge)).toEqual([])
  })

  test('while the forge is still finding out why, it is looked at again, and nothing is sent again', async () => {
    const found = { detailed_merge_status: 'ci_must_pass' }
    const { url, received } = await refusing(405, '405 Method Not Allowed', found, 2)
    expect(await merge(url)).toMatchObject({ kind: 'blocked', view: { mr: found } })
    expect(received.filter(isMerge)).toHaveLength(1)
  })

  test.each([
    ['failed', { status: 'failed' }],
    ['is being canceled', { status: 'canceling' }],
  ])('a wait for a build that %s is not sent', async (_, build) => {
    const head_pipeline = build && { id: 7, sha: SHA, ref: 'feature', ...build }
    const told = { detailed_merge_status: 'not_approved', head_pipeline }
    const { url, received } = await startOddForge(() => false, told)
    expect(await merge(url, { whenBuildSucceeds: true })).toMatchObject({ kind: 'build' })
    expect(received.filter(isMerge)).toEqual([])
  })

  test.each([
    ['is of another commit', { status: 'running', sha: LATER }],
    ['is not there', null],
    ['is not told', undefined],
    ['has passed', { status: 'success' }],
  ])('where something else is missing, a build that %s is no hindrance to auto-merge', async (_, build) => {
    const head_pipeline = build && { id: 7, sha: SHA, ref: 'feature', ...build }
    const told = { detailed_merge_status: 'not_approved', head_pipeline }
    const { url, received } = await startOddForge((request, _response, { mr }) => {
      if (isMerge(request)) mr.merge_when_pipeline_succeeds = true
      return false
    }, told)
    expect(await merge(url, { whenBuildSucceeds: true })).toMatchObject({ kind: 'waiting' })
    expect(received.filter(isMerge)).toHaveLength(1)
  })

  test('the build is read again right before: one that has failed since the question is not waited for', async () => {
    const running = { id: 7, sha: SHA, ref: 'feature', status: 'running' }
    const { url, received } = await startOddForge(
      (request, _, { mr }) => {
        if (request.endsWith('/merge_requests/12')) mr.head_pipeline = { ...running, status: 'failed' }
        return false
      },
      { detailed_merge_status: 'mergeable', head_pipeline: running },
    )
    expect(await merge(url, { whenBuildSucceeds: true })).toMatchObject({ kind: 'build' })
    expect(received.filter(isMerge)).toEqual([])
  })

  test('an account that may not merge sends nothing', async () => {
    const told = { detailed_merge_status: 'mergeable', user: { can_merge: false } }
    const { url, received } = await startOddForge(() => false, told)
    expect(await merge(url)).toEqual({ kind: 'may-not' })
    expect(received.filter(isMerge)).toEqual([])
  })

  test('what the forge is still preparing is not merged, and its empty lists are not told as empty', async () => {
    for (const fields of [
      { detailed_merge_status: 'preparing' },
      { detailed_merge_status: 'mergeable', prepared_at: null },
      { detailed_merge_status: 'unchecked' },
    ]) {
      const { url, received } = await startOddForge((request, response) => {
        const isList = /\/(?:commits|diffs)\b/.test(request)
        if (isList) json(response, 200, [])
        return isList
      }, fields)
      const outcome = await merge(url)
      expect(outcome).toMatchObject({ kind: 'preparing', view: { commits: null, files: null } })
      expect(received.filter(isMerge)).toEqual([])
    }
  })

  test('an answer that still says opened is read back until the merge shows', async () => {
    let reads = 0
    const { url } = await startOddForge(
      (request, response, { mr }) => {
        if (isMerge(request)) {
          reads = 1
          json(response, 200, { ...mr, state: 'opened' })
          return true
        }
        if (reads > 0 && request.endsWith('/merge_requests/12') && reads++ === 2) mr.state = 'merged'
        return false
      },
      { detailed_merge_status: 'mergeable' },
    )
    expect(await merge(url)).toMatchObject({ kind: 'merged', answered: true })
  })
})
