import type { Kysely } from 'kysely'
import { type Migration, migrations, type Versions } from './migrations.ts'
import { StoreError } from './store-error.ts'

/**
 * Brings the schema to the newest version, one transaction per step: a killed start resumes where it was.
 * (Kysely's own Migrator runs without transactions on SQLite.)
 * @throws StoreError when the store is of a newer version than this code.
 */
export async function migrate(
  db: Kysely<Versions>,
  now: () => number,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await db.schema
    .createTable('schemaVersions')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('appliedAt', 'bigint', (column) => column.notNull())
    .execute()
  const { version } = await db
    .selectFrom('schemaVersions')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow()
  if (version > steps.length) {
    throw new StoreError(
      `The store was written by a newer version of Greenlight (schema ${version}, this one knows up to ` +
        `${steps.length}). Nothing was changed. Start the newer version, or restore a backup from before it.`,
    )
  }
  for (const [index, step] of steps.entries()) {
    await db.transaction().execute(async (transaction) => {
      // The row comes first: another start that races for the same step waits here, and then skips it.
      const taken = await transaction
        .insertInto('schemaVersions')
        .values({ version: index + 1, appliedAt: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (taken.numInsertedOrUpdatedRows === 1n) await step(transaction)
    })
  }
}
