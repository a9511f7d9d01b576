import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../client-table.ts'
import { ClientTable, type Step } from '../client-table.ts'
import { ForgeUnderTest } from '../forge-under-test.ts'
import { newDeployKey } from '../new-deploy-key.ts'
import { gitbeakerClient } from './gitbeaker-client.ts'

const list = (length: number) => expect.objectContaining({ length })
const refused = (message: string) =>
  expect.objectContaining({ name: 'GitbeakerRequestError', message: expect.stringContaining(message) })

/** The calls of the API document, in its order; disabling a deploy key is the one that today's servers lack. */
const DOCUMENT: readonly Step[] = [
  {
    call: 'ProjectMilestones.all',
    args: [42, { iids: [1, 3], state: 'active' }],
    http: 'GET /projects/42/milestones 200',
    result: list(1),
  },
  {
    call: 'ProjectMilestones.show',
    args: [42, 303],
    http: 'GET /projects/42/milestones/303 200',
    result: { iid: 3 },
  },
  {
    call: 'ProjectMilestones.create',
    args: [42, '2.6', { dueDate: '2031-01-31' }],
    http: 'POST /projects/42/milestones 201',
    result: { iid: 5, due_date: '2031-01-31' },
  },
  {
    call: 'ProjectMilestones.edit',
    args: [42, 304, { stateEvent: 'close' }],
    http: 'PUT /projects/42/milestones/304 200',
    result: { state: 'closed' },
  },
  {
    call: 'ProjectMilestones.allAssignedIssues',
    args: [42, 302],
    http: 'GET /projects/42/milestones/302/issues 200',
    result: list(5),
  },
  { call: 'DeployKeys.all', args: [], http: 'GET /deploy_keys 200', result: list(5) },
  {
    call: 'DeployKeys.all',
    args: [{ projectId: 42 }],
    http: 'GET /projects/42/deploy_keys 200',
    result: list(2),
  },
  {
    call: 'DeployKeys.show',
    args: [42, 601],
    http: 'GET /projects/42/deploy_keys/601 200',
    result: { title: 'Staging', can_push: false },
  },
  {
    call: 'DeployKeys.create',
    args: [42, 'Client', newDeployKey('with a + and a /'), { canPush: true }],
    http: 'POST /projects/42/deploy_keys 201',
    result: { title: 'Client', can_push: true },
  },
  {
    call: 'DeployKeys.remove',
    args: [42, 606],
    http: 'DELETE /projects/42/deploy_keys/606 204',
    result: null,
  },
  {
    call: 'DeployKeys.enable',
    args: [42, 605],
    http: 'POST /projects/42/deploy_keys/605/enable 201',
    result: { id: 605 },
  },
  {
    call: 'Integrations.show',
    args: [42, 'slack'],
    http: 'GET /projects/42/integrations/slack 200',
    result: { slug: 'slack' },
  },
  {
    call: 'Integrations.edit',
    args: [42, 'campfire', { token: 'very-secret', room: 'Web' }],
    http: 'PUT /projects/42/integrations/campfire 200',
    result: { active: true, properties: { room: 'Web' } },
  },
  {
    call: 'Integrations.disable',
    args: [42, 'campfire'],
    http: 'DELETE /projects/42/integrations/campfire 204',
    result: null,
  },
  {
    call: 'MergeRequests.all',
    args: [{ projectId: 42, iids: [12, 11], state: 'opened' }],
    http: 'GET /projects/42/merge_requests 200',
    result: list(2),
  },
  {
    call: 'MergeRequests.show',
    args: [42, 12],
    http: 'GET /projects/42/merge_requests/12 200',
    result: { id: 5012, detailed_merge_status: 'mergeable', sha: expect.any(String) },
  },
  {
    call: 'MergeRequests.allCommits',
    args: [42, 12],
    http: 'GET /projects/42/merge_requests/12/commits 200',
    result: list(3),
  },
  {
    call: 'MergeRequests.showChanges',
    args: [42, 12],
    http: 'GET /projects/42/merge_requests/12/changes 200',
    result: { iid: 12, changes: list(4) },
  },
  {
    call: 'MergeRequests.create',
    args: [42, 'client', 'main', 'By a client', { labels: 'a,b', assigneeIds: [2, 3] }],
    http: 'POST /projects/42/merge_requests 201',
    result: { iid: 18, labels: ['a', 'b'] },
  },
  {
    call: 'MergeRequests.edit',
    args: [42, 14, { title: 'Renamed', stateEvent: 'close' }],
    http: 'PUT /projects/42/merge_requests/14 200',
    result: { title: 'Renamed', state: 'closed' },
  },
  {
    call: 'MergeRequests.remove',
    args: [42, 18],
    http: 'DELETE /projects/42/merge_requests/18 204',
    result: null,
  },
  {
    call: 'MergeRequests.merge',
    args: [42, 12, { shouldRemoveSourceBranch: true }],
    http: 'PUT /projects/42/merge_requests/12/merge 200',
    result: { state: 'merged' },
  },
  {
    call: 'MergeRequests.merge',
    args: [42, 11, { mergeWhenPipelineSucceeds: true }],
    http: 'PUT /projects/42/merge_requests/11/merge 200',
    result: { state: 'opened', merge_when_pipeline_succeeds: true },
  },
  {
    call: 'MergeRequests.cancelOnPipelineSuccess',
    args: [42, 11],
    http: 'POST /projects/42/merge_requests/11/cancel_merge_when_pipeline_succeeds 201',
    result: { status: 'success' },
  },
  {
    call: 'MergeRequests.allIssuesClosed',
    args: [42, 7],
    http: 'GET /projects/42/merge_requests/7/closes_issues 200',
    result: list(2),
  },
  {
    call: 'MergeRequests.subscribe',
    args: [42, 17],
    http: 'POST /projects/42/merge_requests/17/subscribe 201',
    result: { subscribed: true },
  },
  {
    call: 'MergeRequests.unsubscribe',
    args: [42, 17],
    http: 'POST /projects/42/merge_requests/17/unsubscribe 201',
    result: { subscribed: false },
  },
  {
    call: 'MergeRequests.createTodo',
    args: [42, 17],
    http: 'POST /projects/42/merge_requests/17/todo 201',
    result: { state: 'pending', action_name: 'marked' },
  },
  {
    call: 'MergeRequests.allDiffVersions',
    args: [42, 17],
    http: 'GET /projects/42/merge_requests/17/versions 200',
    result: list(1),
  },
  {
    call: 'MergeRequests.showDiffVersion',
    args: [42, 17, 9017],
    http: 'GET /projects/42/merge_requests/17/versions/9017 200',
    result: { id: 9017, commits: expect.any(Array), diffs: expect.any(Array) },
  },
]

/** Calls that only today's servers have. */
const TODAY: readonly Step[] = [
  { call: 'Metadata.show', args: [], http: 'GET /metadata 200', result: { version: expect.any(String) } },
  { call: 'Users.showCurrentUser', args: [], http: 'GET /user 200', result: { username: 'root' } },
  { call: 'Users.all', args: [{ username: 'bob' }], http: 'GET /users 200', result: [{ id: 3 }] },
  {
    call: 'PersonalAccessTokens.show',
    args: [],
    http: 'GET /personal_access_tokens/self 200',
    result: { user_id: 1 },
  },
  {
    call: 'Projects.all',
    args: [{ pagination: 'keyset', orderBy: 'id', sort: 'asc', perPage: 1 }],
    http: 'GET /projects 200, GET /projects 200, GET /projects 200',
    result: [{ id: 42 }, { id: 43 }, { id: 44 }],
  },
  {
    call: 'Projects.show',
    args: ['acme/web'],
    http: 'GET /projects/acme%2Fweb 200',
    result: { id: 42, path_with_namespace: 'acme/web' },
  },
  {
    call: 'ProjectMembers.all',
    args: [42, { includeInherited: true, perPage: 2 }],
    http: 'GET /projects/42/members/all 200, GET /projects/42/members/all 200',
    result: [{ username: 'ann' }, { username: 'bob' }, { username: 'cy' }],
  },
  {
    call: 'ProjectMembers.show',
    args: [42, 3, { includeInherited: true }],
    http: 'GET /projects/42/members/all/3 200',
    result: { username: 'bob', access_level: 30 },
  },
  { call: 'Integrations.all', args: [42], http: 'GET /projects/42/integrations 200', result: list(2) },
  {
    call: 'DeployKeys.edit',
    args: [42, 602, { canPush: true, title: 'Builds' }],
    http: 'PUT /projects/42/deploy_keys/602 200',
    result: { can_push: true, title: 'Builds' },
  },
  {
    call: 'ProjectMilestones.all',
    args: [42, { includeAncestors: true, search: 'shop' }],
    http: 'GET /projects/42/milestones 200',
    result: [{ id: 308, group_id: 70 }],
  },
  {
    call: 'ProjectMilestones.allAssignedMergeRequests',
    args: [42, 303],
    http: 'GET /projects/42/milestones/303/merge_requests 200',
    result: list(6),
  },
  {
    call: 'ProjectMilestones.remove',
    args: [42, 304],
    http: 'DELETE /projects/42/milestones/304 204',
    result: null,
  },
  { call: 'GroupMilestones.all', args: [70], http: 'GET /groups/70/milestones 200', result: list(1) },
  {
    call: 'GroupMilestones.show',
    args: ['acme', 308],
    http: 'GET /groups/acme/milestones/308 200',
    result: { title: 'Faster shop' },
  },
  {
    call: 'GroupMilestones.create',
    args: [70, 'Winter', { startDate: '2031-12-01' }],
    http: 'POST /groups/70/milestones 201',
    result: { start_date: '2031-12-01' },
  },
  {
    call: 'GroupMilestones.edit',
    args: [70, 308, { stateEvent: 'close' }],
    http: 'PUT /groups/70/milestones/308 200',
    result: { state: 'closed' },
  },
  {
    call: 'GroupMilestones.allAssignedIssues',
    args: [70, 308],
    http: 'GET /groups/70/milestones/308/issues 200',
    result: list(3),
  },
  {
    call: 'GroupMilestones.allAssignedMergeRequests',
    args: [70, 308],
    http: 'GET /groups/70/milestones/308/merge_requests 200',
    result: list(2),
  },
  {
    call: 'MergeRequests.allDiffs',
    args: [42, 17],
    http: 'GET /projects/42/merge_requests/17/diffs 200',
    result: list(1),
  },
  {
    call: 'MergeRequests.showReviewers',
    args: [42, 17],
    http: 'GET /projects/42/merge_requests/17/reviewers 200',
    result: list(0),
  },
  {
    call: 'MergeRequests.rebase',
    args: [42, 17],
    http: 'PUT /projects/42/merge_requests/17/rebase 202',
    result: { rebase_in_progress: true },
  },
  {
    call: 'MergeRequestApprovals.approve',
    args: [42, 16],
    http: 'POST /projects/42/merge_requests/16/approve 201',
    result: { approved_by: [{ user: { username: 'root' } }] },
  },
  {
    call: 'MergeRequestApprovals.showConfiguration',
    args: [42, { mergerequestIId: 16 }],
    http: 'GET /projects/42/merge_requests/16/approvals 200',
    result: { approved_by: [{ user: { username: 'root' } }] },
  },
  {
    call: 'MergeRequestApprovals.unapprove',
    args: [42, 16],
    http: 'POST /projects/42/merge_requests/16/unapprove 201',
    result: { approved_by: [] },
  },
  {
    call: 'MergeRequestNotes.create',
    args: [42, 16, 'Looks good'],
    http: 'POST /projects/42/merge_requests/16/notes 201',
    result: { body: 'Looks good' },
  },
  {
    call: 'MergeRequestNotes.all',
    args: [42, 16],
    http: 'GET /projects/42/merge_requests/16/notes 200',
    result: expect.arrayContaining([expect.objectContaining({ body: 'Looks good' })]),
  },
]

/** What goes wrong, as the client tells its caller. */
const REFUSALS: readonly Step[] = [
  {
    call: 'MergeRequests.show',
    args: [42, 5012],
    http: 'GET /projects/42/merge_requests/5012 404',
    error: refused('404 Not found'),
    result: null,
  },
  {
    call: 'MergeRequests.merge',
    args: [42, 5],
    http: 'PUT /projects/42/merge_requests/5/merge 405',
    error: refused('405 Method Not Allowed'),
    result: null,
  },
  {
    call: 'Integrations.show',
    args: [42, 'jira'],
    http: 'GET /projects/42/integrations/jira 404',
    error: refused('404 Integration Not Found'),
    result: null,
  },
  {
    call: 'ProjectMilestones.create',
    args: [42, '2.3 Checkout'],
    http: 'POST /projects/42/milestones 400',
    error: refused('already being used for another group or project milestone.'),
    result: null,
  },
  {
    call: 'ProjectMilestones.promote',
    args: [42, 303],
    http: 'POST /projects/42/milestones/303/promote 404',
    error: refused('404 Not Found'),
    result: null,
  },
]

/** Whatever project, key or merge request it is about. */
const operationOf = (http: string) => http.replace(/\/\d+(?=[/ ])/g, '/:id').replace(/ \d+$/, '')

describe('the client @gitbeaker/rest 43.8.0', () => {
  const table = new ClientTable('@gitbeaker/rest 43.8.0', 'today', /^\/api\/v4/)
  const under = ForgeUnderTest.forTests()
  let client: Client

  beforeAll(async () => {
    client = gitbeakerClient(under.forge.url, 'sandbox-root')
    const clone = await under.clone()
    await clone.commit('From a client', { 'client.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', 'HEAD:refs/heads/client')
  })
  afterAll(async () => {
    table.print()
  })

  test('has a call for each of the document’s thirty operations but one', () => {
    expect(new Set(DOCUMENT.map(({ http }) => operationOf(http))).size).toBe(29)
  })

  test.each([...DOCUMENT, ...TODAY, ...REFUSALS])('$call: $http', async (step) =>
    table.make(under.forge, client, step),
  )
})
