import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { SERVER } from '../../../src/model/server-name.ts'
import { list } from '../../../src/services/mr/list.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore, type Store } from '../../../src/store/store.ts'
import { stoppedClock, temporaryStore } from '../../store/temporary.ts'
import { waiting } from '../../support/entered.ts'
import { IN_MEMORY } from '../../support/memory-store.ts'
import { onBothEngines } from '../../support/postgres.ts'
import {
  openSignInRoom,
  person,
  type SignInForge,
  type SignInRoom,
  signedIn,
  signIn,
  startSignInForge,
} from './sign-in-forge.ts'

const MINUTE = 60_000
const TWO_HOURS = 120 * MINUTE

/** Somebody who has signed in, with a token for two hours. */
async function atForge() {
  const forge = await startSignInForge()
  const clock = stoppedClock()
  const store = await temporaryStore({ ...IN_MEMORY, now: clock.now })
  const room = openSignInRoom(forge, store, clock.now)
  await signedIn(forge, store, room)
  forge.received.length = 0
  return { forge, clock, store, room, read: () => readOf(room) }
}

async function readOf(room: SignInRoom) {
  return list(await room.contextOf(person), {
    project: 42,
    state: 'opened',
    orderBy: 'created_at',
    sort: 'desc',
    page: 1,
  })
}

async function kept(store: Store) {
  const account = await store.accounts.find('T1', 'UANN')
  return account?.kind === 'sign-in' ? account : null
}

/** The calls, without the query that goes beside a list. */
const calls = (forge: SignInForge) =>
  forge.received.map(({ request }) => request.split('?')[0]).filter((call) => call !== 'GET /api/graphql')
const LIST = 'GET /api/v4/projects/42/merge_requests'

describe('coming back from the forge', () => {
  it('trades the code once, asks whose account it is, and links nothing before the person has said yes', async () => {
    const forge = await startSignInForge()
    const store = await temporaryStore(IN_MEMORY)
    const room = openSignInRoom(forge, store)
    const end = await signIn(forge, store, room)
    expect(end).toEqual({
      kind: 'entered',
      id: expect.any(String),
      code: expect.any(String),
      account: { id: 2, username: 'ann', isBot: false },
    })
    expect(calls(forge)).toEqual(['POST /oauth/token', 'GET /api/v4/user', 'GET /oauth/token/info'])
    expect(await kept(store)).toBeNull()
    const { id, code } = waiting(end)
    await store.links.confirm(id, 'T1', 'UANN', code)
    expect(await kept(store)).toMatchObject({ token: forge.pairs[0]?.access, renewals: 0 })
    expect(await store.accounts.identity('T1', 'UANN')).toEqual({ id: 2, username: 'ann' })
  })

  it('asks for the scope of the whole API, with the challenge and never the verifier', async () => {
    const forge = await startSignInForge()
    const room = openSignInRoom(forge, await temporaryStore(IN_MEMORY))
    const verifier = 'ks02i3jdikdo2k0dkfodf3m39rjfjsdk0wk349rj3jrhf'
    const address = new URL(room.signIn.address?.({ state: 's', browser: 'b', verifier }) ?? '')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'greenlight-test',
      redirect_uri: 'https://greenlight.example.com/link/oauth',
      response_type: 'code',
      state: 's',
      scope: 'api',
      // The example of the forge’s own documentation.
      code_challenge: '2i0WFA-0AerkjQm4X4oDEhqA17QIAKNjXpagHBXmO_U',
      code_challenge_method: 'S256',
    })
  })

  it('a code that the forge does not take comes to a refusal in its words', async () => {
    const forge = await startSignInForge()
    const store = await temporaryStore(IN_MEMORY)
    const room = openSignInRoom(forge, store)
    forge.oddly = (request, form) => {
      if (request === 'POST /oauth/token') form.set('code', 'of somebody else')
      return false
    }
    expect(await signIn(forge, store, room)).toEqual({ kind: 'refused', reason: 'Refused: invalid_grant' })
    expect(calls(forge)).toEqual(['POST /oauth/token'])
  })

  it('a lost reply is not asked for again: the code is used up', async () => {
    const forge = await startSignInForge()
    const store = await temporaryStore(IN_MEMORY)
    const room = openSignInRoom(forge, store)
    forge.oddly = (request, _, response) => {
      if (request === 'POST /oauth/token') response.destroy()
      return request === 'POST /oauth/token'
    }
    expect(await signIn(forge, store, room)).toMatchObject({ kind: 'unreachable' })
    expect(forge.count('/oauth/token')).toBe(1)
  })

  it('the account of somebody who is blocked is not kept, and the sign-in is ended at the forge', async () => {
    const forge = await startSignInForge()
    const store = await temporaryStore(IN_MEMORY)
    const room = openSignInRoom(forge, store)
    forge.user = { ...forge.user, state: 'blocked' }
    expect(await signIn(forge, store, room)).toEqual({
      kind: 'locked',
      reason: 'The account @ann is blocked',
    })
    expect(forge.pairs).toMatchObject([{ isAlive: false }])
  })

  it('an application without the scope api is not kept, and the sign-in is ended at the forge', async () => {
    const forge = await startSignInForge()
    const store = await temporaryStore(IN_MEMORY)
    const room = openSignInRoom(forge, store)
    forge.oddly = (request, _, response) => {
      if (!request.startsWith('GET /oauth/token/info')) return false
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"scope":["read_api"]}')
      return true
    }
    expect(await signIn(forge, store, room)).toEqual({
      kind: 'locked',
      reason: expect.stringContaining('doesn’t have the scope api'),
    })
    expect(forge.pairs[0]?.isAlive).toBe(false)
    expect(calls(forge).at(-1)).toBe('POST /oauth/revoke')
  })

  it('a link that was used up meanwhile ends the sign-in at the forge again', async () => {
    const forge = await startSignInForge()
    const store = await temporaryStore(IN_MEMORY)
    const room = openSignInRoom(forge, store)
    const nonce = await store.links.open({ ...person, project: 42 })
    const begun = await store.signIns.begin(nonce)
    if (!begun) throw new Error('Nothing began')
    await store.signIns.arrive(begun.state, begun.browser, forge.consent(room.signIn.address?.(begun) ?? ''))
    const returned = await store.signIns.take(begun.browser)
    if (!returned) throw new Error('Nobody has returned')
    await store.links.enter(nonce, 'a token instead')
    expect(await room.signIn.finish(returned)).toEqual({ kind: 'gone' })
    expect(forge.pairs).toMatchObject([{ isAlive: false }])
  })
})

describe('a call with a sign-in', () => {
  it('carries its token as a bearer, and asks for no other while that has more than a minute', async () => {
    const { forge, clock, read } = await atForge()
    clock.advance(TWO_HOURS - MINUTE)
    expect(await read()).toMatchObject({ kind: 'list' })
    expect(calls(forge)).toEqual([LIST])
    expect(new Set(forge.received.map(({ token }) => token))).toEqual(new Set([forge.pairs[0]?.access]))
  })

  it('gets a new token first where the old one has less than a minute, and keeps both of the new ones', async () => {
    const { forge, clock, store, read } = await atForge()
    clock.advance(TWO_HOURS - MINUTE + 1)
    expect(await read()).toMatchObject({ kind: 'list' })
    expect(await read()).toMatchObject({ kind: 'list' })
    expect(calls(forge)).toEqual(['POST /oauth/token', LIST, LIST])
    const [, second] = forge.pairs
    expect(new Set(forge.received.slice(1).map(({ token }) => token))).toEqual(new Set([second?.access]))
    expect(await kept(store)).toMatchObject({
      token: second?.access,
      renewals: 1,
      renewal: { refreshToken: second?.refresh, expiresAt: clock.now() + TWO_HOURS },
    })
  })

  it('the next refresh token is in the store before the new token is used', async () => {
    const { forge, clock, store, read } = await atForge()
    clock.advance(TWO_HOURS)
    const stored: Promise<string | undefined>[] = []
    forge.oddly = (request) => {
      if (request.startsWith(LIST)) stored.push(kept(store).then((account) => account?.renewal?.refreshToken))
      return false
    }
    await read()
    expect(await Promise.all(stored)).toEqual([forge.pairs[1]?.refresh])
  })

  it('gets a new token where the forge does not take the old one any more, and is sent with that', async () => {
    const { forge, read } = await atForge()
    const [first] = forge.pairs
    forge.oddly = (request, _, response) => {
      const isOld = forge.received.at(-1)?.token === first?.access
      if (isOld)
        response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"401 Unauthorized"}')
      return isOld && request.startsWith('GET')
    }
    expect(await read()).toMatchObject({ kind: 'list' })
    expect(calls(forge).filter((call) => call?.startsWith('POST'))).toEqual(['POST /oauth/token'])
    expect(calls(forge).filter((call) => call === LIST)).toHaveLength(2)
  })

  it('a write that the account has no right to is sent once, and nothing is renewed for it', async () => {
    const { forge, room } = await atForge()
    forge.oddly = (request, _, response) => {
      if (request.startsWith('PUT')) response.writeHead(401).end('{"message":"401 Unauthorized"}')
      return request.startsWith('PUT')
    }
    const session = await room.session()
    const merge = { method: 'PUT', path: '/projects/42/merge_requests/12/merge' } as const
    const answer = await session.call({ ...merge, reads: () => ({ ok: true, value: null }) })
    expect(answer).toMatchObject({ kind: 'refused', status: 401 })
    expect(calls(forge)).toEqual(['PUT /api/v4/projects/42/merge_requests/12/merge', 'GET /api/v4/user'])
  })

  it('a token without an end is never renewed by the clock', async () => {
    const forge = await startSignInForge()
    forge.expiresIn = null
    const clock = stoppedClock()
    const store = await temporaryStore({ ...IN_MEMORY, now: clock.now })
    const room = openSignInRoom(forge, store, clock.now)
    await signedIn(forge, store, room)
    clock.advance(365 * 24 * 60 * MINUTE)
    expect(await readOf(room)).toMatchObject({ kind: 'list' })
    expect(forge.count('POST /oauth/token')).toBe(1)
  })
})

describe('a renewal that does not come through', () => {
  it('that the forge refuses ends in the word to connect again, and the forge is asked for it once', async () => {
    const { forge, clock, store, room, read } = await atForge()
    clock.advance(TWO_HOURS)
    for (const pair of forge.pairs) pair.isAlive = false
    expect(await read()).toEqual({ kind: 'token-refused' })
    expect(await read()).toEqual({ kind: 'token-refused' })
    expect(forge.count('/oauth/token')).toBe(1)
    expect(await kept(store)).toMatchObject({ renewal: null })
    const {
      workspace: { accounts },
    } = await room.contextOf(person)
    expect(await accounts.me()).toMatchObject({ linked: { way: 'sign-in', tail: '', isEnding: true } })
    expect([await accounts.refused(), await accounts.refused()]).toEqual([true, false])
  })

  it('whose reply was lost is asked for once more, and then the person has to connect again', async () => {
    const { forge, clock, read } = await atForge()
    clock.advance(TWO_HOURS)
    let lost = 0
    forge.oddly = (request, _, response) => {
      if (request !== 'POST /oauth/token' || lost > 0) return false
      lost += 1
      for (const pair of forge.pairs) pair.isAlive = false
      forge.issue()
      response.destroy()
      return true
    }
    expect(await read()).toEqual({ kind: 'token-refused' })
    expect(await read()).toEqual({ kind: 'token-refused' })
    expect(forge.count('/oauth/token')).toBe(2)
  })

  it('whose request was lost on the way comes through at the second time', async () => {
    const { forge, clock, read } = await atForge()
    clock.advance(TWO_HOURS)
    let lost = 0
    forge.oddly = (request, _, response) => {
      if (request !== 'POST /oauth/token' || lost > 0) return false
      lost += 1
      response.destroy()
      return true
    }
    expect(await read()).toMatchObject({ kind: 'list' })
  })

  it('that cannot reach the forge says so, sends nothing, and keeps what is there', async () => {
    const { forge, clock, store, read } = await atForge()
    clock.advance(TWO_HOURS)
    const before = await kept(store)
    forge.oddly = (request, _, response) => {
      if (request === 'POST /oauth/token') response.writeHead(502).end()
      return request === 'POST /oauth/token'
    }
    const trouble = await read()
    expect(trouble).toMatchObject({ kind: 'unreachable' })
    expect(JSON.stringify(trouble)).toContain(`Your sign-in couldn’t be renewed. ${SERVER} answered 502`)
    expect(forge.count('merge_requests')).toBe(0)
    expect(await kept(store)).toEqual(before)
    forge.oddly = () => false
    expect(await read()).toMatchObject({ kind: 'list' })
  })

  it('for an application that the forge does not know says so, and disconnects nobody', async () => {
    const { forge, clock, store, read } = await atForge()
    clock.advance(TWO_HOURS)
    const before = await kept(store)
    forge.oddly = (request, _, response) => {
      if (request === 'POST /oauth/token')
        response.writeHead(401).end('{"error":"invalid_client","error_description":"Unknown client."}')
      return request === 'POST /oauth/token'
    }
    expect(await read()).toEqual({
      kind: 'unreachable',
      reason: 'Your sign-in couldn’t be renewed. Unknown client',
    })
    expect(await kept(store)).toEqual(before)
  })
})

describe('ending a sign-in', () => {
  it('disconnecting ends it at the forge, and says when that is not certain', async () => {
    const { forge, store, room } = await atForge()
    const {
      workspace: { accounts },
    } = await room.contextOf(person)
    expect(await accounts.disconnect()).toBe('revoked')
    expect(forge.pairs).toMatchObject([{ isAlive: false }])
    expect(await accounts.disconnect()).toBe('not-connected')
    await signedIn(forge, store, room)
    forge.oddly = (request, _, response) => {
      if (request === 'POST /oauth/revoke') response.destroy()
      return request === 'POST /oauth/revoke'
    }
    expect(await accounts.disconnect()).toBe('not-revoked')
    expect(await kept(store)).toBeNull()
  })

  it('being forgotten ends it at the forge', async () => {
    const { forge, store, room } = await atForge()
    const {
      workspace: { accounts },
    } = await room.contextOf(person)
    expect(await accounts.forget()).toEqual(['revoked'])
    expect(forge.pairs).toMatchObject([{ isAlive: false }])
    expect(await kept(store)).toBeNull()
  })

  it('connecting anew ends the one that is kept no more', async () => {
    const { forge, store, room } = await atForge()
    const {
      workspace: { accounts },
    } = await room.contextOf(person)
    const { code } = waiting(await signIn(forge, store, room))
    expect(await accounts.confirm(code)).toBe('replaced')
    expect(forge.pairs.map(({ isAlive }) => isAlive)).toEqual([false, true])
  })

  it('a renewal that is under way meanwhile leaves nothing alive', async () => {
    const { forge, clock, room, read } = await atForge()
    clock.advance(TWO_HOURS)
    const {
      workspace: { accounts },
    } = await room.contextOf(person)
    const [outcome, ended] = await Promise.all([read(), accounts.disconnect()])
    expect(['list', 'token-refused', 'not-connected']).toContain(outcome.kind)
    expect(ended).toBe('revoked')
    expect(forge.pairs.filter(({ isAlive }) => isAlive)).toEqual([])
  })

  it('a token that was pasted is deleted here and left alone at the forge', async () => {
    const { forge, store, room } = await atForge()
    await store.accounts.save('T1', 'UBOB', 'of-bob')
    const {
      workspace: { accounts },
    } = await room.contextOf({ ...person, user: 'UBOB' })
    expect(await accounts.disconnect()).toBe('deleted')
    expect(forge.count('/oauth/revoke')).toBe(0)
  })
})

onBothEngines('several who need a new token at once', (place) => {
  test.prop([fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 3 }), fc.boolean()], { numRuns: 6 })(
    'make one renewal, and all of them read with it',
    async (readers, processes, lapsed) => {
      const forge = await startSignInForge()
      const clock = stoppedClock()
      const where = await place()
      const keys = newKeyRing()
      // Only a PostgreSQL is shared by processes; an embedded store belongs to one.
      const count = 'url' in where ? processes : 1
      const stores = await Promise.all(
        Array.from({ length: count }, () => openStore({ ...where, keys, now: clock.now })),
      )
      const [store] = stores
      if (!store) throw new Error('There is no store')
      const rooms = stores.map((one) => openSignInRoom(forge, one, clock.now))
      await signedIn(forge, store, rooms[0] ?? openSignInRoom(forge, store, clock.now))
      if (lapsed) clock.advance(TWO_HOURS)
      else for (const pair of forge.pairs) Object.assign(pair, { access: 'of before' })
      forge.received.length = 0
      const all = Array.from({ length: readers }, () => rooms.map(readOf)).flat()
      const outcomes = await Promise.all(all)
      expect(outcomes.map(({ kind }) => kind)).toEqual(all.map(() => 'list'))
      expect(forge.count('/oauth/token')).toBe(1)
      for (const one of stores) await one.close()
    },
  )
})
