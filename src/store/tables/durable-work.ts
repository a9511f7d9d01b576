import { millisecondsInDay } from 'date-fns/constants'
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
  endedAt: bigintOrNull,
}

export const durableWorkTable: Table<'durableWork', typeof workColumns> = {
  name: 'durableWork',
  columns: workColumns,
  primaryKey: ['kind', 'key'],
  indexes: { durableWorkByPosition: ['position'] },
  indexesOfPresent: { durableWorkEnded: 'endedAt' },
  retention: { hourly: 'endedAt', afterMs: millisecondsInDay },
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
