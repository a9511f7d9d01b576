import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Attempt } from '../../src/durable/durable.ts'
import { OwnershipLostError } from '../../src/store/tables/operations.ts'
import { temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { notebook, roomOn } from './room.ts'

const SOON = { interval: 20 }

describe.skipIf(withoutPostgres)('work of a process', () => {
  test('is kept by its heartbeats, as long as it runs', async () => {
    const { durable, store } = await roomOn({ url: await temporaryDatabase() })
    const gate = Promise.withResolvers<void>()
    durable.work('a', async () => {
      await gate.promise
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k' })
    const heartbeat = async () => {
      const { rows } = await sql<{
        at: string | null
      }>`select heartbeat_on::text as at from greenlight_work.job
        where name = 'a' and state = 'active'`.execute(store.database)
      return rows[0]?.at ?? null
    }
    await expect.poll(heartbeat, SOON).not.toBeNull()
    const first = await heartbeat()
    await expect.poll(heartbeat, SOON).not.toBe(first)
    gate.resolve()
    await durable.result('a', 'k')
  })

  test('is not taken over while an attempt writes, only before or after', async () => {
    const { durable, store } = await roomOn({ url: await temporaryDatabase() })
    /** Locks the work, as a process does that takes it over; a heartbeat may have to end before. */
    const lock = async (): Promise<unknown> =>
      (await sql`select id from greenlight_work.job where name = 'a' for update`.execute(store.database)).rows
        .length
    const lockAtOnce = () =>
      sql`select id from greenlight_work.job where name = 'a' for update nowait`
        .execute(store.database)
        .catch((error: Error) => error.message)
    const taken = Promise.withResolvers<unknown[]>()
    durable.work('a', async (_, attempt) => {
      taken.resolve([await lock(), await attempt.fenced(lockAtOnce), await lock()])
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k' })
    expect(await taken.promise).toEqual([1, expect.stringMatching(/could not obtain lock/), 1])
  })

  test('waits while the queue cannot be read, which is told, and goes on after that', async () => {
    const { durable, store, failures } = await roomOn({ url: await temporaryDatabase() })
    durable.work('a', async () => undefined)
    await durable.open()
    await sql`alter schema greenlight_work rename to greenlight_away`.execute(store.database)
    await expect.poll(() => failures, SOON).toContain('a')
    await sql`alter schema greenlight_away rename to greenlight_work`.execute(store.database)
    expect(await durable.start('a', { key: 'k' })).toBe(true)
    await durable.result('a', 'k')
  })

  test('is over for an attempt that another one has taken the place of', async () => {
    const { durable, store, failures } = await roomOn({ url: await temporaryDatabase() })
    const { notes, note } = notebook()
    const [begun, gate] = [Promise.withResolvers<Attempt>(), Promise.withResolvers<void>()]
    durable.work('a', async (_, attempt) => {
      note(`begun ${attempt.number}`)
      if (attempt.number > 1) {
        const earlier = await begun.promise
        note([await earlier.isCurrent(), await attempt.isCurrent()])
        return undefined
      }
      begun.resolve(attempt)
      await gate.promise
      await attempt.leavePartition()
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k', partition: 'p' })
    const attempt = await begun.promise
    expect(await attempt.isCurrent()).toBe(true)
    await sql`update greenlight_work.job set state = 'retry', retry_count = retry_count
      where name = 'a'`.execute(store.database)
    await durable.result('a', 'k')
    expect(await attempt.isCurrent()).toBe(false)
    await expect(attempt.leavePartition()).rejects.toBeInstanceOf(OwnershipLostError)
    const step = { first: async () => note('sent'), recover: async () => note('looked for') }
    await expect(attempt.once('send', step)).rejects.toBeInstanceOf(OwnershipLostError)
    gate.resolve()
    expect(await durable.close()).toBe(0)
    expect(notes).toEqual(['begun 1', 'begun 2', [false, true]])
    expect(failures).toEqual([])
  })
})
