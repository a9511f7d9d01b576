import { afterAll, beforeAll, expect, test } from 'vitest'
import { ClientTable, type Step } from '../client-table.ts'
import { ForgeUnderTest } from '../forge-under-test.ts'
import { newDeployKey } from '../new-deploy-key.ts'
import { describeWithPythonGitlab, pythonGitlabClient } from './python-gitlab-client.ts'

const list = (length: number) => expect.objectContaining({ length })
const step = (call: string, http: string, result: unknown = null, error?: string): Step => ({
  call,
  args: [],
  http,
  result,
  ...(error === undefined ? {} : { error }),
})

const PROJECTS: readonly Step[] = [
  step('gl.auth(); gl.user', 'GET /user 200', { username: 'root' }),
  step('gl.version()', 'GET /version 200', ['19.4.0', 'sandbox']),
  step('gl.projects.list(archived=False)', 'GET /projects 200', list(3)),
  step(
    "gl.projects.list(iterator=True, per_page=1, order_by='id')",
    'GET /projects 200, GET /projects 200, GET /projects 200',
    list(3),
  ),
  step("gl.projects.get('acme/web')", 'GET /projects/acme%2Fweb 200', {
    id: 42,
    merge_method: 'merge',
    squash_option: 'default_off',
    archived: false,
    merge_requests_enabled: true,
  }),
  step('gl.projects.get(99)', 'GET /projects/99 404', null, 'GitlabGetError 404: 404 Project Not Found'),
  step("gl.groups.list(search='ac')", 'GET /groups 200', [{ id: 70 }]),
  step("gl.groups.get('acme')", 'GET /groups/acme 200', { id: 70, projects: list(2) }),
  step('gl.groups.get(70, lazy=True).projects.list()', 'GET /groups/70/projects 200', list(2)),
  step('gl.groups.get(70, lazy=True).milestones.list()', 'GET /groups/70/milestones 200', [
    { title: 'Faster shop' },
  ]),
  step("gl.users.list(username='bob')", 'GET /users 200', [{ id: 3 }]),
  step('gl.users.get(3)', 'GET /users/3 200', { username: 'bob', bot: false }),
  step('gl.users.get(99)', 'GET /users/99 404', null, 'GitlabGetError 404: 404 User Not Found'),
  step('web.members.list()', 'GET /projects/42/members 200', list(3)),
  step("web.members_all.list(query='ann')", 'GET /projects/42/members/all 200', [{ access_level: 40 }]),
  step('web.members.get(3)', 'GET /projects/42/members/3 200', { username: 'bob' }),
  step(
    "api.members.create({'user_id': 4, 'access_level': gitlab.const.AccessLevel.GUEST})",
    'POST /projects/43/members 201',
    {
      access_level: 10,
    },
  ),
  step(
    'm = api.members.get(4); m.access_level = 20; m.save(); m',
    'GET /projects/43/members/4 200, PUT /projects/43/members/4 200',
    {
      access_level: 20,
    },
  ),
  step('api.members.delete(4)', 'DELETE /projects/43/members/4 204'),
]

const PLANS: readonly Step[] = [
  step("web.milestones.list(state='active', iids=[3])", 'GET /projects/42/milestones 200', [{ id: 303 }]),
  step('web.milestones.get(303)', 'GET /projects/42/milestones/303 200', { iid: 3 }),
  step(
    "web.milestones.create({'title': '2.6', 'due_date': '2031-01-31'})",
    'POST /projects/42/milestones 201',
    { iid: 5 },
  ),
  step(
    "m = web.milestones.get(304); m.state_event = 'close'; m.save(); m",
    'GET /projects/42/milestones/304 200, PUT /projects/42/milestones/304 200',
    {
      state: 'closed',
    },
  ),
  step('web.milestones.get(302, lazy=True).issues()', 'GET /projects/42/milestones/302/issues 200', list(5)),
  step(
    'web.milestones.get(303, lazy=True).merge_requests()',
    'GET /projects/42/milestones/303/merge_requests 200',
    list(6),
  ),
  step('web.milestones.delete(304)', 'DELETE /projects/42/milestones/304 204'),
  step(
    "web.issues.list(state='opened', labels=['performance'], milestone='2.4 Search and reports')",
    'GET /projects/42/issues 200',
    [{ iid: 9 }],
  ),
  step('web.issues.list(confidential=True)', 'GET /projects/42/issues 200', [
    { iid: 24, confidential: true },
  ]),
  step('web.issues.list(iids=[3, 5])', 'GET /projects/42/issues 200', list(2)),
  step('web.issues.get(9)', 'GET /projects/42/issues/9 200', {
    id: 8009,
    references: { full: 'acme/web#9' },
  }),
  step("web.issues.create({'title': 'By Python', 'confidential': True})", 'POST /projects/42/issues 201', {
    iid: 25,
    confidential: true,
  }),
  step(
    "i = web.issues.get(25); i.state_event = 'close'; i.save(); i",
    'GET /projects/42/issues/25 200, PUT /projects/42/issues/25 200',
    {
      state: 'closed',
    },
  ),
  step('web.issues.get(99)', 'GET /projects/42/issues/99 404', null, 'GitlabGetError 404: 404 Not found'),
]

const MERGE_REQUESTS: readonly Step[] = [
  step(
    "web.mergerequests.list(state='opened', iids=[12, 11])",
    'GET /projects/42/merge_requests 200',
    list(2),
  ),
  step('mr = web.mergerequests.get(12); mr', 'GET /projects/42/merge_requests/12 200', {
    id: 5012,
    detailed_merge_status: 'mergeable',
  }),
  step('mr.commits()', 'GET /projects/42/merge_requests/12/commits 200', list(3)),
  step('mr.changes()', 'GET /projects/42/merge_requests/12/changes 200', { changes: list(4) }),
  step('mr.diffs.list()', 'GET /projects/42/merge_requests/12/versions 200', list(1)),
  step('mr.diffs.get(9012)', 'GET /projects/42/merge_requests/12/versions/9012 200', { commits: list(3) }),
  step('mr.participants()', 'GET /projects/42/merge_requests/12/participants 200', [
    { username: 'bob' },
    { username: 'ann' },
  ]),
  step(
    'web.mergerequests.get(7, lazy=True).closes_issues()',
    'GET /projects/42/merge_requests/7/closes_issues 200',
    list(2),
  ),
  step(
    'web.mergerequests.get(11, lazy=True).pipelines.list()',
    'GET /projects/42/merge_requests/11/pipelines 200',
    [{ status: 'running', ref: 'feature/search-cache' }],
  ),
  step('mr.subscribe(); mr.subscribed', 'POST /projects/42/merge_requests/12/subscribe 201', true),
  step('mr.unsubscribe(); mr.subscribed', 'POST /projects/42/merge_requests/12/unsubscribe 201', false),
  step('mr.todo()', 'POST /projects/42/merge_requests/12/todo 201'),
  step('gl.todos.list()', 'GET /todos 200', [{ action_name: 'marked', target: { iid: 12 } }]),
  step(
    "t = gl.todos.list(type='MergeRequest')[0]; t.mark_as_done()['state']",
    'GET /todos 200, POST /todos/701/mark_as_done 201',
    'done',
  ),
  step('gl.todos.mark_all_as_done()', 'POST /todos/mark_as_done 204'),
  step("mr.notes.create({'body': 'Looks good'})", 'POST /projects/42/merge_requests/12/notes 201', {
    body: 'Looks good',
  }),
  step(
    "d = mr.discussions.create({'body': 'Why?'}); d.resolved = True; d.save(); d.attributes['notes'][0]['resolved']",
    'POST /projects/42/merge_requests/12/discussions 201, PUT /projects/42/merge_requests/12/discussions/ 200',
    true,
  ),
  step('mr.approvals.get()', 'GET /projects/42/merge_requests/12/approvals 200', { approved_by: [] }),
  step('mr.approve()', 'POST /projects/42/merge_requests/12/approve 201', {
    approved_by: [{ user: { username: 'root' } }],
  }),
  step('mr.unapprove()', 'POST /projects/42/merge_requests/12/unapprove 201'),
  step(
    "n = web.mergerequests.create({'source_branch': 'client', 'target_branch': 'main', 'title': 'By a client', 'labels': ['a', 'b']}); n",
    'POST /projects/42/merge_requests 201',
    { iid: 18, labels: ['a', 'b'], head_pipeline: { status: 'running' } },
  ),
  step(
    "n.title = 'Renamed'; n.state_event = 'close'; n.save(); n",
    'PUT /projects/42/merge_requests/18 200',
    {
      title: 'Renamed',
      state: 'closed',
    },
  ),
  step(
    'n.merge()',
    'PUT /projects/42/merge_requests/18/merge 405',
    null,
    'GitlabMRClosedError 405: 405 Method Not Allowed',
  ),
  step('n.delete()', 'DELETE /projects/42/merge_requests/18 204'),
  step('mr.rebase()', 'PUT /projects/42/merge_requests/12/rebase 202', { rebase_in_progress: true }),
  step(
    "w = web.mergerequests.get(11); w.merge(merge_when_pipeline_succeeds=True)['merge_when_pipeline_succeeds']",
    'GET /projects/42/merge_requests/11 200, PUT /projects/42/merge_requests/11/merge 200',
    true,
  ),
  step(
    'w.cancel_merge_when_pipeline_succeeds()',
    'POST /projects/42/merge_requests/11/cancel_merge_when_pipeline_succeeds 201',
    {
      status: 'success',
    },
  ),
  step(
    "web.mergerequests.get(14).merge(should_remove_source_branch=True)['state']",
    'GET /projects/42/merge_requests/14 200, PUT /projects/42/merge_requests/14/merge 200',
    'merged',
  ),
]

const SETTINGS: readonly Step[] = [
  step('gl.deploykeys.list()', 'GET /deploy_keys 200', list(5)),
  step('web.keys.list()', 'GET /projects/42/deploy_keys 200', list(2)),
  step('web.keys.get(601)', 'GET /projects/42/deploy_keys/601 200', { title: 'Staging' }),
  step(
    `k = web.keys.create({'title': 'Client', 'key': ${JSON.stringify(newDeployKey())}}); k`,
    'POST /projects/42/deploy_keys 201',
    {
      title: 'Client',
    },
  ),
  step('k.delete()', 'DELETE /projects/42/deploy_keys/606 204'),
  step('web.keys.enable(605)', 'POST /projects/42/deploy_keys/605/enable 201', { id: 605 }),
  step('web.services.list()', 'GET /projects/42/integrations 200', list(2)),
  step("s = web.integrations.get('slack'); s", 'GET /projects/42/integrations/slack 200', { slug: 'slack' }),
  step(
    "web.integrations.update('campfire', {'token': 'very-secret', 'room': 'Web'})",
    'PUT /projects/42/integrations/campfire 200',
    {
      active: true,
    },
  ),
  step(
    "web.integrations.get('campfire').delete()",
    'GET /projects/42/integrations/campfire 200, DELETE /projects/42/integrations/campfire 204',
  ),
  step(
    "web.integrations.get('jira')",
    'GET /projects/42/integrations/jira 404',
    null,
    'GitlabGetError 404: 404 Integration Not Found',
  ),
]

describeWithPythonGitlab('the client python-gitlab 3.12', () => {
  const table = new ClientTable('python-gitlab 3.12', 'today', /^\/api\/v4|(?<=\/discussions\/)[0-9a-f]{40}/g)
  const under = ForgeUnderTest.forTests()
  let python: ReturnType<typeof pythonGitlabClient>

  beforeAll(async () => {
    python = pythonGitlabClient(under.forge.url, 'sandbox-root')
    const clone = await under.clone()
    await clone.commit('From a client', { 'client.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', 'HEAD:refs/heads/client')
  })
  afterAll(async () => {
    table.print()
    await python.end()
  })

  test.each([...PROJECTS, ...PLANS, ...MERGE_REQUESTS, ...SETTINGS])('$call: $http', async (one) =>
    table.make(under.forge, python.client, one),
  )
})
