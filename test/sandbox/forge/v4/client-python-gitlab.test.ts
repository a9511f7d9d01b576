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
  step('gl.version()', 'GET /version 200', ['18.5.0', 'sandbox']),
  step("gl.projects.get('acme/web')", 'GET /projects/acme%2Fweb 200', {
    id: 42,
    merge_method: 'merge',
    squash_option: 'default_off',
    archived: false,
    merge_requests_enabled: true,
  }),
  step('gl.projects.get(99)', 'GET /projects/99 404', null, 'GitlabGetError 404: 404 Project Not Found'),
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
  step('web.issues.get(9)', 'GET /projects/42/issues/9 200', {
    id: 8009,
    references: { full: 'acme/web#9' },
  }),
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
  step('mr.diffs.list()', 'GET /projects/42/merge_requests/12/versions 200', list(1)),
  step('mr.diffs.get(9012)', 'GET /projects/42/merge_requests/12/versions/9012 200', { commits: list(3) }),
  step(
    'web.mergerequests.get(7, lazy=True).closes_issues()',
    'GET /projects/42/merge_requests/7/closes_issues 200',
    list(2),
  ),
  step('mr.subscribe(); mr.subscribed', 'POST /projects/42/merge_requests/12/subscribe 201', true),
  step('mr.unsubscribe(); mr.subscribed', 'POST /projects/42/merge_requests/12/unsubscribe 201', false),
  step('mr.todo()', 'POST /projects/42/merge_requests/12/todo 201'),
  step("mr.notes.create({'body': 'Looks good'})", 'POST /projects/42/merge_requests/12/notes 201', {
    body: 'Looks good',
  }),
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
  let under: ForgeUnderTest
  let python: ReturnType<typeof pythonGitlabClient>

  beforeAll(async () => {
    under = await ForgeUnderTest.start()
    python = pythonGitlabClient(under.forge.url, 'sandbox-root')
    const clone = await under.clone()
    await clone.commit('From a client', { 'client.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', 'HEAD:refs/heads/client')
  })
  afterAll(async () => {
    table.print()
    await python.end()
    await under.end()
  })

  test.each([...PROJECTS, ...PLANS, ...MERGE_REQUESTS, ...SETTINGS])('$call: $http', async (one) =>
    table.make(under.forge, python.client, one),
  )
})
