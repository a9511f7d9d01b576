import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import { databaseClock, type StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'

const columns = {
  name: text,
  /** Identifies one acquisition, not a process: a lease taken again has another holder. */
  holder: text,
  /** Grows with every acquisition, so that a holder that slept past the end of its lease is recognized. */
  fence: bigint,
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
  /** Grows with every acquisition of this name, also over restarts. */
  readonly fence: number
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
  function leaseOf(name: string, holder: string, fence: number, forMs: number): Lease {
    /** Holds it for `ms` from now, 0 to end it; false when it is no longer held. */
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
        // The row stays, so that the next acquisition has a higher fence.
        await hold(0)
      },
    }
  }

  return {
    async take(name, forMs) {
      const holder = randomUUID()
      const taken = await db
        .insertInto('leases')
        // A deleted name restarts above its last fence: no lease is taken a thousand times a second.
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
    async held() {
      const { count } = await db
        .selectFrom('leases')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('heldUntil', '>', clock)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
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
  const held = new Map<string, { readonly fence: number; until: number }>()
  // A later process begins above this one’s count: no name is taken a thousand times a second on average.
  let lastFence = Date.now()

  function leaseOf(name: string, fence: number, forMs: number): Lease {
    const mine = () => {
      const lease = held.get(name)
      return lease?.fence === fence && lease.until > monotonic() ? lease : null
    }
    return {
      fence,
      async renew() {
        const lease = mine()
        if (lease) lease.until = monotonic() + forMs
        return lease !== null
      },
      holds: async () => mine() !== null,
      async release() {
        if (held.get(name)?.fence === fence) held.delete(name)
      },
    }
  }

  return {
    async take(name, forMs) {
      const now = monotonic()
      for (const [other, { until }] of held) if (until <= now) held.delete(other)
      if (held.has(name)) return null
      lastFence += 1
      held.set(name, { fence: lastFence, until: now + forMs })
      return leaseOf(name, lastFence, forMs)
    },
    held: async () => [...held.values()].filter(({ until }) => until > monotonic()).length,
  }
}
