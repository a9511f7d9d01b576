import type { StoreDatabase, StoreTransaction } from './context.ts'
import { createTable } from './define-table.ts'
import type { Engine } from './engine.ts'
import { StoreError } from './store-error.ts'
import { tables } from './tables.ts'

/**
 * A schema migration. Migrations that have shipped are never edited; a change is a new one at the end. It expands the
 * schema, so that replicas of the version before work on beside the new ones, and start again: it adds tables, and
 * columns that are null or have a default. Until the next release nothing is dropped.
 */
export interface Migration {
  (transaction: StoreTransaction): Promise<void>
  /** The number of migrations that code must know to work with the store from then on; any when left out. */
  readonly needs?: number
}

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
 * A store that newer code has only expanded is left as it is.
 * @throws StoreError when the store needs newer code than this, or when it cannot be copied.
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
          steps.slice(from, to).map(({ needs = 0 }, index) => ({
            version: from + index + 1,
            appliedAt: now(),
            needs,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (taken.numInsertedOrUpdatedRows !== BigInt(to - from)) return
      await step?.(transaction)
    })
  await db.transaction().execute(async (transaction) => {
    await engine.lock(transaction)
    await transaction.schema
      .createTable('schemaVersions')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('appliedAt', 'bigint', (column) => column.notNull())
      .addColumn('needs', 'integer', (column) => column.notNull())
      .execute()
  })
  const version = await versionFor(steps.length, db)
  if (version === 0) await takeSteps(0, steps.length, steps[0])
  else {
    if (version < steps.length) await engine.putAside(version)
    for (const [index, step] of steps.entries()) if (index >= version) await takeSteps(index, index + 1, step)
  }
}

/**
 * Returns the version of the store.
 * @throws StoreError when the store needs code that knows more steps than `known`.
 */
export async function versionFor(known: number, db: StoreDatabase): Promise<number> {
  const { version, needs } = await db
    .selectFrom('schemaVersions')
    .select(({ fn }) => [
      fn.max<number | null>('version').as('version'),
      fn.max<number | null>('needs').as('needs'),
    ])
    .executeTakeFirstOrThrow()
  if (needs !== null && needs > known) {
    throw new StoreError(
      `The store was written by a newer version of Greenlight (schema ${needs}, this one knows up to ` +
        `${known}). Nothing was changed. Start the newer version, or restore a backup from before it.`,
    )
  }
  return version ?? 0
}
