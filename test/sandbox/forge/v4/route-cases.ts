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
  'GET /version': [{ path: '/version', status: 200 }],
  'GET /personal_access_tokens/self': [{ path: '/personal_access_tokens/self', status: 200 }],
  'GET /user': [{ path: '/user', status: 200 }],
  'GET /projects/:id/issues/:issue_iid': [
    { path: `${WEB}/issues/3`, status: 200 },
    { path: `${WEB}/issues/99`, ...NOT_FOUND },
  ],
  'GET /projects/:id': [
    { path: WEB, status: 200 },
    { path: '/projects/acme%2Fshop', status: 301 },
    { path: '/projects/44', ...NO_PROJECT },
  ],
  'PUT /projects/:id/members/:user_id': [
    { path: `${WEB}/members/1`, body: { access_level: 20 }, status: 200 },
    { path: `${WEB}/members/1`, body: {}, status: 400, says: { error: 'access_level is missing' } },
    { path: `${WEB}/members/1`, as: 'bob', body: { access_level: 10 }, ...FORBIDDEN },
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
