import { createHmac, type KeyObject } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { AuditRow } from '../model/audit.ts'
import type { StoreContext } from './context.ts'
import { derivedKey, type KeyPurpose, type KeyRing } from './keys.ts'

/** A row of a workspace’s chain, as the next row refers to it. */
export interface ChainEnd {
  readonly sequence: number
  readonly mac: string
}

/** The end that the first row follows. */
export const BEFORE_ALL: ChainEnd = { sequence: 0, mac: '' }

/** A full check of a chain: a walk of its rows from the first up to `end`. */
export interface AuditCheck {
  readonly end: ChainEnd
  /** Time of the walk from the first row, in ms UTC. */
  readonly checkedAt: number
  /** The first row that differs from the one written; null when none does. */
  readonly brokenAt: number | null
  /** The first row not checked because its key is not in the ring; null when every row was checked. */
  readonly unknown: UnknownKey | null
}

interface UnknownKey {
  readonly sequence: number
  readonly key: string
}

/**
 * MACs that require the key ring: HMAC-SHA-256 in hex, with a key derived for each purpose from the ring’s
 * key of that id. null where the ring has no such key.
 */
export function createAuditMacs(keys: KeyRing) {
  const derived = (purpose: KeyPurpose) =>
    new Map(keys.map((key): [string, KeyObject] => [key.id, derivedKey(key, purpose)]))
  const [rows, heads, checks] = [derived('audit-row'), derived('audit-head'), derived('audit-check')]
  // A JSON array: no two different rows give the same text.
  const macOf = (key: KeyObject | undefined, parts: readonly (string | number | null)[]) =>
    key ? createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex') : null
  return {
    /** The id of the key for new MACs. */
    key: keys[0].id,
    /** The ids of the ring’s other keys. */
    older: keys.slice(1).map(({ id }) => id),
    /** MAC of a row: covers the MAC of the row before it and the row’s own fields. */
    row(
      key: string,
      previous: string,
      {
        sequence,
        at,
        team,
        channel,
        user,
        verb,
        project,
        target,
        sha,
        ...rest
      }: Omit<AuditRow, 'key' | 'mac'>,
    ): string | null {
      const { outcome, reference, overrideReason, via } = rest
      const about = [sequence, at, team, channel, user, verb, project, target, sha]
      return macOf(rows.get(key), [previous, ...about, outcome, reference, overrideReason, via])
    },
    /** MAC of a head: covers which row is a workspace’s last. */
    head: (key: string, team: string, { sequence, mac }: ChainEnd): string | null =>
      macOf(heads.get(key), [team, sequence, mac]),
    /** MAC of a check: covers the result of the last walk of the chain from its first row. */
    check: (key: string, team: string, { end, checkedAt, brokenAt, unknown }: AuditCheck): string | null =>
      macOf(checks.get(key), [
        team,
        end.sequence,
        end.mac,
        checkedAt,
        brokenAt,
        unknown?.sequence ?? null,
        unknown?.key ?? null,
      ]),
  }
}

export type AuditMacs = ReturnType<typeof createAuditMacs>

/** The result of walking a workspace’s chain from one row to its end. */
export type ChainCheck =
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
  context: Pick<StoreContext, 'db'>,
  macs: AuditMacs,
  team: string,
  { from, most, known }: Walk,
): Promise<ChainCheck> {
  let last = from
  let unknown: UnknownKey | null = null
  for (;;) {
    const rows = await batchAfter(context, team, last)
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
    const head = await headOf(context, team)
    if (head.sequence < last.sequence) return { kind: 'broken', sequence: head.sequence + 1 }
    if (head.sequence > last.sequence) {
      if ((await batchAfter(context, team, last)).length > 0) continue
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
