import { setImmediate } from 'node:timers/promises'
import type { AuditRow } from '../model/audit.ts'
import { type AuditMacs, BEFORE_ALL, type ChainEnd, type UnknownKey } from './audit-macs.ts'
import type { StoreContext } from './context.ts'

/** The result of walking a workspace’s chain from one row to its end. */
export type Walked =
  /** Every row follows from the one before it. `unknown`: the first row whose key is not in the ring. */
  | { readonly kind: 'whole'; readonly end: ChainEnd; readonly unknown: UnknownKey | null }
  /** The walk stopped at its row limit; otherwise like `whole`, up to `end`. */
  | { readonly kind: 'far'; readonly end: ChainEnd; readonly unknown: UnknownKey | null }
  /** The first row that differs from the one written: changed, missing, moved, or inserted. */
  | { readonly kind: 'broken'; readonly sequence: number }

export interface Walk {
  readonly from: ChainEnd
  /** Maximum number of rows. */
  readonly most: number
  /** An end of this chain that this process knows; rows appended later follow it. */
  readonly known: ChainEnd
}

const BATCH = 500

/**
 * Walks the chain of a workspace to its end; rows appended meanwhile are no fault. Cannot detect rows cut off
 * at the end together with an older head in place of the newest, unless `known` is among them.
 */
export async function walkChain(
  ground: Pick<StoreContext, 'db'>,
  macs: AuditMacs,
  team: string,
  { from, most, known }: Walk,
): Promise<Walked> {
  let last = from
  let unknown: UnknownKey | null = null
  for (;;) {
    const rows = await batchAfter(ground, team, last)
    for (const row of rows) {
      const mac = macs.row(row.key, last.mac, row)
      const isKnown = row.sequence !== known.sequence || row.mac === known.mac
      if (row.sequence !== last.sequence + 1) return { kind: 'broken', sequence: last.sequence + 1 }
      if (!isKnown || (mac !== null && mac !== row.mac)) return { kind: 'broken', sequence: row.sequence }
      if (mac === null) unknown ??= { sequence: row.sequence, key: row.key }
      last = { sequence: row.sequence, mac: row.mac }
    }
    if (last.sequence - from.sequence >= most) return { kind: 'far', end: last, unknown }
    // The embedded store answers synchronously: without a yield, nothing else would run until the end.
    await setImmediate()
    if (rows.length > 0) continue
    if (known.sequence > last.sequence) return { kind: 'broken', sequence: last.sequence + 1 }
    // Read after the rows and written together with each row: it may be ahead of them, never behind.
    const head = await headOf(ground, team)
    if (head.sequence < last.sequence) return { kind: 'broken', sequence: head.sequence + 1 }
    if (head.sequence > last.sequence) {
      if ((await batchAfter(ground, team, last)).length > 0) continue
      return { kind: 'broken', sequence: last.sequence + 1 }
    }
    if (head.sequence === 0) return { kind: 'whole', end: last, unknown }
    const headMac = macs.head(head.key, team, head)
    if (head.mac !== last.mac || (headMac !== null && headMac !== head.headMac))
      return { kind: 'broken', sequence: last.sequence }
    if (headMac === null) unknown ??= { sequence: last.sequence, key: head.key }
    return { kind: 'whole', end: last, unknown }
  }
}

/** Returns the sequence of the first of these rows that differs from the one written; null when none does. */
export async function firstFalse(
  { db }: Pick<StoreContext, 'db'>,
  macs: AuditMacs,
  team: string,
  rows: readonly AuditRow[],
): Promise<number | null> {
  if (rows.length === 0) return null
  const before = await db
    .selectFrom('audit')
    .select(['sequence', 'mac'])
    .where('team', '=', team)
    .where(
      'sequence',
      'in',
      rows.map(({ sequence }) => sequence - 1),
    )
    .execute()
  const macBefore = new Map([[0, ''], ...before.map(({ sequence, mac }) => [sequence, mac] as const)])
  const isFalse = (row: AuditRow) => {
    const previous = macBefore.get(row.sequence - 1)
    const mac = previous === undefined ? '' : macs.row(row.key, previous, row)
    return mac !== null && mac !== row.mac
  }
  const wrong = rows.filter(isFalse).map(({ sequence }) => sequence)
  return wrong.length === 0 ? null : Math.min(...wrong)
}

/** Includes every row at the beginning, so that a row before the first one is found too. */
function batchAfter({ db }: Pick<StoreContext, 'db'>, team: string, last: ChainEnd) {
  const rows = db.selectFrom('audit').selectAll().where('team', '=', team).orderBy('sequence').limit(BATCH)
  return (last === BEFORE_ALL ? rows : rows.where('sequence', '>', last.sequence)).execute()
}

async function headOf({ db }: Pick<StoreContext, 'db'>, team: string) {
  const head = await db
    .selectFrom('auditHeads')
    .select(['sequence', 'mac', 'key', 'headMac'])
    .where('team', '=', team)
    .executeTakeFirst()
  return head ?? { ...BEFORE_ALL, key: '', headMac: '' }
}
