import { Gitlab } from '@gitbeaker/rest'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../forge-under-test.ts'

const under = ForgeUnderTest.forTests()
let ann: InstanceType<typeof Gitlab>

beforeAll(async () => {
  ann = new Gitlab({ host: under.forge.url, token: 'sandbox-ann' })
})
beforeEach(async () => under.freshen())

const SOURCE = 'feature/search-cache'
const WEB = '/projects/42'

describe('a client reads what git and the rows have', () => {
  test('the branches, one by one and by a search, with their newest commits', async () => {
    const clone = await under.clone('acme/web')
    const head = await clone.git('rev-parse', `origin/${SOURCE}`)
    const merged = await clone.git('branch', '-r', '--merged', 'origin/main')
    const all = await ann.Branches.all(42, { perPage: 100 })
    expect(all.map(({ name }) => `origin/${name}`).toSorted()).toEqual(
      (await clone.git('branch', '-r', '--format=%(refname:short)'))
        .split('\n')
        .filter((name) => name.includes('/') && name !== 'origin/HEAD')
        .toSorted(),
    )
    for (const branch of all.filter(({ name }) => name !== 'main'))
      expect([branch.name, branch.merged]).toEqual([
        branch.name,
        merged.split(/\s+/).includes(`origin/${branch.name}`),
      ])
    expect(await ann.Branches.show(42, SOURCE)).toMatchObject({
      name: SOURCE,
      commit: { id: head, parent_ids: expect.any(Array) },
      protected: false,
      can_push: true,
      developers_can_push: true,
      default: false,
      web_url: `${under.forge.url}/acme/web/-/tree/${SOURCE}`,
    })
    expect(await ann.Branches.all(42, { search: 'search-c' })).toMatchObject([{ name: SOURCE }])
    const main = { default: true, protected: true, can_push: false, developers_can_push: false }
    expect((await under.v4('GET', `${WEB}/repository/branches/main`, { as: 'bob' })).body).toMatchObject(main)
  })

  test('the protected ones', async () => {
    const [main, ...more] = await ann.ProtectedBranches.all(42)
    expect(more).toEqual([])
    expect(main).toMatchObject({
      name: 'main',
      push_access_levels: [{ access_level: 40, access_level_description: 'Maintainers' }],
      merge_access_levels: [{ access_level: 40 }],
      allow_force_push: false,
    })
    expect(await ann.ProtectedBranches.show(42, 'main')).toEqual(main)
  })

  test('the pipelines and their jobs, as they are now', async () => {
    const [first] = await ann.Pipelines.all(42, { ref: SOURCE })
    const id = Number(first?.id)
    expect(first).toMatchObject({ ref: SOURCE, status: 'running', project_id: 42 })
    expect(await ann.Jobs.all(42, { pipelineId: id })).toMatchObject([
      { status: 'running', ref: SOURCE, pipeline: { id }, commit: { id: first?.sha }, finished_at: null },
    ])
    await under.forge.finishBuild({ project: 42, branch: SOURCE, status: 'failed' })
    expect(await ann.Pipelines.show(42, id)).toMatchObject({
      id,
      status: 'failed',
      finished_at: expect.any(String),
    })
    expect(await ann.Jobs.all(42, { pipelineId: id })).toMatchObject([{ status: 'failed' }])
    expect(await ann.Jobs.all(42, { pipelineId: id, scope: 'running' })).toEqual([])
    const failed = await ann.Pipelines.all(42, { status: 'failed', perPage: 100 })
    expect(failed.map(({ id: one }) => one)).toContain(id)
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['failed']))
    const ids = (await ann.Pipelines.all(42, { perPage: 100 })).map(({ id: one }) => one)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  })

  test('the rules of approvals, and who has approved by them', async () => {
    await under.v4('POST', '/projects/43/merge_requests/1/approve', { as: 'ann' })
    expect((await under.v4('GET', '/projects/43/merge_requests/1/approval_rules')).body).toMatchObject([
      { rule_type: 'any_approver', approvals_required: 1, eligible_approvers: [] },
    ])
    expect(await ann.MergeRequestApprovals.showApprovalState(43, 1)).toMatchObject({
      approval_rules_overwritten: false,
      rules: [{ approvals_required: 1, approved: true, approved_by: [{ username: 'ann' }] }],
    })
  })

  test('the merge requests of a group, of those of its projects that the person sees', async () => {
    const found = await ann.MergeRequests.all({ groupId: 70, state: 'opened', perPage: 100 })
    const own = await Promise.all(
      [42, 43].map((projectId) => ann.MergeRequests.all({ projectId, state: 'opened', perPage: 100 })),
    )
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      own
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    )
    const reply = await under.v4('GET', '/groups/acme/merge_requests?per_page=2&order_by=title&sort=asc')
    expect(reply.headers.get('x-per-page')).toBe('2')
    expect(reply.body).toMatchObject([{}, {}])
    const mine = await ann.MergeRequests.all({ perPage: 100 })
    expect(new Set(mine.map(({ author }) => author.username))).toEqual(new Set(['ann']))
    await under.forge.demand({ project: 42, archived: true })
    const left = await ann.MergeRequests.all({ groupId: 70, state: 'opened', perPage: 100 })
    expect(new Set(left.map(({ project_id: project }) => project))).toEqual(new Set([43]))
  })

  test('the difference as git writes it', async () => {
    const clone = await under.clone('acme/web')
    const { text, headers } = await under.v4('GET', `${WEB}/merge_requests/12/raw_diffs`)
    const { diff_refs: refs } = z
      .object({ diff_refs: z.object({ base_sha: z.string(), head_sha: z.string() }) })
      .parse((await under.v4('GET', `${WEB}/merge_requests/12`)).body)
    expect(headers.get('content-type')).toBe('text/plain')
    expect(text.trim()).toBe(await clone.git('diff', '--find-renames', refs.base_sha, refs.head_sha))
  })
})

/** Paths of the vault, which root alone sees, and of what a guest may not read. */
describe('nobody reads more by them than they may', () => {
  const PATHS = [
    '/repository/branches',
    '/repository/branches/main',
    '/protected_branches',
    '/protected_branches/main',
    '/pipelines',
    '/pipelines/20001',
    '/pipelines/20001/jobs',
    '/merge_requests/1/approval_state',
    '/merge_requests/1/approval_rules',
    '/merge_requests/1/raw_diffs',
  ]

  test.each(PATHS)('%s', async (path) => {
    expect(await under.v4('GET', `/projects/44${path}`)).toMatchObject({
      status: 404,
      body: { message: '404 Project Not Found' },
    })
    const nobody = { headers: { 'PRIVATE-TOKEN': '' } }
    expect((await under.v4('GET', `/projects/42${path}`, nobody)).status).toBe(401)
  })

  test.each([
    ['/repository/branches/no%2Fsuch', '404 Branch Not Found'],
    ['/protected_branches/nothing', '404 Not found'],
    ['/pipelines/1', '404 Not found'],
    ['/pipelines/1/jobs', '404 Not found'],
  ])('%s is not there', async (path, message) => {
    expect(await under.v4('GET', `${WEB}${path}`)).toMatchObject({ status: 404, body: { message } })
  })

  test('a pipeline of another project is none of this one', async () => {
    const [one] = await ann.Pipelines.all(42)
    expect((await under.v4('GET', `/projects/43/pipelines/${one?.id}`)).status).toBe(404)
  })
})
