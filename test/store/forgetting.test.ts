import { describe, expect, it } from 'vitest'
import { countOf, plantEverywhere, tablesOf } from './every-table.ts'
import { stoppedClock, temporaryFile, temporaryStore } from './temporary.ts'

const ann = { team: 'T1', user: 'UANN' }

/** A store with a row of each of these people in every table. */
async function full(...people: readonly { team: string; user: string }[]) {
  const file = temporaryFile()
  const store = await temporaryStore({ file })
  for (const person of people) plantEverywhere(file, person)
  return { file, store }
}

describe('a person who wants to be forgotten', () => {
  it('is gone from every table that names people, but from those of who did what for all', async () => {
    const { file, store } = await full(ann)
    await store.forgetPerson('T1', 'UANN')
    const personal = tablesOf(file).filter(({ hasUser }) => hasUser)
    expect(personal.length).toBeGreaterThan(8)
    const left = personal.filter(({ name }) => countOf(file, name, `"user" = 'UANN'`) > 0)
    expect(left.map(({ name }) => name)).toEqual(['audit', 'policy_changes'])
  })

  it('takes nothing of anybody else along: not of the same id elsewhere, nor of one that begins the same', async () => {
    const others = [
      { team: 'T2', user: 'UANN' },
      { team: 'T1', user: 'UANNE' },
      { team: 'T1', user: 'uann' },
    ]
    const { file, store } = await full(...others)
    const before = tablesOf(file).map(({ name }) => [name, countOf(file, name)])
    await store.forgetPerson('T1', 'UANN')
    expect(tablesOf(file).map(({ name }) => [name, countOf(file, name)])).toEqual(before)
  })
})

describe('a workspace from which the app was removed', () => {
  it('is gone from every table that names workspaces, but for the note that it is gone', async () => {
    const { file, store } = await full(ann, { team: 'T1', user: 'UBOB' })
    await store.departures.leave('T1')
    const ofTeams = tablesOf(file).filter(({ hasTeam }) => hasTeam)
    expect(ofTeams.length).toBeGreaterThan(12)
    const left = ofTeams.filter(({ name }) => countOf(file, name, `team = 'T1'`) > 0)
    expect(left.map(({ name }) => name)).toEqual(['departures'])
  })

  it('leaves every row of other workspaces in its place', async () => {
    const { file, store } = await full({ team: 'T11', user: 'UANN' }, { team: 't1', user: 'UANN' })
    await store.departures.leave('T1')
    for (const { name, hasTeam } of tablesOf(file))
      if (hasTeam) expect(countOf(file, name, `team in ('T11', 't1')`), name).toBe(2)
  })

  it('stays gone over a restart, and what was still under way writes in vain', async () => {
    const clock = stoppedClock()
    const file = temporaryFile()
    const before = await temporaryStore({ file, now: clock.now })
    await before.departures.leave('T1')
    await before.departures.leave('T1')
    const after = await temporaryStore({ file, now: clock.now })
    expect(await after.departures.has('T1')).toBe(true)
    expect(await after.departures.has('T2')).toBe(false)
    await after.projects.learnPath('T1', 42, 'acme/web')
    await after.projects.learnPath('T2', 42, 'acme/web')
    await after.departures.sweep()
    expect(await after.projects.byPath('T1', 'acme/web')).toBeNull()
    expect(await after.projects.byPath('T2', 'acme/web')).not.toBeNull()
  })

  it('that is back keeps what it writes from then on', async () => {
    const store = await temporaryStore()
    await store.departures.leave('T1')
    await store.departures.returned('T1')
    expect(await store.departures.has('T1')).toBe(false)
    await store.accounts.save('T1', 'UANN', 'sandbox-ann')
    await store.departures.sweep()
    expect((await store.accounts.find('T1', 'UANN'))?.token).toBe('sandbox-ann')
  })
})
