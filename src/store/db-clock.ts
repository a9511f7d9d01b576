import { type RawBuilder, sql } from 'kysely'

/** The time (ms UTC) that pauses are counted on, as SQL: a clock that people move has no say in it. */
export type DbClock = () => RawBuilder<number>

/** Of the one machine of an embedded store. */
export const processClock: DbClock = () => sql<number>`${Date.now()}`

/** Of the PostgreSQL that replicas share: they agree on it, whatever their own clocks show. */
export const databaseClock: DbClock = () =>
  sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
