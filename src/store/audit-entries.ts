import type { Transaction } from 'kysely'
import type { AuditEntry } from '../model/audit.ts'
import { type AuditMacs, BEFORE_ALL, type ChainEnd } from './audit-macs.ts'
import type { StoreContext } from './context.ts'
import { sanitizeText } from './sanitize-text.ts'
import type { Schema } from './schema.ts'

type Within = Pick<StoreContext, 'now'> & { readonly db: Transaction<Schema> }

/**
 * Adds a row to the end of its workspace’s chain, inside a transaction, and gives the new end. Where the table was set
 * back behind `known`, the row follows that; where its end is not one that was written, the row follows nothing, so
 * that the chain is broken there for good instead of going on as if nothing had happened.
 */
export async function appendEntry(
  { db, now }: Within,
  macs: AuditMacs,
  entry: AuditEntry,
  known: ChainEnd = BEFORE_ALL,
): Promise<ChainEnd> {
  const { team, channel, user, verb, project, target, sha, outcome, reference, overrideReason, via } = entry
  // Writing first makes other replicas that append to this chain wait until this row is there.
  const head = await db
    .insertInto('auditHeads')
    .values({ team, sequence: 0, mac: '', key: '', headMac: '' })
    .onConflict((conflict) => conflict.column('team').doUpdateSet({ team }))
    .returning(['sequence', 'mac', 'key', 'headMac'])
    .executeTakeFirstOrThrow()
  const { top } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('sequence').as('top'))
    .where('team', '=', team)
    .executeTakeFirstOrThrow()
  const isOurs = head.sequence > 0 && macs.head(head.key, team, head) === head.headMac
  const newest: ChainEnd = isOurs ? head : BEFORE_ALL
  const last = known.sequence > newest.sequence ? known : newest
  const about = {
    ...{ team, channel, user, verb, project, sha, outcome, reference, via },
    // The MAC is over what is read back.
    target: sanitizeText(target),
    overrideReason: overrideReason === null ? null : sanitizeText(overrideReason),
  }
  const row = { sequence: Math.max(last.sequence, top ?? 0) + 1, at: now(), ...about }
  const { key } = macs
  const mac = macs.row(key, last.mac, row) ?? ''
  await db
    .insertInto('audit')
    .values({ ...row, key, mac })
    .execute()
  const end = { sequence: row.sequence, mac }
  await db
    .updateTable('auditHeads')
    .set({ ...end, key, headMac: macs.head(key, team, end) ?? '' })
    .where('team', '=', team)
    .execute()
  return end
}
