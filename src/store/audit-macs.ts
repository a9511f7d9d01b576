import { createHmac, type KeyObject } from 'node:crypto'
import type { AuditRow } from '../model/audit.ts'
import { derivedKey, type KeyPurpose, type KeyRing } from './keys.ts'

/** A row of a workspace's chain, as the next one follows it. */
export interface ChainEnd {
  readonly sequence: number
  readonly mac: string
}

/** Where the first row follows. */
export const BEFORE_ALL: ChainEnd = { sequence: 0, mac: '' }

/** A full check of a chain: its rows up to `end` were walked from the first. */
export interface AuditCheck {
  readonly end: ChainEnd
  /** ms UTC, of the walk from the first row. */
  readonly checkedAt: number
  /** The first row that was not as it was written; null when each was. */
  readonly brokenAt: number | null
  /** The first row whose key was not in the ring, so that it was not checked; null when each was. */
  readonly unknown: UnknownKey | null
}

export interface UnknownKey {
  readonly sequence: number
  readonly key: string
}

/**
 * What only somebody with the key ring can make: HMAC-SHA-256 in hex, with a key derived for each purpose from the
 * ring's key of that id. null where the ring has no such key.
 */
export interface AuditMacs {
  /** The id of the key that new ones are made with. */
  readonly key: string
  /** The ids of the ring’s other keys. */
  readonly older: readonly string[]
  /** Over the MAC of the row before it and the row's own fields. */
  row(key: string, previous: string, row: Omit<AuditRow, 'key' | 'mac'>): string | null
  /** Over which row is a workspace's last. */
  head(key: string, team: string, end: ChainEnd): string | null
  /** Over what was found when the chain was last walked from its first row. */
  check(key: string, team: string, check: AuditCheck): string | null
}

export function createAuditMacs(keys: KeyRing): AuditMacs {
  const derived = (purpose: KeyPurpose) =>
    new Map(keys.map((key): [string, KeyObject] => [key.id, derivedKey(key, purpose)]))
  const [rows, heads, checks] = [derived('audit-row'), derived('audit-head'), derived('audit-check')]
  // An array in JSON: no two different rows make the same text.
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
