import { beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../../forge-under-test.ts'
import { look, on, Today } from './today.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.forge.reset())

const merge = async (iid: number, body: object = {}, as: 'ann' | 'bob' = 'ann', project = 42) =>
  on(under, iid, 'PUT', '/merge', { body, as, project })

const cancel = async (iid: number, as: 'ann' | 'bob' | 'cy' = 'ann') =>
  on(under, iid, 'POST', '/cancel_merge_when_pipeline_succeeds', { as })

const endBuild = async (status: 'success' | 'failed', branch = 'feature/search-cache') =>
  under.forge.finishBuild({ project: 42, branch, status })

const CANNOT = { message: 'Branch cannot be merged' }
const NOT_ALLOWED = { message: '405 Method Not Allowed' }

describe('merging', () => {
  test('answers with the merged one, and a clone has it', async () => {
    const { sha } = await look(under, 12)
    const reply = await merge(12, { sha })
    expect(reply).toMatchObject({
      status: 200,
      body: {
        state: 'merged',
        merge_user: { username: 'ann' },
        merged_by: { username: 'ann' },
        merged_at: expect.stringMatching(/Z$/),
        detailed_merge_status: 'not_open',
        squash_commit_sha: null,
      },
    })
    const clone = await under.clone()
    expect(await clone.git('rev-parse', 'main')).toBe(Today.parse(reply.body).merge_commit_sha)
    expect(under.effects()).toEqual(['merged'])
  })

  test('squashes the commits into one when asked', async () => {
    const { sha } = await look(under, 12)
    const reply = await merge(12, { squash: true, squash_commit_message: 'All at once' })
    const { merge_commit_sha: merged, squash_commit_sha: squashed } = Today.parse(reply.body)
    const clone = await under.clone()
    const parents = await clone.git('log', '-1', '--format=%P', String(merged))
    expect(parents).toContain(squashed)
    expect(parents).not.toContain(sha)
    expect(await clone.git('log', '-1', '--format=%B', String(squashed))).toBe('All at once')
    expect(await clone.git('show', 'main:docs/reports.md')).toContain('last 30 days')
    expect(await clone.git('rev-list', '--count', `${merged}^1..${merged}`)).toBe('2')
  })

  test('removes the source branch as was said at its creation, unless the merge says otherwise', async () => {
    const branches = async () => (await (await under.clone()).git('branch', '--remotes')).split(/\s+/)
    await on(under, 12, 'PUT', '', { body: { remove_source_branch: true } })
    await on(under, 7, 'PUT', '', { body: { remove_source_branch: true } })
    await merge(12)
    await merge(7, { should_remove_source_branch: false })
    const left = await branches()
    expect(left).not.toContain('origin/feature/report-range')
    expect(left).toContain('origin/fix/rounding')
  })

  test.each([
    ['may not', 12, {}, 'bob', 401, { message: '401 Unauthorized' }],
    ['is merged', 5, {}, 'ann', 405, NOT_ALLOWED],
    ['is closed', 6, {}, 'ann', 405, NOT_ALLOWED],
    ['is a draft', 8, {}, 'ann', 405, NOT_ALLOWED],
    ['conflicts', 9, {}, 'ann', 405, NOT_ALLOWED],
    ['is not there', 99, {}, 'ann', 404, { message: '404 Not found' }],
    ['is asked nonsense', 12, { auto_merge: 'maybe' }, 'ann', 400, { error: 'auto_merge is invalid' }],
  ] as const)('who %s is told so, and nothing changes', async (_why, iid, body, as, status, says) => {
    expect(await merge(iid, body, as)).toMatchObject({ status, body: says })
    expect(under.effects()).toEqual([])
  })

  test('who conflicts is told so otherwise before 19', async () => {
    under.forge.imitate('18.11.0')
    expect(await merge(9)).toMatchObject({ status: 422, body: CANNOT })
  })

  test.each([
    ['19.4.0', 422],
    ['16.0.0', 200],
  ])('what a hook of the server refuses stays open in %s, and says why', async (release, status) => {
    under.forge.imitate(release)
    await under.forge.demand({ project: 42, merge_refusal: 'No merges on Fridays' })
    expect(await merge(12)).toMatchObject({ status })
    const { body } = await on(under, 12, 'GET', '', { as: 'ann' })
    expect(body).toMatchObject({ state: 'opened', merge_error: 'No merges on Fridays' })
  })

  test.each(['0'.repeat(40), ''])('with the sha “%s” it is refused', async (sha) => {
    const { sha: head } = await look(under, 12)
    expect(await merge(12, { sha })).toMatchObject({
      status: 409,
      body: { message: `SHA does not match HEAD of source branch: ${head}` },
    })
    expect((await look(under, 12)).state).toBe('opened')
  })

  test('without a sha is refused where it is demanded, also to who may not merge', async () => {
    await under.forge.demand({ project: 42, needs_sha: true })
    for (const as of ['ann', 'bob'] as const)
      expect(await merge(12, { sha: '' }, as)).toMatchObject({
        status: 400,
        body: { message: 'SHA must be provided when merging' },
      })
    expect((await merge(12, { sha: (await look(under, 12)).sha })).status).toBe(200)
  })

  test('with a running build is done at once when nobody asks to wait', async () => {
    expect((await merge(11)).body).toMatchObject({ state: 'merged' })
  })
})

describe('merging when the pipeline succeeds', () => {
  test.each(['auto_merge', 'merge_when_pipeline_succeeds'])('is asked for by %s', async (name) => {
    expect((await merge(11, { [name]: true })).body).toMatchObject({
      state: 'opened',
      merge_when_pipeline_succeeds: true,
      merge_user: { username: 'ann' },
      merged_by: null,
    })
    expect(await under.mergeRequest(11)).toMatchObject({ merge_when_build_succeeds: true })
    await endBuild('success')
    expect(await look(under, 11)).toMatchObject({ state: 'merged', merged_by: { username: 'ann' } })
  })

  test('is refused when there is nothing to wait for', async () => {
    expect(await merge(12, { auto_merge: true })).toMatchObject({ status: 405, body: NOT_ALLOWED })
    expect((await look(under, 12)).state).toBe('opened')
  })

  test.each([
    ['16.11.0', 422, 'opened', false],
    ['18.2.0', 422, 'opened', false],
    ['18.3.0', 200, 'opened', true],
  ])(
    'in %s, once the build has passed and an approval is missing: %i, %s, armed %s',
    async (release, status, state, armed) => {
      under.forge.imitate(release)
      await endBuild('success')
      await under.forge.hold({ project: 42, iid: 11, as: 'not_approved' })
      expect((await merge(11, { auto_merge: true })).status).toBe(status)
      expect(await look(under, 11)).toMatchObject({ state, merge_when_pipeline_succeeds: armed })
    },
  )

  test.each([
    ['17.0.0', 405],
    ['17.1.0', 200],
  ])('in %s, without a build and with an approval missing: %i', async (release, status) => {
    under.forge.imitate(release)
    await under.forge.hold({ project: 42, iid: 12, as: 'not_approved' })
    expect((await merge(12, { auto_merge: true })).status).toBe(status)
    expect((await look(under, 12)).state).toBe('opened')
  })

  test.each(['manual', 'scheduled'] as const)(
    'does not wait for a build that is %s, unless it must succeed',
    async (status) => {
      await under.forge.finishBuild({ project: 42, branch: 'feature/search-cache', status })
      expect(await look(under, 11)).toMatchObject({
        detailed_merge_status: 'mergeable',
        head_pipeline: { status },
      })
      expect((await merge(11, { auto_merge: true })).status).toBe(405)
      await under.forge.demand({ project: 42, only_allow_merge_if_pipeline_succeeds: true })
      expect((await look(under, 11)).detailed_merge_status).toBe('ci_still_running')
      expect((await merge(11, { auto_merge: true })).status).toBe(200)
      await endBuild('success')
      expect((await look(under, 11)).state).toBe('merged')
    },
  )

  test('is done at once when the build has succeeded', async () => {
    await endBuild('success')
    expect((await merge(11, { auto_merge: true })).body).toMatchObject({ state: 'merged' })
  })

  test('does not wait out a conflict', async () => {
    expect((await merge(9, { auto_merge: true })).status).toBe(405)
  })

  test('waits for a draft to be ready, too', async () => {
    expect((await merge(8, { auto_merge: true })).body).toMatchObject({ merge_when_pipeline_succeeds: true })
    const ready = await on(under, 8, 'PUT', '', { as: 'bob', body: { title: 'Sign in with a passkey' } })
    expect(ready.body).toMatchObject({ state: 'merged', merged_by: { username: 'ann' } })
  })

  test('is over after a push', async () => {
    await merge(11, { auto_merge: true })
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('switch', '--quiet', 'feature/search-cache')
    await clone.commit('More', { 'more.txt': 'x\n' })
    await clone.git('push', '--quiet')
    expect(await look(under, 11)).toMatchObject({ merge_when_pipeline_succeeds: false, merge_user: null })
  })

  test('squashes at its end, as was asked', async () => {
    await merge(11, { auto_merge: true, squash: true, squash_commit_message: 'Cache' })
    await endBuild('success')
    const { squash_commit_sha: squashed } = await look(under, 11)
    const clone = await under.clone()
    expect(await clone.git('log', '-1', '--format=%B', String(squashed))).toBe('Cache')
  })

  test('is cancelled by a POST, which does not answer with a merge request', async () => {
    await merge(11, { auto_merge: true })
    expect(await cancel(11, 'bob')).toMatchObject({ status: 201, body: { status: 'success' } })
    expect(await look(under, 11)).toMatchObject({ merge_when_pipeline_succeeds: false })
    expect(await cancel(11)).toMatchObject({
      status: 201,
      body: { status: 'error', message: "Can't cancel the automatic merge", http_status: 406 },
    })
    expect(under.effects()).toEqual(['waiting', 'wait cancelled'])
  })

  test('is not cancelled by who neither wrote nor may merge it, nor by a PUT', async () => {
    await merge(11, { auto_merge: true })
    expect((await cancel(11, 'cy')).status).toBe(401)
    const path = '/projects/42/merge_requests/11/cancel_merge_when_pipeline_succeeds'
    expect(await under.v4('PUT', path)).toMatchObject({ status: 404, body: { error: '404 Not Found' } })
    expect(await look(under, 11)).toMatchObject({ merge_when_pipeline_succeeds: true })
  })
})

describe('a project that demands a successful build', () => {
  beforeEach(async () => {
    await under.forge.demand({ project: 42, only_allow_merge_if_pipeline_succeeds: true })
  })

  test('says what is missing, and refuses until it is there', async () => {
    expect((await look(under, 11)).detailed_merge_status).toBe('ci_still_running')
    expect((await merge(11)).status).toBe(405)
    await endBuild('success')
    expect((await look(under, 11)).detailed_merge_status).toBe('mergeable')
    expect((await merge(11)).status).toBe(200)
  })

  test('is not content with none, or with a failed one', async () => {
    await endBuild('failed')
    for (const iid of [11, 12]) {
      expect((await look(under, iid)).detailed_merge_status).toBe('ci_must_pass')
      expect((await merge(iid)).status).toBe(405)
    }
  })

  test('is no matter for the API of the document', async () => {
    expect((await under.at(12, 'PUT', '/merge')).status).toBe(200)
  })
})

describe('what was ordered to stand in the way', () => {
  test.each([
    ['discussions_not_resolved', 405],
    ['requested_changes', 405],
    ['something_of_tomorrow', 405],
    ['need_rebase', 405],
  ])('%s is shown, and refuses', async (as, status) => {
    expect(await under.forge.hold({ project: 42, iid: 12, as })).toBe(true)
    expect((await look(under, 12)).detailed_merge_status).toBe(as)
    expect((await merge(12)).status).toBe(status)
    await under.forge.hold({ project: 42, iid: 12, as: null })
    expect((await look(under, 12)).detailed_merge_status).toBe('mergeable')
    expect((await merge(12)).status).toBe(200)
  })

  test.each([
    ['checking', 'checking'],
    ['preparing', 'checking'],
    ['unchecked', 'unchecked'],
  ])('%s is shown, and a merge looks for itself', async (as, status) => {
    await under.forge.hold({ project: 42, iid: 12, as })
    expect(await look(under, 12)).toMatchObject({ detailed_merge_status: as, merge_status: status })
    expect((await merge(12)).body).toMatchObject({ state: 'merged', detailed_merge_status: 'not_open' })
  })

  test('is waited for, and merges when it is gone', async () => {
    await under.forge.hold({ project: 42, iid: 12, as: 'status_checks_must_pass' })
    expect((await merge(12, { auto_merge: true })).body).toMatchObject({ merge_when_pipeline_succeeds: true })
    await under.forge.hold({ project: 42, iid: 12, as: null })
    expect((await look(under, 12)).state).toBe('merged')
  })

  test('is refused for what does not exist', async () => {
    expect(await under.forge.hold({ project: 42, iid: 99, as: 'x' })).toBe(false)
    expect(await under.forge.demand({ project: 99, approvals: 1 })).toBe(false)
  })
})
