import type { AuditChain, AuditEntry, AuditFilter, AuditRow, AuditScope } from '../model/audit.ts'
import {
  type AuditCheck,
  BEFORE_ALL,
  type ChainEnd,
  createAuditMacs,
  firstFalse,
  walkChain,
} from './audit-chain.ts'
import type { StoreContext } from './context.ts'
import { appendEntry, findCheck, renewHead, saveCheck } from './tables/audit.ts'

/** A query for the rows of a workspace, limited to those the person may see. */
export interface AuditSelection {
  readonly team: string
  readonly scope: AuditScope
  readonly filter: AuditFilter
}

/** The last row of a workspace’s chain. */
export interface AuditEnd extends ChainEnd {
  readonly team: string
  /** The id of the key of its MAC. */
  readonly key: string
}

const BATCH = 500
/** Most rows since the last walk that are checked with a page; the rest is left to the next walk. */
const WITH_A_PAGE = 2_000
/** Number of checked rows after which the progress is stored, so that the next page begins there. */
const NOTED_AFTER = 500

/**
 * The audit log: append and read only; no method changes or deletes a row. Rows outlive the other data of
 * their workspace; only `Store.clear` deletes them.
 */
export function createAuditLog(context: StoreContext) {
  const { db, keys, now } = context
  const macs = createAuditMacs(keys)
  /** Ends that this process wrote or read: detects a table that was set back behind them. */
  const known = new Map<string, ChainEnd>()
  const knownOf = (team: string) => known.get(team) ?? BEFORE_ALL
  const learn = (team: string, end: ChainEnd) => {
    if (end.sequence > knownOf(team).sequence) known.set(team, end)
  }
  const newestFirst = (question: AuditSelection) =>
    matching(context, question).selectAll().orderBy('sequence', 'desc')
  const walk = (team: string, from: ChainEnd, most: number) =>
    walkChain(context, macs, team, { from, most, known: knownOf(team) })

  async function verify(team: string): Promise<AuditChain> {
    const walked = await walk(team, BEFORE_ALL, Number.POSITIVE_INFINITY)
    const checkedAt = now()
    if (walked.kind === 'broken') {
      await saveCheck(context, macs, team, {
        end: BEFORE_ALL,
        checkedAt,
        brokenAt: walked.sequence,
        unknown: null,
      })
      return walked
    }
    const { end, unknown } = walked
    learn(team, end)
    await renewHead(context, macs, team, end)
    await saveCheck(context, macs, team, { end, checkedAt, brokenAt: null, unknown })
    return { kind: 'whole', rows: end.sequence, mac: end.mac, checkedAt, unknown }
  }

  /** Returns the row up to which a check went, when the table no longer holds that row unchanged. */
  async function missingEnd(team: string, check: AuditCheck | null): Promise<number | null> {
    if (!check || check.end.sequence === 0) return null
    const { sequence, mac } = check.end
    const row = await db
      .selectFrom('audit')
      .select('sequence')
      .where(({ and }) => and({ team, sequence, mac }))
      .executeTakeFirst()
    return row ? null : sequence
  }

  return {
    /** Adds a row to the end of its workspace’s chain; once it resolves, the row survives a crash. */
    async append(entry: AuditEntry): Promise<void> {
      const end = await db
        .transaction()
        .execute((transaction) => appendEntry(transaction, macs, entry, now(), knownOf(entry.team)))
      learn(entry.team, end)
    },
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
    /** Counts the matching rows; with a filter it counts `most` at most and sets `more` when there are more. */
    async count(
      question: AuditSelection,
      most: number,
    ): Promise<{ readonly rows: number; readonly more: boolean }> {
      if (isWhole(question)) return { rows: await topOf(context, question.team), more: false }
      const { rows } = await db
        .selectFrom(
          matching(context, question)
            .select('sequence')
            .limit(most + 1)
            .as('found'),
        )
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return { rows: Math.min(Number(rows), most), more: Number(rows) > most }
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
    /** Walks the chain of a workspace from its first row and stores the result. */
    verify,
    /** Checks the chain at the cost of one page: only these rows and the rows since the last walk. */
    async verifyShown(team: string, shown: readonly AuditRow[]): Promise<AuditChain> {
      const check = await findCheck(context, macs, team)
      if (check && check.brokenAt !== null) return { kind: 'broken', sequence: check.brokenAt }
      const wrong = (await firstFalse(context, macs, team, shown)) ?? (await missingEnd(team, check))
      if (!check && wrong === null && (await topOf(context, team)) <= WITH_A_PAGE) return verify(team)
      const from = check?.end ?? BEFORE_ALL
      const walked = await walk(team, from, WITH_A_PAGE)
      const broken = walked.kind === 'broken' ? walked.sequence : Number.POSITIVE_INFINITY
      if (wrong !== null || walked.kind === 'broken')
        return { kind: 'broken', sequence: Math.min(wrong ?? broken, broken) }
      const { end } = walked
      const unknown = check?.unknown ?? walked.unknown
      if (check && end.sequence - from.sequence >= NOTED_AFTER)
        await saveCheck(context, macs, team, { ...check, end, unknown })
      if (!check || walked.kind === 'far') return { kind: 'unfinished', checked: end.sequence }
      learn(team, end)
      return { kind: 'whole', rows: end.sequence, mac: end.mac, checkedAt: check.checkedAt, unknown }
    },
    /** The end of each workspace’s chain. */
    ends: (): Promise<AuditEnd[]> =>
      db.selectFrom('auditHeads').select(['team', 'sequence', 'mac', 'key']).orderBy('team').execute(),
    /** Clears this process’s knowledge of the chains, because they were deleted. */
    reset: (): void => known.clear(),
  }
}

export type AuditLog = ReturnType<typeof createAuditLog>

/** True when the query covers every row of the workspace. */
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
