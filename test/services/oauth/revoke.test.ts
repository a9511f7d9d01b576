import { describe, expect, it } from 'vitest'
import { endSignIns } from '../../../src/jobs/uninstalls.ts'
import { revokeEach } from '../../../src/services/oauth/sign-in.ts'
import type { RevocableCredential } from '../../../src/store/credentials.ts'
import { keptLog } from '../../slack/recording-handlers.ts'
import { withDatabase } from '../../store/every-table.ts'
import { leftADayAgo } from '../../store/left.ts'
import { stoppedClock, temporaryStore } from '../../store/temporary.ts'
import { waiting } from '../../support/entered.ts'
import { IN_MEMORY } from '../../support/memory-store.ts'
import { onBothEngines } from '../../support/postgres.ts'
import {
  openSignInRoom,
  person,
  type SignInForge,
  signedIn,
  signIn,
  startSignInForge,
} from './sign-in-forge.ts'

const MINUTE = 60_000
const bob = { ...person, user: 'UBOB', userName: 'bob' }

/** A forge that says nothing to who ends a sign-in. */
function isAway(forge: SignInForge): void {
  forge.oddly = (request, _, response) => {
    if (request === 'POST /oauth/revoke') response.destroy()
    return request === 'POST /oauth/revoke'
  }
}

const lives = (forge: SignInForge) => forge.pairs.map(({ isAlive }) => isAlive)

onBothEngines('what is deleted here', (place) => {
  async function scene() {
    const forge = await startSignInForge()
    const clock = stoppedClock()
    const where = await place()
    const store = await temporaryStore({ ...where, now: clock.now })
    const room = openSignInRoom(forge, store, clock.now)
    const accountsOf = async (who = person) => (await room.contextOf(who)).workspace.accounts
    const enters = async (who = person) => {
      const { user } = forge
      if (who.user !== person.user) forge.user = { ...user, id: 3, username: who.userName }
      const kept = waiting(await signIn(forge, store, room, who))
      forge.user = user
      return kept
    }
    const entersToken = async (token: string, who = person) =>
      waiting(await store.links.enter(await store.links.open({ ...who, project: 42 }), token))
    return { where, forge, clock, store, room, accountsOf, enters, entersToken }
  }

  describe('a sign-in that nobody confirms', () => {
    it('is given out once when its ten minutes are over, to one of many who ask, and ended', async () => {
      const { forge, clock, store, room, enters } = await scene()
      await enters()
      clock.advance(10 * MINUTE - 1)
      expect(await store.forgetExpired()).toEqual([])
      clock.advance(1)
      const given = await Promise.all(Array.from({ length: 5 }, () => store.forgetExpired()))
      const taken = given.flat()
      expect(taken).toMatchObject([{ kind: 'sign-in', token: forge.pairs[0]?.access }])
      expect(await room.signIn.endAll(taken)).toEqual(['revoked'])
      expect(lives(forge)).toEqual([false])
    })

    it('is not lost to a new link of somebody, which deletes the rest of what is too old', async () => {
      const { clock, store, enters, entersToken } = await scene()
      await enters()
      await entersToken('a token', bob)
      clock.advance(10 * MINUTE)
      await store.links.open({ ...bob, project: 42 })
      expect(await store.forgetExpired()).toMatchObject([{ kind: 'sign-in' }])
    })

    it('cannot be confirmed any more while it waits to be ended', async () => {
      const { clock, enters, accountsOf } = await scene()
      const { code } = await enters()
      clock.advance(10 * MINUTE)
      expect(await (await accountsOf()).confirm(code)).toBe('gone')
    })

    it('is ended when its person confirms another one, or a token, and nobody else’s is', async () => {
      const { clock, forge, enters, entersToken, accountsOf } = await scene()
      await enters()
      await enters(bob)
      clock.advance(1_000)
      const accounts = await accountsOf()
      const confirm = ({ code }: ReturnType<typeof waiting>) => accounts.confirm(code)
      expect(await confirm(await enters())).toBe('linked')
      expect(lives(forge)).toEqual([false, true, true])
      const left = await enters()
      clock.advance(1_000)
      expect(await confirm(await entersToken('a token'))).toBe('replaced')
      expect(lives(forge)).toEqual([false, true, false, false])
      expect(await confirm(left)).toBe('settled')
    })
  })

  describe('somebody who is forgotten', () => {
    it('has every sign-in ended, the confirmed one and those without an answer', async () => {
      const { forge, store, room, enters, accountsOf } = await scene()
      await signedIn(forge, store, room)
      await enters()
      await enters()
      await enters(bob)
      expect(await (await accountsOf()).forget()).toEqual(['revoked', 'revoked', 'revoked'])
      expect(lives(forge)).toEqual([false, false, false, true])
    })

    it('is told of nothing where nothing was kept, and of a token only where there was one', async () => {
      const { enters, entersToken, accountsOf } = await scene()
      const accounts = await accountsOf()
      expect(await accounts.forget()).toEqual([])
      await enters()
      expect(await accounts.forget()).toEqual(['revoked'])
      await entersToken('a token')
      expect(await accounts.forget()).toEqual(['deleted'])
    })

    it('is forgotten also while the forge is away, and is told of what may not be over there', async () => {
      const { forge, store, enters, accountsOf } = await scene()
      await enters()
      isAway(forge)
      expect(await (await accountsOf()).forget()).toEqual(['not-revoked'])
      expect(await store.forgetUnconfirmed('T1', 'UANN')).toEqual([])
    })
  })

  describe('a workspace from which the app was removed', () => {
    it('gives out every sign-in of it, confirmed or not, and none of another workspace', async () => {
      const { where, forge, store, room, enters } = await scene()
      await signedIn(forge, store, room)
      await enters(bob)
      await signedIn(forge, store, room, { ...person, team: 'T2' })
      await store.accounts.save('T1', 'UCY', 'of-cy')
      const taken = await leftADayAgo(store, where, 'T1')
      expect(taken.map(({ kind }) => kind).sort()).toEqual(['sign-in', 'sign-in', 'token'])
      const { log, lines } = keptLog()
      await endSignIns(taken, { signIn: room.signIn, log })
      expect(lives(forge)).toEqual([false, false, true])
      expect(lines).toEqual([])
      expect(await store.uninstalls.forget('T1')).toEqual([])
    })

    it('is deleted also where a sign-in of it does not open, which nobody can end', async () => {
      const { where, forge, store, room } = await scene()
      await signedIn(forge, store, room)
      await withDatabase(where, (db) => db.updateTable('accounts').set({ token: 'damaged' }).execute())
      const taken = await leftADayAgo(store, where, 'T1')
      expect(taken).toEqual([{ kind: 'unopened' }])
      expect(await room.signIn.endAll(taken)).toEqual(['not-revoked'])
      expect(await store.accounts.find('T1', 'UANN')).toBeNull()
    })

    it('gives out what work that was under way has written since', async () => {
      const { where, forge, store, enters } = await scene()
      await leftADayAgo(store, where, 'T1')
      await enters()
      expect(await store.uninstalls.forget('T1')).toMatchObject([{ token: forge.pairs[0]?.access }])
    })

    it('is deleted while the forge is away, and the log counts what may not be over, without a token', async () => {
      const { where, forge, store, room, enters } = await scene()
      await signedIn(forge, store, room)
      await enters(bob)
      isAway(forge)
      const taken = await leftADayAgo(store, where, 'T1')
      expect(await store.accounts.find('T1', 'UANN')).toBeNull()
      const { log, lines } = keptLog()
      await endSignIns(taken, { signIn: room.signIn, log })
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ ended: 0, left: 2 }])
      for (const { access, refresh } of forge.pairs)
        for (const secret of [access, refresh]) expect(JSON.stringify(lines)).not.toContain(secret)
    })
  })
})

describe('ending many at once', () => {
  it('asks the forge for a few at a time, and ends them all', async () => {
    const forge = await startSignInForge()
    const room = openSignInRoom(forge, await temporaryStore(IN_MEMORY))
    const taken = Array.from({ length: 20 }, () => {
      const { access: token, refresh: refreshToken } = forge.issue()
      return { kind: 'sign-in', token, renewal: { refreshToken, expiresAt: null } } as const
    })
    let open = 0
    let most = 0
    forge.oddly = (_, __, response) => {
      open += 1
      most = Math.max(most, open)
      response.on('close', () => {
        open -= 1
      })
      return false
    }
    expect(await room.signIn.endAll(taken)).toEqual(taken.map(() => 'revoked'))
    expect(lives(forge)).toEqual(taken.map(() => false))
    expect(most).toBeLessThanOrEqual(4)
  })

  it('waits a bounded time for each, and says of the others what came of them', async () => {
    const never = new Promise<never>(() => {})
    const signIns = Array.from({ length: 5 }, (_, n) => ({
      ...({ kind: 'sign-in', renewal: null } as const),
      token: `token-${n}`,
    }))
    const endThere = async (one: RevocableCredential) =>
      one.kind === 'sign-in' ? never : ('deleted' as const)
    const ended = await revokeEach([...signIns, { kind: 'token' }], endThere, 50)
    expect(ended).toEqual([...signIns.map(() => 'not-revoked'), 'deleted'])
  })
})
