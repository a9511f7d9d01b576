import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { SERVER } from '../../src/model/server-name.ts'
import { listRecent } from '../../src/services/mr/recent.ts'
import { temporaryStore } from '../store/temporary.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { type Oddly, openSignInRoom, person, signedIn, startSignInForge } from './oauth/sign-in-forge.ts'

const BOB = { ...person, user: 'UBOB', userName: 'bob' }

async function atForge(api: 'v3' | 'v4' = 'v4', now = Date.now) {
  const forge = await startSignInForge()
  const store = await temporaryStore(IN_MEMORY)
  const room = openSignInRoom(forge, store, now, api)
  const { access } = forge.issue()
  return { forge, store, room, token: access, verify: (token = access) => room.verify(token, 42) }
}

const answering =
  (status: number, body: unknown) => (_: string, __: URLSearchParams, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    return true
  }

/** As a server without a call that names the caller, and otherwise as `others`. */
const unable =
  (others: Oddly): Oddly =>
  (request, form, response) => {
    const oddly = request.endsWith('/user') ? answering(404, { error: '404 Not Found' }) : others
    return oddly(request, form, response)
  }

describe('a token that was entered', () => {
  it('is verified by the account that it belongs to', async () => {
    const { forge, verify } = await atForge()
    expect(await verify()).toEqual({ kind: 'valid', account: { id: 2, username: 'ann', isBot: false } })
    expect(forge.received.map(({ request }) => request)).toEqual([
      'GET /api/v4/user',
      'GET /api/v4/personal_access_tokens/self',
    ])
  })

  it('of the bot of a project is known for one', async () => {
    const { forge, verify } = await atForge()
    forge.user = { id: 9, username: 'project_42_bot_1', name: 'ci', state: 'active', bot: true }
    expect(await verify()).toEqual({
      kind: 'valid',
      account: { id: 9, username: 'project_42_bot_1', isBot: true },
    })
  })

  it.each([
    ['nobody knows', answering(401, { message: '401 Unauthorized' }), { kind: 'refused' }],
    [
      'is of somebody who is blocked',
      answering(403, { message: '403 Forbidden - Your account has been blocked.' }),
      { kind: 'locked', reason: 'Forbidden - Your account has been blocked' },
    ],
    [
      'is of somebody who is shown as blocked',
      answering(200, { id: 3, username: 'bob', name: 'Bob', state: 'blocked' }),
      { kind: 'locked', reason: 'The account @bob is blocked' },
    ],
    [
      'has too small a scope',
      answering(403, { error: 'insufficient_scope', error_description: 'Higher privileges are needed.' }),
      {
        kind: 'locked',
        reason: `Your token doesn’t have the scope api. Make one with that scope on ${SERVER}, and connect again`,
      },
    ],
    ['the forge cannot look at', answering(500, {}), { kind: 'unreachable' }],
    ['comes with half a person', answering(200, { id: 3 }), { kind: 'unknown', reason: expect.any(String) }],
  ])('that %s is not taken, and why', async (_, oddly, verdict) => {
    const { forge, verify } = await atForge()
    forge.oddly = oddly
    expect(await verify()).toEqual(verdict)
  })

  const own =
    (token: unknown, status = 200) =>
    (request: string, _: URLSearchParams, response: ServerResponse) => {
      if (!request.endsWith('/personal_access_tokens/self')) return false
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(token))
      return true
    }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const ANN = { id: 2, username: 'ann', isBot: false }

  it.each([
    ['may only read', own({ scopes: ['read_api'] }), { kind: 'lesser', scopes: ['read_api'] }],
    [
      'may do nothing here',
      own({ scopes: ['read_repository'] }),
      { kind: 'lesser', scopes: ['read_repository'] },
    ],
    ['may act', own({ scopes: ['read_user', 'api'], expires_at: null }), { kind: 'valid', account: ANN }],
    ['is fine-grained', own({ scopes: ['granular'] }), { kind: 'valid', account: ANN }],
    ['is over', own({ scopes: ['api'], active: false }), { kind: 'refused' }],
    ['is revoked', own({ scopes: ['api'], revoked: true }), { kind: 'refused' }],
    [
      'ends soon',
      own({ scopes: ['api'], active: true, expires_at: inDays(3) }),
      { kind: 'valid', account: ANN, until: inDays(3) },
    ],
    [
      'ends some day',
      own({ scopes: ['api'], active: true, expires_at: inDays(300) }),
      { kind: 'valid', account: ANN },
    ],
    [
      'an older server cannot describe',
      own({ error: '404 Not Found' }, 404),
      { kind: 'valid', account: ANN },
    ],
  ])('that %s is judged by what it says of itself', async (_, oddly, verdict) => {
    const { forge, verify } = await atForge()
    forge.oddly = oddly
    expect(await verify()).toEqual(verdict)
  })

  it.each([
    [200, [], { kind: 'valid', account: null }],
    [404, { message: '404 Project Not Found' }, { kind: 'valid', account: null }],
    [404, { error: '404 Not Found' }, { kind: 'unknown', reason: expect.any(String) }],
    [403, { message: '403 Forbidden' }, { kind: 'valid', account: null }],
    [401, { message: '401 Unauthorized' }, { kind: 'refused' }],
    [410, { message: 'Gone' }, { kind: 'unknown', reason: expect.stringContaining('FORGE_API=v4') }],
    [500, {}, { kind: 'unreachable' }],
  ])('at a forge that cannot tell whose it is, is tried out: %i %o', async (status, body, verdict) => {
    const { forge, verify } = await atForge('v3')
    forge.oddly = unable(answering(status, body))
    expect(await verify()).toEqual(verdict)
    const asked = new Set(forge.received.map(({ request }) => request))
    expect([...asked]).toEqual([
      'GET /api/v3/user',
      'GET /api/v3/projects/42/merge_requests?page=1&per_page=1',
    ])
  })
})

describe('who people are', () => {
  it('somebody who has just connected is found by their Slack name at once', async () => {
    const { forge, store, room, token } = await atForge()
    forge.user = { ...forge.user, id: 3, username: 'bob' }
    await signedIn(forge, store, room, BOB)
    await store.accounts.save('T1', 'UANN', token)
    const {
      forge: { users },
    } = await room.contextOf(person)
    expect(await users.find({ project: 42, person: '<@UBOB|bob>' })).toMatchObject({
      person: { id: 3, username: 'bob' },
    })
  })

  it('those who were connected before the forge could tell are asked after once', async () => {
    const { forge, store, room, token } = await atForge()
    await store.accounts.save('T1', 'UANN', token)
    const {
      forge: { users },
      workspace: { accounts },
    } = await room.contextOf(person)
    expect(await accounts.me()).toMatchObject({ linked: { way: 'token', username: 'ann' } })
    expect(await users.find({ project: 42, person: '@me' })).toMatchObject({ person: { id: 2 } })
    await accounts.used()
    expect(forge.count('/user')).toBe(1)
  })

  it('using an account makes its person known to others', async () => {
    const { store, room, token } = await atForge()
    await store.accounts.save('T1', 'UANN', token)
    await (await room.contextOf(person)).workspace.accounts.used()
    await expect.poll(() => store.accounts.identity('T1', 'UANN')).toEqual({ id: 2, username: 'ann' })
  })

  it('an older server tells it as well, and is asked once', async () => {
    const { forge, store, room, token, verify } = await atForge('v3')
    expect(await verify()).toEqual({ kind: 'valid', account: { id: 2, username: 'ann', isBot: false } })
    expect(forge.received.map(({ request }) => request)).toEqual(['GET /api/v3/user'])
    await store.accounts.save('T1', 'UANN', token)
    const {
      forge: { users },
      workspace: { accounts },
    } = await room.contextOf(person)
    expect(await users.find({ project: 42, person: '@me' })).toMatchObject({ person: { id: 2 } })
    await accounts.used()
    expect(forge.count('/user')).toBe(2)
  })

  it('a forge that cannot tell is asked once an hour', async () => {
    let now = Date.now()
    const { forge, store, room, token } = await atForge('v3', () => now)
    forge.oddly = unable(() => false)
    await store.accounts.save('T1', 'UANN', token)
    const {
      forge: { users },
      workspace: { accounts },
    } = await room.contextOf(person)
    await accounts.used()
    expect(await accounts.me()).toMatchObject({ linked: { username: null } })
    expect(await users.find({ project: 42, person: '@me' })).toEqual({ kind: 'unknown-self' })
    expect(forge.received.map(({ request }) => request)).toEqual(['GET /api/v3/user'])
    now += 3_600_000
    forge.oddly = () => false
    expect(await users.find({ project: 42, person: '@me' })).toMatchObject({ person: { id: 2 } })
  })

  it('somebody whom the forge does not tell of stays unknown, and the turn goes on', async () => {
    const { forge, store, room, token } = await atForge()
    await store.accounts.save('T1', 'UANN', token)
    forge.oddly = answering(500, {})
    const {
      forge: { users },
      workspace: { accounts },
    } = await room.contextOf(person)
    await accounts.used()
    expect(await users.find({ project: 42, person: '@me' })).toEqual({ kind: 'unknown-self' })
    expect(await users.find({ project: 42, person: '<@UCY>' })).toEqual({
      kind: 'unknown-mention',
      typed: '<@UCY>',
    })
  })
})

it('a token that is accepted again is like any other: its next refusal is said anew', async () => {
  const { store, room, token } = await atForge()
  await store.accounts.save('T1', 'UANN', token)
  const isSaid = async () => (await room.contextOf(person)).workspace.accounts.refused()
  expect([await isSaid(), await isSaid()]).toEqual([true, false])
  await listRecent(await room.contextOf(person), { project: 42, page: 1 })
  expect(await isSaid()).toBe(true)
})
