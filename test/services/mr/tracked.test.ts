import { expect, test } from 'vitest'
import { json, openRoom, startOddForge } from '../room.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const BUILD = { id: 7, sha: 'a'.repeat(40), ref: 'feature', status: 'running' }
const NODE = {
  id: 'gid://gitlab/MergeRequest/1012',
  webUrl: 'https://git.example.com/acme/web/-/merge_requests/12',
  mergeError: 'It conflicts',
  headPipeline: null,
  approved: true,
  approvedBy: { nodes: [{ id: 'gid://gitlab/User/3', username: 'bob', name: 'Bob Baker' }, null] },
}

const answered = (nodes: readonly object[]) => ({
  data: { projects: { nodes: [{ mergeRequests: { nodes } }] } },
})
const readAs = async (url: string) =>
  (await (await openRoom(url, { api: 'v4' })).contextOf('ann')).mergeRequests

test('one that was not listed is listed beside the query', async () => {
  const counts = { approvalsRequired: 2, approvalsLeft: 1 }
  const { url, received } = await startOddForge((request, response) => {
    if (!request.includes('/api/graphql?')) return false
    json(response, 200, answered([{ ...NODE, ...counts }]))
    return true
  })
  const found = await (await readAs(url)).tracked({ project: 42, iids: [12, 13], listed: [] })
  expect(found).toMatchObject({
    items: [
      {
        mr: { iid: 12, head_pipeline: null, merge_error: 'It conflicts' },
        approvals: {
          approved: true,
          approved_by: [{ user: { id: 3, username: 'bob' } }],
          approvals_required: 2,
          approvals_left: 1,
        },
      },
    ],
  })
  expect(received).toHaveLength(2)
})

const UNCOUNTED = ['approvalsRequired', 'approvalsLeft'].map((fieldName) => ({
  message: `Field '${fieldName}' doesn't exist on type 'MergeRequest'`,
  extensions: { code: 'undefinedField', fieldName },
}))

test('a server that counts no approvals is asked for the rest, and for no more from then on', async () => {
  const { url, received } = await startOddForge((request, response) => {
    if (!request.includes('/api/graphql?')) return false
    if (request.includes('approvalsRequired')) json(response, 200, { errors: UNCOUNTED })
    else json(response, 200, answered([NODE]))
    return true
  })
  const mergeRequests = await readAs(url)
  for (const calls of [3, 5]) {
    const found = await mergeRequests.tracked({ project: 42, iids: [12], listed: [] })
    expect(found).toMatchObject({ items: [{ approvals: { approved: true, approvals_required: null } }] })
    expect(received).toHaveLength(calls)
  }
})

test('where the query is refused, the first twenty are read one by one', async () => {
  const { url, received } = await startOddForge((request, response, { mr }) => {
    const one = (iid: number) => ({ ...mr, id: 1000 + iid, iid, head_pipeline: BUILD })
    const iid = Number(/merge_requests\/(\d+)$/.exec(request)?.[1])
    if (request.includes('/api/graphql?')) json(response, 403, { message: '403 Forbidden' })
    else if (request.includes('/merge_requests?')) json(response, 200, upTo(25).map(one))
    else if (request.includes('/approvals')) json(response, 200, { approved: true, approved_by: [] })
    else if (iid) json(response, 200, one(iid))
    else return false
    return true
  })
  const found = await (await readAs(url)).tracked({ project: 42, iids: upTo(25), listed: [] })
  if (found.kind !== 'tracked') throw new Error(found.kind)
  expect(found.items.map(({ mr }) => mr.iid).toSorted((a, b) => a - b)).toEqual(upTo(20))
  expect(found.items[0]?.mr.head_pipeline?.status).toBe('running')
  expect(received.filter((request) => request.includes('/api/graphql?'))).toHaveLength(1)
})
