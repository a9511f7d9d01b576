import { newDeployKey } from './new-deploy-key.ts'
import { type Case, FORBIDDEN, NO_PROJECT, NOT_FOUND, SERVER_BROKE, says, WEB } from './route-case.ts'

const key = newDeployKey()

/** Cases for the routes of milestones, deploy keys and integrations, in an order in which each finds what it needs. */
export const PROJECT_CASES: Readonly<Record<string, readonly Case[]>> = {
  'GET /projects/:id/milestones': [
    { path: `${WEB}/milestones?state=active&iid[]=3`, status: 200 },
    {
      path: `${WEB}/milestones?state=late`,
      status: 400,
      says: { error: 'state does not have a valid value' },
    },
    { ...NO_PROJECT, path: '/projects/99/milestones' },
  ],
  'GET /projects/:id/milestones/:milestone_id': [
    { path: `${WEB}/milestones/301`, status: 200 },
    { path: `${WEB}/milestones/1`, ...NOT_FOUND },
    { path: `${WEB}/milestones/one`, status: 400, says: { error: 'milestone_id is invalid' } },
  ],
  'POST /projects/:id/milestones': [
    { path: `${WEB}/milestones`, body: { title: '3.0' }, status: 201 },
    { path: `${WEB}/milestones`, body: {}, status: 400, says: { error: 'title is missing' } },
    { path: `${WEB}/milestones`, as: 'bob', body: { title: '3.1' }, ...FORBIDDEN },
  ],
  'PUT /projects/:id/milestones/:milestone_id': [
    { path: `${WEB}/milestones/304`, body: { state_event: 'close' }, status: 200 },
    {
      path: `${WEB}/milestones/304`,
      body: {},
      status: 400,
      says: {
        error:
          'title, description, due_date, state_event are missing, at least one parameter must be provided',
      },
    },
    { path: `${WEB}/milestones/304`, as: 'bob', body: { title: 'x' }, ...FORBIDDEN },
    { path: `${WEB}/milestones/1`, body: { title: 'x' }, ...NOT_FOUND },
  ],
  'GET /projects/:id/milestones/:milestone_id/issues': [
    { path: `${WEB}/milestones/302/issues`, status: 200 },
    { path: `${WEB}/milestones/1/issues`, ...NOT_FOUND },
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
    { path: `${WEB}/deploy_keys/604`, ...NOT_FOUND },
    { path: `${WEB}/deploy_keys/601`, as: 'bob', ...FORBIDDEN },
  ],
  'POST /projects/:id/deploy_keys': [
    { path: `${WEB}/deploy_keys`, body: { title: 'New', key }, status: 201 },
    {
      path: `${WEB}/deploy_keys`,
      body: { title: 'New', key: 'rsa' },
      status: 400,
      says: { message: { key: ['is invalid'] } },
    },
    { path: `${WEB}/deploy_keys`, as: 'bob', body: { title: 'New', key }, ...FORBIDDEN },
  ],
  'POST /projects/:id/deploy_keys/:key_id/enable': [
    { path: `${WEB}/deploy_keys/605/enable`, status: 201 },
    { path: `${WEB}/deploy_keys/604/enable`, status: 404, says: says('404 Deploy Key Not Found') },
    { path: `${WEB}/deploy_keys/603/enable`, as: 'bob', ...FORBIDDEN },
  ],
  'DELETE /projects/:id/deploy_keys/:key_id/disable': [
    { path: `${WEB}/deploy_keys/605/disable`, status: 200 },
    {
      path: `${WEB}/deploy_keys/605/disable`,
      status: { document: 404, shipped: 500 },
      says: { document: NOT_FOUND.says, shipped: SERVER_BROKE },
    },
    { path: `${WEB}/deploy_keys/601/disable`, as: 'bob', ...FORBIDDEN },
  ],
  'DELETE /projects/:id/deploy_keys/:key_id': [
    { path: `${WEB}/deploy_keys/601`, as: 'bob', ...FORBIDDEN },
    { path: `${WEB}/deploy_keys/601`, status: 200 },
    { path: `${WEB}/deploy_keys/601`, ...NOT_FOUND },
  ],
  'GET /projects/:id/services/:slug': [
    { path: `${WEB}/services/slack`, status: 200 },
    { path: `${WEB}/services/none`, status: 404, says: says('404 Service Not Found') },
    { path: `${WEB}/services/slack`, as: 'bob', ...FORBIDDEN },
  ],
  'PUT /projects/:id/services/:slug': [
    { path: `${WEB}/services/asana`, body: { api_key: 'x' }, status: 200 },
    {
      path: `${WEB}/services/asana`,
      body: {},
      status: 400,
      says: says('400 (Bad request) "api_key" not given'),
    },
    { path: `${WEB}/services/none`, body: {}, status: 404, says: says('404 Service Not Found') },
    { path: `${WEB}/services/asana`, as: 'bob', body: { api_key: 'x' }, ...FORBIDDEN },
  ],
  'DELETE /projects/:id/services/:slug': [
    { path: `${WEB}/services/asana`, status: 200 },
    { path: `${WEB}/services/none`, status: 404, says: says('404 Service Not Found') },
    { path: `${WEB}/services/asana`, as: 'bob', ...FORBIDDEN },
  ],
}
