import { beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../forge-under-test.ts'
import { look, on } from './merge-requests/today.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.forge.reset())

const merge = async (iid: number, body: object = {}) => on(under, iid, 'PUT', '/merge', { body })
const set = async (settings: object) => {
  expect(await under.forge.demand({ project: 42, ...settings })).toBe(true)
}
const FORBIDDEN = { status: 403, body: { message: '403 Forbidden' } }

test('a project says how it is set, from the start and after a change', async () => {
  expect((await under.v4('GET', '/projects/42')).body).toMatchObject({
    archived: false,
    empty_repo: false,
    merge_requests_enabled: true,
    merge_requests_access_level: 'enabled',
    merge_method: 'merge',
    squash_option: 'default_off',
    only_allow_merge_if_pipeline_succeeds: false,
    allow_merge_on_skipped_pipeline: false,
    only_allow_merge_if_all_discussions_are_resolved: false,
    remove_source_branch_after_merge: false,
    can_create_merge_request_in: true,
    issues_enabled: true,
    last_activity_at: expect.stringMatching(/Z$/),
  })
  const changed = {
    archived: true,
    merge_requests_access_level: 'private',
    merge_method: 'ff',
    squash_option: 'always',
    only_allow_merge_if_pipeline_succeeds: true,
    allow_merge_on_skipped_pipeline: true,
    only_allow_merge_if_all_discussions_are_resolved: true,
    remove_source_branch_after_merge: true,
  }
  await set(changed)
  expect((await under.v4('GET', '/projects/42')).body).toMatchObject({
    ...changed,
    merge_requests_enabled: true,
    can_create_merge_request_in: false,
  })
  expect((await under.v4('GET', '/projects/43')).body).toMatchObject({
    archived: false,
    merge_method: 'merge',
  })
})

test('open issues are counted as far as the reader may see them', async () => {
  const count = async (as: 'ann' | 'bob') => (await under.v4('GET', '/projects/43', { as })).body
  expect(await count('ann')).toMatchObject({ open_issues_count: 4 })
})

describe('an archived project', () => {
  beforeEach(async () => set({ archived: true }))

  test.each([
    ['POST', '/merge_requests', { title: 'x', source_branch: 'feature/dutch', target_branch: 'main' }],
    ['PUT', '/merge_requests/12', { title: 'x' }],
    ['DELETE', '/merge_requests/12', undefined],
    ['PUT', '/merge_requests/12/merge', {}],
    ['PUT', '/merge_requests/12/rebase', {}],
    ['POST', '/merge_requests/12/approve', {}],
    ['POST', '/merge_requests/12/notes', { body: 'x' }],
    ['POST', '/milestones', { title: 'x' }],
    ['PUT', '/milestones/303', { state_event: 'close' }],
  ])('refuses %s %s, also to its owner', async (method, path, body) => {
    for (const as of ['ann', 'root'] as const)
      expect(await under.v4(method, `/projects/42${path}`, { as, body })).toMatchObject(FORBIDDEN)
    expect(under.effects()).toEqual([])
  })

  test.each(['', '/merge_requests', '/merge_requests/12', '/milestones/303', '/merge_requests/12/commits'])(
    'can be read: %s',
    async (path) => {
      expect((await under.v4('GET', `/projects/42${path}`)).status).toBe(200)
    },
  )

  test.each([
    ['/merge_requests/17/subscribe', 201],
    ['/merge_requests/17/todo', 201],
    ['/deploy_keys/605/enable', 201],
  ])('lets people do for themselves, and administer: %s', async (path, status) => {
    expect((await under.v4('POST', `/projects/42${path}`)).status).toBe(status)
  })

  test('takes no push', async () => {
    const clone = await under.clone()
    await clone.commit('Late', { 'late.txt': 'x\n' })
    await expect(clone.git('push', '--quiet', 'origin', 'HEAD:refs/heads/late')).rejects.toThrow('403')
  })

  test('is as closed to the API of the document, as far as its servers closed it', async () => {
    expect(await under.at(12, 'PUT', '', { body: { title: 'x' } })).toMatchObject(FORBIDDEN)
    expect(await under.at(12, 'PUT', '/merge')).toMatchObject(FORBIDDEN)
    expect((await under.at(17, 'POST', '/subscription')).status).toBe(201)
    const milestone = await under.call('POST', '/projects/42/milestones', { body: { title: 'x' } })
    expect(milestone.status).toBe(201)
  })

  test('is open again afterwards', async () => {
    await set({ archived: false })
    expect((await merge(12)).status).toBe(200)
  })
})

test('without merge requests a project refuses every call about them', async () => {
  await set({ merge_requests_access_level: 'disabled' })
  for (const path of ['/merge_requests', '/merge_requests/12'])
    expect(await under.v4('GET', `/projects/42${path}`)).toMatchObject(FORBIDDEN)
  expect(await merge(12)).toMatchObject(FORBIDDEN)
  expect((await under.v4('GET', '/projects/42')).body).toMatchObject({ merge_requests_enabled: false })
  expect((await under.v4('GET', '/projects/42/milestones')).status).toBe(200)
})

describe('how a project merges', () => {
  const straight = async (iid: number) => {
    await on(under, iid, 'PUT', '/rebase')
    await expect.poll(async () => (await look(under, iid)).detailed_merge_status).toBe('mergeable')
  }

  test.each(['ff', 'rebase_merge'])(
    'by %s needs a rebase where the target has moved on',
    async (merge_method) => {
      await set({ merge_method })
      expect(await look(under, 12)).toMatchObject({ detailed_merge_status: 'mergeable' })
      await merge(12)
      expect(await look(under, 14)).toMatchObject({
        detailed_merge_status: 'need_rebase',
        merge_status: 'can_be_merged',
        has_conflicts: false,
      })
      expect(await merge(14)).toMatchObject({ status: 405, body: { message: '405 Method Not Allowed' } })
      await straight(14)
      expect((await merge(14)).body).toMatchObject({ state: 'merged' })
    },
  )

  test('ff: the branch moves to the head, without a commit of its own', async () => {
    await set({ merge_method: 'ff' })
    const { sha } = await look(under, 12)
    expect((await merge(12)).body).toMatchObject({
      state: 'merged',
      merge_commit_sha: null,
      squash_commit_sha: null,
    })
    expect(await (await under.clone()).git('rev-parse', 'main')).toBe(sha)
  })

  test('ff with squash: the branch moves to the one commit', async () => {
    await set({ merge_method: 'ff' })
    await merge(12, { squash: true })
    const { merge_commit_sha, squash_commit_sha } = await look(under, 12)
    expect(merge_commit_sha).toBeNull()
    const clone = await under.clone()
    expect(await clone.git('rev-parse', 'main')).toBe(squash_commit_sha)
    expect(await clone.git('show', 'main:docs/reports.md')).toContain('last 30 days')
  })

  test('rebase_merge: there is a merge commit', async () => {
    await set({ merge_method: 'rebase_merge' })
    await merge(12)
    const { merge_commit_sha: merged } = await look(under, 12)
    expect(await (await under.clone()).git('rev-parse', 'main')).toBe(merged)
  })
})

describe('squashing', () => {
  test.each([
    ['always', {}, true],
    ['always', { squash: false }, true],
    ['never', { squash: true }, false],
    ['default_off', {}, false],
    ['default_off', { squash: true }, true],
    ['default_on', {}, false],
  ] as const)('is %s: with %j it is done: %s', async (squash_option, body, squashes) => {
    await set({ squash_option })
    expect((await look(under, 12)).squash_on_merge).toBe(squash_option === 'always')
    await merge(12, body)
    expect((await look(under, 12)).squash_commit_sha !== null).toBe(squashes)
  })
})

test('a new merge request loses its source branch at the end where that is the rule, unless it says otherwise', async () => {
  await set({ remove_source_branch_after_merge: true })
  const clone = await under.clone()
  for (const branch of ['one', 'two']) {
    await clone.commit(branch, { [`${branch}.txt`]: 'x\n' })
    await clone.git('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`)
  }
  const create = async (body: object) =>
    (
      await under.v4('POST', '/projects/42/merge_requests', {
        body: { title: 'x', target_branch: 'main', ...body },
      })
    ).body
  expect(await create({ source_branch: 'one' })).toMatchObject({ force_remove_source_branch: true })
  expect(await create({ source_branch: 'two', remove_source_branch: false })).toMatchObject({
    force_remove_source_branch: false,
  })
})

describe('a merge that needs a build', () => {
  const end = async (status: 'success' | 'failed' | 'canceled' | 'skipped') =>
    under.forge.finishBuild({ project: 42, branch: 'feature/search-cache', status })

  test.each([
    ['skipped', true, 'mergeable'],
    ['skipped', false, 'ci_must_pass'],
    ['canceled', true, 'ci_must_pass'],
    ['failed', true, 'ci_must_pass'],
    ['success', false, 'mergeable'],
  ] as const)('with one that is %s, and skipped ones counting: %s, is %s', async (status, skipped, word) => {
    await set({ only_allow_merge_if_pipeline_succeeds: true, allow_merge_on_skipped_pipeline: skipped })
    await end(status)
    expect(await look(under, 11)).toMatchObject({ detailed_merge_status: word, head_pipeline: { status } })
  })
})

describe('a source branch that is gone', () => {
  beforeEach(async () => {
    await (await under.clone('acme/web', 'bob')).git('push', '--quiet', 'origin', ':feature/report-range')
  })

  test('is no conflict, and nothing to wait for', async () => {
    expect(await look(under, 12)).toMatchObject({ detailed_merge_status: 'commits_status', state: 'opened' })
    expect((await merge(12)).status).toBe(405)
    expect((await merge(12, { auto_merge: true })).status).toBe(405)
  })

  test('can be pushed again', async () => {
    const { sha } = await look(under, 12)
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('fetch', '--quiet', 'origin', 'refs/merge-requests/12/head')
    await clone.git('push', '--quiet', 'origin', 'FETCH_HEAD:refs/heads/feature/report-range')
    expect(await look(under, 12)).toMatchObject({ detailed_merge_status: 'mergeable', sha })
  })
})

test('a branch without commits of its own cannot be merged for lack of them', async () => {
  const clone = await under.clone()
  await clone.git('push', '--quiet', 'origin', 'origin/main:refs/heads/empty')
  const body = { title: 'Nothing', source_branch: 'empty', target_branch: 'main' }
  expect((await under.v4('POST', '/projects/42/merge_requests', { body })).body).toMatchObject({
    detailed_merge_status: 'commits_status',
  })
})
