import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'
import { type Migration, migrations, type Versions } from './migrations.ts'
import { StoreError } from './store-error.ts'

/**
 * Brings the schema to the newest version, one transaction per step: a killed start resumes where it was, and of
 * several that start at once one takes each step. An embedded store that has something in it is copied aside first.
 * (Kysely's own Migrator runs without transactions on SQLite.)
 * @throws StoreError when the store is of a newer version than this code, or cannot be copied aside.
 */
export async function migrate(
  db: Kysely<Versions>,
  engine: Pick<Engine, 'alone' | 'putAside'>,
  now: () => number,
  steps: readonly Migration[] = migrations,
): Promise<void> {
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
  if (version > 0 && version < steps.length) await engine.putAside(version)
  for (const [index, step] of steps.entries()) {
    if (index < version) continue
    await db.transaction().execute(async (transaction) => {
      await engine.alone(transaction)
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

async function versionOf(db: Kysely<Versions>): Promise<number> {
  const { version } = await db
    .selectFrom('schemaVersions')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .executeTakeFirstOrThrow()
  return version ?? 0
}
