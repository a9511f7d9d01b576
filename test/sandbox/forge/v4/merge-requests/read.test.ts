import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../../forge-under-test.ts'
import { ANN, BOB, CY, iids, look, on } from './today.ts'

const under = ForgeUnderTest.forTests()

const record = z.record(z.string(), z.unknown())

describe('one merge request', () => {
  test('is named by its number in the project, which may be named by its path', async () => {
    const one = await look(under, 12)
    expect(one).toMatchObject({ id: 5012, iid: 12, state: 'opened', draft: false, work_in_progress: false })
    const { body } = await under.v4('GET', '/projects/acme%2Fweb/merge_requests/12', { as: 'root' })
    expect(body).toEqual(one)
    expect((await on(under, 5012, 'GET')).status).toBe(404)
  })

  test('has the fields of today, and none of the old ones', async () => {
    const one = await look(under, 7)
    expect(one).toMatchObject({
      assignee: { username: 'ann', locked: false },
      assignees: [{ username: 'ann' }, { username: 'bob' }],
      reviewers: [{ username: 'cy' }, { username: 'ann' }],
      merge_status: 'can_be_merged',
      detailed_merge_status: 'mergeable',
      has_conflicts: false,
      blocking_discussions_resolved: true,
      merge_user: null,
      merged_by: null,
      merged_at: null,
      closed_by: null,
      closed_at: null,
      squash: false,
      squash_commit_sha: null,
      references: { short: '!7', relative: '!7', full: 'acme/web!7' },
      web_url: `${under.forge.url}/acme/web/-/merge_requests/7`,
      milestone: { iid: 2, web_url: expect.stringContaining('/-/milestones/') },
      user: { can_merge: true },
      changes_count: '2',
      head_pipeline: null,
      merge_error: null,
      subscribed: false,
      diff_refs: { base_sha: expect.any(String), head_sha: one.sha, start_sha: expect.any(String) },
    })
    expect(one).not.toHaveProperty('merge_when_build_succeeds')
    expect(one).not.toHaveProperty('rebase_in_progress')
    expect(one).not.toHaveProperty('diverged_commits_count')
  })

  test('says who merged or closed it, and when', async () => {
    expect(await look(under, 5)).toMatchObject({
      state: 'merged',
      merged_by: { username: expect.any(String) },
      merge_user: { username: expect.any(String) },
      merged_at: expect.stringMatching(/Z$/),
      detailed_merge_status: 'not_open',
    })
    expect(await look(under, 6)).toMatchObject({
      state: 'closed',
      closed_by: { username: expect.any(String) },
      closed_at: expect.stringMatching(/Z$/),
      merged_at: null,
    })
  })

  test('shows the pipeline of its head', async () => {
    const { sha } = await look(under, 11)
    expect(await look(under, 11)).toMatchObject({
      head_pipeline: { status: 'running', sha, ref: 'feature/search-cache', finished_at: null },
    })
  })

  test('counts the commits that it lacks, and tells of a rebase, when asked', async () => {
    const asked = await look(
      under,
      9,
      42,
      '?include_diverged_commits_count=true&include_rebase_in_progress=1',
    )
    expect(asked).toMatchObject({ diverged_commits_count: 1, rebase_in_progress: false })
  })

  test('was a draft before, whatever its title begins with', async () => {
    expect(await look(under, 8)).toMatchObject({ draft: true, detailed_merge_status: 'draft_status' })
  })

  test('conflicts with its target', async () => {
    expect(await look(under, 9)).toMatchObject({
      has_conflicts: true,
      merge_status: 'cannot_be_merged',
      detailed_merge_status: 'conflict',
    })
  })

  test('is opened also when it was closed and opened again', async () => {
    await under.at(6, 'PUT', '', { body: { state_event: 'reopen' } })
    expect((await under.mergeRequest(6)).state).toBe('reopened')
    expect(await look(under, 6)).toMatchObject({ state: 'opened', closed_at: null, closed_by: null })
    expect(await iids(under, 'state=opened')).toContain(6)
    await under.at(6, 'PUT', '', { body: { state_event: 'close' } })
    expect(await look(under, 6)).toMatchObject({ closed_by: { username: 'ann' } })
  })

  test.each([
    ['cy', 43, 1, 404, { message: '404 Project Not Found' }],
    ['ann', 42, 99, 404, { message: '404 Not found' }],
  ] as const)('is not there for %s in project %d: !%d', async (as, project, iid, status, body) => {
    expect(await on(under, iid, 'GET', '', { as, project })).toMatchObject({ status, body })
  })
})

describe('the list', () => {
  test('is in pages, and only the single answer says whether one is subscribed', async () => {
    const { headers, body } = await under.v4('GET', '/projects/42/merge_requests?per_page=5&page=2')
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-total': '17',
      'x-total-pages': '4',
      'x-next-page': '3',
      'x-prev-page': '1',
    })
    const rows = z.array(record).parse(body)
    expect(rows).toHaveLength(5)
    for (const row of rows) {
      expect(row).toHaveProperty('detailed_merge_status')
      expect(row).not.toHaveProperty('subscribed')
      expect(row).not.toHaveProperty('diff_refs')
    }
  })

  test.each([
    ['state=merged', [5, 4, 2, 1]],
    ['state=closed', [6, 3]],
    ['state=locked', []],
    ['iids[]=12&iids[]=7', [12, 7]],
    ['iids=12,7', [12, 7]],
    ['wip=yes', [8]],
    ['state=opened&wip=no&order_by=title&sort=asc&author_username=ann', [10, 16, 14]],
    ['search=report', [12]],
    ['search=prices sum&in=description', [7]],
    ['search=prices sum&in=title', []],
    [`assignee_id=${ANN}`, [12, 11, 7]],
    ['assignee_username[]=bob', [7]],
    ['reviewer_username=cy', [7]],
    [`reviewer_id=${CY}`, [7]],
    ['reviewer_id=Any', [7]],
    ['labels=bug', [15, 9, 7]],
    ['labels=bug,feature', []],
    ['milestone=None&state=opened', [17, 13]],
    ['source_branch=fix/rounding', [7]],
    ['state=opened&sort=asc', [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]],
    [`author_id=${BOB}&state=opened`, [17, 15, 13, 12, 11, 9, 8, 7]],
  ])('?%s', async (query, wanted) => {
    expect(await iids(under, query)).toEqual(wanted)
  })

  test('knows the milestone by its title, and what was touched since', async () => {
    const { title } = await under.milestone(3)
    expect(await iids(under, `milestone=${encodeURIComponent(title)}&state=opened`)).toEqual([12, 11, 10, 8])
    const { updated_at } = await look(under, 15)
    expect(await iids(under, `state=opened&updated_after=${updated_at}`)).toEqual([17, 16, 15])
    expect(await iids(under, `state=merged&updated_before=${updated_at}`)).toEqual([5, 4, 2, 1])
  })

  test('knows what is one’s own, one’s task and one’s review', async () => {
    expect(await iids(under, 'scope=created_by_me&state=opened')).toEqual([16, 14, 10])
    expect(await iids(under, 'scope=assigned-to-me')).toEqual([12, 11, 7])
    expect(await iids(under, 'scope=reviews_for_me', 'cy')).toEqual([7])
  })

  test.each([
    ['state=reopened', 'state does not have a valid value'],
    ['order_by=id', 'order_by does not have a valid value'],
    ['scope=reviews-for-me', 'scope does not have a valid value'],
    ['wip=maybe', 'wip does not have a valid value'],
    ['iids[]=x', 'iids is invalid'],
    ['updated_after=soon', 'updated_after is invalid'],
  ])('?%s is refused', async (query, error) => {
    const reply = await under.v4('GET', `/projects/42/merge_requests?${query}`)
    expect(reply).toMatchObject({ status: 400, body: { error } })
  })

  test('what merges last comes first, and what never did comes last', async () => {
    expect((await iids(under, 'order_by=merged_at')).slice(0, 4)).toEqual([5, 4, 2, 1])
    expect((await iids(under, 'order_by=merged_at&sort=asc')).slice(0, 4)).toEqual([1, 2, 4, 5])
  })
})

test('the commits, in pages, with who committed them', async () => {
  const reply = await on(under, 12, 'GET', '/commits?per_page=2')
  expect(reply.headers.get('x-total')).toBe('3')
  expect(reply.body).toMatchObject([
    {
      title: 'Describe the reports',
      parent_ids: [expect.any(String)],
      committer_name: 'Bob Baker',
      web_url: expect.stringContaining('/acme/web/-/commit/'),
    },
    { title: 'Show only what is inside the range' },
  ])
  const old = await under.at(12, 'GET', '/commits')
  expect(Object.keys(z.array(record).parse(old.body)[0] ?? {})).toHaveLength(7)
})

test('the issues that it closes, in pages', async () => {
  const reply = await on(under, 7, 'GET', '/closes_issues')
  expect(reply.headers.get('x-total')).toBe('2')
  expect(reply.body).toMatchObject([{ iid: 3, issue_type: 'issue' }, { iid: 5 }])
})

test('the reviewers, with how far they are', async () => {
  expect((await on(under, 7, 'GET', '/reviewers')).body).toMatchObject([
    { user: { username: 'cy' }, state: 'unreviewed', created_at: expect.any(String) },
    { user: { username: 'ann' } },
  ])
})

test('its page is found where its address says', async () => {
  const { web_url } = await look(under, 12)
  expect(await (await fetch(web_url)).text()).toContain('Choose the dates of a report')
})
