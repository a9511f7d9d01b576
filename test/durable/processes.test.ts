import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { OwnershipLostError } from '../../src/store/tables/operations.ts'
import { temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { notebook, roomOn, startAll } from './room.ts'

const SOON = { interval: 20 }

describe.skipIf(withoutPostgres)('durable work of several processes', () => {
  test('keeps the order of a partition, whoever accepted the work', async () => {
    const url = await temporaryDatabase()
    const one = await roomOn({ url })
    const other = await roomOn({ url })
    const { notes, note } = notebook()
    for (const { durable } of [one, other]) {
      durable.work('a', async ({ number }) => {
        note(number)
        return undefined
      })
      await durable.open()
    }
    const all = Array.from({ length: 20 }, (_, number) => number)
    for (const number of all) await startAll((number % 2 === 0 ? one : other).durable, number)
    await one.durable.result('a', '19')
    expect(notes).toEqual(all)
  })

  test('does scheduled work once for all', async () => {
    const url = await temporaryDatabase()
    const times: number[] = []
    for (let process = 0; process < 3; process += 1) {
      const { durable } = await roomOn({ url })
      durable.schedule('tick', 1_000, async () => void times.push(performance.now()))
      await durable.open()
    }
    await expect.poll(() => times.length, SOON).toBeGreaterThanOrEqual(4)
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(800)
  })

  test('lets an attempt write nothing that was taken over', async () => {
    const { durable, store } = await roomOn({ url: await temporaryDatabase() })
    const ends: unknown[] = []
    const gate = Promise.withResolvers<void>()
    durable.work('a', async (_, attempt) => {
      if (attempt.number > 1) return undefined
      await gate.promise
      await attempt.fenced(async () => ends.push('written')).catch((error: unknown) => ends.push(error))
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k' })
    const { database } = store
    /** As if nothing had refreshed the heartbeat, because the process stood still; gives the attempts that ended. */
    const standStill = async () => {
      await sql`update greenlight_work.job set heartbeat_on = heartbeat_on - interval '20 seconds'
        where name = 'a' and retry_count = 0 and state = 'active'`.execute(database)
      const { rows } = await sql<{ retryCount: number }>`select retry_count from greenlight_work.job
        where name = 'a'`.execute(database)
      return rows[0]?.retryCount
    }
    await expect.poll(standStill, SOON).toBe(1)
    gate.resolve()
    await durable.result('a', 'k')
    await expect.poll(() => ends.length, SOON).toBe(1)
    expect(ends[0]).toBeInstanceOf(OwnershipLostError)
  })
})
