import type { StoreDatabase, StoreTransaction } from './context.ts'
import { createTable } from './define-table.ts'
import type { Engine } from './engine.ts'
import { StoreError } from './store-error.ts'
import { tables } from './tables.ts'

/** A schema migration. Migrations that have shipped are never edited; a change is a new one at the end. */
export type Migration = (transaction: StoreTransaction) => Promise<void>

/**
 * Every migration, oldest first; a store’s version is the number it has applied. The first one creates the
 * tables as their files define them now: a new store runs only that one, later ones upgrade older stores.
 */
export const migrations: readonly Migration[] = [
  async (transaction) => {
    for (const table of tables) await createTable(transaction, table)
  },
]

/**
 * Upgrades the schema to the newest version: a new store in one transaction, an older one in one per step, so
 * that a killed start resumes at its step, and of several concurrent starts one takes each step. An embedded
 * store with content is copied first. (Kysely’s own Migrator runs without transactions on SQLite.)
 * @throws StoreError when the store’s version is newer than this code, or it cannot be copied.
 */
export async function migrate(
  db: StoreDatabase,
  engine: Pick<Engine, 'lock' | 'putAside'>,
  now: () => number,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  const takeSteps = (from: number, to: number, step: Migration | undefined) =>
    db.transaction().execute(async (transaction) => {
      await engine.lock(transaction)
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
    await engine.lock(transaction)
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

async function versionOf(db: StoreDatabase): Promise<number> {
  const { version } = await db
    .selectFrom('schemaVersions')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .executeTakeFirstOrThrow()
  return version ?? 0
}
