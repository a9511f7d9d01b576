import { newDeployKey } from '../new-deploy-key.ts'
import { FORBIDDEN, NO_PROJECT, NOT_FOUND, says, WEB } from '../route-case.ts'

/** One request of today's API and how it must be answered: a status, and the whole body where it refuses. */
export interface Case {
  /** Below the API's base. */
  readonly path: string
  readonly as?: 'ann' | 'bob' | 'cy' | 'root'
  readonly body?: unknown
  readonly status: number
  readonly says?: unknown
}

const ACME = '/groups/70'
const NO_GROUP = { status: 404, says: says('404 Group Not Found') }
const NO_KEY = { status: 404, says: says('404 Deploy key Not Found') }
const NOT_SET = { status: 404, says: says('404 Integration Not Found') }
const NO_SLUG = { status: 400, says: { error: 'slug does not have a valid value' } }
const BAD_ID = { status: 400, says: { error: 'milestone_id is invalid' } }

const nothingGiven = (names: string) => ({
  status: 400,
  says: { error: `${names} are missing, at least one parameter must be provided` },
})
const NO_EDIT = nothingGiven('title, description, start_date, due_date, state_event')

const integrationCases = (base: string, slug: string) => ({
  [`GET /projects/:id${base}`]: [
    { path: `${WEB}${base}`, status: 200 },
    { path: `${WEB}${base}`, as: 'bob', ...FORBIDDEN },
    { path: `/projects/44${base}`, ...NO_PROJECT },
  ],
  [`PUT /projects/:id${base}/:slug`]: [
    { path: `${WEB}${base}/${slug}`, body: { token: 'x' }, status: 200 },
    { path: `${WEB}${base}/${slug}`, body: {}, status: 400, says: { error: 'token is missing' } },
    { path: `${WEB}${base}/nothing`, body: {}, status: 404, says: { error: '404 Not Found' } },
    { path: `${WEB}${base}/${slug}`, as: 'bob', body: { token: 'x' }, ...FORBIDDEN },
  ],
  [`GET /projects/:id${base}/:slug`]: [
    { path: `${WEB}${base}/${slug}`, status: 200 },
    { path: `${WEB}${base}/bamboo`, ...NOT_SET },
    { path: `${WEB}${base}/nothing`, ...NO_SLUG },
    { path: `${WEB}${base}/${slug}`, as: 'bob', ...FORBIDDEN },
  ],
  [`DELETE /projects/:id${base}/:slug`]: [
    { path: `${WEB}${base}/${slug}`, status: 204 },
    { path: `${WEB}${base}/bamboo`, ...NOT_SET },
    { path: `${WEB}${base}/nothing`, ...NO_SLUG },
    { path: `${WEB}${base}/${slug}`, as: 'bob', ...FORBIDDEN },
  ],
})

/** Cases for every route but those of merge requests and hooks, in an order in which each finds what it needs. */
export const CASES: Readonly<Record<string, readonly Case[]>> = {
  'GET /projects/:id/repository/commits': [
    { path: `${WEB}/repository/commits?ref_name=main`, status: 200 },
    { path: `${WEB}/repository/commits?ref_name=nowhere..main`, status: 200, says: [] },
    { path: '/projects/44/repository/commits', ...NO_PROJECT },
  ],
  'GET /metadata': [{ path: '/metadata', status: 200 }],
  'GET /version': [{ path: '/version', status: 200 }],
  'GET /personal_access_tokens/self': [{ path: '/personal_access_tokens/self', status: 200 }],
  'GET /user': [{ path: '/user', status: 200 }],
  'GET /users': [{ path: '/users?username=bob', status: 200 }],
  'GET /users/:user_id': [
    { path: '/users/3', status: 200 },
    { path: '/users/99', status: 404, says: says('404 User Not Found') },
    { path: '/users/x', status: 400, says: { error: 'user_id is invalid' } },
  ],
  'GET /groups': [{ path: '/groups', status: 200 }],
  'POST /groups': [
    { path: '/groups', body: { name: 'Backend', path: 'backend', parent_id: 70 }, status: 201 },
    { path: '/groups', body: { name: 'Acme', path: 'acme' }, status: 400 },
    { path: '/groups', body: { name: 'Other', path: 'other', parent_id: 799 }, ...NO_GROUP },
  ],
  'POST /projects': [
    { path: '/projects', body: { name: 'orders', namespace_id: 70 }, status: 201 },
    { path: '/projects', body: { name: 'web', namespace_id: 70 }, status: 400 },
    { path: '/projects', body: { name: 'orders', namespace_id: 70 }, as: 'cy', status: 403 },
  ],
  'GET /groups/:id': [
    { path: ACME, status: 200 },
    { path: '/groups/799', ...NO_GROUP },
  ],
  'GET /groups/:id/projects': [
    { path: `${ACME}/projects`, status: 200 },
    { path: '/groups/799/projects', ...NO_GROUP },
  ],
  'POST /projects/:id/fork': [
    { path: `${WEB}/fork`, as: 'cy', status: 201 },
    {
      path: `${WEB}/fork`,
      as: 'cy',
      status: 409,
      says: says({ name: ['has already been taken'], path: ['has already been taken'] }),
    },
    { path: '/projects/44/fork', ...NO_PROJECT },
  ],
  'DELETE /projects/:id': [
    { path: '/projects/cy%2Fweb', as: 'bob', ...NO_PROJECT },
    { path: '/projects/cy%2Fweb', as: 'cy', status: 202 },
    { path: '/projects/cy%2Fweb', as: 'cy', ...NO_PROJECT },
    { path: WEB, as: 'bob', ...FORBIDDEN },
  ],
  'GET /todos': [
    { path: '/todos', status: 200 },
    { path: '/todos?state=late', status: 400, says: { error: 'state does not have a valid value' } },
  ],
  'POST /todos/mark_as_done': [{ path: '/todos/mark_as_done', status: 204 }],
  'GET /projects/:id/issues': [
    { path: `${WEB}/issues?state=opened`, status: 200 },
    { path: '/projects/44/issues', ...NO_PROJECT },
  ],
  'GET /projects/:id/issues/:issue_iid': [
    { path: `${WEB}/issues/3`, status: 200 },
    { path: `${WEB}/issues/99`, ...NOT_FOUND },
  ],
  'POST /projects/:id/issues': [
    { path: `${WEB}/issues`, body: { title: 'New' }, status: 201 },
    { path: `${WEB}/issues`, body: {}, status: 400, says: { error: 'title is missing' } },
    { path: `${WEB}/issues`, body: { title: ' ' }, status: 400, says: says({ title: ["can't be blank"] }) },
  ],
  'PUT /projects/:id/issues/:issue_iid': [
    { path: `${WEB}/issues/3`, body: { state_event: 'close' }, status: 200 },
    {
      path: `${WEB}/issues/3`,
      body: {},
      ...nothingGiven(
        'title, description, assignee_id, milestone_id, labels, due_date, confidential, state_event',
      ),
    },
    { path: `${WEB}/issues/99`, body: { title: 'x' }, ...NOT_FOUND },
  ],
  'GET /projects': [
    { path: '/projects', status: 200 },
    {
      path: '/projects?pagination=keyset',
      status: 405,
      says: { error: 'Keyset pagination is not yet available for this type of request' },
    },
  ],
  'GET /projects/:id': [
    { path: WEB, status: 200 },
    { path: '/projects/acme%2Fshop', status: 301 },
    { path: '/projects/44', ...NO_PROJECT },
  ],
  'GET /projects/:id/repository/branches': [
    { path: `${WEB}/repository/branches?search=ma`, status: 200 },
    { path: '/projects/44/repository/branches', ...NO_PROJECT },
  ],
  'GET /projects/:id/repository/branches/:branch': [
    { path: `${WEB}/repository/branches/feature%2Fsearch-cache`, status: 200 },
    { path: `${WEB}/repository/branches/no`, status: 404, says: says('404 Branch Not Found') },
  ],
  'GET /projects/:id/protected_branches': [{ path: `${WEB}/protected_branches`, status: 200 }],
  'GET /projects/:id/protected_branches/:name': [
    { path: `${WEB}/protected_branches/main`, status: 200 },
    { path: `${WEB}/protected_branches/no`, ...NOT_FOUND },
  ],
  'GET /projects/:id/pipelines': [
    { path: `${WEB}/pipelines?scope=finished&order_by=updated_at`, status: 200 },
    {
      path: `${WEB}/pipelines?status=late`,
      status: 400,
      says: { error: 'status does not have a valid value' },
    },
  ],
  'GET /projects/:id/pipelines/:pipeline_id': [
    { path: `${WEB}/pipelines/20001`, status: 200 },
    { path: `${WEB}/pipelines/1`, ...NOT_FOUND },
  ],
  'GET /projects/:id/pipelines/:pipeline_id/jobs': [
    { path: `${WEB}/pipelines/20001/jobs`, status: 200 },
    { path: `${WEB}/pipelines/1/jobs`, ...NOT_FOUND },
  ],
  'POST /projects/:id/pipelines/:pipeline_id/cancel': [
    { path: `${WEB}/pipelines/20001/cancel`, as: 'cy', ...FORBIDDEN },
    { path: `${WEB}/pipelines/20001/cancel`, status: 200 },
    { path: `${WEB}/pipelines/20001/cancel`, status: 200 },
    { path: `${WEB}/pipelines/1/cancel`, ...NOT_FOUND },
  ],
  'POST /projects/:id/jobs/:job_id/retry': [
    { path: `${WEB}/jobs/90001/retry`, status: 201 },
    { path: `${WEB}/jobs/90001/retry`, status: 403, says: says('403 Forbidden - Job is not retryable') },
    { path: `${WEB}/jobs/1/retry`, ...NOT_FOUND },
  ],
  'POST /projects/:id/pipelines/:pipeline_id/retry': [
    { path: `${WEB}/pipelines/20001/retry`, as: 'cy', ...FORBIDDEN },
    { path: `${WEB}/pipelines/20001/retry`, status: 201 },
    { path: `${WEB}/pipelines/1/retry`, ...NOT_FOUND },
  ],
  'GET /merge_requests': [
    { path: '/merge_requests?scope=all', status: 200 },
    { path: '/merge_requests?state=late', status: 400, says: { error: 'state does not have a valid value' } },
  ],
  'GET /groups/:id/merge_requests': [
    { path: `${ACME}/merge_requests`, status: 200 },
    { path: '/groups/799/merge_requests', ...NO_GROUP },
  ],
  'GET /projects/:id/labels': [
    { path: `${WEB}/labels?search=e`, status: 200 },
    { path: '/projects/44/labels', ...NO_PROJECT },
  ],
  'GET /projects/:id/members/all': [
    { path: `${WEB}/members/all`, status: 200 },
    { path: '/projects/44/members/all', ...NO_PROJECT },
  ],
  'GET /projects/:id/members/all/:user_id': [
    { path: `${WEB}/members/all/3`, status: 200 },
    { path: `${WEB}/members/all/99`, ...NOT_FOUND },
  ],
  'GET /projects/:id/members': [
    { path: `${WEB}/members?query=bob`, status: 200 },
    { path: '/projects/44/members', ...NO_PROJECT },
  ],
  'GET /projects/:id/members/:user_id': [
    { path: `${WEB}/members/3`, status: 200 },
    { path: `${WEB}/members/1`, ...NOT_FOUND },
  ],
  'POST /projects/:id/members': [
    { path: `${WEB}/members`, body: { user_id: 1, access_level: 10 }, status: 201 },
    {
      path: `${WEB}/members`,
      body: { user_id: 1, access_level: 20 },
      status: 409,
      says: says('Member already exists'),
    },
    {
      path: `${WEB}/members`,
      body: { user_id: 99, access_level: 20 },
      status: 404,
      says: says('404 User Not Found'),
    },
    {
      path: `${WEB}/members`,
      body: { user_id: 1, access_level: 11 },
      status: 400,
      says: { error: 'access_level is invalid' },
    },
    { path: `${WEB}/members`, as: 'bob', body: { user_id: 1, access_level: 10 }, ...FORBIDDEN },
  ],
  'PUT /projects/:id/members/:user_id': [
    { path: `${WEB}/members/1`, body: { access_level: 20 }, status: 200 },
    { path: `${WEB}/members/1`, body: { access_level: 50 }, ...FORBIDDEN },
    { path: `${WEB}/members/1`, body: {}, status: 400, says: { error: 'access_level is missing' } },
    { path: `${WEB}/members/1`, as: 'bob', body: { access_level: 10 }, ...FORBIDDEN },
  ],
  'DELETE /projects/:id/members/:user_id': [
    { path: `${WEB}/members/1`, as: 'bob', ...FORBIDDEN },
    { path: `${WEB}/members/1`, status: 204 },
    { path: `${WEB}/members/1`, ...NOT_FOUND },
  ],
  'GET /projects/:id/milestones': [
    { path: `${WEB}/milestones?state=active&iids[]=3`, status: 200 },
    {
      path: `${WEB}/milestones?state=late`,
      status: 400,
      says: { error: 'state does not have a valid value' },
    },
    { path: '/projects/99/milestones', ...NO_PROJECT },
  ],
  'GET /projects/:id/milestones/:milestone_id': [
    { path: `${WEB}/milestones/301`, status: 200 },
    { path: `${WEB}/milestones/308`, ...NOT_FOUND },
    { path: `${WEB}/milestones/one`, ...BAD_ID },
  ],
  'POST /projects/:id/milestones': [
    { path: `${WEB}/milestones`, body: { title: '3.0' }, status: 201 },
    { path: `${WEB}/milestones`, body: {}, status: 400, says: { error: 'title is missing' } },
    {
      path: `${WEB}/milestones`,
      body: { title: 'x', due_date: 'soon' },
      status: 400,
      says: { error: 'due_date is invalid' },
    },
    { path: `/projects/44/milestones`, body: { title: '3.1' }, ...NO_PROJECT },
  ],
  'PUT /projects/:id/milestones/:milestone_id': [
    { path: `${WEB}/milestones/304`, as: 'cy', body: { state_event: 'close' }, status: 200 },
    { path: `${WEB}/milestones/304`, body: {}, ...NO_EDIT },
    { path: `${WEB}/milestones/308`, body: { title: 'x' }, ...NOT_FOUND },
  ],
  'GET /projects/:id/milestones/:milestone_id/issues': [
    { path: `${WEB}/milestones/302/issues`, status: 200 },
    { path: `${WEB}/milestones/308/issues`, ...NOT_FOUND },
  ],
  'GET /projects/:id/milestones/:milestone_id/merge_requests': [
    { path: `${WEB}/milestones/302/merge_requests`, status: 200 },
    { path: `${WEB}/milestones/308/merge_requests`, ...NOT_FOUND },
  ],
  'DELETE /projects/:id/milestones/:milestone_id': [
    { path: `${WEB}/milestones/301`, status: 204 },
    { path: `${WEB}/milestones/301`, ...NOT_FOUND },
  ],
  'GET /groups/:id/milestones': [
    { path: `${ACME}/milestones`, as: 'cy', status: 200 },
    { path: '/groups/799/milestones', ...NO_GROUP },
  ],
  'GET /groups/:id/milestones/:milestone_id': [
    { path: '/groups/acme/milestones/308', status: 200 },
    { path: `${ACME}/milestones/302`, ...NOT_FOUND },
    { path: `${ACME}/milestones/one`, ...BAD_ID },
  ],
  'POST /groups/:id/milestones': [
    { path: `${ACME}/milestones`, body: { title: 'Winter' }, status: 201 },
    { path: `${ACME}/milestones`, body: {}, status: 400, says: { error: 'title is missing' } },
    { path: `${ACME}/milestones`, as: 'cy', body: { title: 'x' }, ...FORBIDDEN },
  ],
  'PUT /groups/:id/milestones/:milestone_id': [
    { path: `${ACME}/milestones/308`, body: { due_date: '2031-01-31' }, status: 200 },
    { path: `${ACME}/milestones/308`, body: {}, ...NO_EDIT },
    { path: `${ACME}/milestones/308`, as: 'cy', body: { title: 'x' }, ...FORBIDDEN },
    { path: `${ACME}/milestones/302`, body: { title: 'x' }, ...NOT_FOUND },
  ],
  'GET /groups/:id/milestones/:milestone_id/issues': [
    { path: `${ACME}/milestones/308/issues`, status: 200 },
    { path: `${ACME}/milestones/302/issues`, ...NOT_FOUND },
  ],
  'GET /groups/:id/milestones/:milestone_id/merge_requests': [
    { path: `${ACME}/milestones/308/merge_requests`, status: 200 },
    { path: `${ACME}/milestones/302/merge_requests`, ...NOT_FOUND },
  ],
  'DELETE /groups/:id/milestones/:milestone_id': [
    { path: `${ACME}/milestones/308`, as: 'cy', ...FORBIDDEN },
    { path: `${ACME}/milestones/308`, status: 204 },
    { path: `${ACME}/milestones/308`, ...NOT_FOUND },
  ],
  'GET /deploy_keys': [
    { path: '/deploy_keys', as: 'root', status: 200 },
    { path: '/deploy_keys', ...FORBIDDEN },
  ],
  'GET /projects/:id/deploy_keys': [
    { path: `${WEB}/deploy_keys`, status: 200 },
    { path: `${WEB}/deploy_keys`, as: 'bob', ...FORBIDDEN },
  ],
  'GET /projects/:id/deploy_keys/:key_id': [
    { path: `${WEB}/deploy_keys/601`, status: 200 },
    { path: `${WEB}/deploy_keys/603`, ...NOT_FOUND },
    { path: `${WEB}/deploy_keys/601`, as: 'bob', ...FORBIDDEN },
  ],
  'POST /projects/:id/deploy_keys': [
    { path: `${WEB}/deploy_keys`, body: { title: 'CI', key: newDeployKey() }, status: 201 },
    { path: `${WEB}/deploy_keys`, body: { title: 'CI' }, status: 400, says: { error: 'key is missing' } },
    { path: `${WEB}/deploy_keys`, as: 'bob', body: {}, ...FORBIDDEN },
  ],
  'PUT /projects/:id/deploy_keys/:key_id': [
    { path: `${WEB}/deploy_keys/601`, body: { can_push: true }, status: 200 },
    { path: `${WEB}/deploy_keys/601`, body: {}, ...nothingGiven('title, can_push') },
    { path: `${WEB}/deploy_keys/603`, body: { title: 'x' }, ...NOT_FOUND },
    { path: `${WEB}/deploy_keys/601`, as: 'bob', body: { title: 'x' }, ...FORBIDDEN },
  ],
  'POST /projects/:id/deploy_keys/:key_id/enable': [
    { path: `${WEB}/deploy_keys/605/enable`, status: 201 },
    { path: `${WEB}/deploy_keys/604/enable`, ...NO_KEY },
    { path: `${WEB}/deploy_keys/605/enable`, as: 'bob', ...FORBIDDEN },
  ],
  'DELETE /projects/:id/deploy_keys/:key_id': [
    { path: `${WEB}/deploy_keys/601`, as: 'bob', ...FORBIDDEN },
    { path: `${WEB}/deploy_keys/601`, status: 204 },
    { path: `${WEB}/deploy_keys/601`, ...NO_KEY },
  ],
  ...integrationCases('/integrations', 'campfire'),
  ...integrationCases('/services', 'assembla'),
}
