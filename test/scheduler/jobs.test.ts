import { expect, onTestFinished, test } from 'vitest'
import { createEmbeddedJobs } from '../../src/scheduler/embedded-jobs.ts'
import { AT_ONCE, type Jobs } from '../../src/scheduler/jobs.ts'
import { createPostgresJobs } from '../../src/scheduler/postgres-jobs.ts'
import type { StorePlace } from '../../src/store/engine.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { stoppedClock, temporaryFile } from '../store/temporary.ts'
import { onBothEngines } from '../support/postgres.ts'

const keys = newKeyRing()
const SOON = { timeout: 15_000, interval: 20 }

/** So many engines of one place: replicas, or parts of the one process of a file. `failures` names what failed. */
async function engines(place: StorePlace, count = 1, now: () => number = Date.now) {
  const failures: string[] = []
  const failed = (name: string) => void failures.push(name)
  const store = await openStore({ ...place, keys, now })
  const jobs = Array.from({ length: count }, () =>
    'url' in place
      ? createPostgresJobs({ url: place.url, leases: store.leases, failed, now })
      : createEmbeddedJobs({ rows: store.jobs, leases: store.leases, failed, now }),
  )
  onTestFinished(async () => {
    await Promise.all(jobs.map((engine) => engine.stop()))
    await store.close()
  })
  return { jobs, failures }
}

async function oneEngine(place: StorePlace, now?: () => number): Promise<Jobs> {
  const { jobs } = await engines(place, 1, now)
  const [engine] = jobs
  if (!engine) throw new Error('there is no engine')
  return engine
}

onBothEngines('jobs', (place) => {
  test('are begun at once, with what they are about', async () => {
    const jobs = await oneEngine(await place())
    const seen: unknown[] = []
    jobs.work('a', async (input) => void seen.push(input))
    await jobs.start()
    await jobs.enqueue('a', { project: 42, name: 'web', isLate: true, none: null })
    await expect.poll(() => seen, SOON).toEqual([{ project: 42, name: 'web', isLate: true, none: null }])
  })

  test('of one name and key wait once, of other keys each, and one that was begun waits no more', async () => {
    const jobs = await oneEngine(await place())
    const gate = Promise.withResolvers<void>()
    const begun: unknown[] = []
    jobs.work('a', async ({ key }) => {
      begun.push(key)
      await gate.promise
    })
    await jobs.start()
    await jobs.enqueue('a', { key: 'x' }, { key: 'x' })
    await expect.poll(() => begun, SOON).toEqual(['x'])
    const later = Date.now() + 600
    for (const key of ['x', 'x', 'y', 'x', 'y']) await jobs.enqueue('a', { key }, { key, at: later })
    gate.resolve()
    await expect.poll(() => begun.length, SOON).toBe(3)
    await jobs.enqueue('a', { key: 'last' })
    await expect.poll(() => begun.at(-1), SOON).toBe('last')
    expect(begun.toSorted()).toEqual(['last', 'x', 'x', 'y'])
  })

  test('are not begun before their time, and do not hold up others meanwhile', async () => {
    const jobs = await oneEngine(await place())
    const begun: [unknown, number][] = []
    jobs.work('a', async ({ number }) => void begun.push([number, Date.now()]))
    await jobs.start()
    const at = Date.now() + 900
    await jobs.enqueue('a', { number: 1 }, { at })
    await jobs.enqueue('a', { number: 2 })
    await expect.poll(() => begun.map(([number]) => number), SOON).toEqual([2, 1])
    // The database’s clock and this one’s may differ by a little.
    expect(begun[1]?.[1]).toBeGreaterThanOrEqual(at - 50)
  })

  test('that fail are tried again, and the failure is told', async () => {
    const { jobs, failures } = await engines(await place())
    const [engine] = jobs
    let tries = 0
    engine?.work('a', async () => {
      tries += 1
      if (tries === 1) throw new Error('failed')
    })
    await engine?.start()
    await engine?.enqueue('a', {}, { key: 'x' })
    await expect.poll(() => tries, SOON).toBe(2)
    expect(failures).toEqual(['a'])
    await engine?.enqueue('a', {}, { key: 'x' })
    await expect.poll(() => tries, SOON).toBe(3)
  })

  test('of a name that nobody works on are refused', async () => {
    const jobs = await oneEngine(await place())
    jobs.work('a', async () => {})
    await jobs.start()
    await expect(jobs.enqueue('b', {})).rejects.toThrow('Nobody works on jobs of the name b.')
  })

  test('of one name hold up no other, and so many of one name are under way at once', async () => {
    const jobs = await oneEngine(await place())
    const gate = Promise.withResolvers<void>()
    let underWay = 0
    let most = 0
    let ended = 0
    jobs.work('slow', async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await gate.promise
      underWay -= 1
      ended += 1
    })
    const quick: unknown[] = []
    jobs.work('quick', async ({ number }) => void quick.push(number))
    await jobs.start()
    for (let number = 0; number < 20; number += 1) await jobs.enqueue('slow', { number })
    await expect.poll(() => underWay, SOON).toBe(AT_ONCE)
    await jobs.enqueue('quick', { number: 1 })
    await expect.poll(() => quick, SOON).toEqual([1])
    gate.resolve()
    await expect.poll(() => ended, SOON).toBe(20)
    expect(most).toBe(AT_ONCE)
  })

  test('that are under way end before the engine has stopped, and none is begun after', async () => {
    const where = await place()
    const jobs = await oneEngine(where)
    const gate = Promise.withResolvers<void>()
    const seen: unknown[] = []
    jobs.work('a', async ({ number }) => {
      seen.push(`begun ${number}`)
      await gate.promise
      seen.push(`ended ${number}`)
    })
    await jobs.start()
    await jobs.enqueue('a', { number: 1 })
    await expect.poll(() => seen, SOON).toEqual(['begun 1'])
    const stopped = jobs.stop().then(() => seen.push('stopped'))
    await jobs.enqueue('a', { number: 2 }).catch(() => {})
    gate.resolve()
    await stopped
    expect(seen).toEqual(['begun 1', 'ended 1', 'stopped'])
  })

  test('on a schedule are begun once in their time, whichever replica does it', async () => {
    const { jobs } = await engines(await place(), 3)
    const at: number[] = []
    for (const engine of jobs) {
      engine.work('a', async () => void at.push(performance.now()))
      engine.schedule('a', 1_000)
    }
    await Promise.all(jobs.map((engine) => engine.start()))
    await expect.poll(() => at.length, SOON).toBeGreaterThanOrEqual(4)
    const gaps = at.slice(1).map((time, index) => time - (at[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(500)
  })

  test('on a schedule are not begun while the one before is under way, and one that fails ends nothing', async () => {
    const { jobs, failures } = await engines(await place(), 2)
    const gate = Promise.withResolvers<void>()
    let begun = 0
    let others = 0
    for (const engine of jobs) {
      engine.work('slow', async () => {
        begun += 1
        await gate.promise
        throw new Error('failed')
      })
      engine.work('other', async () => {
        others += 1
      })
      engine.schedule('slow', 1_000)
      engine.schedule('other', 1_000)
    }
    await Promise.all(jobs.map((engine) => engine.start()))
    await expect.poll(() => others, SOON).toBeGreaterThanOrEqual(3)
    expect(begun).toBe(1)
    gate.resolve()
    await expect.poll(() => begun, SOON).toBe(2)
    expect(failures).toContain('slow')
  })
})

test('a job of the embedded engine follows a wall clock that is moved on, and one without a time no clock', async () => {
  const clock = stoppedClock()
  const jobs = await oneEngine({ file: temporaryFile() }, clock.now)
  const seen: unknown[] = []
  jobs.work('a', async ({ number }) => void seen.push(number))
  await jobs.start()
  await jobs.enqueue('a', { number: 1 }, { at: clock.now() + 86_400_000 })
  clock.advance(-3_600_000)
  await jobs.enqueue('a', { number: 2 })
  await expect.poll(() => seen, SOON).toEqual([2])
  clock.advance(90_000_000)
  await expect.poll(() => seen, SOON).toEqual([2, 1])
})
