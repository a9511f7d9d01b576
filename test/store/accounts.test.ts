import { expect, it } from 'vitest'
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
    expect(await accounts.find('T1', 'UANN')).toEqual({ token: 'first', linkedAt: 1_000, lastUsedAt: 1_005 })
    clock.advance(5)
    await accounts.save('T1', 'UANN', 'second')
    expect(await accounts.find('T1', 'UANN')).toEqual({ token: 'second', linkedAt: 1_010, lastUsedAt: null })
  })

  it('removing says whether there was one', async () => {
    const { accounts } = await temporaryStore(await place())
    await accounts.save('T1', 'UANN', 'sandbox-ann')
    expect(await accounts.remove('T1', 'UBOB')).toBe(false)
    expect(await accounts.remove('T1', 'UANN')).toBe(true)
    expect(await accounts.remove('T1', 'UANN')).toBe(false)
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
})
