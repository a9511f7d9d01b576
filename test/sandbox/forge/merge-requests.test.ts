import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest, MergeRequest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

const FIELDS = [
  'assignee',
  'author',
  'created_at',
  'description',
  'downvotes',
  'force_remove_source_branch',
  'id',
  'iid',
  'labels',
  'merge_commit_sha',
  'merge_status',
  'merge_when_build_succeeds',
  'milestone',
  'project_id',
  'sha',
  'should_remove_source_branch',
  'source_branch',
  'source_project_id',
  'state',
  'subscribed',
  'target_branch',
  'target_project_id',
  'title',
  'updated_at',
  'upvotes',
  'user_notes_count',
  'web_url',
  'work_in_progress',
]

const iidsOf = (body: unknown) =>
  z
    .array(z.looseObject({ iid: z.number() }))
    .parse(body)
    .map(({ iid }) => iid)

const list = async (query: string) => under.call('GET', `/projects/42/merge_requests${query}`)

describe('the list', () => {
  test('holds every field of the document and no other', async () => {
    const { body } = await list('?iid=12')
    const [entry = {}] = z.array(z.record(z.string(), z.unknown())).parse(body)
    expect(Object.keys(entry).sort()).toEqual(FIELDS)
  })

  test('is newest first, and oldest first when asked', async () => {
    expect(iidsOf((await list('?per_page=3')).body)).toEqual([17, 16, 15])
    expect(iidsOf((await list('?per_page=3&sort=asc')).body)).toEqual([1, 2, 3])
    expect(iidsOf((await list('?per_page=2&order_by=updated_at&sort=asc')).body)).toEqual([1, 2])
  })

  test('can be limited to a state and to iids, in both spellings', async () => {
    expect(iidsOf((await list('?state=merged')).body)).toEqual([5, 4, 2, 1])
    expect(iidsOf((await list('?state=closed')).body)).toEqual([6, 3])
    expect(iidsOf((await list('?state=opened&per_page=100')).body)).toHaveLength(11)
    expect(iidsOf((await list('?state=all&per_page=100')).body)).toHaveLength(17)
    expect(iidsOf((await list('?iid[]=12&iid[]=5')).body)).toEqual([12, 5])
    expect(iidsOf((await list('?iid[]=12&iid[]=5&state=opened')).body)).toEqual([12])
    expect(iidsOf((await list('?iid=9999')).body)).toEqual([])
  })

  test('pages with the headers of that time, with empty ones at the ends', async () => {
    const { headers, body } = await list('?state=opened&per_page=10&page=2')
    expect(iidsOf(body)).toEqual([7])
    const shown = ['x-total', 'x-total-pages', 'x-per-page', 'x-page', 'x-next-page', 'x-prev-page']
    expect(shown.map((name) => headers.get(name))).toEqual(['11', '2', '10', '2', '', '1'])
    const base = `<${under.forge.url}/api/v3/projects/42/merge_requests?state=opened&per_page=10&page=1&id=42>`
    expect(headers.get('link')).toContain(`${base}; rel="prev"`)
    expect(headers.get('link')).not.toContain('rel="next"')
  })

  test('an empty one says so', async () => {
    const { headers, body } = await list('?iid=9999')
    expect(body).toEqual([])
    expect([headers.get('x-total'), headers.get('x-total-pages')]).toEqual(['0', '0'])
  })

  test.each(['0', 'junk', '-3', ''])('per_page=%s means twenty', async (value) => {
    expect((await list(`?per_page=${value}&page=${value}`)).headers.get('x-per-page')).toBe('20')
  })

  test.each(['101', '5000', '9'.repeat(20)])('%s a page is a hundred', async (perPage) => {
    expect((await list(`?per_page=${perPage}`)).headers.get('x-per-page')).toBe('100')
  })

  test.each(['state=open', 'sort=up', 'order_by=title'])('?%s is refused', async (query) => {
    const name = query.split('=')[0]
    expect(await list(`?${query}`)).toMatchObject({
      status: 400,
      body: { error: `${name} does not have a valid value` },
    })
  })

  test('subscribed is said about whoever asks', async () => {
    expect((await under.mergeRequest(12, 42, 'bob')).subscribed).toBe(true)
    expect((await under.mergeRequest(12, 42, 'cy')).subscribed).toBe(false)
  })
})

describe('one merge request', () => {
  test('is found by its global id and not by its iid', async () => {
    const { id } = await under.mergeRequest(12)
    expect(id).not.toBe(12)
    expect((await under.call('GET', `/projects/42/merge_requests/${id}`)).body).toMatchObject({ iid: 12 })
    expect((await under.call('GET', '/projects/42/merge_requests/12')).status).toBe(404)
    expect((await under.call('GET', '/projects/42/merge_requests/twelve')).body).toEqual({
      error: 'merge_request_id is invalid',
    })
  })

  test.each([
    { iid: 12, merge_status: 'can_be_merged', work_in_progress: false },
    { iid: 9, merge_status: 'cannot_be_merged', work_in_progress: false },
    { iid: 8, merge_status: 'can_be_merged', work_in_progress: true },
    { iid: 5, merge_status: 'can_be_merged', work_in_progress: false },
  ])('!$iid is $merge_status', async ({ iid, ...shown }) => {
    expect(await under.mergeRequest(iid)).toMatchObject(shown)
  })

  test('its sha is the head of its branch, and a merged one has a merge commit', async () => {
    const clone = await under.clone()
    const { sha } = await under.mergeRequest(12)
    expect(await clone.git('rev-parse', 'origin/feature/report-range')).toBe(sha)
    expect(await under.mergeRequest(12)).toMatchObject({ merge_commit_sha: null })
    const { merge_commit_sha: merge } = await under.mergeRequest(5)
    expect(await clone.git('cat-file', '-t', merge ?? '')).toBe('commit')
  })

  test('its commits are what git has, newest first, with an offset in the time', async () => {
    const { body } = await under.at(12, 'GET', '/commits')
    const commits = z
      .array(
        z.strictObject({
          id: z.string().regex(/^[0-9a-f]{40}$/),
          short_id: z.string().regex(/^[0-9a-f]{8}$/),
          title: z.string(),
          author_name: z.literal('Bob Baker'),
          author_email: z.literal('bob@acme.example'),
          created_at: z.string().regex(/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
          message: z.string(),
        }),
      )
      .parse(body)
    const clone = await under.clone()
    const log = await clone.git('log', '--format=%H %s', 'origin/main..origin/feature/report-range')
    expect(commits.map(({ id, title }) => `${id} ${title}`).join('\n')).toBe(log)
  })

  test('a draft and a conflicting one have commits too', async () => {
    for (const iid of [8, 9]) expect((await under.at(iid, 'GET', '/commits')).body).toHaveLength(1)
  })

  test('its changes come with modes, flags and a diff that git can apply', async () => {
    const { body } = await under.at(16, 'GET', '/changes')
    const { changes, ...rest } = z.looseObject({ changes: z.array(z.unknown()) }).parse(body)
    expect(Object.keys(rest).sort()).toEqual(FIELDS)
    expect(changes).toEqual([
      {
        old_path: 'src/newsletter.css',
        new_path: 'src/footer.css',
        a_mode: '100644',
        b_mode: '100644',
        diff: '',
        new_file: false,
        renamed_file: true,
        deleted_file: false,
      },
      {
        old_path: 'src/newsletter.ts',
        new_path: 'src/newsletter.ts',
        a_mode: '100644',
        b_mode: '0',
        diff: expect.stringMatching(
          /^--- a\/src\/newsletter\.ts\n\+\+\+ \/dev\/null\n@@ -1,3 \+0,0 @@\n-export/,
        ),
        new_file: false,
        renamed_file: false,
        deleted_file: true,
      },
    ])
  })

  test('the issues it closes are named by its description, with the fields of the document', async () => {
    const { body } = await under.at(7, 'GET', '/closes_issues')
    const [issue = {}] = z.array(z.record(z.string(), z.unknown())).parse(body)
    expect(Object.keys(issue).sort()).toEqual([
      'assignee',
      'author',
      'created_at',
      'description',
      'id',
      'iid',
      'labels',
      'milestone',
      'project_id',
      'state',
      'title',
      'updated_at',
      'user_notes_count',
    ])
    expect(iidsOf(body)).toEqual([3, 5])
    expect((await under.at(12, 'GET', '/closes_issues')).body).toEqual([])
  })
})

describe('creating', () => {
  const create = async (body: unknown, as: 'ann' | 'bob' | 'cy' = 'ann') =>
    under.call('POST', '/projects/42/merge_requests', { as, body })

  /** A branch that no other test uses, pushed by git itself. */
  async function pushBranch(name: string): Promise<string> {
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('checkout', '--quiet', '-b', name)
    const sha = await clone.commit(`Work on ${name}`, { [`${name}.txt`]: `${name}\n` })
    await clone.git('push', '--quiet', 'origin', name)
    return sha
  }

  test('a branch becomes a merge request with the next iid, status 200', async () => {
    const sha = await pushBranch('first-new')
    const milestone = await under.milestone(3)
    const reply = await create({
      source_branch: 'first-new',
      target_branch: 'main',
      title: 'A new one',
      description: 'What it is for',
      assignee_id: 3,
      labels: 'one, two,two',
      milestone_id: milestone.id,
    })
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({
      iid: 18,
      sha,
      state: 'opened',
      labels: ['one', 'two'],
      milestone: { id: milestone.id },
      author: { username: 'ann' },
      assignee: { username: 'bob' },
      merge_status: 'can_be_merged',
    })
    // Whoever is assigned has a todo on it already.
    expect((await under.at(18, 'POST', '/todo', { as: 'bob' })).status).toBe(304)
    const twin = await create({ source_branch: 'first-new', target_branch: 'main', title: 'Again' })
    expect(twin).toMatchObject({
      status: 409,
      body: { message: ['Cannot Create: This merge request already exists: ["A new one"]'] },
    })
  })

  test.each([
    [{ title: 'x' }, 400, { error: 'source_branch is missing, target_branch is missing' }],
    [
      { source_branch: 'main', target_branch: 'main', title: 'x' },
      422,
      { error: ['You can not use same project/branch for source and target'] },
    ],
    [
      { source_branch: 'nowhere', target_branch: 'main', title: 'x' },
      422,
      { error: ['Source branch "nowhere" does not exist'] },
    ],
    [
      { source_branch: 'feature/dutch', target_branch: 'main', title: ' ' },
      400,
      { message: { title: ["can't be blank"] } },
    ],
    [
      { source_branch: 'feature/dutch', target_branch: 'main', title: 'x'.repeat(256) },
      400,
      { message: { title: ['is too long (maximum is 255 characters)'] } },
    ],
    [
      { source_branch: 'feature/dutch', target_branch: 'main', title: 'x', target_project_id: 43 },
      422,
      { error: ['Source project is not a fork of the target project'] },
    ],
    [
      { source_branch: 'feature/dutch', target_branch: 'main', title: 'x', target_project_id: 44 },
      404,
      { message: '404 Project Not Found' },
    ],
    [
      { source_branch: 'feature/dutch', target_branch: 'main', title: 'x', milestone_id: 'soon' },
      400,
      { error: 'milestone_id is invalid' },
    ],
  ])('%j is refused with %i', async (body, status, answer) => {
    expect(await create(body)).toMatchObject({ status, body: answer })
  })

  test('a reporter may not', async () => {
    const body = { source_branch: 'feature/dutch', target_branch: 'main', title: 'x' }
    expect(await create(body, 'cy')).toMatchObject({ status: 403, body: { message: '403 Forbidden' } })
  })
})

describe('updating', () => {
  const update = async (iid: number, body: unknown, as: 'ann' | 'bob' | 'cy' = 'ann') =>
    under.at(iid, 'PUT', '', { as, body })

  test('fields that are sent change, and the others stay', async () => {
    const before = await under.mergeRequest(14)
    const reply = await update(14, { title: 'Translate into Dutch', labels: 'i18n', assignee_id: 3 })
    expect(reply).toMatchObject({ status: 200, body: { title: 'Translate into Dutch', labels: ['i18n'] } })
    const after = await under.mergeRequest(14)
    expect(after).toMatchObject({ description: before.description, assignee: { username: 'bob' } })
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
    expect(await update(14, { assignee_id: null, milestone_id: '', labels: '' })).toMatchObject({
      body: { assignee: null, milestone: null, labels: [] },
    })
  })

  test('a title may have 255 characters, whatever they are', async () => {
    expect((await update(14, { title: '😀'.repeat(255) })).status).toBe(200)
    expect((await update(14, { title: '😀'.repeat(256) })).status).toBe(400)
  })

  test('closing and reopening move the state, and repeating them changes nothing', async () => {
    expect((await update(15, { state_event: 'close' })).body).toMatchObject({ state: 'closed' })
    expect((await update(15, { state_event: 'close' })).body).toMatchObject({ state: 'closed' })
    expect((await update(15, { state_event: 'reopen' })).body).toMatchObject({ state: 'reopened' })
    const { iid } = await under.mergeRequest(15)
    expect(iidsOf((await list('?state=opened&per_page=100')).body)).toContain(iid)
    const effects = under.forge.ledger().map((entry) => entry.effect)
    expect(effects.filter((effect) => effect === 'closed')).toHaveLength(1)
  })

  test('state_event=merge merges nothing', async () => {
    expect(await update(12, { state_event: 'merge' })).toMatchObject({
      status: 200,
      body: { state: 'opened' },
    })
  })

  test('a merged one stays merged', async () => {
    expect((await update(5, { state_event: 'reopen' })).body).toMatchObject({ state: 'merged' })
    expect((await update(5, { state_event: 'close' })).body).toMatchObject({ state: 'merged' })
  })

  test('another target branch gives another version', async () => {
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('push', '--quiet', 'origin', 'origin/main~2:refs/heads/stable')
    const { body } = await update(17, { target_branch: 'stable' })
    expect(body).toMatchObject({ target_branch: 'stable' })
    expect((await under.at(17, 'GET', '/versions')).body).toHaveLength(2)
    expect(await update(17, { target_branch: 'docs/rollback' })).toMatchObject({ status: 422 })
  })

  test('nothing sent and nonsense sent are refused', async () => {
    const names = 'title, target_branch, description, assignee_id, milestone_id, labels, state_event'
    expect(await update(14, {})).toMatchObject({
      status: 400,
      body: { error: `${names} are missing, at least one parameter must be provided` },
    })
    expect(await update(14, { state_event: 'explode' })).toMatchObject({
      status: 400,
      body: { error: 'state_event does not have a valid value' },
    })
  })

  test('a reporter may not', async () => {
    expect(await update(14, { title: 'Mine now' }, 'cy')).toMatchObject({ status: 403 })
  })
})

describe('deleting', () => {
  test('is for owners only, hides the request, and its iid is not used again', async () => {
    const { id } = await under.mergeRequest(3)
    const remove = async (as: 'ann' | 'root') =>
      under.call('DELETE', `/projects/42/merge_requests/${id}`, { as, body: {} })
    expect(await remove('ann')).toMatchObject({ status: 403, body: { message: '403 Forbidden' } })
    expect(await remove('root')).toMatchObject({ status: 200, body: { id, iid: 3 } })
    expect(await remove('root')).toMatchObject({ status: 404, body: { message: '404 Not found' } })
    expect(iidsOf((await list('?iid=3')).body)).toEqual([])
  })

  test('the newest one too leaves its number behind', async () => {
    const make = async (branch: string) => {
      const clone = await under.clone('acme/api', 'bob')
      await clone.git('push', '--quiet', 'origin', `origin/feature/warehouses:refs/heads/${branch}`)
      const body = { source_branch: branch, target_branch: 'main', title: branch }
      return MergeRequest.parse((await under.call('POST', '/projects/43/merge_requests', { body })).body)
    }
    const first = await make('one')
    await under.call('DELETE', `/projects/43/merge_requests/${first.id}`, { as: 'root' })
    expect((await make('two')).iid).toBe(first.iid + 1)
  })
})
