import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ClientTable, type Step } from './client-table.ts'
import { ForgeUnderTest } from './forge-under-test.ts'
import { newDeployKey } from './new-deploy-key.ts'
import { type Client, nodeGitlabClient } from './old-clients.ts'

const list = (length: number) => expect.objectContaining({ length })
const failed = (statusCode: number, message: unknown = expect.any(String)) =>
  expect.objectContaining({ name: `Gitlab${statusCode}Error`, statusCode, message })
/** The client puts its parameters into the path and forgets them, so each call needs its own. */
const mr = (id: number, more = {}) => [{ id: 42, merge_request_id: id, ...more }]

const stepsIn = (mode: 'document' | 'shipped'): readonly Step[] => [
  {
    call: 'mergeRequests.list',
    args: [{ id: 42, state: 'merged', per_page: 3 }],
    http: 'GET /merge_requests 200',
    result: list(3),
  },
  {
    call: 'mergeRequests.get',
    args: mr(5012),
    http: 'GET /merge_requests/5012 200',
    result: { iid: 12, sha: expect.any(String) },
  },
  {
    call: 'mergeRequests.get',
    args: mr(9999),
    http: 'GET /merge_requests/9999 404',
    error: failed(404, '404 Not found'),
    result: null,
  },
  {
    call: 'mergeRequests.create',
    args: [{ id: 42, source_branch: 'old-client', target_branch: 'main', title: 'Old', labels: 'a,b' }],
    http: `POST /merge_requests ${mode === 'document' ? 200 : 201}`,
    result: { title: 'Old', labels: ['a', 'b'] },
  },
  {
    call: 'mergeRequests.create',
    args: [{ id: 42, source_branch: 'old-client', target_branch: 'main', title: 'Twice' }],
    http: 'POST /merge_requests 409',
    error: failed(409, expect.stringContaining('already exists')),
    result: null,
  },
  {
    call: 'mergeRequests.update',
    args: mr(5014, { title: 'Renamed', state_event: 'close' }),
    http: 'PUT /merge_requests/5014 200',
    result: { title: 'Renamed', state: 'closed' },
  },
  {
    call: 'mergeRequests.listCommits',
    args: mr(5012),
    http: 'GET /merge_requests/5012/commits 200',
    result: list(3),
  },
  {
    call: 'mergeRequests.merge',
    args: mr(5012, { should_remove_source_branch: true }),
    http: 'PUT /merge_requests/5012/merge 200',
    result: { state: 'merged' },
  },
  {
    call: 'mergeRequests.merge',
    args: mr(5005),
    http: `PUT /merge_requests/5005/merge ${mode === 'document' ? 406 : 405}`,
    error: mode === 'document' ? failed(406, 'Method Not Allowed') : failed(405, '405 Method Not Allowed'),
    result: null,
  },
  {
    call: 'mergeRequests.remove',
    args: mr(5003),
    http: 'DELETE /merge_requests/5003 200',
    result: { iid: 3 },
  },
  {
    call: 'mergeRequests.remove',
    args: mr(5003),
    http: `DELETE /merge_requests/5003 ${mode === 'document' ? 404 : 403}`,
    error: failed(mode === 'document' ? 404 : 403),
    result: null,
  },
  // Notes are a resource of their own, which the API document leaves out.
  ...[
    ['mergeRequests.listNotes', mr(5007), 'GET /merge_requests/5007/notes'],
    ['mergeRequests.createNote', mr(5007, { body: 'x' }), 'POST /merge_requests/5007/notes'],
    ['mergeRequests.getNote', mr(5007, { note_id: 1 }), 'GET /merge_requests/5007/notes/1'],
    ['mergeRequests.updateNote', mr(5007, { note_id: 1, body: 'x' }), 'PUT /merge_requests/5007/notes/1'],
  ].map(([call, args, http]) => ({
    call: String(call),
    args: [...(args ?? [])],
    http: `${http} 404`,
    error: failed(404),
    result: null,
  })),
  { call: 'milestones.list', args: [{ id: 42 }], http: 'GET /milestones 200', result: list(4) },
  {
    call: 'milestones.get',
    args: [{ id: 42, milestone_id: 303 }],
    http: 'GET /milestones/303 200',
    result: { iid: 3 },
  },
  {
    call: 'milestones.create',
    args: [{ id: 42, title: '2.6', due_date: '2031-01-31' }],
    http: 'POST /milestones 201',
    result: { iid: 5, due_date: '2031-01-31' },
  },
  {
    call: 'milestones.create',
    args: [{ id: 42 }],
    http: 'POST /milestones 400',
    error: failed(400),
    result: null,
  },
  {
    call: 'milestones.update',
    args: [{ id: 42, milestone_id: 304, state_event: 'close' }],
    http: 'PUT /milestones/304 200',
    result: { state: 'closed' },
  },
  {
    call: 'milestones.listIssues',
    args: [{ id: 42, milestone_id: 302 }],
    http: 'GET /milestones/302/issues 200',
    result: list(5),
  },
  // Neither the document nor the servers of that time can delete a milestone or rename a key.
  {
    call: 'milestones.remove',
    args: [{ id: 42, milestone_id: 304 }],
    http: 'DELETE /milestones/304 405',
    error: failed(405),
    result: null,
  },
  { call: 'deployKeys.list', args: [{ id: 42 }], http: 'GET /keys 200', result: list(2) },
  {
    call: 'deployKeys.get',
    args: [{ id: 42, key_id: 601 }],
    http: 'GET /keys/601 200',
    result: { title: 'Staging' },
  },
  {
    call: 'deployKeys.create',
    args: [{ id: 42, title: 'Old client', key: newDeployKey('with a + and a /') }],
    http: 'POST /keys 201',
    result: { title: 'Old client' },
  },
  {
    call: 'deployKeys.update',
    args: [{ id: 42, key_id: 601, title: 'Renamed' }],
    http: 'PUT /keys/601 405',
    error: failed(405),
    result: null,
  },
  {
    call: 'deployKeys.remove',
    args: [{ id: 42, key_id: 601 }],
    http: 'DELETE /keys/601 200',
    result: { id: 601, public: false, user_id: null, fingerprint: expect.any(String) },
  },
]

describe.each(['document', 'shipped'] as const)('the client node-gitlab 1.6.1 in %s mode', (mode) => {
  const table = new ClientTable('node-gitlab 1.6.1', mode)
  let under: ForgeUnderTest
  let client: Client

  beforeAll(async () => {
    under = await ForgeUnderTest.start(mode)
    client = nodeGitlabClient(under.forge.url, 'sandbox-root')
    const clone = await under.clone()
    await clone.commit('From an old client', { 'old-client.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', 'HEAD:refs/heads/old-client')
  })
  afterAll(async () => {
    table.print()
    await under.end()
  })

  test.each(stepsIn(mode))('$call: $http', async (step) => table.make(under.forge, client, step))
})
