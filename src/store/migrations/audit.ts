import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function audit({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('audit')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('verb', 'text', (column) => column.notNull())
    .addColumn('project', 'bigint')
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('sha', 'text')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('overrideReason', 'text')
    .addColumn('via', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('mac', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('auditKey', ['team', 'sequence'])
    .execute()
  await schema
    .createTable('auditHeads')
    .addColumn('team', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('mac', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('headMac', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('auditChecks')
    .addColumn('team', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('mac', 'text', (column) => column.notNull())
    .addColumn('checkedAt', 'bigint', (column) => column.notNull())
    .addColumn('brokenAt', 'bigint')
    .addColumn('unknownAt', 'bigint')
    .addColumn('unknownKey', 'text')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('checkMac', 'text', (column) => column.notNull())
    .execute()
  // What people ask for is found without a look at every row: their own acts, a channel’s, one request’s.
  const asked = { User: ['user'], Channel: ['channel'], Verb: ['verb'], Target: ['project', 'target'] }
  for (const [name, columns] of Object.entries({ ...asked, Outcome: ['outcome'], Reference: ['reference'] }))
    await schema
      .createIndex(`auditBy${name}`)
      .on('audit')
      .columns(['team', ...columns, 'sequence'])
      .execute()
  await schema.createIndex('auditByTime').on('audit').columns(['team', 'at']).execute()
  await schema
    .createTable('auditExports')
    .addColumn('nonceHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
}
