import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import { changesRows, countRows, databaseClock, type StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'

const columns = {
  name: text,
  /** Identifies one acquisition, not a process: a lease taken again has another holder. */
  holder: text,
  heldUntil: bigint,
}

/** Age after which an unused name is deleted, in ms. */
const KEPT_FOR_MS = millisecondsInDay

export const leasesTable: Table<'leases', typeof columns> = {
  name: 'leases',
  columns,
  primaryKey: ['name'],
  retention: { hourly: deleteOldLeases, afterMs: KEPT_FOR_MS },
  erasure: { forge: 'kept' },
  inBackup: 'kept',
}

/** Exclusive permission for one process, across all replicas. */
export interface Lease {
  /** Extends it by the same duration from now; false when it has ended or was taken: the holder must stop. */
  renew(): Promise<boolean>
  /** True while the lease is held. */
  holds(): Promise<boolean>
  /** Ends the lease, so that another process can take it at once. */
  release(): Promise<void>
}

const clock = databaseClock()
const after = (ms: number) => sql<number>`${clock} + ${ms}::bigint`

/**
 * Exclusive work across replicas; a holder that dies or sleeps loses its lease when the time is over. No
 * clock that people or NTP can adjust affects that.
 */
export function createLeases({ db }: Pick<StoreContext, 'db'>) {
  function leaseOf(name: string, holder: string, forMs: number): Lease {
    /** Holds it for `ms` from now, 0 to end it; false when it is no longer held. */
    const hold = (ms: number) =>
      changesRows(
        db
          .updateTable('leases')
          .set({ heldUntil: after(ms) })
          .where(({ and }) => and({ name, holder }))
          .where('heldUntil', '>', clock),
      )
    return {
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
        await hold(0)
      },
    }
  }

  return {
    /** Takes the lease for `forMs`; null while another holder, in this process or another, has it. */
    async take(name: string, forMs: number): Promise<Lease | null> {
      const holder = randomUUID()
      const taking = db
        .insertInto('leases')
        .values({ name, holder, heldUntil: after(forMs) })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, heldUntil: after(forMs) })
            .where('leases.heldUntil', '<=', clock),
        )
      return (await changesRows(taking)) ? leaseOf(name, holder, forMs) : null
    },
    /** Returns the number of leases that are held now, by any process. */
    held: (): Promise<number> => countRows(db.selectFrom('leases').where('heldUntil', '>', clock)),
  }
}

/** Deletes names that nobody has held for a day. */
async function deleteOldLeases({ db, realTime }: StoreContext): Promise<void> {
  await db.deleteFrom('leases').where('heldUntil', '<', sql<number>`${realTime()} - ${KEPT_FOR_MS}`).execute()
}
