import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MergeRequestView } from '../../../src/model/merge-request-view.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { openRoom } from '../room.ts'

let forge: ForgeUnderTest
beforeAll(async () => {
  forge = await ForgeUnderTest.start()
})
beforeEach(() => forge.forge.reset())
afterAll(() => forge.end())

async function open() {
  const { mergeRequests } = await (await openRoom(forge.forge.url, { api: 'v4' })).contextOf('ann')
  return async (mr: number): Promise<readonly [view: MergeRequestView, calls: string[]]> => {
    const before = forge.forge.ledger().length
    const seen = await mergeRequests.view({ project: 42, mr })
    if (seen.kind !== 'view') throw new Error(seen.kind)
    const calls = forge.forge.ledger().slice(before)
    return [seen.view, calls.map(({ path }) => path.replace('/api/v4/projects/42', '')).sort()]
  }
}

/** What is shown of it; of commits and people only what one query tells. Who wants changes, and which jobs failed, only that tells. */
function shown({ mr, commits, files, approvals, changesRequestedBy: _, ...others }: MergeRequestView) {
  return {
    ...others,
    mr: { ...mr, head_pipeline: mr.head_pipeline && { ...mr.head_pipeline, failed_jobs: undefined } },
    commits: commits?.map(({ id, title, author_name }) => [id, title, author_name]),
    files: files?.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    approvals: approvals && {
      by: approvals.approved_by.map(({ user: { id, name, username } }) => [id, name, username]),
      left: approvals.approvals_left,
      may: approvals.user_can_approve,
      has: approvals.user_has_approved,
    },
  }
}

const refused = () => forge.forge.fault({ match: '/api/graphql', kind: 'status:404', times: 1 })

test.each([4, 8, 10, 11, 12, 15, 17])('one query tells of !%i what its own calls do', async (mr) => {
  await forge.forge.demand({ project: 42, approvals: 2 })
  await forge.v4('POST', `/projects/42/merge_requests/${mr}/approve`, { as: 'bob' })
  const view = await open()
  const [byQuery, calls] = await view(mr)
  refused()
  const [alone, others] = await view(mr)
  expect(calls).toEqual(['', '/api/graphql', `/merge_requests/${mr}`])
  expect(others).toContain(`/merge_requests/${mr}/approvals`)
  expect(byQuery.commits).not.toHaveLength(0)
  expect(shown(byQuery)).toEqual(shown(alone))
})

test('and of one on a merge train', async () => {
  await forge.forge.demand({ project: 42, merge_trains_enabled: true })
  const { sha } = await forge.mergeRequest(11)
  await forge.forge.finishBuild({ project: 42, sha, status: 'success' })
  const boarded = await forge.v4('POST', '/projects/42/merge_trains/merge_requests/11', { body: { sha } })
  expect(boarded.status).toBe(201)
  const view = await open()
  const [byQuery, calls] = await view(11)
  refused()
  const [alone] = await view(11)
  expect(calls).toEqual(['', '/api/graphql', '/merge_requests/11'])
  expect(byQuery.train).toMatchObject({ status: 'fresh' })
  expect(alone.train).toMatchObject({ id: byQuery.train?.id, status: 'fresh' })
})

test('a file without lines is not counted: it may be renamed or binary', async () => {
  const [{ files }] = await (await open())(16)
  expect(files).toContainEqual({ path: 'src/footer.css', added: 0, removed: 0, uncounted: true })
})

test('the Community Edition counts no approvals, and is asked for them once', async () => {
  forge.forge.imitate('18.5.0-ce')
  const view = await open()
  const [{ approvals }, first] = await view(12)
  expect(approvals).toMatchObject({ approved_by: [], approvals_left: null, user_can_approve: true })
  expect(first.filter((path) => path === '/api/graphql')).toHaveLength(2)
  expect((await view(12))[1]).toEqual(['', '/api/graphql', '/merge_requests/12'])
})

test('before 17.2 the place on a train has a call of its own', async () => {
  forge.forge.imitate('17.1.0')
  await forge.forge.demand({ project: 42, merge_trains_enabled: true })
  const [{ train }, calls] = await (await open())(11)
  expect(train).toBeNull()
  expect(calls).toContain('/merge_trains/merge_requests/11')
})

test('before 14.7 each part has a call of its own', async () => {
  forge.forge.imitate('14.0.0')
  const [view, calls] = await (await open())(12)
  expect(view).toMatchObject({ commits: [{}, {}, {}], release: '14.0.0' })
  expect(calls).toContain('/merge_requests/12/commits')
})
