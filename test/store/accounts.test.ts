import { describe, expect, it } from 'vitest'
import { waiting } from '../support/entered.ts'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

onBothEngines('accounts', (place) => {
  it('an account belongs to one person of one workspace', async () => {
    const { accounts } = await temporaryStore(await place())
    await accounts.save('T1', 'UANN', 'sandbox-ann')
    expect(await accounts.find('T2', 'UANN')).toBeNull()
    expect(await accounts.find('T1', 'UBOB')).toBeNull()
    expect(await accounts.find('T1', 'uann')).toBeNull()
    expect((await accounts.find('T1', 'UANN'))?.token).toBe('sandbox-ann')
  })

  it('when it was linked and last used is kept, and linking again starts anew', async () => {
    const clock = stoppedClock(1_000)
    const { accounts } = await temporaryStore({ ...(await place()), now: clock.now })
    await accounts.save('T1', 'UANN', 'first')
    clock.advance(5)
    await accounts.touch('T1', 'UANN')
    await accounts.touch('T1', 'UBOB')
    expect(await accounts.find('T1', 'UANN')).toEqual({
      kind: 'token',
      token: 'first',
      renewals: 0,
      linkedAt: 1_000,
      lastUsedAt: 1_005,
      refusalNotifiedAt: null,
    })
    clock.advance(5)
    await accounts.save('T1', 'UANN', 'second')
    expect(await accounts.find('T1', 'UANN')).toEqual({
      kind: 'token',
      token: 'second',
      renewals: 0,
      linkedAt: 1_010,
      lastUsedAt: null,
      refusalNotifiedAt: null,
    })
  })

  it('removing says whether there was one', async () => {
    const { accounts } = await temporaryStore(await place())
    await accounts.save('T1', 'UANN', 'sandbox-ann')
    expect(await accounts.remove('T1', 'UBOB')).toBeNull()
    expect(await accounts.remove('T1', 'UANN')).toEqual({ kind: 'token', token: 'sandbox-ann' })
    expect(await accounts.remove('T1', 'UANN')).toBeNull()
    expect(await accounts.find('T1', 'UANN')).toBeNull()
  })

  it('who an account is at the forge is kept with it, and goes with it', async () => {
    const clock = stoppedClock(1_000)
    const { accounts } = await temporaryStore({ ...(await place()), now: clock.now })
    const ann = { id: 2, username: 'ann' }
    await accounts.save('T1', 'UANN', 'first')
    expect(await accounts.identity('T1', 'UANN')).toBeNull()
    await accounts.identify('T1', 'UANN', 1_000, ann)
    expect(await accounts.identity('T1', 'UANN')).toEqual(ann)
    expect(await accounts.identity('T2', 'UANN')).toBeNull()
    clock.advance(5)
    await accounts.save('T1', 'UANN', 'of somebody else')
    expect(await accounts.identity('T1', 'UANN')).toBeNull()
    await accounts.identify('T1', 'UANN', 1_000, ann)
    expect(await accounts.identity('T1', 'UANN')).toBeNull()
  })

  it('a token that is accepted again within the minute of a refused use counts as used then', async () => {
    const clock = stoppedClock(1_000)
    const { accounts } = await temporaryStore({ ...(await place()), now: clock.now })
    await accounts.save('T1', 'UANN', 'first')
    await accounts.touch('T1', 'UANN')
    await accounts.refused('T1', 'UANN', 1_000)
    clock.advance(5)
    await accounts.touch('T1', 'UANN')
    await accounts.accepted('T1', 'UANN', 1_000)
    expect(await accounts.find('T1', 'UANN')).toMatchObject({ lastUsedAt: 1_005, refusalNotifiedAt: null })
  })

  it('of many who meet a refused token at once, one tells the person; after a day, and after linking anew, again', async () => {
    const clock = stoppedClock()
    const { accounts } = await temporaryStore({ ...(await place()), now: clock.now })
    await accounts.save('T1', 'UANN', 'first')
    await accounts.save('T1', 'UBOB', 'of bob')
    const linkedAt = clock.now()
    const meet = () => Promise.all(Array.from({ length: 10 }, () => accounts.refused('T1', 'UANN', linkedAt)))
    expect((await meet()).filter(Boolean)).toHaveLength(1)
    clock.advance(24 * 3_600_000 - 1)
    expect((await meet()).filter(Boolean)).toHaveLength(0)
    clock.advance(1)
    expect((await meet()).filter(Boolean)).toHaveLength(1)
    expect(await accounts.refused('T1', 'UBOB', linkedAt)).toBe(true)

    clock.advance(5)
    await accounts.save('T1', 'UANN', 'second')
    expect(await accounts.refused('T1', 'UANN', linkedAt)).toBe(false)
    expect(await accounts.refused('T1', 'UANN', clock.now())).toBe(true)
    await accounts.remove('T1', 'UANN')
    expect(await accounts.refused('T1', 'UANN', clock.now())).toBe(false)
  })

  describe('a sign-in', () => {
    const renewal = { refreshToken: 'refresh-1', expiresAt: 1 }
    const fresh = { token: 'token-2', renewal: { refreshToken: 'refresh-2', expiresAt: 2 } }

    async function signedIn() {
      const clock = stoppedClock(1_000)
      const store = await temporaryStore({ ...(await place()), now: clock.now })
      const signIn = async () => {
        const nonce = await store.links.open({ ...ann, userName: 'ann', channel: 'C1', project: null })
        const begun = await store.signIns.begin(nonce)
        await store.signIns.arrive(begun?.state ?? '', begun?.browser ?? '', 'code')
        const returned = await store.signIns.take(begun?.browser ?? '')
        const credential = { kind: 'sign-in', token: 'token-1', renewal } as const
        const who = { id: 2, username: 'ann' }
        const entered = waiting(await store.signIns.enter(returned?.linkHash ?? '', credential, who))
        await store.links.confirm(entered.id, 'T1', 'UANN', entered.code)
      }
      await signIn()
      return { clock, accounts: store.accounts, signIn }
    }
    const ann = { team: 'T1', user: 'UANN' }
    const first = { linkedAt: 1_000, renewals: 0 }

    it('is renewed once by those who have the same one', async () => {
      const { accounts } = await signedIn()
      const renewals = Array.from({ length: 5 }, () => accounts.renew('T1', 'UANN', first, fresh))
      expect((await Promise.all(renewals)).filter(Boolean)).toHaveLength(1)
      expect(await accounts.find('T1', 'UANN')).toMatchObject({ kind: 'sign-in', ...fresh, renewals: 1 })
      expect(await accounts.cannotRenew('T1', 'UANN', first)).toBe(false)
    })

    it('that nobody can renew keeps its token, and whoever has a new one for it all the same is heard', async () => {
      const { accounts } = await signedIn()
      expect(await accounts.cannotRenew('T1', 'UANN', first)).toBe(true)
      expect(await accounts.find('T1', 'UANN')).toMatchObject({ token: 'token-1', renewal: null })
      expect(await accounts.renew('T1', 'UANN', first, fresh)).toBe(true)
      expect(await accounts.find('T1', 'UANN')).toMatchObject(fresh)
    })

    it('that was made anew, or disconnected, is not renewed by those who have the earlier one', async () => {
      const { clock, accounts, signIn } = await signedIn()
      clock.advance(1)
      await signIn()
      expect(await accounts.renew('T1', 'UANN', first, fresh)).toBe(false)
      expect(await accounts.cannotRenew('T1', 'UANN', first)).toBe(false)
      expect(await accounts.find('T1', 'UANN')).toMatchObject({ token: 'token-1', renewal })
      expect(await accounts.remove('T1', 'UANN')).toEqual({ kind: 'sign-in', token: 'token-1', renewal })
      expect(await accounts.renew('T1', 'UANN', { linkedAt: 1_001, renewals: 0 }, fresh)).toBe(false)
    })

    it('takes the place of a token, and a token its place', async () => {
      const { accounts, signIn } = await signedIn()
      await accounts.save('T1', 'UANN', 'pasted')
      expect(await accounts.find('T1', 'UANN')).toMatchObject({ kind: 'token', token: 'pasted' })
      expect(await accounts.renew('T1', 'UANN', first, fresh)).toBe(false)
      await signIn()
      expect(await accounts.find('T1', 'UANN')).toMatchObject({ kind: 'sign-in', token: 'token-1', renewal })
    })
  })
})
