import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { houseForTests, type Json } from './house.ts'

const house = houseForTests()

/** A request with headers that fetch does not let anybody set. */
async function raw(path: string, method: string, headers: Record<string, string>, body = '') {
  return await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { port } = new URL(house.url)
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode, body: answer }), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('who may ask', () => {
  const paths = ['/sandbox/messages?channel=web&user=ann', '/api/auth.test', '/response/x', '/sandbox/app']

  test.each(paths)('%s is closed to foreign hosts and foreign pages', async (path) => {
    for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:80', '10.0.0.1']) {
      expect(await raw(path, 'GET', { host })).toMatchObject({ status: 403 })
    }
    const port = new URL(house.url).port
    for (const origin of ['http://evil.example', 'null', `https://127.0.0.1:${port}`, 'http://127.0.0.1:1']) {
      expect(await raw(path, 'GET', { host: `127.0.0.1:${port}`, origin })).toMatchObject({ status: 403 })
    }
  })

  test('the own page may ask, under any name of this machine', async () => {
    const port = new URL(house.url).port
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) {
      const answer = await raw('/sandbox/views?user=ann', 'GET', { host, origin: `http://${host}` })
      expect(answer.status).toBe(200)
    }
  })

  test('only JSON is taken, at most 1 MB of it', async () => {
    const say = '{"user":"ann","channel":"web","text":"hi"}'
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect((await raw('/sandbox/say', 'POST', { 'content-type': type }, say)).status).toBe(415)
    }
    const json = { 'content-type': 'application/json' }
    expect((await raw('/sandbox/say', 'POST', json, say)).status).toBe(200)
    expect((await raw('/sandbox/say', 'POST', json, '[1]')).status).toBe(400)
    expect((await raw('/sandbox/say', 'POST', json, 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  })

  test('paths that are not the workspace are left to others', async () => {
    for (const path of ['/', '/slack/events', '/sandbox', '/apis/x', '//', '//x/sandbox/app']) {
      expect(await raw(path, 'GET', {})).toMatchObject({ status: 418, body: 'not mine' })
    }
    for (const path of ['/sandbox/nope', '/sandbox/command', '/sandbox/constructor']) {
      expect((await raw(path, 'GET', {})).status).toBe(404)
    }
  })
})

test.each<[string, Json, string]>([
  ['say', { channel: 'web', text: 'x' }, 'user must be a text.'],
  ['say', { user: 'dora', channel: 'web', text: 'x' }, 'user must be one of ann, bob, cy, gus, eve.'],
  [
    'say',
    { user: 'ann', channel: 'x', text: 'x' },
    'channel must be one of web, general, random, partners, dm.',
  ],
  ['say', { user: 'ann', channel: 'web', text: '' }, 'text must not be empty.'],
  ['press', { user: 'ann', channel: 'web', action_id: 'x' }, 'The call needs channel and ts, or view_id.'],
  [
    'press',
    { user: 'ann', channel: 'web', ts: '1.2', action_id: 'x' },
    'ann sees no message with the ts 1.2',
  ],
  ['press', { user: 'ann', view_id: 'V1', action_id: 'x' }, 'ann has no open view V1.'],
  ['submit', { user: 'ann', view_id: 'V1' }, 'The modal V1 is not the one that ann sees.'],
  ['build', { project: 42, status: 'success' }, 'The call needs either sha or branch.'],
  [
    'build',
    { project: 42, branch: 'b', status: 'odd' },
    'status must be running, manual, scheduled, success, failed, canceled or skipped.',
  ],
  [
    'build',
    { project: 42, branch: 'gone', status: 'success' },
    'There is no running build for gone in project 42.',
  ],
  ['fault', { target: 'slack', match: 'x', kind: 'status:200', times: 1 }, 'kind must be drop-reply,'],
  ['fault', { target: 'hooks', match: '', kind: 'redirect' }, 'kind must be lose, duplicate, swap,'],
  [
    'fault',
    { target: 'sinks', match: '', kind: 'lose' },
    'kind must be down, hang, refuse, slow:5000, status:503',
  ],
  ['fault', { target: 'slack', match: '', kind: 'lose' }, 'kind must be drop-reply,'],
  ['fault', { target: 'slack', match: '', kind: 'limit:60' }, 'kind must be drop-reply,'],
  ['app', { request_url: 'file:///etc/passwd' }, 'request_url must be an address.'],
  [
    'event',
    { type: 'message' },
    'type must be app_uninstalled, tokens_revoked, team_access_revoked or team_access_granted.',
  ],
  ['revoke', {}, 'token must be a text.'],
  ['hold', { project: 42, mr: 12 }, 'status must be a word or null.'],
  ['hold', { project: 42, mr: 13, status: 'conflict' }, 'There is no merge request !13 in project 42.'],
  ['demand', { project: 99, approvals: 1 }, 'There is no project 99.'],
  ['demand', { project: 42, approvals: 'many' }, 'approvals must be a whole number.'],
])('%s with %o is answered with one sentence', async (name, body, words) => {
  const { status, body: answer } = await house.post(`/sandbox/${name}`, body)
  expect(status).toBe(400)
  expect(answer).toEqual({ ok: false, error: expect.stringContaining(words) })
})

test.each([
  ['app_uninstalled', undefined, undefined],
  ['tokens_revoked', undefined, { bot: ['U0GREENLIGHT'], oauth: [] }],
  ['tokens_revoked', { oauth: ['U0ANN'] }, { bot: [], oauth: ['U0ANN'] }],
] as const)('the app is told of %s (%o), signed, in an event’s envelope', async (type, tokens, told) => {
  const before = house.deliveries.length
  const { body } = await house.post('/sandbox/event', { type, late: true, ...(tokens ? { tokens } : {}) })
  expect(body).toMatchObject({ ok: true })
  const delivery = house.deliveries[before]
  expect(delivery?.signed).toBe(true)
  expect(delivery?.content).toMatchObject({
    type: 'event_callback',
    team_id: 'T0ACME',
    event_id: expect.stringMatching(/^Ev/),
    event: { type, ...(told ? { tokens: told } : {}) },
  })
})

test('a removal ends the app’s token, a late one does not, and an installation brings it back', async () => {
  const asked = async (): Promise<unknown> => {
    const headers = { authorization: `Bearer ${house.slack.app.botToken}` }
    return (await fetch(`${house.url}/api/auth.test`, { method: 'POST', headers })).json()
  }
  await house.post('/sandbox/event', { type: 'app_uninstalled', late: true })
  expect(await asked()).toMatchObject({ ok: true })
  await house.post('/sandbox/event', { type: 'app_uninstalled' })
  expect(await asked()).toEqual({ ok: false, error: 'account_inactive' })
  await house.post('/sandbox/install', {})
  expect(await asked()).toMatchObject({ ok: true })
})

test('a token of the forge is revoked, and its person gets another', async () => {
  const { body } = await house.post('/sandbox/revoke', { token: 'sandbox-ann' })
  expect(body).toEqual({ ok: true, token: 'sandbox-ann-again' })
  const { status, body: answer } = await house.post('/sandbox/revoke', { token: 'nobody’s' })
  expect(status).toBe(400)
  expect(answer).toEqual({ ok: false, error: 'There is no such token.' })
})

test.each([
  ['hold', { project: 42, mr: 12, status: 'requested_changes' }],
  ['hold', { project: 42, mr: 12, status: null }],
  ['demand', { project: 42, approvals: 2, only_allow_merge_if_pipeline_succeeds: true }],
])('/sandbox/%s with %o is passed on to the forge', async (name, body) => {
  expect(await house.post(`/sandbox/${name}`, body)).toMatchObject({ status: 200, body: { ok: true } })
})

test('builds and faults of the forge are passed on', async () => {
  await house.post('/sandbox/build', { project: 42, branch: 'topic', status: 'failed' })
  expect(house.builds.at(-1)).toEqual({ project: 42, branch: 'topic', status: 'failed' })
  expect(await house.get('/sandbox/builds')).toMatchObject({ ok: true, builds: [{ branch: 'topic' }] })
  await house.post('/sandbox/fault', { target: 'forge', match: '/merge', kind: 'drop-reply', times: 2 })
  await house.post('/sandbox/fault', { target: 'forge', match: '', kind: 'limit:60' })
  expect(house.forgeFaults).toEqual([
    { match: '/merge', kind: 'drop-reply', times: 2 },
    { match: '', kind: 'limit:60', times: 1 },
  ])
  await house.post('/sandbox/fault', { target: 'hooks', match: 'Push', kind: 'late:50' })
  expect(house.hookFaults).toEqual([{ match: 'Push', kind: 'late:50', times: 1 }])
})

test('what applications may do for a person at the forge is ended', async () => {
  expect((await house.post('/sandbox/withdraw', { user: 'ann' })).body).toEqual({ ok: true, ended: 1 })
  expect((await house.post('/sandbox/withdraw', { user: 'bob' })).body).toEqual({ ok: true, ended: 0 })
})

test('another process learns how to be the app and takes over its deliveries', async () => {
  const app = await house.get('/sandbox/app')
  expect(app).toMatchObject({
    ok: true,
    signing_secret: house.slack.app.signingSecret,
    bot_token: house.slack.app.botToken,
    api_url: `${house.url}/api/`,
    request_url: house.slack.installation.requestUrl,
  })
  const before = house.slack.installation.requestUrl
  await house.post('/sandbox/app', { request_url: 'http://127.0.0.1:1/elsewhere' })
  expect(house.slack.installation.requestUrl).toBe('http://127.0.0.1:1/elsewhere')
  const call = { user: 'ann', channel: 'web', command: '/mr', text: '' }
  expect((await house.post('/sandbox/command', call)).body).toMatchObject({ ok: false })
  house.slack.installation.requestUrl = before
})

test('messages are those that the person sees', async () => {
  await house.api('chat.postEphemeral', { channel: 'C0WEB', user: 'U0CY', text: 'for Cy' })
  const seen = async (user: string) =>
    JSON.stringify((await house.get(`/sandbox/messages?channel=web&user=${user}`)).messages)
  expect(await seen('cy')).toContain('for Cy')
  expect(await seen('ann')).not.toContain('for Cy')
})

test('the ledger of the forge is told apart from the workspace’s own', async () => {
  expect(await house.get('/sandbox/ledger?target=forge')).toMatchObject({
    ok: true,
    entries: [{ method: 'GET', path: '/at/the/forge' }],
  })
  expect(await house.get('/sandbox/ledger?target=hooks')).toEqual({
    ok: true,
    entries: [{ event: 'Push Hook', status: 200 }],
  })
  expect(await house.get('/sandbox/ledger')).not.toMatchObject({ entries: [{ path: '/at/the/forge' }] })
})

test('both ledgers can be emptied', async () => {
  await house.api('auth.test', {})
  expect(await house.get('/sandbox/ledger')).not.toMatchObject({ entries: [] })
  expect((await house.post('/sandbox/forget', {})).body).toEqual({ ok: true })
  expect(await house.get('/sandbox/ledger')).toMatchObject({ entries: [] })
  expect(await house.get('/sandbox/ledger?target=forge')).toMatchObject({ entries: [] })
})
