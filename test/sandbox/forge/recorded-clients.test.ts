import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, ClientTable } from './client-table.ts'
import { ForgeUnderTest } from './forge-under-test.ts'
import { recordedClient } from './recorded-client.ts'

const MODES = ['document', 'shipped'] as const
type Mode = (typeof MODES)[number]

/** A call as the client’s documentation names it, the request that was recorded of it, and the body of the answer. */
type Row = readonly [call: string, http: string, result: unknown]

const list = (length: number) => expect.objectContaining({ length })
const said = (message: string) => ({ message: expect.stringContaining(message) })

const gitlab = (mode: Mode): readonly Row[] => {
  const isDocument = mode === 'document'
  return [
    ['merge_requests.list', 'GET /merge_requests 200', list(17)],
    ['merge_requests.list', 'GET /merge_requests 200', list(11)],
    ['merge_requests.show', 'GET /merge_request/5012 200', { iid: 12, state: 'opened' }],
    ['merge_requests.show', 'GET /merge_request/9999 404', said('404')],
    [
      'merge_requests.add',
      `POST /merge_requests ${isDocument ? 200 : 201}`,
      { title: 'From an old client', source_branch: 'old-client' },
    ],
    ['merge_requests.update', 'PUT /merge_request/5014 200', { title: 'Renamed', state: 'closed' }],
    ['merge_requests.merge', 'PUT /merge_request/5012/merge 200', { iid: 12, state: 'merged' }],
    ['merge_requests.merge', `PUT /merge_request/5009/merge ${isDocument ? 405 : 406}`, {}],
    // Comments belong to the notes, which the API document leaves out.
    ['merge_requests.comment', 'POST /merge_request/5007/comments 404', {}],
    ['milestones.all', 'GET /milestones 200', list(4)],
    ['milestones.show', 'GET /milestones/303 200', { iid: 3, state: 'active' }],
    ['milestones.add', 'POST /milestones 201', { iid: 5, title: '2.6', due_date: '2031-01-31' }],
    ['milestones.update', 'PUT /milestones/304 200', { state: 'closed', description: 'Old ones' }],
    ['deploy_keys.listKeys', 'GET /keys 200', list(2)],
    ['deploy_keys.getKey', 'GET /keys/601 200', { id: 601, title: 'Staging' }],
    ['deploy_keys.addKey', 'POST /keys 201', { title: 'Old client' }],
    ['services.show', 'GET /services/slack 200', { title: 'Slack', active: true }],
    [
      'services.update',
      'PUT /services/campfire 200',
      isDocument ? { title: 'Campfire', properties: { token: 'abc', room: 'web' } } : true,
    ],
    ['services.update', 'PUT /services/campfire 400', {}],
    ['services.remove', 'DELETE /services/campfire 200', isDocument ? {} : true],
  ]
}

const nodeGitlab = (mode: Mode): readonly Row[] => {
  const isDocument = mode === 'document'
  return [
    ['mergeRequests.list', 'GET /merge_requests 200', list(3)],
    ['mergeRequests.get', 'GET /merge_requests/5012 200', { iid: 12, sha: expect.any(String) }],
    ['mergeRequests.get', 'GET /merge_requests/9999 404', said('404 Not found')],
    [
      'mergeRequests.create',
      `POST /merge_requests ${isDocument ? 200 : 201}`,
      { title: 'Old', labels: ['a', 'b'] },
    ],
    ['mergeRequests.create', 'POST /merge_requests 409', {}],
    ['mergeRequests.update', 'PUT /merge_requests/5014 200', { title: 'Renamed', state: 'closed' }],
    ['mergeRequests.listCommits', 'GET /merge_requests/5012/commits 200', list(3)],
    ['mergeRequests.merge', 'PUT /merge_requests/5012/merge 200', { state: 'merged' }],
    [
      'mergeRequests.merge',
      `PUT /merge_requests/5005/merge ${isDocument ? 406 : 405}`,
      said('Method Not Allowed'),
    ],
    ['mergeRequests.remove', 'DELETE /merge_requests/5003 200', { iid: 3 }],
    ['mergeRequests.remove', `DELETE /merge_requests/5003 ${isDocument ? 404 : 403}`, {}],
    // Notes are a resource of their own, which the API document leaves out.
    ['mergeRequests.listNotes', 'GET /merge_requests/5007/notes 404', {}],
    ['mergeRequests.createNote', 'POST /merge_requests/5007/notes 404', {}],
    ['mergeRequests.getNote', 'GET /merge_requests/5007/notes/1 404', {}],
    ['mergeRequests.updateNote', 'PUT /merge_requests/5007/notes/1 404', {}],
    ['milestones.list', 'GET /milestones 200', list(4)],
    ['milestones.get', 'GET /milestones/303 200', { iid: 3 }],
    ['milestones.create', 'POST /milestones 201', { iid: 5, due_date: '2031-01-31' }],
    ['milestones.create', 'POST /milestones 400', {}],
    ['milestones.update', 'PUT /milestones/304 200', { state: 'closed' }],
    ['milestones.listIssues', 'GET /milestones/302/issues 200', list(5)],
    // Neither the document nor the servers of that time can delete a milestone or rename a key.
    ['milestones.remove', 'DELETE /milestones/304 405', {}],
    ['deployKeys.list', 'GET /keys 200', list(2)],
    ['deployKeys.get', 'GET /keys/601 200', { title: 'Staging' }],
    ['deployKeys.create', 'POST /keys 201', { title: 'Old client' }],
    ['deployKeys.update', 'PUT /keys/601 405', {}],
    [
      'deployKeys.remove',
      'DELETE /keys/601 200',
      { id: 601, public: false, fingerprint: expect.any(String) },
    ],
  ]
}

const CLIENTS = [
  ['gitlab 1.8.0', gitlab],
  ['node-gitlab 1.6.1', nodeGitlab],
] as const

describe.each(CLIENTS.flatMap(([name, rows]) => MODES.map((mode) => [name, mode, rows(mode)] as const)))(
  'the requests of the client %s in %s mode',
  (name, mode, rows) => {
    const table = new ClientTable(name, mode)
    let under: ForgeUnderTest
    let client: Client

    beforeAll(async () => {
      under = await ForgeUnderTest.start(mode)
      client = recordedClient(name, under.forge.url)
      const clone = await under.clone()
      await clone.commit('From an old client', { 'old-client.txt': 'x\n' })
      await clone.git('push', '--quiet', 'origin', 'HEAD:refs/heads/old-client')
    })
    afterAll(async () => {
      table.print()
      await under.end()
    })

    test.each(rows)('%s: %s', (call, http, result) =>
      table.make(under.forge, client, { call, args: [], http, result }),
    )

    test.runIf(name === 'gitlab 1.8.0')('one may bring the token as OAuth does', async () => {
      expect((await client('milestones.show')).result).toMatchObject({ iid: 1 })
      expect(under.forge.ledger().at(-1)).toMatchObject({ user: 'bob', status: 200 })
    })
  },
)
