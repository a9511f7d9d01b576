import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StoreContext } from './context.ts'
import { databaseClock } from './db-clock.ts'
import type { Lease, Leases } from './leases.ts'

/** A name that nobody has held for so long is forgotten, in ms. */
const KEPT_FOR_MS = 24 * 60 * 60_000

const clock = databaseClock()
const after = (ms: number) => sql<number>`${clock} + ${ms}::bigint`

/** Leases as rows of a PostgreSQL that replicas share. */
export function createPostgresLeases({ db }: Pick<StoreContext, 'db'>): Leases {
  function leaseOf(name: string, holder: string, fence: number, forMs: number): Lease {
    /** For `forMs` from now, 0 to end it; false when it is not held any more. */
    async function hold(ms: number): Promise<boolean> {
      const updated = await db
        .updateTable('leases')
        .set({ heldUntil: after(ms) })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .where('heldUntil', '>', clock)
        .executeTakeFirst()
      return updated.numUpdatedRows > 0n
    }
    return {
      fence,
      renew: () => hold(forMs),
      async holds() {
        const mine = await db
          .selectFrom('leases')
          .select('name')
          .where('name', '=', name)
          .where('holder', '=', holder)
          .where('heldUntil', '>', clock)
          .executeTakeFirst()
        return mine !== undefined
      },
      async release() {
        // The row stays, so that the next taking has a higher fence.
        await hold(0)
      },
    }
  }

  return {
    async take(name, forMs) {
      const holder = randomUUID()
      const taken = await db
        .insertInto('leases')
        // A name that was forgotten begins above where it ended: nothing is taken a thousand times a second.
        .values({ name, holder, fence: clock, heldUntil: after(forMs) })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet(({ eb }) => ({ holder, fence: eb('leases.fence', '+', 1), heldUntil: after(forMs) }))
            .where('leases.heldUntil', '<=', clock),
        )
        .returning('fence')
        .executeTakeFirst()
      return taken ? leaseOf(name, holder, taken.fence, forMs) : null
    },
    async sweep() {
      await db
        .deleteFrom('leases')
        .where('heldUntil', '<', sql<number>`${clock} - ${KEPT_FOR_MS}::bigint`)
        .execute()
    },
  }
}
