import type { Transaction } from 'kysely'
import { firstTables } from './migrations/first-tables.ts'
import { integrationSecrets } from './migrations/integration-secrets.ts'
import { whoAtTheForge } from './migrations/who-at-the-forge.ts'

/** The steps that this store has taken. */
export type Versions = { schemaVersions: { version: number; appliedAt: number } }

/** One step of the schema. Steps that have shipped are never edited; a change is a new step at the end. */
export type Migration = (transaction: Transaction<Versions>) => Promise<void>

/** Every step, oldest first; a store's version is how many of them it has taken. */
export const migrations: readonly Migration[] = [firstTables, whoAtTheForge, integrationSecrets]
