import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import type { StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'

/** Processes that serve a PostgreSQL; every beat deletes old rows. */
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

export interface Heartbeats {
  /** Identifies one run of this process. */
  readonly instanceId: string
  /** Records that this process is alive; called every 1.5 s. */
  beat(): Promise<void>
  /** Live processes, always including this one: work owned by any other process may be taken over. */
  liveInstances(): Promise<readonly string[]>
  /** Deletes this process’s heartbeat: others can take over its work at once. */
  leave(): Promise<void>
}

/** An embedded store has one process: work owned by an earlier run is abandoned. */
export function createMemoryHeartbeat(): Heartbeats {
  const instanceId = randomUUID()
  return { instanceId, beat: async () => {}, liveInstances: async () => [instanceId], leave: async () => {} }
}

/** Age of the last beat that marks a process dead, in ms: four beats, well within 15 s to reply. */
const DEAD_AFTER_MS = 6_000
/** Age after which a dead process’s row is deleted, in ms. */
const KEPT_FOR_MS = millisecondsInDay

/** The database’s own time (ms UTC): replicas whose clocks differ agree on it. */
const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
const ago = (ms: number) => sql<number>`${clock} - ${ms}::bigint`

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
      const live = await db
        .selectFrom('heartbeats')
        .select('id')
        .where('beatAt', '>', ago(DEAD_AFTER_MS))
        .execute()
      return [...new Set([instanceId, ...live.map(({ id }) => id)])]
    },
    async leave() {
      await db.deleteFrom('heartbeats').where('id', '=', instanceId).execute()
    },
  }
}
