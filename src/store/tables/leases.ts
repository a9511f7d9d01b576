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

/**
 * Exclusive work across replicas; a holder that dies or sleeps loses its lease when the time is over. No
 * clock that people or NTP can adjust affects that.
 */
export interface Leases {
  /** Takes the lease for `forMs`; null while another holder, in this process or another, has it. */
  take(name: string, forMs: number): Promise<Lease | null>
  /** Returns the number of leases that are held now, by any process. */
  held(): Promise<number>
}

const clock = databaseClock()
const after = (ms: number) => sql<number>`${clock} + ${ms}::bigint`

export function createPostgresLeases({ db }: Pick<StoreContext, 'db'>): Leases {
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
    async take(name, forMs) {
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
    held: () => countRows(db.selectFrom('leases').where('heldUntil', '>', clock)),
  }
}

/** Deletes names that nobody has held for a day. */
async function deleteOldLeases({ db, realTime }: StoreContext): Promise<void> {
  await db.deleteFrom('leases').where('heldUntil', '<', sql<number>`${realTime()} - ${KEPT_FOR_MS}`).execute()
}

/** Duration of a lease, in ms: a process that dies or sleeps loses it after that. */
export const LEASE_MS = 6_000

/** Renews a lease taken for LEASE_MS for as long as the work takes, and releases it. */
export async function withLease<Result>(lease: Lease, work: () => Promise<Result>): Promise<Result> {
  // A lease that cannot be renewed ends by itself, and `holds` reports it.
  const renewing = setInterval(() => void lease.renew().catch(() => false), LEASE_MS / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    await lease.release().catch(() => {})
  }
}

/**
 * Leases within the one process that owns an embedded store, on the monotonic clock: it runs on while a
 * process is stopped, and a jump of the wall clock neither frees nor extends a lease. `monotonic` is in ms.
 */
export function createMemoryLeases(monotonic: () => number = () => performance.now()): Leases {
  const held = new Map<string, { until: number }>()
  return {
    async take(name, forMs) {
      for (const [other, { until }] of held) if (until <= monotonic()) held.delete(other)
      if (held.has(name)) return null
      const lease = { until: monotonic() + forMs }
      held.set(name, lease)
      const isHeld = () => held.get(name) === lease && lease.until > monotonic()
      return {
        async renew() {
          if (!isHeld()) return false
          lease.until = monotonic() + forMs
          return true
        },
        holds: async () => isHeld(),
        async release() {
          if (held.get(name) === lease) held.delete(name)
        },
      }
    },
    held: async () => [...held.values()].filter(({ until }) => until > monotonic()).length,
  }
}
