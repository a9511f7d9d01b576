import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StoreContext } from './context.ts'
import type { Heartbeats } from './heartbeats.ts'

/** Who has not beaten for so long, in ms, counts as dead: four beats, and well inside the fifteen seconds of an answer. */
const DEAD_AFTER_MS = 6_000
/** Rows of the dead are of no use after a day. */
const KEPT_FOR_MS = 24 * 60 * 60_000

/** The database’s own time (ms UTC): replicas whose clocks differ agree on it. */
const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
const ago = (ms: number) => sql<number>`${clock} - ${ms}::bigint`

/** Replicas as rows of a PostgreSQL that they share. */
export function createPostgresHeartbeats({ db }: Pick<StoreContext, 'db'>): Heartbeats {
  const me = randomUUID()
  return {
    me,
    async beat() {
      await db
        .insertInto('replicas')
        .values({ id: me, startedAt: clock, beatAt: clock })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ beatAt: clock }))
        .execute()
      await db.deleteFrom('replicas').where('beatAt', '<', ago(KEPT_FOR_MS)).execute()
    },
    async alive() {
      const living = await db
        .selectFrom('replicas')
        .select('id')
        .where('beatAt', '>', ago(DEAD_AFTER_MS))
        .execute()
      return [...new Set([me, ...living.map(({ id }) => id)])]
    },
    async leave() {
      await db.deleteFrom('replicas').where('id', '=', me).execute()
    },
  }
}
