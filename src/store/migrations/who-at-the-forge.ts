import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function whoAtTheForge({ schema }: Transaction<Versions>): Promise<void> {
  // SQLite adds one column at a time.
  await schema.alterTable('accounts').addColumn('forgeUserId', 'bigint').execute()
  await schema.alterTable('accounts').addColumn('forgeUserName', 'text').execute()
}
