import type { Kysely } from 'kysely'
import type { Schema } from '../../src/store/context.ts'
import { merged } from '../support/audit-entry.ts'

/** Rows in one statement; PostgreSQL takes 65,535 values. */
const BATCH = 500

/** Writes the audit of a workspace, of so many rows, as if each had been appended; there must be none before. */
export async function writeManyRows(db: Kysely<Schema>, count: number): Promise<void> {
  for (let first = 1; first <= count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, at) => ({
      ...merged,
      sequence: first + at,
      at: first + at,
      target: `!${first + at}`,
    }))
    await db.insertInto('audit').values(rows).execute()
  }
}
