import { describe, expect, it } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { waiting } from '../support/entered.ts'
import { onBothEngines } from '../support/postgres.ts'
import { change } from './every-table.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const MINUTE = 60_000
const ann = { team: 'T1', user: 'UANN', userName: 'ann', channel: 'C1', project: 42 }

onBothEngines('links', (place) => {
  async function linking() {
    const clock = stoppedClock()
    const where = await place()
    const store = await temporaryStore({ ...where, now: clock.now })
    const nonce = await store.links.open(ann)
    return { clock, where, store, nonce, links: store.links, accounts: store.accounts }
  }

  describe('a nonce', () => {
    it('says whose it is for ten minutes, and nothing afterwards', async () => {
      const { clock, nonce, links } = await linking()
      expect(nonce).toMatch(/^[\w-]{22}$/)
      expect(await links.find(nonce)).toEqual({ ...ann, expiresAt: clock.now() + 10 * MINUTE })
      clock.advance(10 * MINUTE - 1)
      expect(await links.find(nonce)).not.toBeNull()
      clock.advance(1)
      expect(await links.find(nonce)).toBeNull()
      expect(await links.attempt(nonce)).toBeNull()
      expect(await links.enter(nonce, 'sandbox-ann')).toBeNull()
    })

    it('is never given twice, and one that was never given is unknown', async () => {
      const { links } = await linking()
      const nonces = await Promise.all(Array.from({ length: 200 }, () => links.open(ann)))
      expect(new Set(nonces).size).toBe(200)
      expect(await links.find('A'.repeat(22))).toBeNull()
      expect(await links.find('')).toBeNull()
    })

    it('works without a project', async () => {
      const { links } = await linking()
      expect(await links.find(await links.open({ ...ann, project: null }))).toMatchObject({ project: null })
    })

    it('is used up by a token: of many at once, one is entered', async () => {
      const { nonce, links } = await linking()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => links.enter(nonce, `token-${n}`)),
      )
      expect(answers.filter((id) => id !== null)).toHaveLength(1)
      expect(await links.find(nonce)).toBeNull()
    })

    it('has ten attempts, and the tenth may still enter', async () => {
      const { nonce, links } = await linking()
      const answers = await Promise.all(Array.from({ length: 12 }, () => links.attempt(nonce)))
      expect(answers.sort((one, other) => (other ?? -1) - (one ?? -1))).toEqual([
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        null,
        null,
      ])
      expect(await links.find(nonce)).toBeNull()
      expect(await links.enter(nonce, 'sandbox-ann')).not.toBeNull()
    })
  })

  describe('a confirmation', () => {
    it('by the same person links the account, once', async () => {
      const { clock, nonce, links, accounts } = await linking()
      const { id, code } = waiting(await links.enter(nonce, 'sandbox-ann'))
      expect(await accounts.find('T1', 'UANN')).toBeNull()
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => links.confirm(id, 'T1', 'UANN', code)),
      )
      expect(answers.filter(Boolean)).toHaveLength(1)
      expect(await accounts.find('T1', 'UANN')).toEqual({
        kind: 'token',
        token: 'sandbox-ann',
        renewals: 0,
        linkedAt: clock.now(),
        lastUsedAt: null,
        refusalNotifiedAt: null,
      })
    })

    it('by anybody else does nothing and takes nothing away', async () => {
      const { nonce, links, accounts } = await linking()
      const { id, code } = waiting(await links.enter(nonce, 'sandbox-ann'))
      expect(await links.confirm(id, 'T1', 'UBOB', code)).toBeNull()
      expect(await links.confirm(id, 'T2', 'UANN', code)).toBeNull()
      expect(await links.confirm(nonce, 'T1', 'UANN', code)).toBeNull()
      expect(await accounts.find('T1', 'UBOB')).toBeNull()
      expect(await links.confirm(id, 'T1', 'UANN', code)).toEqual({ kind: 'linked' })
    })

    it('has ten minutes of its own, then the token is gone', async () => {
      const { clock, store, nonce, links, accounts } = await linking()
      clock.advance(9 * MINUTE)
      const { id, code } = waiting(await links.enter(nonce, 'sandbox-ann'))
      clock.advance(10 * MINUTE)
      expect(await links.confirm(id, 'T1', 'UANN', code)).toBeNull()
      await store.forgetExpired()
      expect(await accounts.find('T1', 'UANN')).toBeNull()
    })

    it('says whether it takes the place of an account that was linked before', async () => {
      const { links, accounts } = await linking()
      const link = async (token: string) => {
        const { id, code } = waiting(await links.enter(await links.open(ann), token))
        return links.confirm(id, 'T1', 'UANN', code)
      }
      expect(await link('first')).toEqual({ kind: 'linked' })
      expect(await link('second')).toEqual({ kind: 'replaced' })
      expect((await accounts.find('T1', 'UANN'))?.token).toBe('second')
    })

    it('survives a restart between the page and Slack', async () => {
      const where = await place()
      const keys = newKeyRing()
      const before = await temporaryStore({ ...where, keys })
      const { id, code } = waiting(await before.links.enter(await before.links.open(ann), 'sandbox-ann'))
      const after = await temporaryStore({ ...where, keys })
      expect(await after.links.confirm(id, 'T1', 'UANN', code)).toEqual({ kind: 'linked' })
    })

    it('takes the code as people type it, five times at most, and is void after the fifth wrong one', async () => {
      const { nonce, links, accounts } = await linking()
      const { id, code } = waiting(await links.enter(nonce, 'sandbox-ann'))
      expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{6}$/)
      for (const left of [4, 3, 2, 1])
        expect(await links.confirm(id, 'T1', 'UANN', 'AAAAAA')).toEqual({ kind: 'wrong-code', left })
      const credential = { kind: 'token', token: 'sandbox-ann' }
      expect(await links.confirm(id, 'T1', 'UANN', '')).toEqual({ kind: 'void', credential })
      expect(await links.confirm(id, 'T1', 'UANN', code)).toBeNull()
      expect(await accounts.find('T1', 'UANN')).toBeNull()
      const again = waiting(await links.enter(await links.open(ann), 'sandbox-ann'))
      const typed = ` ${again.code.slice(0, 3).toLowerCase()}-${again.code.slice(3)} `
      expect(await links.confirm(again.id, 'T1', 'UANN', typed)).toEqual({ kind: 'linked' })
    })

    it('by guesses that come at once has five tries as well', async () => {
      const { nonce, links } = await linking()
      const { id } = waiting(await links.enter(nonce, 'sandbox-ann'))
      const guesses = Array.from({ length: 30 }, () => links.confirm(id, 'T1', 'UANN', 'AAAAAA'))
      const kinds = (await Promise.all(guesses)).map((answer) => answer?.kind ?? 'gone')
      expect(kinds.filter((kind) => kind === 'wrong-code')).toHaveLength(4)
      expect(kinds.filter((kind) => kind === 'void')).toHaveLength(1)
    })
  })

  describe('an account of another person of the workspace', () => {
    const bob = { ...ann, user: 'UBOB' }
    const who = { id: 2, username: 'ann' }

    it('is not entered where both are known at the forge', async () => {
      const { links, accounts, nonce } = await linking()
      const { id, code } = waiting(await links.enter(nonce, 'sandbox-ann', who))
      await links.confirm(id, 'T1', 'UANN', code)
      const token = 'another token'
      const taken = { kind: 'taken', by: 'UANN', identity: who }
      expect(await links.enter(await links.open(bob), token, who)).toEqual(taken)
      expect(await accounts.find('T1', 'UBOB')).toBeNull()
      const elsewhere = await links.enter(await links.open({ ...bob, team: 'T2' }), token, who)
      expect(elsewhere?.kind).toBe('entered')
      const other = { id: 3, username: 'bob' }
      expect((await links.enter(await links.open(bob), 'a third token', other))?.kind).toBe('entered')
    })

    it.each([
      ['either of the two', null, null],
      ['the colleague', null, who],
      ['the person', who, null],
    ])('is never told by its token: entered where the forge cannot name %s', async (_, before, now) => {
      const { links, nonce } = await linking()
      const { id, code } = waiting(await links.enter(nonce, 'sandbox-ann', before))
      await links.confirm(id, 'T1', 'UANN', code)
      const mine = waiting(await links.enter(await links.open(bob), 'sandbox-ann', now))
      expect(await links.confirm(mine.id, 'T1', 'UBOB', mine.code)).toEqual({ kind: 'linked' })
    })

    it('whose stored token is damaged holds nobody up', async () => {
      const { links, accounts, where } = await linking()
      await accounts.save('T1', 'UANN', 'sandbox-ann')
      await change(where, `update accounts set token = 'v1.damaged' where "user" = 'UANN'`)
      const mine = waiting(await links.enter(await links.open(bob), 'sandbox-bob', who))
      expect(await links.confirm(mine.id, 'T1', 'UBOB', mine.code)).toEqual({ kind: 'linked' })
    })

    it('that was linked since it was entered is not linked either, and is given to be ended', async () => {
      const { links, accounts, nonce } = await linking()
      const mine = waiting(await links.enter(nonce, 'sandbox-ann', who))
      const theirs = waiting(await links.enter(await links.open(bob), 'another token', who))
      expect(await links.confirm(mine.id, 'T1', 'UANN', mine.code)).toEqual({ kind: 'linked' })
      expect(await links.confirm(theirs.id, 'T1', 'UBOB', theirs.code)).toEqual({
        kind: 'taken',
        by: 'UANN',
        identity: who,
        credential: { kind: 'token', token: 'another token' },
      })
      expect(await accounts.find('T1', 'UBOB')).toBeNull()
    })
  })
})
