import type { StoreContext } from '../context.ts'
import { bigint, bigintOrNull, integer, type Table, text } from '../define-table.ts'

/** Accepted work of the embedded engine. */
const workColumns = {
  kind: text,
  key: text,
  partition: text,
  /** JSON. */
  input: text,
  /** The order of acceptance. */
  position: bigint,
  /** Number of finished attempts. */
  attempts: integer,
  /** ms UTC; 0 for at once. */
  dueAt: bigint,
  endedAt: bigintOrNull,
}

const KEPT_FOR_MS = 24 * 3_600_000

export const durableWorkTable: Table<'durableWork', typeof workColumns> = {
  name: 'durableWork',
  columns: workColumns,
  primaryKey: ['kind', 'key'],
  indexes: { durableWorkByPosition: ['position'] },
  indexesOfPresent: { durableWorkEnded: 'endedAt' },
  retention: { hourly: deleteOldKeys, afterMs: KEPT_FOR_MS },
  erasure: { forge: 'deleted' },
  inBackup: 'deleted',
}

/** Steps of work whose effects have begun, on both engines; deleted together with the work. */
const markColumns = {
  kind: text,
  key: text,
  step: text,
  attempt: integer,
  /** Real ms UTC. */
  madeAt: bigint,
}

export const durableMarksTable: Table<'durableMarks', typeof markColumns> = {
  name: 'durableMarks',
  columns: markColumns,
  primaryKey: ['kind', 'key', 'step'],
  retention: 'kept',
  erasure: { forge: 'deleted' },
  inBackup: 'deleted',
}

async function deleteOldKeys({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('durableWork')
    .where('endedAt', '<=', now() - KEPT_FOR_MS)
    .execute()
}
