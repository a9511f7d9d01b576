import type { Transaction } from 'kysely'

/** The steps that this store has taken. */
export type Versions = { schemaVersions: { version: number; appliedAt: number } }

/** One step of the schema. Steps that have shipped are never edited; a change is a new step at the end. */
export type Migration = (transaction: Transaction<Versions>) => Promise<void>

/** Every step, oldest first; a store's version is how many of them it has taken. */
export const migrations: readonly Migration[] = [firstTables, whoAtTheForge, integrationSecrets]

async function firstTables({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('accounts')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('linkedAt', 'bigint', (column) => column.notNull())
    .addColumn('lastUsedAt', 'bigint')
    .addPrimaryKeyConstraint('accountsKey', ['team', 'user'])
    .execute()
  await schema
    .createTable('links')
    .addColumn('nonceHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('userName', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('project', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('confirmations')
    .addColumn('idHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('channels')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('project', 'bigint', (column) => column.notNull())
    .addColumn('boundBy', 'text', (column) => column.notNull())
    .addColumn('boundAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('channelsKey', ['team', 'channel'])
    .execute()
  await schema
    .createTable('aliases')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('alias', 'text', (column) => column.notNull())
    .addColumn('project', 'bigint', (column) => column.notNull())
    .addColumn('addedBy', 'text', (column) => column.notNull())
    .addColumn('addedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('aliasesKey', ['team', 'alias'])
    .execute()
  await schema
    .createTable('projectPaths')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('project', 'bigint', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('projectPathsKey', ['team', 'project'])
    .addUniqueConstraint('projectPathsPath', ['team', 'path'])
    .execute()
  await schema
    .createTable('cards')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('ts', 'text', (column) => column.notNull())
    .addColumn('project', 'bigint', (column) => column.notNull())
    .addColumn('iid', 'bigint', (column) => column.notNull())
    .addColumn('sha', 'text')
    .addColumn('finished', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('cardsKey', ['team', 'channel', 'ts'])
    .execute()
  await schema.createIndex('cardsOfRequest').on('cards').columns(['team', 'project', 'iid']).execute()
  await schema
    .createTable('watches')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('project', 'bigint', (column) => column.notNull())
    .addColumn('iid', 'bigint', (column) => column.notNull())
    .addColumn('sha', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('watchesKey', ['team', 'project', 'iid'])
    .execute()
  await schema
    .createTable('deliveries')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('claimedAt', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('deliveriesByAge').on('deliveries').columns(['claimedAt']).execute()
}

async function whoAtTheForge({ schema }: Transaction<Versions>): Promise<void> {
  // SQLite adds one column at a time.
  await schema.alterTable('accounts').addColumn('forgeUserId', 'bigint').execute()
  await schema.alterTable('accounts').addColumn('forgeUserName', 'text').execute()
}

async function integrationSecrets({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('secretLinks')
    .addColumn('nonceHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('userName', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('heldChanges')
    .addColumn('idHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
}
