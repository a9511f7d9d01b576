import { type Case, FORBIDDEN, NO_PROJECT, NOT_FOUND, SERVER_BROKE, says, WEB } from './route-case.ts'

const MR = `${WEB}/merge_requests`
const UNAUTHORIZED = { status: 401, says: says('401 Unauthorized') }

/** A read of something below a merge request. */
const reads = (rest: string): Case[] => [
  { path: `${MR}/5012${rest}`, status: 200 },
  { path: `${MR}/99${rest}`, ...NOT_FOUND },
  { path: `${MR}/x${rest}`, status: 400, says: { error: 'merge_request_id is invalid' } },
  { ...NO_PROJECT, path: `/projects/44/merge_requests/5022${rest}` },
]

const created = { document: 200, shipped: 201 }
const cannotBeMerged = says('Branch cannot be merged')
const notAllowed = { document: says('Method Not Allowed'), shipped: says('405 Method Not Allowed') }

/** Cases for the routes of merge requests, in an order in which each finds what it needs. */
export const MERGE_REQUEST_CASES: Readonly<Record<string, readonly Case[]>> = {
  'GET /projects/:id/merge_requests': [
    { path: `${MR}?state=opened&order_by=updated_at&sort=asc`, status: 200 },
    { path: `${MR}?sort=up`, status: 400, says: { error: 'sort does not have a valid value' } },
    { ...NO_PROJECT, path: '/projects/44/merge_requests' },
  ],
  'GET /projects/:id/merge_requests/:merge_request_id': reads(''),
  'GET /projects/:id/merge_requests/:merge_request_id/commits': reads('/commits'),
  'GET /projects/:id/merge_requests/:merge_request_id/changes': reads('/changes'),
  'GET /projects/:id/merge_requests/:merge_request_id/closes_issues': reads('/closes_issues'),
  'GET /projects/:id/merge_requests/:merge_request_id/versions': reads('/versions'),
  'GET /projects/:id/merge_requests/:merge_request_id/versions/:version_id': [
    { path: `${MR}/5012/versions/9012`, status: 200 },
    { path: `${MR}/5012/versions/9011`, ...NOT_FOUND },
    { path: `${MR}/5012/versions/x`, status: 400, says: { error: 'version_id is invalid' } },
  ],
  'POST /projects/:id/merge_requests': [
    { path: MR, body: { source_branch: 'main', target_branch: 'fix/rounding', title: 'x' }, status: created },
    {
      path: MR,
      body: { source_branch: 'main', target_branch: 'fix/rounding', title: 'y' },
      status: 409,
      says: { message: ['Cannot Create: This merge request already exists: ["x"]'] },
    },
    {
      path: MR,
      body: { source_branch: 'main', target_branch: 'main', title: 'x' },
      status: 422,
      says: { error: ['You can not use same project/branch for source and target'] },
    },
    {
      path: MR,
      body: { title: 'x' },
      status: 400,
      says: { error: 'source_branch is missing, target_branch is missing' },
    },
    {
      path: MR,
      body: { source_branch: 'main', target_branch: 'fix/rounding', title: 'x', target_project_id: 44 },
      status: 404,
      says: says('404 Project Not Found'),
    },
    { path: MR, as: 'cy', body: { source_branch: 'a', target_branch: 'b', title: 'x' }, ...FORBIDDEN },
  ],
  'PUT /projects/:id/merge_requests/:merge_request_id': [
    { path: `${MR}/5014`, body: { title: 'x', state_event: 'merge' }, status: 200 },
    {
      path: `${MR}/5014`,
      body: { state_event: 'x' },
      status: 400,
      says: { error: 'state_event does not have a valid value' },
    },
    { path: `${MR}/5014`, as: 'cy', body: { title: 'x' }, ...FORBIDDEN },
    { path: `${MR}/99`, body: { title: 'x' }, ...NOT_FOUND },
  ],
  'PUT /projects/:id/merge_requests/:merge_request_id/merge': [
    { path: `${MR}/5012/merge`, as: 'bob', ...UNAUTHORIZED },
    { path: `${MR}/99/merge`, ...NOT_FOUND },
    { path: `${MR}/5005/merge`, status: { document: 406, shipped: 405 }, says: notAllowed },
    { path: `${MR}/5006/merge`, status: { document: 406, shipped: 405 }, says: notAllowed },
    {
      path: `${MR}/5008/merge`,
      status: 405,
      says: { document: cannotBeMerged, shipped: says('405 Method Not Allowed') },
    },
    { path: `${MR}/5009/merge`, status: { document: 405, shipped: 406 }, says: cannotBeMerged },
    {
      path: `${MR}/5009/merge`,
      status: 405,
      says: { document: cannotBeMerged, shipped: says('405 Method Not Allowed') },
    },
    { path: `${MR}/5012/merge`, body: { sha: '0'.repeat(40) }, status: 409 },
    { path: `${MR}/5012/merge`, status: 200 },
    { path: `${MR}/5011/merge`, body: { merge_when_build_succeeds: true }, status: 200 },
  ],
  'PUT /projects/:id/merge_requests/:merge_request_id/cancel_merge_when_build_succeeds': [
    { path: `${MR}/5010/cancel_merge_when_build_succeeds`, as: 'bob', ...UNAUTHORIZED },
    { path: `${MR}/99/cancel_merge_when_build_succeeds`, ...NOT_FOUND },
    {
      path: `${MR}/5005/cancel_merge_when_build_succeeds`,
      status: { document: 405, shipped: 500 },
      says: { document: says('Method Not Allowed'), shipped: SERVER_BROKE },
    },
    {
      path: `${MR}/5010/cancel_merge_when_build_succeeds`,
      status: { document: 406, shipped: 500 },
      says: { document: says("Can't cancel the automatic merge"), shipped: SERVER_BROKE },
    },
    { path: `${MR}/5011/cancel_merge_when_build_succeeds`, status: { document: 200, shipped: 500 } },
  ],
  'POST /projects/:id/merge_requests/:merge_request_id/subscription': [
    { path: `${MR}/5014/subscription`, as: 'cy', status: 201 },
    { path: `${MR}/5014/subscription`, as: 'cy', status: 304 },
    { path: `${MR}/99/subscription`, ...NOT_FOUND },
    { ...NO_PROJECT, path: '/projects/99/merge_requests/5014/subscription' },
  ],
  'DELETE /projects/:id/merge_requests/:merge_request_id/subscription': [
    { path: `${MR}/5014/subscription`, as: 'cy', status: 200 },
    { path: `${MR}/5014/subscription`, as: 'cy', status: 304 },
    { path: `${MR}/99/subscription`, ...NOT_FOUND },
    { ...NO_PROJECT, path: '/projects/99/merge_requests/5014/subscription' },
  ],
  'POST /projects/:id/merge_requests/:merge_request_id/todo': [
    { path: `${MR}/5014/todo`, as: 'cy', status: created },
    { path: `${MR}/5014/todo`, as: 'cy', status: 304 },
    { path: `${MR}/99/todo`, ...NOT_FOUND },
  ],
  'DELETE /projects/:id/merge_requests/:merge_request_id': [
    { path: `${MR}/5003`, ...FORBIDDEN },
    { path: `${MR}/5003`, as: 'root', status: 200 },
    {
      path: `${MR}/5003`,
      as: 'root',
      status: { document: 404, shipped: 403 },
      says: { document: NOT_FOUND.says, shipped: says('403 Forbidden') },
    },
  ],
}
