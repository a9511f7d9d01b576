import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createClock } from '../../../src/sandbox/clock.ts'
import { ForgeUnderTest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
beforeEach(async () => under.forge.reset())
afterAll(async () => under.end())

const arm = async (iid: number, body: object = {}) =>
  under.at(iid, 'PUT', '/merge', { body: { merge_when_build_succeeds: true, ...body } })

test('with a running build the merge waits, and happens when the build succeeds', async () => {
  const armed = await arm(11, { should_remove_source_branch: true, merge_commit_message: 'When it is green' })
  expect(armed).toMatchObject({ status: 200, body: { state: 'opened', merge_when_build_succeeds: true } })
  expect(under.forge.ledger().at(-1)?.effect).toBe('waiting')
  const { sha } = await under.mergeRequest(11)
  expect(await under.forge.finishBuild({ project: 42, sha, status: 'success' })).toBe(true)
  const merged = await under.mergeRequest(11)
  expect(merged).toMatchObject({ state: 'merged', sha })
  const clone = await under.clone()
  expect(await clone.git('log', '-1', '--format=%H %an %s', 'main')).toBe(
    `${merged.merge_commit_sha} Ann Archer When it is green`,
  )
  expect(await clone.git('branch', '--remotes')).not.toContain('feature/search-cache')
})

test('a build is started of the branch of an open merge request, and ends the one before it', async () => {
  const started = () => under.forge.startBuild(42, 'feature/search-cache')
  const ofBranch = async () =>
    (await under.forge.runningBuilds()).filter(({ branch }) => branch === 'feature/search-cache')
  expect(await started()).toBe(true)
  expect(await ofBranch()).toHaveLength(1)
  expect(await under.forge.startBuild(42, 'feature/report-range')).toBe(true)
  const { sha } = await under.mergeRequest(12)
  expect(await under.forge.runningBuilds()).toContainEqual(expect.objectContaining({ project: 42, sha }))
  expect(await under.forge.startBuild(42, 'no-such-branch')).toBe(false)
  expect(await under.forge.startBuild('acme/web', 'feature/report-range')).toBe(false)
})

test('the open and the merged merge requests are listed, with what waits for its build', async () => {
  const of = async (iid: number) =>
    (await under.forge.requests()).find(({ path, iid: other }) => path === 'acme/web' && other === iid)
  expect(await of(11)).toMatchObject({ branch: 'feature/search-cache', isMerged: false, isWaiting: false })
  await arm(11)
  expect(await of(11)).toMatchObject({ isWaiting: true })
  await under.forge.finishBuild({ project: 42, branch: 'feature/search-cache', status: 'success' })
  expect(await of(11)).toMatchObject({ isMerged: true, isWaiting: false })
  expect(await of(6)).toBeUndefined()
})

test('a failed build ends the wait and nothing is merged', async () => {
  await arm(10)
  expect(
    await under.forge.finishBuild({ project: 42, branch: 'feature/lazy-pictures', status: 'failed' }),
  ).toBe(true)
  expect(await under.mergeRequest(10)).toMatchObject({ state: 'opened', merge_when_build_succeeds: false })
})

test('a push ends the wait: the build of the old head merges nothing', async () => {
  await arm(11)
  const before = await under.mergeRequest(11)
  const clone = await under.clone('acme/web', 'bob')
  await clone.git('checkout', '--quiet', 'feature/search-cache')
  const pushed = await clone.commit('Remember for an hour', { 'hour.txt': '60\n' })
  await clone.git('push', '--quiet')
  expect(await under.mergeRequest(11)).toMatchObject({ sha: pushed, merge_when_build_succeeds: false })
  expect(await under.forge.finishBuild({ project: 42, sha: before.sha, status: 'success' })).toBe(false)
  expect(await under.mergeRequest(11)).toMatchObject({ state: 'opened' })
})

test('a push to a branch with builds starts one for the new head', async () => {
  const clone = await under.clone('acme/web', 'bob')
  await clone.git('checkout', '--quiet', 'feature/search-cache')
  await clone.commit('Remember for an hour', { 'hour.txt': '60\n' })
  await clone.git('push', '--quiet')
  expect((await arm(11)).body).toMatchObject({ state: 'opened', merge_when_build_succeeds: true })
  await under.forge.finishBuild({ project: 42, branch: 'feature/search-cache', status: 'success' })
  expect(await under.mergeRequest(11)).toMatchObject({ state: 'merged' })
})

test('without a running build the merge happens at once', async () => {
  expect(await arm(12)).toMatchObject({ status: 200, body: { state: 'merged' } })
})

test('the sha is checked before the wait begins', async () => {
  expect((await arm(11, { sha: 'f'.repeat(40) })).status).toBe(409)
  expect(await under.mergeRequest(11)).toMatchObject({ merge_when_build_succeeds: false })
})

test('a wait can be cancelled once, and then the build merges nothing', async () => {
  await arm(11)
  const cancel = async (as: 'ann' | 'bob') => under.at(11, 'PUT', '/cancel_merge_when_build_succeeds', { as })
  expect(await cancel('bob')).toMatchObject({ status: 401, body: { message: '401 Unauthorized' } })
  expect(await cancel('ann')).toMatchObject({ status: 200, body: { merge_when_build_succeeds: false } })
  expect((await cancel('ann')).status).toBe(406)
  await under.forge.finishBuild({ project: 42, branch: 'feature/search-cache', status: 'success' })
  expect(await under.mergeRequest(11)).toMatchObject({ state: 'opened' })
})

test.each([5, 6])('cancelling on the finished !%i is refused with 405', async (iid) => {
  const reply = await under.at(iid, 'PUT', '/cancel_merge_when_build_succeeds')
  expect(reply).toMatchObject({ status: 405, body: { message: 'Method Not Allowed' } })
})

test('closing ends the wait', async () => {
  await arm(11)
  await under.at(11, 'PUT', '', { body: { state_event: 'close' } })
  await under.forge.finishBuild({ project: 42, branch: 'feature/search-cache', status: 'success' })
  expect(await under.mergeRequest(11)).toMatchObject({ state: 'closed', merge_when_build_succeeds: false })
})

test('a request that became a draft while it waited is not merged', async () => {
  await arm(11)
  await under.at(11, 'PUT', '', { body: { title: 'WIP: Remember search results' } })
  await under.forge.finishBuild({ project: 42, branch: 'feature/search-cache', status: 'success' })
  expect(await under.mergeRequest(11)).toMatchObject({ state: 'opened', merge_when_build_succeeds: false })
})

test('a request that got another target while it waited is not merged where the one who waits may not', async () => {
  const clone = await under.clone('acme/web', 'bob')
  await clone.git('push', '--quiet', 'origin', 'origin/main:refs/heads/side')
  const retarget = async (target_branch: string) =>
    under.at(11, 'PUT', '', { as: 'bob', body: { target_branch } })
  await retarget('side')
  const body = { merge_when_build_succeeds: true }
  expect((await under.at(11, 'PUT', '/merge', { as: 'bob', body })).status).toBe(200)
  await retarget('main')
  await under.forge.finishBuild({ project: 42, branch: 'feature/search-cache', status: 'success' })
  expect(await under.mergeRequest(11)).toMatchObject({ state: 'opened', merge_when_build_succeeds: false })
})

test('a build ends once, and there is none where none was started', async () => {
  const end = async (branch: string) => under.forge.finishBuild({ project: 42, branch, status: 'success' })
  const both = await Promise.all([end('feature/search-cache'), end('feature/search-cache')])
  expect(both.toSorted()).toEqual([false, true])
  expect(await end('feature/search-cache')).toBe(false)
  expect(await end('feature/report-range')).toBe(false)
  expect(await under.forge.finishBuild({ project: 42, status: 'success' })).toBe(false)
})

test('a build that ends while a person merges and another cancels causes one merge', async () => {
  await arm(11)
  const { id } = await under.mergeRequest(11)
  const path = `/projects/42/merge_requests/${id}`
  await Promise.all([
    under.call('PUT', `${path}/merge`),
    under.forge.finishBuild({ project: 42, branch: 'feature/search-cache', status: 'success' }),
    under.call('PUT', `${path}/cancel_merge_when_build_succeeds`),
    under.call('PUT', `${path}/merge`),
  ])
  expect(await under.mergeRequest(11)).toMatchObject({ state: 'merged' })
  const clone = await under.clone()
  expect(await clone.git('rev-list', '--count', '--grep=See merge request !11$', 'main')).toBe('1')
})

const HOUR_MS = 3_600_000

describe('the clock', () => {
  const clock = createClock()
  let timed: ForgeUnderTest

  beforeAll(async () => {
    timed = await ForgeUnderTest.start('document', undefined, clock.now)
  })
  afterAll(async () => timed.end())

  const headPipeline = async (iid: number) => {
    const { body } = await timed.v4('GET', `/projects/42/merge_requests/${iid}`)
    return z.looseObject({ head_pipeline: z.looseObject({ status: z.string() }) }).parse(body).head_pipeline
  }

  test('ends no build by going on, and when it is moved each as the seed says, at the time that was due', async () => {
    const wait = { body: { merge_when_build_succeeds: true } }
    await Promise.all([10, 11].map(async (iid) => timed.at(iid, 'PUT', '/merge', wait)))
    clock.move(HOUR_MS)
    expect(await headPipeline(11)).toMatchObject({ status: 'running', finished_at: null })
    expect(await timed.mergeRequest(11)).toMatchObject({ merge_when_build_succeeds: true })
    await timed.forge.catchUp()
    expect(await timed.mergeRequest(11)).toMatchObject({ state: 'merged' })
    expect(await timed.mergeRequest(10)).toMatchObject({ state: 'opened', merge_when_build_succeeds: false })
    expect(await headPipeline(10)).toMatchObject({ status: 'failed', duration: 240 })
  })
})

describe('a push to a new branch', () => {
  const push = async (branch: string, message: string) => {
    const clone = await under.clone('acme/web', 'bob')
    const sha = await clone.commit(message, { [`${branch}.txt`]: 'x\n' })
    await clone.git('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`)
    return { clone, sha }
  }

  test('starts a build, and so does each one after it', async () => {
    const { clone, sha } = await push('new', 'Begin')
    expect(await under.forge.runningBuilds()).toContainEqual({
      project: 42,
      path: 'acme/web',
      branch: 'new',
      sha,
      started_at: expect.stringMatching(/Z$/),
    })
    const next = await clone.commit('Go on', { 'more.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', 'HEAD:refs/heads/new')
    expect((await under.forge.runningBuilds()).filter(({ branch }) => branch === 'new')).toMatchObject([
      { sha: next },
    ])
    expect(await under.forge.finishBuild({ project: 42, sha: next, status: 'failed' })).toBe(true)
    expect((await under.forge.runningBuilds()).some(({ branch }) => branch === 'new')).toBe(false)
  })

  test.each(['[skip ci]', '[ci skip]', '[SKIP CI]'])(
    'that says %s has one that was skipped',
    async (words) => {
      const { sha } = await push('quiet', `Only words ${words}`)
      expect((await under.forge.runningBuilds()).some(({ branch }) => branch === 'quiet')).toBe(false)
      const body = { title: 'Quiet', source_branch: 'quiet', target_branch: 'main' }
      expect((await under.v4('POST', '/projects/42/merge_requests', { body })).body).toMatchObject({
        head_pipeline: { status: 'skipped', sha },
      })
    },
  )

  test('of a branch that was there before, and has no builds, starts none', async () => {
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('switch', '--quiet', 'feature/report-range')
    await clone.commit('More', { 'more.txt': 'x\n' })
    await clone.git('push', '--quiet')
    expect((await under.forge.runningBuilds()).map(({ branch }) => branch)).toEqual([
      'feature/lazy-pictures',
      'feature/search-cache',
      'feature/warehouses',
    ])
  })
})
