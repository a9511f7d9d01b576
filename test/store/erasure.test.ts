import { describe, expect, it } from 'vitest'
import type { StorePlace } from '../../src/store/engine.ts'
import { onBothEngines } from '../support/postgres.ts'
import { countOf, plantEverywhere, tablesOf } from './every-table.ts'
import { leftADayAgo } from './left.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const ann = { team: 'T1', user: 'UANN' }

/** How many rows each table has. */
async function counts(where: StorePlace): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const { name } of await tablesOf(where)) found[name] = await countOf(where, name)
  return found
}

onBothEngines('forgetting', (place) => {
  /** A store with a row of each of these people in every table. */
  async function full(...people: readonly { team: string; user: string }[]) {
    const where = await place()
    const store = await temporaryStore(where)
    for (const person of people) await plantEverywhere(where, person)
    return { where, store }
  }

  describe('a person who wants to be forgotten', () => {
    it('is gone from every table that names people, but from those of who did what for all', async () => {
      const { where, store } = await full(ann)
      await store.forgetPerson('T1', 'UANN')
      const personal = (await tablesOf(where)).filter(({ hasUser }) => hasUser)
      expect(personal.length).toBeGreaterThan(8)
      const left = []
      for (const { name } of personal)
        if ((await countOf(where, name, `"user" = 'UANN'`)) > 0) left.push(name)
      expect(left.sort()).toEqual(['audit', 'pending_requests'])
    })

    it('takes nothing of anybody else along: not of the same id elsewhere, nor of one that begins the same', async () => {
      const others = [
        { team: 'T2', user: 'UANN' },
        { team: 'T1', user: 'UANNE' },
        { team: 'T1', user: 'uann' },
      ]
      const { where, store } = await full(...others)
      const before = await counts(where)
      await store.forgetPerson('T1', 'UANN')
      expect(await counts(where)).toEqual(before)
    })
  })

  describe('a workspace from which the app was removed', () => {
    it('is gone from every table that names workspaces a day later, but for its audit and the note that it is gone', async () => {
      const { where, store } = await full(ann, { team: 'T1', user: 'UBOB' })
      await leftADayAgo(store, where, 'T1')
      const ofTeams = (await tablesOf(where)).filter(({ hasTeam }) => hasTeam)
      expect(ofTeams.length).toBeGreaterThan(12)
      const left = []
      for (const { name } of ofTeams) if ((await countOf(where, name, `team = 'T1'`)) > 0) left.push(name)
      expect(left.sort()).toEqual(['audit', 'uninstalls'])
    })

    it('leaves every row of other workspaces in its place', async () => {
      const { where, store } = await full({ team: 'T11', user: 'UANN' }, { team: 't1', user: 'UANN' })
      await leftADayAgo(store, where, 'T1')
      for (const { name, hasTeam } of await tablesOf(where))
        if (hasTeam) expect(await countOf(where, name, `team in ('T11', 't1')`), name).toBe(2)
    })

    it('stays gone over a restart, and what was still under way writes in vain', async () => {
      const clock = stoppedClock()
      const where = await place()
      const before = await temporaryStore({ ...where, now: clock.now })
      await before.uninstalls.report('T1')
      expect(await before.uninstalls.has('T1')).toBe(false)
      expect(await before.uninstalls.confirm('T1')).toBe(true)
      expect(await before.uninstalls.confirm('T1')).toBe(false)
      const after = await temporaryStore({ ...where, now: clock.now })
      expect(await after.uninstalls.has('T1')).toBe(true)
      expect(await after.uninstalls.has('T2')).toBe(false)
      await after.projects.learnPath('T1', 42, 'acme/web')
      await after.projects.learnPath('T2', 42, 'acme/web')
      await after.uninstalls.forget('T1')
      expect(await after.projects.byPath('T1', 'acme/web')).not.toBeNull()
      clock.advance(24 * 60 * 60_000)
      await after.uninstalls.forget('T1')
      await after.uninstalls.forget('T2')
      expect(await after.projects.byPath('T1', 'acme/web')).toBeNull()
      expect(await after.projects.byPath('T2', 'acme/web')).not.toBeNull()
    })

    it('is not written of again by a look at its projects that was under way', async () => {
      const where = await place()
      const store = await temporaryStore(where)
      const poll = { project: 42, checkedAt: 1, newest: null, lastChangeAt: 1, fullScanAt: 1, reader: null }
      const story = { key: 'merged', event: '{}' }
      for (const team of ['T1', 'T2'])
        await store.mergeRequestStates.record({ team, project: 42, iid: 12 }, 0, 's', [])
      await leftADayAgo(store, where, 'T1')
      for (const team of ['T1', 'T2']) {
        expect(await store.mergeRequestStates.record({ team, project: 42, iid: 12 }, 1, 's', [story])).toBe(
          true,
        )
        await store.syncCursors.save({ team, ...poll })
      }
      for (const name of ['sync_cursors', 'merge_request_states', 'merge_request_events'])
        expect(await countOf(where, name, `team = 'T1'`), name).toBe(0)
      for (const name of ['sync_cursors', 'merge_request_states', 'merge_request_events'])
        expect(await countOf(where, name, `team = 'T2'`), name).toBe(1)
    })

    it('that is back keeps what it writes from then on', async () => {
      const where = await place()
      const store = await temporaryStore(where)
      await leftADayAgo(store, where, 'T1')
      await store.uninstalls.withdraw('T1')
      expect(await store.uninstalls.has('T1')).toBe(false)
      await store.accounts.save('T1', 'UANN', 'sandbox-ann')
      await store.uninstalls.forget('T1')
      expect((await store.accounts.find('T1', 'UANN'))?.token).toBe('sandbox-ann')
    })
  })
})
