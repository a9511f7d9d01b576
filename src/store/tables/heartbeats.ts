import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import { countRows, databaseClock, type StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'

/** Processes that serve a PostgreSQL; every beat deletes old rows. */
const columns = {
  id: text,
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
  /** Records that this process is alive; called every 1.5 s. */
  beat(): Promise<void>
  /** Deletes this process’s heartbeat. */
  leave(): Promise<void>
}

/** An embedded store has one process. */
export function createMemoryHeartbeat(): Heartbeats {
  return { beat: async () => {}, leave: async () => {} }
}

/** Age of the last beat that marks a process dead, in ms: four beats, well within 15 s to reply. */
const DEAD_AFTER_MS = 6_000
/** Age after which a dead process’s row is deleted, in ms. */
const KEPT_FOR_MS = millisecondsInDay

const clock = databaseClock()
const ago = (ms: number) => sql<number>`${clock} - ${ms}::bigint`

export function createPostgresHeartbeats({ db }: Pick<StoreContext, 'db'>): Heartbeats {
  /** Identifies one run of this process. */
  const id = randomUUID()
  return {
    async beat() {
      await db
        .insertInto('heartbeats')
        .values({ id, beatAt: clock })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ beatAt: clock }))
        .execute()
      await db.deleteFrom('heartbeats').where('beatAt', '<', ago(KEPT_FOR_MS)).execute()
    },
    async leave() {
      await db.deleteFrom('heartbeats').where('id', '=', id).execute()
    },
  }
}

/** Counts the processes that are alive. */
export function countReplicas({ db }: Pick<StoreContext, 'db'>): Promise<number> {
  return countRows(db.selectFrom('heartbeats').where('beatAt', '>', ago(DEAD_AFTER_MS)))
}
