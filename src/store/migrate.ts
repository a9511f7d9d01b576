import type { Kysely, Transaction } from 'kysely'
import { createTable } from './define-table.ts'
import type { Engine } from './engine.ts'
import { StoreError } from './store-error.ts'
import { tables } from './tables.ts'

/** The steps that this store has taken. */
export type Versions = { schemaVersions: { version: number; appliedAt: number } }

/** One step of the schema. Steps that have shipped are never edited; a change is a new step at the end. */
export type Migration = (transaction: Transaction<Versions>) => Promise<void>

/**
 * Every step, oldest first; a store's version is how many of them it has taken. The first one makes the tables as they
 * are in their files now: a new store takes it and no other, the later ones change stores of earlier versions.
 */
export const migrations: readonly Migration[] = [
  async (transaction) => {
    for (const table of tables) await createTable(transaction, table)
  },
]

/**
 * Brings the schema to the newest version: a new store in one transaction, an older one in one for each step, so that
 * a killed start resumes where it was, and of several that start at once one takes each step. An embedded store that
 * has something in it is copied aside first. (Kysely's own Migrator runs without transactions on SQLite.)
 * @throws StoreError when the store is of a newer version than this code, or cannot be copied aside.
 */
export async function migrate(
  db: Kysely<Versions>,
  engine: Pick<Engine, 'alone' | 'putAside'>,
  now: () => number,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  const takeSteps = (from: number, to: number, step: Migration | undefined) =>
    db.transaction().execute(async (transaction) => {
      await engine.alone(transaction)
      // The rows come first: another start that races for the same step waits here, and then skips it.
      const taken = await transaction
        .insertInto('schemaVersions')
        .values(
          Array.from({ length: to - from }, (_, index) => ({ version: from + index + 1, appliedAt: now() })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (taken.numInsertedOrUpdatedRows === BigInt(to - from)) await step?.(transaction)
    })
  await db.transaction().execute(async (transaction) => {
    await engine.alone(transaction)
    await transaction.schema
      .createTable('schemaVersions')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('appliedAt', 'bigint', (column) => column.notNull())
      .execute()
  })
  const version = await versionOf(db)
  if (version > steps.length) {
    throw new StoreError(
      `The store was written by a newer version of Greenlight (schema ${version}, this one knows up to ` +
        `${steps.length}). Nothing was changed. Start the newer version, or restore a backup from before it.`,
    )
  }
  if (version === 0) return takeSteps(0, steps.length, steps[0])
  if (version < steps.length) await engine.putAside(version)
  for (const [index, step] of steps.entries()) if (index >= version) await takeSteps(index, index + 1, step)
}

async function versionOf(db: Kysely<Versions>): Promise<number> {
  const { version } = await db
    .selectFrom('schemaVersions')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .executeTakeFirstOrThrow()
  return version ?? 0
}
