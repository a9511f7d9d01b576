import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'

/** Processes that serve a PostgreSQL; every beat deletes the old ones. */
const columns = {
  id: text,
  startedAt: bigint,
  beatAt: bigint,
}

export const heartbeatsTable: Table<'heartbeats', typeof columns> = {
  name: 'heartbeats',
  columns,
  primaryKey: ['id'],
  retention: 'kept',
  erasure: { forge: 'kept' },
  inBackup: 'kept',
}

/** The processes that share a store, as far as they show that they live. */
export interface Heartbeats {
  /** Names this life of this process. */
  readonly instanceId: string
  /** Shows that this process lives; to be called every two seconds. */
  beat(): Promise<void>
  /** Those that live, this one always among them: what belongs to anybody else is left, and may be taken over. */
  liveInstances(): Promise<readonly string[]>
  /** This one will show nothing more: what it leaves need not wait until that is noticed. */
  leave(): Promise<void>
}

/** An embedded store has one process: whatever belongs to an earlier life of it is left. */
export function createMemoryHeartbeat(): Heartbeats {
  const instanceId = randomUUID()
  return { instanceId, beat: async () => {}, liveInstances: async () => [instanceId], leave: async () => {} }
}

/** Who has not beaten for so long, in ms, counts as dead: four beats, and well inside the fifteen seconds of an answer. */
const DEAD_AFTER_MS = 6_000
/** Rows of the dead are of no use after a day. */
const KEPT_FOR_MS = 24 * 60 * 60_000

/** The database’s own time (ms UTC): replicas whose clocks differ agree on it. */
const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
const ago = (ms: number) => sql<number>`${clock} - ${ms}::bigint`

/** Replicas as rows of a PostgreSQL that they share. */
export function createPostgresHeartbeats({ db }: Pick<StoreContext, 'db'>): Heartbeats {
  const instanceId = randomUUID()
  return {
    instanceId,
    async beat() {
      await db
        .insertInto('heartbeats')
        .values({ id: instanceId, startedAt: clock, beatAt: clock })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ beatAt: clock }))
        .execute()
      await db.deleteFrom('heartbeats').where('beatAt', '<', ago(KEPT_FOR_MS)).execute()
    },
    async liveInstances() {
      const living = await db
        .selectFrom('heartbeats')
        .select('id')
        .where('beatAt', '>', ago(DEAD_AFTER_MS))
        .execute()
      return [...new Set([instanceId, ...living.map(({ id }) => id)])]
    },
    async leave() {
      await db.deleteFrom('heartbeats').where('id', '=', instanceId).execute()
    },
  }
}
