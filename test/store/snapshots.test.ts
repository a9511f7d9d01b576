import { expect, onTestFinished, test } from 'vitest'
import { lastOfEachDay } from '../../src/model/burndown.ts'
import type { StorePlace } from '../../src/store/engine.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock } from './temporary.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const MILESTONE = { team: 'T1', project: 42, milestone: 503 }

async function opened(place: StorePlace) {
  const clock = stoppedClock(Date.UTC(2026, 10, 20, 9))
  const store = await openStore({ ...place, keys: newKeyRing(), now: clock.now })
  onTestFinished(() => store.close())
  return { ...clock, snapshots: store.snapshots, cleanUp: store.cleanUp }
}

onBothEngines('snapshots', (place) => {
  test('of a quarter of an hour the last count stays, and those of others are their own', async () => {
    const { snapshots, now, advance } = await opened(await place())
    await snapshots.record(MILESTONE, { open: 5, closed: 3 })
    advance(10 * MINUTE_MS)
    await snapshots.record(MILESTONE, { open: 4, closed: 4 })
    await snapshots.record({ ...MILESTONE, team: 'T2' }, { open: 1, closed: 1 })
    await snapshots.record({ ...MILESTONE, milestone: 504 }, { open: 2, closed: 2 })
    advance(5 * MINUTE_MS)
    await snapshots.record(MILESTONE, { open: 3, closed: 5 })
    expect(await snapshots.of(MILESTONE)).toEqual([
      { at: now() - 5 * MINUTE_MS, open: 4, closed: 4 },
      { at: now(), open: 3, closed: 5 },
    ])
    expect(await snapshots.lastOf('T2', 42)).toBe(now() - 5 * MINUTE_MS)
    expect(await snapshots.lastOf('T2', 43)).toBeNull()
  })

  test('the same twice at once is one count', async () => {
    const { snapshots } = await opened(await place())
    await Promise.all(Array.from({ length: 20 }, () => snapshots.record(MILESTONE, { open: 5, closed: 3 })))
    expect(await snapshots.of(MILESTONE)).toHaveLength(1)
  })

  test('a clock that was set back does not replace a later count', async () => {
    const { snapshots, now, advance } = await opened(await place())
    advance(10 * MINUTE_MS)
    await snapshots.record(MILESTONE, { open: 4, closed: 4 })
    advance(-5 * MINUTE_MS)
    await snapshots.record(MILESTONE, { open: 9, closed: 9 })
    expect(await snapshots.of(MILESTONE)).toEqual([{ at: now() + 5 * MINUTE_MS, open: 4, closed: 4 }])
  })

  test.each(['UTC', 'America/Los_Angeles', 'Pacific/Apia'])(
    'an old day keeps its last count in %s, and after 400 days nothing is left',
    async (zone) => {
      const { snapshots, cleanUp, now, advance } = await opened(await place())
      const begun = now()
      for (let open = 24; open > 0; open -= 1) {
        await snapshots.record(MILESTONE, { open, closed: 0 })
        advance(3 * 60 * MINUTE_MS)
      }
      const days = async () => lastOfEachDay(await snapshots.of(MILESTONE), zone)
      const counted = await days()
      expect(counted.length).toBeGreaterThan(2)
      advance(61 * DAY_MS)
      await cleanUp()
      await cleanUp()
      expect(await days()).toEqual(counted)
      advance(begun + 400 * DAY_MS - 1 - now())
      await cleanUp()
      expect(await days()).toEqual(counted)
      advance(3 * DAY_MS)
      await cleanUp()
      expect(await days()).toEqual([])
    },
  )
})
