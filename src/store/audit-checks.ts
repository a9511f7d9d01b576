import type { AuditCheck, AuditMacs, ChainEnd } from './audit-macs.ts'
import type { StoreContext } from './context.ts'

/** Notes what was found when a chain was walked; the next page begins there. */
export async function keepCheck(
  { db }: Pick<StoreContext, 'db'>,
  macs: AuditMacs,
  team: string,
  check: AuditCheck,
): Promise<void> {
  const { end, checkedAt, brokenAt, unknown } = check
  const { key } = macs
  const checkMac = macs.check(key, team, check) ?? ''
  const row = {
    ...{ sequence: end.sequence, mac: end.mac, checkedAt, brokenAt, key, checkMac },
    ...{ unknownAt: unknown?.sequence ?? null, unknownKey: unknown?.key ?? null },
  }
  await db
    .insertInto('auditChecks')
    .values({ team, ...row })
    .onConflict((conflict) => conflict.column('team').doUpdateSet(row))
    .execute()
}

/** What was noted last; null when nothing was, or when it is not what was noted. */
export async function keptCheck(
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
 * Proves the end of a chain, which was checked, with the newest key: it must be known for ours when the key that it
 * was proved with before is gone from the ring.
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
    .where('team', '=', team)
    .where('sequence', '=', end.sequence)
    .where('mac', '=', end.mac)
    .where('key', 'in', older)
    .execute()
}
