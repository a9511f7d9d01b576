import type { AuditChain, AuditEntry, AuditFilter, AuditRow, AuditSight } from '../model/audit.ts'
import { chainHash, verifyChain } from './audit-chain.ts'
import type { Ground } from './ground.ts'
import { storable } from './storable.ts'

/** Which rows of a workspace are asked for, as far as the person may see them. */
export interface AuditQuestion {
  readonly team: string
  readonly sight: AuditSight
  readonly filter: AuditFilter
}

/**
 * Who did what: rows are added and read, and there is no way to change or to delete one. They go only with
 * everything else of their workspace.
 */
export interface Audit {
  /** Adds a row to the end of its workspace’s chain; when it answers, the row survives a crash. */
  append(entry: AuditEntry): Promise<void>
  /** Newest first. `page` from 1; one past the end is empty. */
  read(question: AuditQuestion, page: number, size: number): Promise<AuditRow[]>
  /** How many there are in all. */
  count(question: AuditQuestion): Promise<number>
  /** All of them, newest first; what is appended meanwhile is left out. */
  each(question: AuditQuestion): AsyncIterable<AuditRow>
  /** Walks the chain of a workspace. */
  verify(team: string): Promise<AuditChain>
}

const BATCH = 500

export function createAudit(ground: Ground): Audit {
  const { db, now } = ground
  const newestFirst = (question: AuditQuestion) =>
    matching(ground, question).selectAll().orderBy('sequence', 'desc')

  return {
    append({ team, channel, user, verb, project, target, sha, outcome, reference, overrideReason, via }) {
      return db.transaction().execute(async (transaction) => {
        // Writing first makes other replicas that append to this chain wait until this row is there.
        const last = await transaction
          .insertInto('auditHeads')
          .values({ team, sequence: 0, hash: '' })
          .onConflict((conflict) => conflict.column('team').doUpdateSet({ team }))
          .returning(['sequence', 'hash'])
          .executeTakeFirstOrThrow()
        const about = {
          team,
          channel,
          user,
          verb,
          project,
          // The hash is of what is read back.
          target: storable(target),
          sha,
          outcome,
          reference,
          overrideReason: overrideReason === null ? null : storable(overrideReason),
          via,
        }
        const row = { sequence: last.sequence + 1, at: now(), ...about }
        const hash = chainHash(last.hash, row)
        await transaction
          .insertInto('audit')
          .values({ ...row, hash })
          .execute()
        await transaction
          .updateTable('auditHeads')
          .set({ sequence: row.sequence, hash })
          .where('team', '=', team)
          .execute()
      })
    },
    read: (question, page, size) =>
      newestFirst(question)
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
    async count(question) {
      const { rows } = await matching(ground, question)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return Number(rows)
    },
    async *each(question) {
      let rows = await newestFirst(question).limit(BATCH).execute()
      while (rows.length > 0) {
        yield* rows
        const oldest = rows.at(-1)?.sequence ?? 0
        rows = await newestFirst(question).where('sequence', '<', oldest).limit(BATCH).execute()
      }
    },
    verify: (team) => verifyChain(ground, team),
  }
}

function matching({ db }: Ground, { team, sight, filter }: AuditQuestion) {
  const { since, before, outcome, ...whole } = filter
  let rows = db.selectFrom('audit').where('team', '=', team)
  if (sight !== 'all') {
    rows = 'user' in sight ? rows.where('user', '=', sight.user) : rows.where('channel', '=', sight.channel)
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
