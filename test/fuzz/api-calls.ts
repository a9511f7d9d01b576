import type { Session } from '../../src/forge/client.ts'
import * as deployKeys from '../../src/forge/deploy-keys.ts'
import * as integrations from '../../src/forge/integrations.ts'
import * as mergeRequests from '../../src/forge/merge-requests.ts'
import * as milestones from '../../src/forge/milestones.ts'
import * as notes from '../../src/forge/notes.ts'
import * as projects from '../../src/forge/projects.ts'
import type { ApiResult } from '../../src/forge/result.ts'
import * as users from '../../src/forge/users.ts'
import { InertText } from '../../src/model/quick-action.ts'

/** One call of the API: how it is made, and what a right answer looks like as the API document has it. */
export interface ApiCall {
  readonly name: string
  readonly ask: (session: Session) => Promise<ApiResult<unknown>>
  readonly body: unknown
  /** What the first request is answered with, where the body answers those after it. */
  readonly first?: unknown
  /**
   * Fields without which the answer is not what was asked for, and whether each is an id; null where nothing in the
   * answer counts. Of a list they are the fields of each item.
   */
  readonly needs: Readonly<Record<string, 'id' | 'text' | 'list'>> | null
}

const SHA = '2dc6aa325a317eda67812f05600bdf0fcdc70ab0'
const when = '2026-11-20T12:00:00.000Z'
const user = {
  id: 1,
  username: 'ann',
  name: 'Ann',
  state: 'active',
  avatar_url: null,
  web_url: 'https://x.example',
}
const milestone = {
  id: 12,
  iid: 3,
  project_id: 42,
  title: 'Sprint 9',
  description: 'x',
  due_date: '2026-12-01',
  state: 'active',
  created_at: when,
  updated_at: when,
  group_id: null,
}
const mr = { id: 101, iid: 12 }
const change = {
  old_path: 'a',
  new_path: 'b',
  a_mode: '100644',
  b_mode: '100644',
  diff: '@@ -1 +1 @@\n+x',
  new_file: false,
  renamed_file: true,
  deleted_file: false,
}
const mergeRequest = {
  id: 101,
  iid: 12,
  project_id: 42,
  title: 'Add it',
  description: null,
  state: 'opened',
  created_at: when,
  updated_at: when,
  target_branch: 'main',
  source_branch: 'feature/a',
  source_project_id: 42,
  target_project_id: 42,
  upvotes: 0,
  downvotes: 0,
  author: user,
  assignee: null,
  labels: ['a', 'b'],
  work_in_progress: false,
  milestone,
  merge_when_build_succeeds: false,
  merge_status: 'can_be_merged',
  subscribed: true,
  sha: SHA,
  merge_commit_sha: null,
  user_notes_count: 0,
  should_remove_source_branch: null,
  force_remove_source_branch: false,
  web_url: 'https://x.example/12',
}
const commit = {
  id: SHA,
  short_id: '2dc6aa3',
  title: 'Add it',
  author_name: 'Ann',
  author_email: 'ann@example.com',
  created_at: when,
  message: 'Add it',
}
const version = {
  id: 110,
  head_commit_sha: SHA,
  base_commit_sha: SHA,
  start_commit_sha: SHA,
  created_at: when,
  merge_request_id: 101,
  state: 'collected',
  real_size: '1',
}
const issue = {
  id: 76,
  iid: 6,
  project_id: 42,
  title: 'Broken',
  description: 'x',
  state: 'opened',
  created_at: when,
  updated_at: when,
  labels: [],
  milestone,
  author: user,
  assignee: null,
  due_date: null,
  web_url: null,
}
const key = { id: 1, title: 'CI', key: 'ssh-rsa AAAA', created_at: when }
const todo = {
  id: 102,
  project: { id: 42, name: 'web' },
  author: user,
  action_name: 'marked',
  target_type: 'MergeRequest',
  target: mergeRequest,
  target_url: 'https://x.example',
  body: 'x',
  state: 'pending',
  created_at: when,
}
const integration = {
  id: 75,
  title: 'x',
  created_at: when,
  updated_at: when,
  active: true,
  properties: { room: 'x' },
}

const [ids, record] = [{ id: 'id', iid: 'id' } as const, { title: 'text', state: 'text' } as const]
const ofMergeRequest = {
  ...ids,
  ...record,
  project_id: 'id',
  target_branch: 'text',
  source_branch: 'text',
} as const
const ofMilestone = { ...ids, ...record } as const
const ofVersion = { id: 'id', head_commit_sha: 'text' } as const

/** The 30 calls of the API document. */
export const apiCalls: readonly ApiCall[] = [
  call('listMilestones', (s) => milestones.listMilestones(s, 42), [milestone], ofMilestone),
  call('getMilestone', (s) => milestones.getMilestone(s, 42, milestone), milestone, ofMilestone),
  call('createMilestone', (s) => milestones.createMilestone(s, 42, { title: 'x' }), milestone, ofMilestone),
  call(
    'updateMilestone',
    (s) => milestones.updateMilestone(s, 42, milestone, { title: 'x' }),
    milestone,
    ofMilestone,
  ),
  call('listMilestoneIssues', (s) => milestones.listMilestoneIssues(s, 42, milestone), [issue], ofMilestone),
  call('listAllDeployKeys', (s) => deployKeys.listAllDeployKeys(s), [key], { id: 'id' }),
  call('listDeployKeys', (s) => deployKeys.listDeployKeys(s, 42), [key], { id: 'id' }),
  call('getDeployKey', (s) => deployKeys.getDeployKey(s, 42, 1), key, { id: 'id' }),
  call('addDeployKey', (s) => deployKeys.addDeployKey(s, 42, { title: 'x', key: 'y' }), key, { id: 'id' }),
  call('enableDeployKey', (s) => deployKeys.enableDeployKey(s, 42, 1), key, { id: 'id' }),
  call('disableDeployKey', (s) => deployKeys.disableDeployKey(s, 42, 1), key, null),
  call('deleteDeployKey', (s) => deployKeys.deleteDeployKey(s, 42, 1), key, null),
  call('getIntegration', (s) => integrations.getIntegration(s, 42, 'slack'), integration, {}),
  call('setIntegration', (s) => integrations.setIntegration(s, 42, 'slack', {}), true, null),
  call('removeIntegration', (s) => integrations.removeIntegration(s, 42, 'slack'), integration, null),
  call('listMergeRequests', (s) => mergeRequests.listMergeRequests(s, 42), [mergeRequest], ofMergeRequest),
  call('getMergeRequest', (s) => mergeRequests.getMergeRequest(s, 42, mr), mergeRequest, ofMergeRequest),
  call('getMergeRequestCommits', (s) => mergeRequests.getMergeRequestCommits(s, 42, mr), [commit], {
    id: 'text',
  }),
  call(
    'getMergeRequestChanges',
    (s) => mergeRequests.getMergeRequestChanges(s, 42, mr),
    { ...mergeRequest, changes: [change] },
    { ...ofMergeRequest, changes: 'list' },
  ),
  call(
    'createMergeRequest',
    (s) => mergeRequests.createMergeRequest(s, 42, { source_branch: 'a', target_branch: 'b', title: 'x' }),
    mergeRequest,
    ofMergeRequest,
  ),
  call(
    'updateMergeRequest',
    (s) => mergeRequests.updateMergeRequest(s, 42, mr, { title: 'x' }),
    mergeRequest,
    ofMergeRequest,
  ),
  call('deleteMergeRequest', (s) => mergeRequests.deleteMergeRequest(s, 42, mr), mergeRequest, null),
  call(
    'acceptMergeRequest',
    (s) => mergeRequests.acceptMergeRequest(s, 42, mr, { sha: SHA }),
    { ...mergeRequest, state: 'merged' },
    ofMergeRequest,
  ),
  call(
    'cancelMergeWhenBuildSucceeds',
    (s) => mergeRequests.cancelMergeWhenBuildSucceeds(s, 42, mr),
    mergeRequest,
    null,
  ),
  call(
    'listIssuesClosedOnMerge',
    (s) => mergeRequests.listIssuesClosedOnMerge(s, 42, mr),
    [issue, { id: 'WEB-12', title: 'Elsewhere' }],
    {},
  ),
  call(
    'subscribeToMergeRequest',
    (s) => mergeRequests.subscribeToMergeRequest(s, 42, mr),
    mergeRequest,
    ofMergeRequest,
  ),
  call(
    'unsubscribeFromMergeRequest',
    (s) => mergeRequests.unsubscribeFromMergeRequest(s, 42, mr),
    mergeRequest,
    ofMergeRequest,
  ),
  call('createMergeRequestTodo', (s) => mergeRequests.createMergeRequestTodo(s, 42, mr), todo, { id: 'id' }),
  call(
    'listMergeRequestVersions',
    (s) => mergeRequests.listMergeRequestVersions(s, 42, mr),
    [version],
    ofVersion,
  ),
  call(
    'getMergeRequestVersion',
    (s) => mergeRequests.getMergeRequestVersion(s, 42, mr, 110),
    { ...version, commits: [commit], diffs: [change] },
    { ...ofVersion, commits: 'list', diffs: 'list' },
  ),
]

const { work_in_progress, merge_when_build_succeeds, ...kept } = mergeRequest
/** With the names of today’s servers. */
const mergeRequestToday = {
  ...kept,
  draft: false,
  work_in_progress,
  merge_when_pipeline_succeeds: merge_when_build_succeeds,
  detailed_merge_status: 'mergeable',
  has_conflicts: false,
  assignees: [user],
  reviewers: [user],
  merge_user: null,
  merged_at: null,
  closed_by: null,
  closed_at: null,
  merge_error: null,
}
const approval = { approved: true, approved_by: [{ user, approved_at: when }], user_has_approved: true }
const note = { id: 9, body: 'Fine', author: user, created_at: when, updated_at: when, system: false }
const project = { id: 42, path_with_namespace: 'acme/web', name: 'web', default_branch: 'main' }

/** The calls of today’s servers: the same ones, with the bodies that these send, and what they offer besides. */
export const callsToday: readonly ApiCall[] = [
  ...apiCalls
    .filter(({ name }) => name !== 'getMergeRequestChanges')
    .map(({ body, ...asked }) => ({ ...asked, body: today(body) })),
  {
    ...call('getMergeRequestChanges', (s) => mergeRequests.getMergeRequestChanges(s, 42, mr), [change], {}),
    first: mergeRequestToday,
  },
  call('getCurrentUser', (s) => users.getCurrentUser(s), user, { id: 'id', username: 'text' }),
  call('findProject', (s) => projects.findProject(s, 'acme/web'), project, ofProject()),
  call('getProject', (s) => projects.getProject(s, 42), project, ofProject()),
  call('listIntegrations', (s) => integrations.listIntegrations(s, 42), [{ slug: 'jira', active: true }], {
    slug: 'text',
  }),
  call('getApprovals', (s) => mergeRequests.getApprovals(s, 42, mr), approval, { approved_by: 'list' }),
  call('approveMergeRequest', (s) => mergeRequests.approveMergeRequest(s, 42, mr, SHA), approval, null),
  call('unapproveMergeRequest', (s) => mergeRequests.unapproveMergeRequest(s, 42, mr), approval, null),
  call(
    'rebaseMergeRequest',
    (s) => mergeRequests.rebaseMergeRequest(s, 42, mr),
    { rebase_in_progress: true },
    null,
  ),
  call('getRebase', (s) => mergeRequests.getRebase(s, 42, mr), mergeRequestToday, ofMergeRequest),
  call('createNote', (s) => notes.createNote(s, 42, mr, InertText.parse('Fine')), note, { id: 'id' }),
  call('listNotes', (s) => notes.listNotes(s, 42, mr), [note], { id: 'id' }),
]

function ofProject() {
  return { id: 'id', path_with_namespace: 'text' } as const
}

function today(body: unknown): unknown {
  if (body === mergeRequest) return mergeRequestToday
  if (Array.isArray(body)) return body.map(today)
  return body
}

function call(name: string, ask: ApiCall['ask'], body: unknown, needs: ApiCall['needs']): ApiCall {
  return { name, ask, body, needs }
}
