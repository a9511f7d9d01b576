import { describe, expect, test } from 'vitest'
import * as builds from '../../src/forge/builds.ts'
import type { Session } from '../../src/forge/client.ts'
import * as deployKeys from '../../src/forge/deploy-keys.ts'
import * as groups from '../../src/forge/groups.ts'
import * as integrations from '../../src/forge/integrations.ts'
import * as mergeRequests from '../../src/forge/merge-requests.ts'
import * as milestones from '../../src/forge/milestones.ts'
import * as notes from '../../src/forge/notes.ts'
import * as projects from '../../src/forge/projects.ts'
import type { ApiResult } from '../../src/forge/result.ts'
import * as users from '../../src/forge/users.ts'
import { InertText } from '../../src/model/quick-action.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { dialects } from '../support/scripted-forge.ts'
import {
  json,
  mergeRequestBody,
  milestoneBody,
  type RecordedRequest,
  SHA,
  serve,
  sessionAt,
} from './servers.ts'

const DISCUSSION = notes.DiscussionId.parse('ab12')
const MR = { id: 701, iid: 12 }
const OWN = { id: 3, group_id: null }
const KEY = { id: 7, title: 'CI', key: 'ssh-ed25519 AAAA' }
const VERSION = { id: 110, head_commit_sha: SHA }
const OF_MR = mergeRequestBody(701, { iid: 12 })
const TODO = { id: 102, action_name: 'marked', target: OF_MR }
const ISSUE = { id: 76, iid: 6, title: 'Broken', state: 'opened' }
const NEW = { source_branch: 'a', target_branch: 'b', title: 'x', labels: ['a', 'b'], assignee_id: 5 }
const NEW_BARE = { source_branch: 'a', target_branch: 'b', title: 'x' }
const NEW_SENT = '{"source_branch":"a","target_branch":"b","title":"x","labels":"a,b","assignee_id":5}'

type Exchanged = readonly [sent: string, status: number, body: unknown]

interface Row {
  readonly name: string
  readonly ask: (session: Session) => Promise<ApiResult<unknown>>
  /** What each version of the API is sent, and what it answers with, in turn. */
  readonly v3: readonly Exchanged[]
  readonly v4: readonly Exchanged[]
  /** What comes of it in either case; `null` for nothing. */
  readonly value: unknown
}

/** The 30 operations of the API document. */
const rows: readonly Row[] = [
  {
    name: 'listMilestones',
    ask: (s) => milestones.listMilestones(s, 42, { state: 'active' }),
    v3: [['GET /projects/42/milestones?state=active&page=1&per_page=20', 200, [milestoneBody(3)]]],
    v4: [
      [
        'GET /projects/42/milestones?state=active&include_parent_milestones=true&page=1&per_page=20',
        200,
        [milestoneBody(3)],
      ],
    ],
    value: { items: [{ id: 3, group_id: null }] },
  },
  {
    name: 'listMilestones of one iid',
    ask: (s) => milestones.listMilestones(s, 42, { iid: 3 }),
    v3: [['GET /projects/42/milestones?iid=3&page=1&per_page=20', 200, [milestoneBody(3)]]],
    v4: [['GET /projects/42/milestones?iids[]=3&page=1&per_page=20', 200, [milestoneBody(3)]]],
    value: { items: [{ id: 3 }] },
  },
  {
    name: 'getMilestone',
    ask: (s) => milestones.getMilestone(s, 42, OWN),
    v3: [['GET /projects/42/milestones/3', 200, milestoneBody(3)]],
    v4: [['GET /projects/42/milestones/3', 200, milestoneBody(3)]],
    value: { id: 3 },
  },
  {
    name: 'getMilestone of a group',
    ask: (s) => milestones.getMilestone(s, 42, { id: 3, group_id: 9 }),
    v3: [['GET /projects/42/milestones/3', 200, milestoneBody(3)]],
    v4: [['GET /groups/9/milestones/3', 200, milestoneBody(3)]],
    value: { id: 3 },
  },
  {
    name: 'createMilestone',
    ask: (s) => milestones.createMilestone(s, 42, { title: 'x' }),
    v3: [['POST /projects/42/milestones {"title":"x"}', 201, milestoneBody(3)]],
    v4: [['POST /projects/42/milestones {"title":"x"}', 201, milestoneBody(3)]],
    value: { id: 3 },
  },
  {
    name: 'updateMilestone',
    ask: (s) => milestones.updateMilestone(s, 42, OWN, { state_event: 'close' }),
    v3: [['PUT /projects/42/milestones/3 {"state_event":"close"}', 200, milestoneBody(3)]],
    v4: [['PUT /projects/42/milestones/3 {"state_event":"close"}', 200, milestoneBody(3)]],
    value: { id: 3 },
  },
  {
    name: 'updateMilestone of a group',
    ask: (s) => milestones.updateMilestone(s, 42, { id: 3, group_id: 9 }, { due_date: null }),
    v3: [['PUT /projects/42/milestones/3 {"due_date":null}', 200, milestoneBody(3)]],
    v4: [['PUT /groups/9/milestones/3 {"due_date":null}', 200, milestoneBody(3)]],
    value: { id: 3 },
  },
  {
    name: 'listMilestoneIssues',
    ask: (s) => milestones.listMilestoneIssues(s, 42, OWN),
    v3: [['GET /projects/42/milestones/3/issues?page=1&per_page=20', 200, [ISSUE]]],
    v4: [['GET /projects/42/milestones/3/issues?page=1&per_page=20', 200, [ISSUE]]],
    value: { items: [{ id: 76 }] },
  },
  {
    name: 'listMilestoneIssues of a group',
    ask: (s) => milestones.listMilestoneIssues(s, 42, { id: 3, group_id: 9 }, { page: 2 }),
    v3: [['GET /projects/42/milestones/3/issues?page=2&per_page=20', 200, [ISSUE]]],
    v4: [['GET /groups/9/milestones/3/issues?page=2&per_page=20', 200, [ISSUE]]],
    value: { items: [{ id: 76 }] },
  },
  {
    name: 'listAllDeployKeys',
    ask: (s) => deployKeys.listAllDeployKeys(s),
    v3: [['GET /deploy_keys', 200, [KEY]]],
    v4: [['GET /deploy_keys?page=1&per_page=100', 200, [KEY]]],
    value: [{ id: 7 }],
  },
  {
    name: 'listDeployKeys',
    ask: (s) => deployKeys.listDeployKeys(s, 42),
    v3: [['GET /projects/42/deploy_keys', 200, [KEY]]],
    v4: [['GET /projects/42/deploy_keys?page=1&per_page=100', 200, [KEY]]],
    value: [{ id: 7 }],
  },
  {
    name: 'getDeployKey',
    ask: (s) => deployKeys.getDeployKey(s, 42, 7),
    v3: [['GET /projects/42/deploy_keys/7', 200, KEY]],
    v4: [['GET /projects/42/deploy_keys/7', 200, { ...KEY, can_push: false }]],
    value: { id: 7 },
  },
  {
    name: 'addDeployKey',
    ask: (s) => deployKeys.addDeployKey(s, 42, { title: 'CI', key: 'k' }),
    v3: [['POST /projects/42/deploy_keys {"title":"CI","key":"k"}', 201, KEY]],
    v4: [['POST /projects/42/deploy_keys {"title":"CI","key":"k"}', 201, KEY]],
    value: { id: 7 },
  },
  {
    name: 'deleteDeployKey',
    ask: (s) => deployKeys.deleteDeployKey(s, 42, 7),
    v3: [['DELETE /projects/42/deploy_keys/7', 200, KEY]],
    v4: [['DELETE /projects/42/deploy_keys/7', 204, undefined]],
    value: null,
  },
  {
    name: 'enableDeployKey',
    ask: (s) => deployKeys.enableDeployKey(s, 42, 7),
    v3: [['POST /projects/42/deploy_keys/7/enable', 201, KEY]],
    v4: [['POST /projects/42/deploy_keys/7/enable', 201, KEY]],
    value: { id: 7 },
  },
  {
    name: 'disableDeployKey',
    ask: (s) => deployKeys.disableDeployKey(s, 42, 7),
    v3: [['DELETE /projects/42/deploy_keys/7/disable', 200, KEY]],
    v4: [['DELETE /projects/42/deploy_keys/7', 204, undefined]],
    value: null,
  },
  {
    name: 'getIntegration',
    ask: (s) => integrations.getIntegration(s, 42, 'jira'),
    v3: [['GET /projects/42/services/jira', 200, { id: 5, active: true, build_events: true }]],
    v4: [['GET /projects/42/integrations/jira', 200, { id: 5, active: true, job_events: true }]],
    value: { id: 5, active: true, build_events: true },
  },
  {
    name: 'getIntegration of one that was never set',
    ask: (s) => integrations.getIntegration(s, 42, 'jira'),
    v3: [['GET /projects/42/services/jira', 200, { id: null, active: false, properties: {} }]],
    v4: [['GET /projects/42/integrations/jira', 404, { message: '404 Integration Not Found' }]],
    value: { id: null, properties: {} },
  },
  {
    name: 'setIntegration',
    ask: (s) => integrations.setIntegration(s, 42, 'jira', { url: 'u' }),
    v3: [['PUT /projects/42/services/jira {"url":"u"}', 200, true]],
    v4: [['PUT /projects/42/integrations/jira {"url":"u"}', 200, { id: 5, active: true }]],
    value: null,
  },
  {
    name: 'removeIntegration',
    ask: (s) => integrations.removeIntegration(s, 42, 'jira'),
    v3: [['DELETE /projects/42/services/jira', 200, true]],
    v4: [['DELETE /projects/42/integrations/jira', 204, undefined]],
    value: null,
  },
  {
    name: 'listMergeRequests',
    ask: (s) => mergeRequests.listMergeRequests(s, 42, { iid: [12, 13], state: 'opened' }),
    v3: [['GET /projects/42/merge_requests?iid[]=12&iid[]=13&state=opened&page=1&per_page=20', 200, [OF_MR]]],
    v4: [
      [
        'GET /projects/42/merge_requests?state=opened&iids[]=12&iids[]=13&with_labels_details=true&page=1&per_page=20',
        200,
        [OF_MR],
      ],
    ],
    value: { items: [{ id: 701 }] },
  },
  {
    name: 'getMergeRequest',
    ask: (s) => mergeRequests.getMergeRequest(s, 42, MR),
    v3: [['GET /projects/42/merge_requests/701', 200, OF_MR]],
    v4: [['GET /projects/42/merge_requests/12', 200, OF_MR]],
    value: { id: 701, iid: 12 },
  },
  {
    name: 'getMergeRequestCommits',
    ask: (s) => mergeRequests.getMergeRequestCommits(s, 42, MR),
    v3: [['GET /projects/42/merge_requests/701/commits', 200, [{ id: SHA }]]],
    v4: [['GET /projects/42/merge_requests/12/commits?page=1&per_page=100', 200, [{ id: SHA }]]],
    value: [{ id: SHA }],
  },
  {
    name: 'getMergeRequestChanges',
    ask: (s) => mergeRequests.getMergeRequestChanges(s, 42, MR),
    v3: [
      [
        'GET /projects/42/merge_requests/701/changes',
        200,
        { ...OF_MR, changes: [{ old_path: 'a', new_path: 'b' }] },
      ],
    ],
    v4: [
      ['GET /projects/42/merge_requests/12', 200, OF_MR],
      [
        'GET /projects/42/merge_requests/12/diffs?page=1&per_page=100',
        200,
        [{ old_path: 'a', new_path: 'b' }],
      ],
    ],
    value: { id: 701, changes: [{ old_path: 'a', new_path: 'b' }] },
  },
  {
    name: 'createMergeRequest',
    ask: (s) => mergeRequests.createMergeRequest(s, 42, NEW),
    v3: [[`POST /projects/42/merge_requests ${NEW_SENT}`, 201, OF_MR]],
    v4: [[`POST /projects/42/merge_requests ${NEW_SENT}`, 201, OF_MR]],
    value: { id: 701 },
  },
  {
    name: 'updateMergeRequest',
    ask: (s) =>
      mergeRequests.updateMergeRequest(s, 42, MR, { assignee_id: null, milestone_id: null, labels: [] }),
    v3: [
      [
        'PUT /projects/42/merge_requests/701 {"assignee_id":null,"milestone_id":null,"labels":""}',
        200,
        OF_MR,
      ],
    ],
    v4: [['PUT /projects/42/merge_requests/12 {"assignee_id":0,"milestone_id":0,"labels":""}', 200, OF_MR]],
    value: { id: 701 },
  },
  {
    name: 'deleteMergeRequest',
    ask: (s) => mergeRequests.deleteMergeRequest(s, 42, MR),
    v3: [['DELETE /projects/42/merge_requests/701', 200, { id: 701 }]],
    v4: [['DELETE /projects/42/merge_requests/12', 204, undefined]],
    value: null,
  },
  {
    name: 'acceptMergeRequest',
    ask: (s) => mergeRequests.acceptMergeRequest(s, 42, MR, { sha: SHA }),
    v3: [[`PUT /projects/42/merge_requests/701/merge {"sha":"${SHA}"}`, 200, OF_MR]],
    v4: [[`PUT /projects/42/merge_requests/12/merge {"sha":"${SHA}"}`, 200, OF_MR]],
    value: { id: 701 },
  },
  {
    name: 'acceptMergeRequest when the build succeeds',
    ask: (s) => mergeRequests.acceptMergeRequest(s, 42, MR, { sha: SHA, merge_when_build_succeeds: true }),
    v3: [
      [
        `PUT /projects/42/merge_requests/701/merge {"sha":"${SHA}","merge_when_build_succeeds":true}`,
        200,
        { ...OF_MR, merge_when_build_succeeds: true },
      ],
    ],
    v4: [
      [
        `PUT /projects/42/merge_requests/12/merge {"sha":"${SHA}","auto_merge":true,"merge_when_pipeline_succeeds":true}`,
        200,
        { ...OF_MR, merge_when_pipeline_succeeds: true },
      ],
    ],
    value: { id: 701, merge_when_build_succeeds: true },
  },
  {
    name: 'cancelMergeWhenBuildSucceeds',
    ask: (s) => mergeRequests.cancelMergeWhenBuildSucceeds(s, 42, MR),
    v3: [['PUT /projects/42/merge_requests/701/cancel_merge_when_build_succeeds', 200, OF_MR]],
    v4: [
      ['POST /projects/42/merge_requests/12/cancel_merge_when_pipeline_succeeds', 201, { status: 'success' }],
    ],
    value: null,
  },
  {
    name: 'listIssuesClosedOnMerge',
    ask: (s) => mergeRequests.listIssuesClosedOnMerge(s, 42, MR),
    v3: [['GET /projects/42/merge_requests/701/closes_issues?page=1&per_page=100', 200, [ISSUE]]],
    v4: [['GET /projects/42/merge_requests/12/closes_issues?page=1&per_page=100', 200, [ISSUE]]],
    value: { items: [{ id: 76 }] },
  },
  {
    name: 'subscribeToMergeRequest',
    ask: (s) => mergeRequests.subscribeToMergeRequest(s, 42, MR),
    v3: [['POST /projects/42/merge_requests/701/subscription', 201, OF_MR]],
    v4: [['POST /projects/42/merge_requests/12/subscribe', 201, OF_MR]],
    value: { id: 701 },
  },
  {
    name: 'unsubscribeFromMergeRequest',
    ask: (s) => mergeRequests.unsubscribeFromMergeRequest(s, 42, MR),
    v3: [['DELETE /projects/42/merge_requests/701/subscription', 304, undefined]],
    v4: [['POST /projects/42/merge_requests/12/unsubscribe', 304, undefined]],
    value: null,
  },
  {
    name: 'createMergeRequestTodo',
    ask: (s) => mergeRequests.createMergeRequestTodo(s, 42, MR),
    v3: [['POST /projects/42/merge_requests/701/todo', 200, TODO]],
    v4: [['POST /projects/42/merge_requests/12/todo', 201, TODO]],
    value: { id: 102, action_name: 'marked' },
  },
  {
    name: 'listMergeRequestVersions',
    ask: (s) => mergeRequests.listMergeRequestVersions(s, 42, MR),
    v3: [['GET /projects/42/merge_requests/701/versions', 200, [VERSION]]],
    v4: [['GET /projects/42/merge_requests/12/versions?page=1&per_page=100', 200, [VERSION]]],
    value: [{ id: 110 }],
  },
  {
    name: 'getMergeRequestVersion',
    ask: (s) => mergeRequests.getMergeRequestVersion(s, 42, MR, 110),
    v3: [['GET /projects/42/merge_requests/701/versions/110', 200, { ...VERSION, commits: [], diffs: [] }]],
    v4: [['GET /projects/42/merge_requests/12/versions/110', 200, { ...VERSION, commits: [], diffs: [] }]],
    value: { id: 110, commits: [], diffs: [] },
  },
]

/** What only today’s servers offer. */
const today: readonly Omit<Row, 'v3'>[] = [
  {
    name: 'getCurrentUser',
    ask: (s) => users.getCurrentUser(s),
    v4: [['GET /user', 200, { id: 2, username: 'ann', name: 'Ann', two_factor_enabled: true }]],
    value: { id: 2, username: 'ann' },
  },
  {
    name: 'findProject',
    ask: (s) => projects.findProject(s, 'acme/sub.group/web'),
    v4: [
      ['GET /projects/acme%2Fsub.group%2Fweb', 200, { id: 42, path_with_namespace: 'acme/sub.group/web' }],
    ],
    value: { id: 42, path_with_namespace: 'acme/sub.group/web', archived: null },
  },
  {
    name: 'getProject',
    ask: (s) => projects.getProject(s, 42),
    v4: [['GET /projects/42', 200, { id: 42, path_with_namespace: 'acme/web' }]],
    value: { id: 42 },
  },
  {
    name: 'listBranches',
    ask: (s) => projects.listBranches(s, 42, { search: 'ma', per_page: 100 }),
    v4: [
      [
        'GET /projects/42/repository/branches?search=ma&page=1&per_page=100',
        200,
        [{ name: 'main', commit: {} }],
      ],
    ],
    value: { items: [{ name: 'main' }] },
  },
  {
    name: 'listLabels',
    ask: (s) => projects.listLabels(s, 42, { page: 2 }),
    v4: [['GET /projects/42/labels?page=2&per_page=20', 200, [{ id: 1, name: 'urgent', color: '#fff' }]]],
    value: { items: [{ name: 'urgent' }] },
  },
  {
    name: 'listIntegrations',
    ask: (s) => integrations.listIntegrations(s, 42),
    v4: [['GET /projects/42/integrations', 200, [{ id: 5, slug: 'drone_ci', title: 'Drone', active: true }]]],
    value: [{ slug: 'drone-ci', active: true }],
  },
  {
    name: 'getApprovals',
    ask: (s) => mergeRequests.getApprovals(s, 42, MR),
    v4: [
      [
        'GET /projects/42/merge_requests/12/approvals',
        200,
        { approved: true, approved_by: [{ user: { id: 2, username: 'bob' } }], user_has_approved: false },
      ],
    ],
    value: { approved: true, approved_by: [{ user: { username: 'bob' } }], approvals_left: null },
  },
  {
    name: 'approveMergeRequest',
    ask: (s) => mergeRequests.approveMergeRequest(s, 42, MR, SHA),
    v4: [[`POST /projects/42/merge_requests/12/approve {"sha":"${SHA}"}`, 201, { approved: true }]],
    value: null,
  },
  {
    name: 'unapproveMergeRequest',
    ask: (s) => mergeRequests.unapproveMergeRequest(s, 42, MR),
    v4: [['POST /projects/42/merge_requests/12/unapprove', 201, { approved: false }]],
    value: null,
  },
  {
    name: 'rebaseMergeRequest',
    ask: (s) => mergeRequests.rebaseMergeRequest(s, 42, MR),
    v4: [['PUT /projects/42/merge_requests/12/rebase', 202, { rebase_in_progress: true }]],
    value: null,
  },
  {
    name: 'getRebase',
    ask: (s) => mergeRequests.getRebase(s, 42, MR),
    v4: [
      [
        'GET /projects/42/merge_requests/12?include_rebase_in_progress=true&include_diverged_commits_count=true',
        200,
        { ...OF_MR, rebase_in_progress: false, merge_error: 'Rebase failed. Please rebase locally' },
      ],
    ],
    value: { rebase_in_progress: false, merge_error: 'Rebase failed. Please rebase locally' },
  },
  {
    name: 'findGroup',
    ask: (s) => groups.findGroup(s, 'acme/backend'),
    v4: [['GET /groups/acme%2Fbackend?with_projects=false', 200, { id: 71, full_path: 'acme/backend' }]],
    value: { id: 71, full_path: 'acme/backend' },
  },
  {
    name: 'listGroupProjects',
    ask: (s) => groups.listGroupProjects(s, 71, { per_page: 100 }),
    v4: [
      [
        'GET /groups/71/projects?include_subgroups=true&with_shared=false&with_merge_requests_enabled=true&archived=false&simple=true&order_by=id&sort=asc&page=1&per_page=100',
        200,
        [{ id: 42, path_with_namespace: 'acme/web', created_at: '2026-11-02T09:00:00Z' }],
      ],
    ],
    value: { items: [{ id: 42, path_with_namespace: 'acme/web', created_at: '2026-11-02T09:00:00Z' }] },
  },
  {
    name: 'getBuild',
    ask: (s) => builds.getBuild(s, 42, 9),
    v4: [['GET /projects/42/pipelines/9', 200, { id: 9, sha: SHA, status: 'failed', project_id: 42 }]],
    value: { id: 9, status: 'failed', project_id: 42 },
  },
  {
    name: 'listRepositoryCommits',
    ask: (s) => projects.listRepositoryCommits(s, 42, 'v1.2..v1.3', { per_page: 100 }),
    v4: [
      [
        'GET /projects/42/repository/commits?ref_name=v1.2..v1.3&page=1&per_page=100',
        200,
        [{ id: SHA, short_id: SHA.slice(0, 8), title: 'Add it', author_name: 'Ann', message: 'Add it' }],
      ],
    ],
    value: { items: [{ id: SHA, title: 'Add it' }] },
  },
  {
    name: 'listJobs',
    ask: (s) => builds.listJobs(s, 42, 9),
    v4: [
      [
        'GET /projects/42/pipelines/9/jobs?page=1&per_page=100',
        200,
        [{ id: 5, name: 'unit', stage: 'test', status: 'failed', allow_failure: false }],
      ],
    ],
    value: [{ id: 5, name: 'unit', stage: 'test', status: 'failed' }],
  },
  {
    name: 'retryBuild',
    ask: (s) => builds.retryBuild(s, 42, 9),
    v4: [['POST /projects/42/pipelines/9/retry', 201, { id: 9 }]],
    value: null,
  },
  {
    name: 'cancelBuild',
    ask: (s) => builds.cancelBuild(s, 42, 9),
    v4: [['POST /projects/42/pipelines/9/cancel', 200, { id: 9 }]],
    value: null,
  },
  {
    name: 'retryJob',
    ask: (s) => builds.retryJob(s, 42, 5),
    v4: [['POST /projects/42/jobs/5/retry', 201, { id: 6 }]],
    value: null,
  },
  {
    name: 'playJob',
    ask: (s) => builds.playJob(s, 42, 5),
    v4: [['POST /projects/42/jobs/5/play', 200, { id: 5 }]],
    value: null,
  },
  {
    name: 'createNote',
    ask: (s) => notes.createNote(s, 42, MR, InertText.parse('Fine')),
    v4: [['POST /projects/42/merge_requests/12/notes {"body":"Fine"}', 201, { id: 9, body: 'Fine' }]],
    value: { id: 9, body: 'Fine' },
  },
  {
    name: 'getNote',
    ask: (s) => notes.getNote(s, 42, MR, 9),
    v4: [['GET /projects/42/merge_requests/12/notes/9', 200, { id: 9, body: 'Fine' }]],
    value: { id: 9, body: 'Fine' },
  },
  {
    name: 'updateNote',
    ask: (s) => notes.updateNote(s, 42, MR, 9, InertText.parse('Fine')),
    v4: [['PUT /projects/42/merge_requests/12/notes/9 {"body":"Fine"}', 200, { id: 9, body: 'Fine' }]],
    value: { id: 9, body: 'Fine' },
  },
  {
    name: 'listNotes',
    ask: (s) => notes.listNotes(s, 42, MR, { per_page: 5 }),
    v4: [
      [
        'GET /projects/42/merge_requests/12/notes?order_by=created_at&sort=desc&page=1&per_page=5',
        200,
        [{ id: 9, body: 'Fine', system: false }],
      ],
    ],
    value: { items: [{ id: 9, system: false }] },
  },
  {
    name: 'listDiscussions',
    ask: (s) => notes.listDiscussions(s, 42, MR),
    v4: [
      [
        'GET /projects/42/merge_requests/12/discussions?page=1&per_page=100',
        200,
        [{ id: 'ab12', notes: [{ id: 9, body: 'Fine' }] }],
      ],
    ],
    value: { items: [{ id: 'ab12', notes: [{ id: 9 }] }] },
  },
  {
    name: 'answerDiscussion',
    ask: (s) => notes.answerDiscussion(s, 42, MR, DISCUSSION, InertText.parse('Fine')),
    v4: [
      [
        'POST /projects/42/merge_requests/12/discussions/ab12/notes {"body":"Fine"}',
        201,
        { id: 9, body: 'Fine' },
      ],
    ],
    value: { id: 9, body: 'Fine' },
  },
  {
    name: 'resolveDiscussion',
    ask: (s) => notes.resolveDiscussion(s, 42, MR, DISCUSSION),
    v4: [['PUT /projects/42/merge_requests/12/discussions/ab12 {"resolved":true}', 200, { id: 'ab12' }]],
    value: null,
  },
  {
    name: 'createMergeRequest with several people',
    ask: (s) =>
      mergeRequests.createMergeRequest(s, 42, { ...NEW_BARE, assignee_ids: [5, 6], reviewer_ids: [7] }),
    v4: [
      [
        'POST /projects/42/merge_requests {"source_branch":"a","target_branch":"b","title":"x","assignee_ids":[5,6],"reviewer_ids":[7]}',
        201,
        OF_MR,
      ],
    ],
    value: { id: 701 },
  },
  {
    name: 'updateMergeRequest with nobody',
    ask: (s) => mergeRequests.updateMergeRequest(s, 42, MR, { assignee_ids: [], reviewer_ids: [] }),
    v4: [['PUT /projects/42/merge_requests/12 {"assignee_ids":[0],"reviewer_ids":[0]}', 200, OF_MR]],
    value: { id: 701 },
  },
]

const sentTo = (base: string, { method, url, body }: RecordedRequest) => {
  const [path = '', query] = url.split('?')
  expect(path.startsWith(base)).toBe(true)
  const asked = query === undefined ? '' : `?${decodeURIComponent(query)}`
  return `${method} ${path.slice(base.length)}${asked} ${body}`.trim()
}

/** Asks a real server, which must be sent exactly what the table says. */
async function asTold(
  api: 'v3' | 'v4',
  exchanges: readonly Exchanged[],
  { ask, value }: Omit<Row, 'v3' | 'v4'>,
) {
  const forge = await serve((_, response, count) => {
    const [, status, body] = exchanges[count - 1] ?? ['', 500, {}]
    if (body === undefined) response.writeHead(status).end()
    else json(response, status, body)
  })
  const answer = await ask(sessionAt(forge.url, { api }))
  const { base } = dialects[api]
  expect(forge.received.map((request) => sentTo(base, request))).toEqual(exchanges.map(([sent]) => sent))
  expect(answer).toMatchObject({ kind: 'done', value })
}

describe.each(['v3', 'v4'] as const)('over API %s', (api) => {
  test.each(rows.map((row) => [row.name, row] as const))('%s', (_, row) => asTold(api, row[api], row))
})

describe.each(['v3', 'v4'] as const)('over API %s, more than any call takes is nothing to', (api) => {
  const text = ' '.repeat(8 * 1024 * 1024 + 1)
  test.each(rows.map((row) => [row.name, row] as const))('%s', async (_, row) => {
    const forge = await serve((_, response, count) => {
      const [, status, body] = row[api][count - 1] ?? ['', 200, null]
      // A call that reads two things gets the first.
      if (count < row[api].length) json(response, status, body)
      else response.writeHead(200).end(text)
    })
    const answer = await row.ask(
      sessionAt(forge.url, { api, readDeadlineMs: 60_000, writeDeadlineMs: 60_000 }),
    )
    expect(answer).toEqual({
      kind: 'unknown',
      status: 200,
      tooLarge: true,
      reason: `The answer of ${SERVER} was too large`,
    })
  })
})

/** The calls of the same resources that the document does not have. */
const OF_TODAY = [
  'listIntegrations',
  'getApprovals',
  'approveMergeRequest',
  'unapproveMergeRequest',
  'rebaseMergeRequest',
  'getRebase',
]

test('they are all of the document’s 30', () => {
  const asked = new Set(rows.map(({ name }) => name.split(' ')[0]))
  const exported = [milestones, deployKeys, integrations, mergeRequests]
    .flatMap((resource) => Object.keys(resource))
    .filter((name) => !name.startsWith('readAll') && !OF_TODAY.includes(name))
  expect([...asked].sort()).toEqual(exported.sort())
  expect(asked.size).toBe(30)
})

describe('what only today’s servers offer', () => {
  test.each(today.map((row) => [row.name, row] as const))('%s', (_, row) => asTold('v4', row.v4, row))
})
