import { beforeEach, expect, test, vi } from 'vitest'
import { ForgeUnderTest } from '../../forge-under-test.ts'
import { look, on } from './today.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.forge.reset())

const ASK = '?include_rebase_in_progress=true&include_diverged_commits_count=true'

const rebase = async (iid: number, as: 'ann' | 'bob' | 'cy' = 'ann', body: object = {}, project = 42) =>
  on(under, iid, 'PUT', '/rebase', { as, body, project })

async function afterwards(iid: number, project = 42) {
  const ended = async () => {
    const shown = await look(under, iid, project, ASK)
    expect(shown.rebase_in_progress).toBe(false)
    return shown
  }
  return vi.waitFor(ended, { timeout: 60_000, interval: 20 })
}

test('the commits are written anew on top of the target, with who wrote them', async () => {
  const before = await look(under, 7, 42, ASK)
  expect(before.diverged_commits_count).toBe(1)
  expect(await rebase(7)).toMatchObject({ status: 202, body: { rebase_in_progress: true } })
  const after = await afterwards(7)
  expect(after).toMatchObject({ merge_error: null, diverged_commits_count: 0 })
  expect(after.sha).not.toBe(before.sha)
  const clone = await under.clone()
  expect(await clone.git('log', '--format=%an|%cn|%s', 'origin/main..origin/fix/rounding')).toBe(
    'Bob Baker|Ann Archer|Round the sum only\nBob Baker|Ann Archer|Calculate in cents',
  )
  expect(await clone.git('diff', '--stat', 'origin/main...origin/fix/rounding')).toContain('2 files changed')
  expect((await on(under, 7, 'GET', '/versions')).headers.get('x-total')).toBe('2')
  expect(under.effects()).toEqual(['rebase begun'])
})

test('a conflict leaves everything as it was, and says why', async () => {
  const before = await look(under, 9)
  expect((await rebase(9)).status).toBe(202)
  expect(await afterwards(9)).toMatchObject({
    sha: before.sha,
    merge_error: 'Rebase failed: Rebase locally, resolve all conflicts, then push the branch.',
  })
})

test('what is up to date stays as it is', async () => {
  const before = await look(under, 17)
  await rebase(17)
  expect(await afterwards(17)).toMatchObject({ sha: before.sha, merge_error: null })
})

test('what the target has already is left out', async () => {
  const clone = await under.clone()
  await clone.git('cherry-pick', '--keep-redundant-commits', 'origin/fix/rounding~1')
  await clone.git('push', '--quiet')
  await rebase(7)
  await afterwards(7)
  const again = await under.clone()
  expect(await again.git('log', '--format=%s', 'origin/main..origin/fix/rounding')).toBe('Round the sum only')
})

test('it builds again, unless that is not wanted', async () => {
  const builds = async (iid: number) => (await look(under, iid)).head_pipeline
  const clone = await under.clone()
  await clone.commit('Move on', { 'moved.txt': 'x\n' })
  await clone.git('push', '--quiet')
  await rebase(10, 'ann', { skip_ci: true })
  await afterwards(10)
  await rebase(11)
  await afterwards(11)
  // The head pipeline stays behind.
  expect(await builds(10)).not.toMatchObject({ sha: (await look(under, 10)).sha })
  expect(await builds(11)).toMatchObject({ status: 'running', sha: (await look(under, 11)).sha })
})

test('what was approved stays approved', async () => {
  const asked = { project: 43, as: 'ann', body: {} } as const
  await on(under, 1, 'POST', '/approve', asked)
  await rebase(1, 'bob', {}, 43)
  expect(await afterwards(1, 43)).toMatchObject({
    detailed_merge_status: 'mergeable',
    diverged_commits_count: 0,
  })
})

test.each([
  ['who may not push', 7, 'cy', 403, { message: '403 Forbidden - Cannot push to source branch' }],
  ['a branch that is gone', 5, 'ann', 403, { message: '403 Forbidden - Source branch does not exist' }],
  ['what is closed', 6, 'ann', 409, { message: '409 Conflict: Resource lock' }],
  ['what is not there', 99, 'ann', 404, { message: '404 Not found' }],
] as const)('%s is refused', async (_what, iid, as, status, body) => {
  expect(await rebase(iid, as)).toMatchObject({ status, body })
})

test('of two at once one is done and one refused or finds it done', async () => {
  const replies = await Promise.all([rebase(7), rebase(7)])
  expect(replies.map(({ status }) => status).filter((status) => status === 202).length).toBeGreaterThan(0)
  expect(await afterwards(7)).toMatchObject({ merge_error: null })
  expect((await on(under, 7, 'GET', '/versions')).headers.get('x-total')).toBe('2')
})
