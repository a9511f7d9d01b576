import type { Kysely } from 'kysely'
import { createAuditMacs } from '../../src/store/audit-chain.ts'
import type { Schema } from '../../src/store/context.ts'
import type { KeyRing } from '../../src/store/keys.ts'
import { merged } from '../support/audit-entry.ts'

/** Rows in one statement; PostgreSQL takes 65,535 values. */
const BATCH = 500

/** Writes the chain of a workspace, of so many rows, as if each had been appended; there must be none before. */
export async function writeManyRows(db: Kysely<Schema>, keys: KeyRing, count: number): Promise<void> {
  const macs = createAuditMacs(keys)
  const { key } = macs
  let mac = ''
  await db.transaction().execute(async (transaction) => {
    for (let first = 1; first <= count; first += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, at) => {
        const row = { ...merged, sequence: first + at, at: first + at, target: `!${first + at}` }
        mac = macs.row(key, mac, row) ?? ''
        return { ...row, key, mac }
      })
      await transaction.insertInto('audit').values(rows).execute()
    }
    const headMac = macs.head(key, merged.team, { sequence: count, mac }) ?? ''
    await transaction
      .insertInto('auditHeads')
      .values({ team: merged.team, sequence: count, mac, key, headMac })
      .execute()
  })
}
