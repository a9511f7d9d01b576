import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { databaseClock, type StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'

const columns = {
  name: text,
  /** Names one taking, and not a process: what was taken anew is somebody else’s. */
  holder: text,
  /** Grows with every taking, so that a holder who slept through the end of the lease is known by its number. */
  fence: bigint,
  heldUntil: bigint,
}

export const leasesTable: Table<'leases', typeof columns> = {
  name: 'leases',
  columns,
  primaryKey: ['name'],
  retention: { hourly: deleteOldLeases },
  erasure: { forge: 'kept' },
  inBackup: 'kept',
}

/** What one process may do while it holds it, across all replicas. */
export interface Lease {
  /** Grows with every taking of this name, also over restarts. */
  readonly fence: number
  /** For as long again from now; false when it has ended or was taken since, and nothing more may be done. */
  renew(): Promise<boolean>
  /** Whether it is still held at this moment. */
  holds(): Promise<boolean>
  /** Somebody else may take it at once. */
  release(): Promise<void>
}

/**
 * Exclusive work across replicas; a holder that dies or sleeps loses it when its time is over. No clock of a
 * machine that people or NTP can move has a say in that.
 */
export interface Leases {
  /** Takes it for so many ms; null while somebody else, in this process or another, holds it. */
  take(name: string, forMs: number): Promise<Lease | null>
}

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
        .where(({ and }) => and({ name, holder }))
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
          .where(({ and }) => and({ name, holder }))
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
  }
}

/** Deletes names that nobody has held for a day. */
async function deleteOldLeases({ db, realTime }: StoreContext): Promise<void> {
  await db.deleteFrom('leases').where('heldUntil', '<', sql<number>`${realTime()} - ${KEPT_FOR_MS}`).execute()
}

/** A process that dies or sleeps with such a lease loses it after so many ms. */
export const LEASE_MS = 6_000

/** Renews a lease that was taken for HELD_MS for as long as the work takes, and gives it back. */
export async function withLease<Result>(lease: Lease, work: () => Promise<Result>): Promise<Result> {
  // What cannot be renewed ends by itself, and `holds` says so.
  const renewing = setInterval(() => void lease.renew().catch(() => false), LEASE_MS / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    await lease.release().catch(() => {})
  }
}
