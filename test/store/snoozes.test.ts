import { expect, it } from 'vitest'
import { onBothEngines } from '../support/postgres.ts'
import { temporaryStore } from './temporary.ts'

const snooze = {
  team: 'T1',
  user: 'UANN',
  project: 42,
  iid: 12,
  expiresAt: 2_000,
  state: { sha: 'a'.repeat(40), state: 'opened', comments: 3, reviewers: [4] },
}

onBothEngines('snoozes', (place) => {
  it('a merge request is snoozed once by each person: a later time replaces the earlier one', async () => {
    const { snoozes } = await temporaryStore({ ...(await place()), now: () => 1_000 })
    await snoozes.set(snooze)
    const later = { ...snooze, expiresAt: 9_000, state: { ...snooze.state, sha: null } }
    await snoozes.set(later)
    await snoozes.set({ ...snooze, user: 'UBOB' })
    await snoozes.set({ ...snooze, team: 'T2' })
    expect(await snoozes.of('T1', 'UANN')).toEqual([later])
    expect(await snoozes.end({ ...snooze, iid: 13 })).toBe(false)
    expect(await snoozes.end(snooze)).toBe(true)
    expect(await snoozes.end(snooze)).toBe(false)
    expect(await snoozes.of('T1', 'UANN')).toEqual([])
    expect(await snoozes.of('T1', 'UBOB')).toHaveLength(1)
  })

  it('one that is over is no longer there, and is deleted', async () => {
    let now = 1_000
    const store = await temporaryStore({ ...(await place()), now: () => now })
    await store.snoozes.set(snooze)
    now = 2_000
    expect(await store.snoozes.of('T1', 'UANN')).toEqual([])
    expect(await store.snoozes.end(snooze)).toBe(false)
    await store.forgetExpired()
    now = 1_000
    expect(await store.snoozes.of('T1', 'UANN')).toEqual([])
  })
})
