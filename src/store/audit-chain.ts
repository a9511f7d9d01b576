import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { AuditChain, AuditRow } from '../model/audit.ts'
import type { Ground } from './ground.ts'

/** The last row of a workspace's chain; `hash` is empty while there is none. */
export interface ChainHead {
  readonly sequence: number
  readonly hash: string
}

const EMPTY: ChainHead = { sequence: 0, hash: '' }
const BATCH = 500

/** SHA-256 over the row before it and the row's own fields, in hex: it changes with any of them. */
export function chainHash(previous: string, row: Omit<AuditRow, 'hash'>): string {
  const { sequence, at, team, channel, user, verb, project, target, sha } = row
  const { outcome, reference, overrideReason, via } = row
  const about = [sequence, at, team, channel, user, verb, project, target, sha]
  // An array in JSON: no two different rows make the same text.
  const whole = JSON.stringify([previous, ...about, outcome, reference, overrideReason, via])
  return createHash('sha256').update(whole).digest('hex')
}

/**
 * Walks the whole chain of a workspace and names the first row that is not the one that was written: changed,
 * gone, moved or put in by somebody who wrote to the table. Rows that are appended meanwhile are no fault.
 */
export async function verifyChain(ground: Ground, team: string): Promise<AuditChain> {
  let last = EMPTY
  for (;;) {
    const rows = await batchAfter(ground, team, last)
    for (const row of rows) {
      const sequence = last.sequence + 1
      if (row.sequence !== sequence || row.hash !== chainHash(last.hash, row))
        return { kind: 'broken', sequence }
      last = row
    }
    // The embedded store answers at once: without a break, nobody else would be served until the end.
    await setImmediate()
    if (rows.length > 0) continue
    // Read after the rows, and written together with each: it may be ahead of them and never behind.
    const head = await headOf(ground, team)
    if (head.sequence < last.sequence) return { kind: 'broken', sequence: head.sequence + 1 }
    if (head.sequence === last.sequence)
      return head.hash === last.hash
        ? { kind: 'whole', rows: last.sequence }
        : { kind: 'broken', sequence: last.sequence }
    if ((await batchAfter(ground, team, last)).length === 0)
      return { kind: 'broken', sequence: last.sequence + 1 }
  }
}

/** Everything at the beginning, so that a row before the first one is seen as well. */
function batchAfter({ db }: Ground, team: string, last: ChainHead) {
  const rows = db.selectFrom('audit').selectAll().where('team', '=', team).orderBy('sequence').limit(BATCH)
  return (last === EMPTY ? rows : rows.where('sequence', '>', last.sequence)).execute()
}

async function headOf({ db }: Ground, team: string): Promise<ChainHead> {
  const head = await db
    .selectFrom('auditHeads')
    .select(['sequence', 'hash'])
    .where('team', '=', team)
    .executeTakeFirst()
  return head ?? EMPTY
}
