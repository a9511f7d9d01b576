import { createHmac, type KeyObject } from 'node:crypto'
import type { AuditRow } from '../model/audit.ts'
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

export interface UnknownKey {
  readonly sequence: number
  readonly key: string
}

/**
 * MACs that require the key ring: HMAC-SHA-256 in hex, with a key derived for each purpose from the ring’s
 * key of that id. null where the ring has no such key.
 */
export interface AuditMacs {
  /** The id of the key for new MACs. */
  readonly key: string
  /** The ids of the ring’s other keys. */
  readonly older: readonly string[]
  /** MAC of a row: covers the MAC of the row before it and the row’s own fields. */
  row(key: string, previous: string, row: Omit<AuditRow, 'key' | 'mac'>): string | null
  /** MAC of a head: covers which row is a workspace’s last. */
  head(key: string, team: string, end: ChainEnd): string | null
  /** MAC of a check: covers the result of the last walk of the chain from its first row. */
  check(key: string, team: string, check: AuditCheck): string | null
}

export function createAuditMacs(keys: KeyRing): AuditMacs {
  const derived = (purpose: KeyPurpose) =>
    new Map(keys.map((key): [string, KeyObject] => [key.id, derivedKey(key, purpose)]))
  const [rows, heads, checks] = [derived('audit-row'), derived('audit-head'), derived('audit-check')]
  // A JSON array: no two different rows give the same text.
  const macOf = (key: KeyObject | undefined, parts: readonly (string | number | null)[]) =>
    key ? createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex') : null
  return {
    key: keys[0].id,
    older: keys.slice(1).map(({ id }) => id),
    row(key, previous, { sequence, at, team, channel, user, verb, project, target, sha, ...rest }) {
      const { outcome, reference, overrideReason, via } = rest
      const about = [sequence, at, team, channel, user, verb, project, target, sha]
      return macOf(rows.get(key), [previous, ...about, outcome, reference, overrideReason, via])
    },
    head: (key, team, { sequence, mac }) => macOf(heads.get(key), [team, sequence, mac]),
    check: (key, team, { end, checkedAt, brokenAt, unknown }) =>
      macOf(checks.get(key), [
        ...[team, end.sequence, end.mac, checkedAt, brokenAt],
        ...[unknown?.sequence ?? null, unknown?.key ?? null],
      ]),
  }
}
