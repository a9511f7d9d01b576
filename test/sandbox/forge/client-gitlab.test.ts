import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ClientTable, type Step } from './client-table.ts'
import { ForgeUnderTest } from './forge-under-test.ts'
import { newDeployKey } from './new-deploy-key.ts'
import { type Client, gitlabClient } from './old-clients.ts'

const list = (length: number) => expect.objectContaining({ length })

const stepsIn = (mode: 'document' | 'shipped'): readonly Step[] => [
  { call: 'merge_requests.list', args: [42], http: 'GET /merge_requests 200', result: list(17) },
  {
    call: 'merge_requests.list',
    args: ['acme/web', { state: 'opened' }],
    http: 'GET /merge_requests 200',
    result: list(11),
  },
  {
    call: 'merge_requests.show',
    args: [42, 5012],
    http: 'GET /merge_request/5012 200',
    result: { iid: 12, state: 'opened' },
  },
  // A 404 cannot be told from anything else that went wrong.
  { call: 'merge_requests.show', args: [42, 9999], http: 'GET /merge_request/9999 404', result: null },
  {
    call: 'merge_requests.add',
    args: [42, 'old-client', 'main', 3, 'From an old client'],
    http: `POST /merge_requests ${mode === 'document' ? 200 : 201}`,
    result: { title: 'From an old client', source_branch: 'old-client' },
  },
  {
    call: 'merge_requests.update',
    args: [42, 5014, { title: 'Renamed', state_event: 'close' }],
    http: 'PUT /merge_request/5014 200',
    result: { title: 'Renamed', state: 'closed' },
  },
  {
    call: 'merge_requests.merge',
    args: [42, 5012, { should_remove_source_branch: true }],
    http: 'PUT /merge_request/5012/merge 200',
    result: { iid: 12, state: 'merged' },
  },
  {
    call: 'merge_requests.merge',
    args: [42, 5009, {}],
    http: `PUT /merge_request/5009/merge ${mode === 'document' ? 405 : 406}`,
    result: null,
  },
  // Comments belong to the notes, which the API document leaves out; after a POST the client never says null.
  {
    call: 'merge_requests.comment',
    args: [42, 5007, 'Well done'],
    http: 'POST /merge_request/5007/comments 404',
    result: true,
  },
  { call: 'milestones.all', args: [42], http: 'GET /milestones 200', result: list(4) },
  {
    call: 'milestones.show',
    args: [42, 303],
    http: 'GET /milestones/303 200',
    result: { iid: 3, state: 'active' },
  },
  {
    call: 'milestones.add',
    args: [42, '2.6', 'Later', '2031-01-31'],
    http: 'POST /milestones 201',
    result: { iid: 5, title: '2.6', due_date: '2031-01-31' },
  },
  {
    call: 'milestones.update',
    args: [42, 304, 'Ideas', 'Old ones', undefined, 'close'],
    http: 'PUT /milestones/304 200',
    result: { state: 'closed', description: 'Old ones' },
  },
  { call: 'deploy_keys.listKeys', args: [42], http: 'GET /keys 200', result: list(2) },
  {
    call: 'deploy_keys.getKey',
    args: [42, 601],
    http: 'GET /keys/601 200',
    result: { id: 601, title: 'Staging' },
  },
  {
    call: 'deploy_keys.addKey',
    args: [42, { title: 'Old client', key: newDeployKey() }],
    http: 'POST /keys 201',
    result: { title: 'Old client' },
  },
  {
    call: 'services.show',
    args: [42, 'slack'],
    http: 'GET /services/slack 200',
    result: { title: 'Slack', active: true },
  },
  {
    call: 'services.update',
    args: [42, 'campfire', { token: 'abc', room: 'web' }],
    http: 'PUT /services/campfire 200',
    result: mode === 'document' ? { title: 'Campfire', properties: { token: 'abc', room: 'web' } } : true,
  },
  { call: 'services.update', args: [42, 'campfire', {}], http: 'PUT /services/campfire 400', result: null },
  { call: 'services.remove', args: [42, 'campfire'], http: 'DELETE /services/campfire 200', result: true },
]

describe.each(['document', 'shipped'] as const)('the client gitlab 1.8.0 in %s mode', (mode) => {
  const table = new ClientTable('gitlab 1.8.0', mode)
  let under: ForgeUnderTest
  let client: Client

  beforeAll(async () => {
    under = await ForgeUnderTest.start(mode)
    client = gitlabClient(under.forge.url, { token: 'sandbox-ann' })
    const clone = await under.clone()
    await clone.commit('From an old client', { 'old-client.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', 'HEAD:refs/heads/old-client')
  })
  afterAll(async () => {
    table.print()
    await under.end()
  })

  test.each(stepsIn(mode))('$call: $http', async (step) => table.make(under.forge, client, step))

  test('its requests are what they were: {} as a body of GET and DELETE, ids repeated, a hundred a page', () => {
    const sent = (path: string) => under.forge.ledger().filter((entry) => entry.path.endsWith(path))
    expect(sent('/merge_requests')[0]).toMatchObject({ query: 'page=1&per_page=100', body: undefined })
    expect(sent('/5012/merge')[0]?.body).toEqual({
      id: 42,
      merge_request_id: 5012,
      should_remove_source_branch: true,
    })
    expect(sent('/services/campfire')[0]?.body).toEqual({ token: '[secret]', room: 'web' })
  })

  test('it may bring the token as OAuth does', async () => {
    const bearer = gitlabClient(under.forge.url, { oauth_token: 'sandbox-bob' })
    expect((await bearer('milestones.show', 42, 301)).result).toMatchObject({ iid: 1 })
    expect(under.forge.ledger().at(-1)).toMatchObject({ user: 'bob', status: 200 })
  })
})
