import { sql } from 'kysely'
import { expect } from 'vitest'
import type { StoreDatabase } from '../../src/store/context.ts'

const SOON = { interval: 20 }

/** Makes another process take over the work of this kind that runs now, as if its process stood still. */
export async function standStill(database: StoreDatabase, kind: string): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ taken: number }>`select max(retry_count) as taken
        from greenlight_work.job where name = ${kind}`.execute(database)
      // What begins after the takeover is left alone.
      await sql`update greenlight_work.job set heartbeat_on = heartbeat_on - interval '20 seconds'
        where name = ${kind} and state = 'active'
        and not exists (select from greenlight_work.job where name = ${kind} and retry_count > 0)`.execute(
        database,
      )
      return rows[0]?.taken
    }, SOON)
    .toBeGreaterThan(0)
}
