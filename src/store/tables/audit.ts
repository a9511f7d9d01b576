import type { AuditEntry, AuditRow } from '../../model/audit.ts'
import { type AuditCheck, type AuditMacs, BEFORE_ALL, type ChainEnd } from '../audit-chain.ts'
import type { StoreContext, StoreTransaction } from '../context.ts'
import { bigint, bigintOrNull, oneOf, type Table, text, textOrNull } from '../define-table.ts'
import { sanitizeText } from '../error-mapping.ts'

/** The columns of AuditRow in the model. */
const auditColumns = {
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
  key: text,
  mac: text,
}

export const auditTable: Table<'audit', typeof auditColumns> = {
  name: 'audit',
  columns: auditColumns,
  // The entries are authenticated as they were made.
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

const auditHeadsColumns = {
  team: text,
  sequence: bigint,
  /** MAC of the last row. */
  mac: text,
  /** The id of the ring’s key for `headMac`. */
  key: text,
  /** MAC over the sequence and the MAC of the last row. */
  headMac: text,
}

export const auditHeadsTable: Table<'auditHeads', typeof auditHeadsColumns> = {
  name: 'auditHeads',
  columns: auditHeadsColumns,
  primaryKey: ['team'],
  retention: 'kept',
  erasure: { workspace: 'kept', forge: 'kept' },
  inBackup: 'kept',
}

const auditChecksColumns = {
  team: text,
  sequence: bigint,
  mac: text,
  /** Time of the last walk from the first row. */
  checkedAt: bigint,
  /** The first row that differs from the one written; null when none does. */
  brokenAt: bigintOrNull,
  /** The first row whose key was not in the ring; null when every key was. */
  unknownAt: bigintOrNull,
  unknownKey: textOrNull,
  /** The id of the ring’s key for `checkMac`. */
  key: text,
  checkMac: text,
}

export const auditChecksTable: Table<'auditChecks', typeof auditChecksColumns> = {
  name: 'auditChecks',
  columns: auditChecksColumns,
  primaryKey: ['team'],
  retention: 'kept',
  erasure: { workspace: 'kept', forge: 'kept' },
  inBackup: 'kept',
}

/**
 * Adds a row to the end of its workspace’s chain, and returns the new end. If the table was set back behind `known`,
 * the row follows `known`; if the stored end is forged, the row follows nothing, so that the chain stays broken there
 * instead of continuing as if nothing had happened. `at` is in ms UTC.
 */
export async function appendEntry(
  transaction: StoreTransaction,
  macs: AuditMacs,
  { team, target, overrideReason, ...about }: AuditEntry,
  at: number,
  known: ChainEnd = BEFORE_ALL,
): Promise<ChainEnd> {
  // Writing first makes other replicas that append to this chain wait until this row is there.
  const head = await transaction
    .insertInto('auditHeads')
    .values({ team, sequence: 0, mac: '', key: '', headMac: '' })
    .onConflict((conflict) => conflict.column('team').doUpdateSet({ team }))
    .returning(['sequence', 'mac', 'key', 'headMac'])
    .executeTakeFirstOrThrow()
  const { top } = await transaction
    .selectFrom('audit')
    .select(({ fn }) => fn.max<number | null>('sequence').as('top'))
    .where('team', '=', team)
    .executeTakeFirstOrThrow()
  const isOurs = head.sequence > 0 && macs.head(head.key, team, head) === head.headMac
  const newest: ChainEnd = isOurs ? head : BEFORE_ALL
  const last = known.sequence > newest.sequence ? known : newest
  const row = {
    sequence: Math.max(last.sequence, top ?? 0) + 1,
    at,
    team,
    ...about,
    // The MAC covers the text as it is read back.
    target: sanitizeText(target),
    overrideReason: overrideReason === null ? null : sanitizeText(overrideReason),
  }
  const { key } = macs
  const mac = macs.row(key, last.mac, row) ?? ''
  await transaction
    .insertInto('audit')
    .values({ ...row, key, mac })
    .execute()
  const end = { sequence: row.sequence, mac }
  await transaction
    .updateTable('auditHeads')
    .set({ ...end, key, headMac: macs.head(key, team, end) ?? '' })
    .where('team', '=', team)
    .execute()
  return end
}

/** Stores the result of a walk of a chain; the next page continues there. */
export async function saveCheck(
  { db }: Pick<StoreContext, 'db'>,
  macs: AuditMacs,
  team: string,
  check: AuditCheck,
): Promise<void> {
  const { end, checkedAt, brokenAt, unknown } = check
  const { key } = macs
  const checkMac = macs.check(key, team, check) ?? ''
  const row = {
    sequence: end.sequence,
    mac: end.mac,
    checkedAt,
    brokenAt,
    key,
    checkMac,
    unknownAt: unknown?.sequence ?? null,
    unknownKey: unknown?.key ?? null,
  }
  await db
    .insertInto('auditChecks')
    .values({ team, ...row })
    .onConflict((conflict) => conflict.column('team').doUpdateSet(row))
    .execute()
}

/** Returns the last stored check; null when there is none, or when its MAC is wrong. */
export async function findCheck(
  { db }: Pick<StoreContext, 'db'>,
  macs: AuditMacs,
  team: string,
): Promise<AuditCheck | null> {
  const row = await db.selectFrom('auditChecks').selectAll().where('team', '=', team).executeTakeFirst()
  if (!row) return null
  const { sequence, mac, checkedAt, brokenAt, key, checkMac } = row
  const unknown =
    row.unknownAt === null || row.unknownKey === null
      ? null
      : { sequence: row.unknownAt, key: row.unknownKey }
  const check = { end: { sequence, mac }, checkedAt, brokenAt, unknown }
  return macs.check(key, team, check) === checkMac ? check : null
}

/**
 * Signs the end of a verified chain with the newest key, so that the head remains verifiable once the key it
 * was signed with leaves the ring.
 */
export async function renewHead(
  { db }: Pick<StoreContext, 'db'>,
  { key, older, head }: AuditMacs,
  team: string,
  end: ChainEnd,
): Promise<void> {
  if (older.length === 0) return
  await db
    .updateTable('auditHeads')
    .set({ key, headMac: head(key, team, end) ?? '' })
    .where(({ and }) => and({ team, sequence: end.sequence, mac: end.mac }))
    .where('key', 'in', older)
    .execute()
}
