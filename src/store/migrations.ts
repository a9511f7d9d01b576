import type { Transaction } from 'kysely'
import { audit } from './migrations/audit.ts'
import { buttons } from './migrations/buttons.ts'
import { channelPolicy } from './migrations/channel-policy.ts'
import { digests } from './migrations/digests.ts'
import { durableWork } from './migrations/durable-work.ts'
import { firstTables } from './migrations/first-tables.ts'
import { forgeEvents } from './migrations/forge-events.ts'
import { identity } from './migrations/identity.ts'
import { integrationSecrets } from './migrations/integration-secrets.ts'
import { intents } from './migrations/intents.ts'
import { leases } from './migrations/leases.ts'
import { livingCards } from './migrations/living-cards.ts'
import { outbox } from './migrations/outbox.ts'
import { replicas } from './migrations/replicas.ts'
import { signIns } from './migrations/sign-ins.ts'
import { snapshots } from './migrations/snapshots.ts'
import { whoAtTheForge } from './migrations/who-at-the-forge.ts'

/** The steps that this store has taken. */
export type Versions = { schemaVersions: { version: number; appliedAt: number } }

/** One step of the schema. Steps that have shipped are never edited; a change is a new step at the end. */
export type Migration = (transaction: Transaction<Versions>) => Promise<void>

/** Every step, oldest first; a store's version is how many of them it has taken. */
export const migrations: readonly Migration[] = [
  firstTables,
  whoAtTheForge,
  integrationSecrets,
  intents,
  buttons,
  audit,
  identity,
  channelPolicy,
  leases,
  replicas,
  snapshots,
  livingCards,
  digests,
  outbox,
  signIns,
  forgeEvents,
  durableWork,
]
