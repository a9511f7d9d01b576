import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest, MergeRequest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

const merges = () => under.forge.ledger().filter((entry) => entry.effect === 'merged')

describe('accepting what can be merged', () => {
  beforeEach(async () => under.forge.reset())

  test('a merge is a merge commit on main that a fresh clone has', async () => {
    const { sha } = await under.mergeRequest(12)
    const reply = await under.at(12, 'PUT', '/merge', { body: { sha } })
    expect(reply.status).toBe(200)
    const merged = MergeRequest.parse(reply.body)
    expect(merged).toMatchObject({ state: 'merged', sha, should_remove_source_branch: null })
    const clone = await under.clone()
    expect(await clone.git('rev-parse', 'main')).toBe(merged.merge_commit_sha)
    expect(await clone.git('log', '-1', '--format=%an <%ae>|%cn|%B', 'main')).toBe(
      "Ann Archer <ann@acme.example>|Ann Archer|Merge branch 'feature/report-range' into 'main'\n\n" +
        'Choose the dates of a report\n\n' +
        'Reports can be limited to a range of dates; without one they cover the last 30 days.\n\n' +
        'See merge request !12',
    )
    expect(await clone.git('log', '-1', '--format=%P', 'main')).toContain(sha)
    expect(await clone.git('show', 'main:docs/reports.md')).toContain('last 30 days')
  })

  test('a message of one’s own is the message of the merge commit', async () => {
    await under.at(12, 'PUT', '/merge', { body: { merge_commit_message: '--amend\n\n"quoted" $(id)' } })
    const clone = await under.clone()
    expect(await clone.git('log', '-1', '--format=%B', 'main')).toBe('--amend\n\n"quoted" $(id)')
  })

  test('the source branch is removed when asked for, and stays otherwise', async () => {
    await under.at(12, 'PUT', '/merge', { body: { should_remove_source_branch: 'True' } })
    await under.at(7, 'PUT', '/merge')
    const clone = await under.clone()
    const branches = await clone.git('branch', '--remotes')
    expect(branches).not.toContain('feature/report-range')
    expect(branches).toContain('fix/rounding')
  })

  test('twenty people who merge at once cause one merge, and each of the others learns that it is merged', async () => {
    const { id, sha } = await under.mergeRequest(12)
    const path = `/projects/42/merge_requests/${id}/merge`
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => under.call('PUT', path, { body: { sha } })),
    )
    const counted = Object.groupBy(replies, (reply) => String(reply.status))
    expect(counted['200']).toHaveLength(1)
    expect(counted['406']).toHaveLength(19)
    expect(merges()).toHaveLength(1)
    const clone = await under.clone()
    expect(await clone.git('rev-list', '--count', '--grep=See merge request !12', 'main')).toBe('1')
  })

  test('merging different requests at once loses none of them', async () => {
    const iids = [7, 12, 14, 15, 16, 17]
    const replies = await Promise.all(iids.map(async (iid) => under.at(iid, 'PUT', '/merge')))
    expect(replies.map((reply) => reply.status)).toEqual(iids.map(() => 200))
    const clone = await under.clone()
    for (const iid of iids)
      expect(await clone.git('rev-list', '--count', `--grep=See merge request !${iid}$`, 'main')).toBe('1')
  })

  test('merging into the default branch closes the issues that the request names', async () => {
    const closing = await under.at(7, 'GET', '/closes_issues')
    expect(closing.body).toMatchObject([
      { iid: 3, state: 'opened' },
      { iid: 5, state: 'opened' },
    ])
    await under.at(7, 'PUT', '/merge')
    expect((await under.at(7, 'GET', '/closes_issues')).body).toMatchObject([
      { iid: 3, state: 'closed' },
      { iid: 5, state: 'closed' },
    ])
  })

  test('a merge that makes another request conflict changes its merge status at once', async () => {
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('checkout', '--quiet', '-b', 'other-reports', 'origin/main')
    await clone.commit('Other reports', { 'docs/reports.md': 'something else\n' })
    await clone.git('push', '--quiet', 'origin', 'other-reports')
    const made = await under.call('POST', '/projects/42/merge_requests', {
      as: 'bob',
      body: { source_branch: 'other-reports', target_branch: 'main', title: 'Other reports' },
    })
    expect(made.body).toMatchObject({ merge_status: 'can_be_merged' })
    await under.at(12, 'PUT', '/merge')
    const { iid } = MergeRequest.parse(made.body)
    expect(await under.mergeRequest(iid)).toMatchObject({ merge_status: 'cannot_be_merged' })
  })
})

describe('accepting what cannot be merged', () => {
  beforeAll(async () => under.forge.reset())

  test.each([
    { what: 'somebody who may not merge', iid: 12, as: 'bob', status: 401, message: '401 Unauthorized' },
    { what: 'a reporter', iid: 12, as: 'cy', status: 401, message: '401 Unauthorized' },
    { what: 'a conflict', iid: 9, as: 'ann', status: 405, message: 'Branch cannot be merged' },
    { what: 'a draft', iid: 8, as: 'ann', status: 405, message: 'Branch cannot be merged' },
    { what: 'a merged request', iid: 5, as: 'ann', status: 406, message: 'Method Not Allowed' },
    { what: 'a closed request', iid: 6, as: 'ann', status: 406, message: 'Method Not Allowed' },
  ] as const)('$what is refused with $status and nothing changes', async ({ iid, as, status, message }) => {
    const before = await under.mergeRequest(iid)
    const reply = await under.at(iid, 'PUT', '/merge', { as, body: { sha: before.sha } })
    expect(reply).toMatchObject({ status, body: { message } })
    expect(await under.mergeRequest(iid)).toEqual(before)
    expect(merges()).toEqual([])
  })

  test('a sha that is not the head is refused with 409 and nothing changes, also an empty or a short one', async () => {
    const before = await under.mergeRequest(12)
    for (const sha of ['0'.repeat(40), '', before.sha.slice(0, 8)]) {
      const reply = await under.at(12, 'PUT', '/merge', { body: { sha } })
      expect([sha, reply.status]).toEqual([sha, 409])
      expect(reply.body).toEqual({ message: 'SHA does not match HEAD of source branch' })
    }
    expect(await under.mergeRequest(12)).toEqual(before)
  })

  test('a request that does not exist is 404', async () => {
    const reply = await under.call('PUT', '/projects/42/merge_requests/999999/merge')
    expect(reply).toMatchObject({ status: 404, body: { message: '404 Not found' } })
  })

  test('a request of another project is 404 under this one', async () => {
    const { id } = await under.mergeRequest(1, 43)
    expect((await under.call('PUT', `/projects/42/merge_requests/${id}/merge`)).status).toBe(404)
    expect((await under.mergeRequest(1, 43)).state).toBe('opened')
  })

  test('an answer that is neither yes nor no is refused', async () => {
    const reply = await under.at(12, 'PUT', '/merge', { body: { merge_when_build_succeeds: 'maybe' } })
    expect(reply).toMatchObject({ status: 400, body: { error: 'merge_when_build_succeeds is invalid' } })
  })
})
