import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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

test('builds end by themselves, each as the seed says', async () => {
  const quick = await ForgeUnderTest.start('document', 1)
  try {
    const body = { merge_when_build_succeeds: true }
    await Promise.all([10, 11].map(async (iid) => quick.at(iid, 'PUT', '/merge', { body })))
    await vi.waitFor(
      async () => {
        expect(await quick.mergeRequest(11)).toMatchObject({ state: 'merged' })
        expect(await quick.mergeRequest(10)).toMatchObject({
          state: 'opened',
          merge_when_build_succeeds: false,
        })
      },
      { timeout: 10_000, interval: 50 },
    )
  } finally {
    await quick.end()
  }
})
