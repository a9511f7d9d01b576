import { sql } from 'kysely'
import type { AuditEntry, AuditFilter, AuditRow, AuditScope } from '../../model/audit.ts'
import type { StoreContext, StoreDatabase } from '../context.ts'
import { bigint, bigintOrNull, oneOf, type Table, text, textOrNull } from '../define-table.ts'

/** The columns of AuditRow in the model. */
const columns = {
  team: text,
  sequence: bigint,
  at: bigint,
  channel: text,
  user: text,
  verb: text,
  project: bigintOrNull,
  target: text,
  sha: textOrNull,
  outcome: text,
  reference: text,
  overrideReason: textOrNull,
  via: oneOf<AuditRow['via']>(),
}

export const auditTable: Table<'audit', typeof columns> = {
  name: 'audit',
  columns,
  // A row says what happened where, and is never changed.
  keepsChannel: true,
  primaryKey: ['team', 'sequence'],
  indexes: {
    auditByUser: ['team', 'user', 'sequence'],
    auditByChannel: ['team', 'channel', 'sequence'],
    auditByVerb: ['team', 'verb', 'sequence'],
    auditByTarget: ['team', 'project', 'target', 'sequence'],
    auditByOutcome: ['team', 'outcome', 'sequence'],
    auditByReference: ['team', 'reference', 'sequence'],
    auditByTime: ['team', 'at'],
  },
  retention: 'kept',
  erasure: { person: 'kept', workspace: 'kept', forge: 'kept' },
  inBackup: 'kept',
}

/** A query for the rows of a workspace, limited to those the person may see. */
export interface AuditSelection {
  readonly team: string
  readonly scope: AuditScope
  readonly filter: AuditFilter
}

const BATCH = 500

/**
 * The audit log: append and read only; no method changes or deletes a row. Rows outlive the other data of
 * their workspace; only `Store.clear` deletes them.
 */
export function createAuditLog(context: StoreContext) {
  const { db, now } = context
  const newestFirst = (question: AuditSelection) =>
    matching(context, question).selectAll().orderBy('sequence', 'desc')

  return {
    /** Adds a row at the end of its workspace’s audit; once it resolves, the row survives a crash. */
    append: (entry: AuditEntry): Promise<AuditRow> => appendEntry(db, entry, now()),
    /** Newest first. `page` from 1; one past the end is empty. */
    async read(question: AuditSelection, page: number, size: number): Promise<AuditRow[]> {
      if (!isWhole(question))
        return newestFirst(question)
          .limit(size)
          .offset((page - 1) * size)
          .execute()
      // Rows are numbered without gaps: a page far back is found as fast as the first.
      const top = (await topOf(context, question.team)) - (page - 1) * size
      return newestFirst(question)
        .where('sequence', '<=', top)
        .where('sequence', '>', top - size)
        .execute()
    },
    /** Counts the matching rows; with a filter it counts up to `max` and sets `more` when there are more. */
    async count(
      question: AuditSelection,
      max: number,
    ): Promise<{ readonly rows: number; readonly more: boolean }> {
      if (isWhole(question)) return { rows: await topOf(context, question.team), more: false }
      const { rows } = await db
        .selectFrom(
          matching(context, question)
            .select('sequence')
            .limit(max + 1)
            .as('found'),
        )
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return { rows: Math.min(rows, max), more: rows > max }
    },
    /** Yields all matching rows, newest first; rows appended meanwhile are left out. */
    async *each(question: AuditSelection): AsyncIterable<AuditRow> {
      let rows = await newestFirst(question).limit(BATCH).execute()
      while (rows.length > 0) {
        yield* rows
        const oldest = rows.at(-1)?.sequence ?? 0
        rows = await newestFirst(question).where('sequence', '<', oldest).limit(BATCH).execute()
      }
    },
  }
}

export type AuditLog = ReturnType<typeof createAuditLog>

/** Adds a row; `at` is in ms UTC. */
export async function appendEntry(db: StoreDatabase, entry: AuditEntry, at: number): Promise<AuditRow> {
  const next = sql<number>`(select coalesce(max(sequence), 0) + 1 from audit where team = ${entry.team})`
  for (;;) {
    const added = await db
      .insertInto('audit')
      .values({ ...entry, sequence: next, at })
      // Another replica has taken this number meanwhile.
      .onConflict((conflict) => conflict.columns(['team', 'sequence']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (added) return added
  }
}

function isWhole({ scope, filter }: AuditSelection): boolean {
  return scope === 'all' && Object.values(filter).every((value) => value === undefined)
}

async function topOf({ db }: Pick<StoreContext, 'db'>, team: string): Promise<number> {
  const { top } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('sequence').as('top'))
    .where('team', '=', team)
    .executeTakeFirstOrThrow()
  return top ?? 0
}

function matching({ db }: StoreContext, { team, scope, filter }: AuditSelection) {
  const { since, before, outcome, ...whole } = filter
  let rows = db.selectFrom('audit').where('team', '=', team)
  if (scope !== 'all') {
    rows = 'user' in scope ? rows.where('user', '=', scope.user) : rows.where('channel', '=', scope.channel)
  }
  for (const column of ['user', 'channel', 'verb', 'project', 'target', 'reference'] as const) {
    const value = whole[column]
    if (value !== undefined) rows = rows.where(column, '=', value)
  }
  if (outcome === 'denied') rows = rows.where('outcome', 'like', 'denied:%')
  else if (outcome !== undefined) rows = rows.where('outcome', '=', outcome)
  if (since !== undefined) rows = rows.where('at', '>=', since)
  if (before !== undefined) rows = rows.where('at', '<', before)
  return rows
}
