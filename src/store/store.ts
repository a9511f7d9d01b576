import { CamelCasePlugin, Kysely } from 'kysely'
import { type Accounts, createAccounts } from './accounts.ts'
import { type Cards, createCards } from './cards.ts'
import { type Channels, createChannels } from './channels.ts'
import { createDeliveries, type Deliveries } from './deliveries.ts'
import type { Ground } from './ground.ts'
import { createHeldChanges, type HeldChanges } from './held-changes.ts'
import type { KeyRing } from './keys.ts'
import { createLinks, type Links } from './links.ts'
import { migrate } from './migrate.ts'
import type { Versions } from './migrations.ts'
import { forgetExpired } from './one-time.ts'
import { createProjects, type Projects } from './projects.ts'
import type { Schema } from './schema.ts'
import { checkSealed } from './sealed-rows.ts'
import { createSecretLinks, type SecretLinks } from './secret-links.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import { createWatches, type Watches } from './watches.ts'

/** Everything that the bot remembers. */
export interface Store {
  readonly accounts: Accounts
  readonly links: Links
  readonly secretLinks: SecretLinks
  readonly heldChanges: HeldChanges
  readonly channels: Channels
  readonly projects: Projects
  readonly cards: Cards
  readonly watches: Watches
  readonly deliveries: Deliveries
  /** Deletes one-time addresses, and what was entered behind them, when their ten minutes are over. */
  forgetExpired(): Promise<void>
  /** Deletes everything but the schema. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** `now` in ms UTC; tests give their own. */
export interface StoreOptions {
  readonly file: string | ':memory:'
  readonly keys: KeyRing
  readonly now?: () => number
}

// A record, so that a table which is missing here does not compile.
const tables: Readonly<Record<keyof Schema, keyof Schema>> = {
  accounts: 'accounts',
  links: 'links',
  confirmations: 'confirmations',
  secretLinks: 'secretLinks',
  heldChanges: 'heldChanges',
  channels: 'channels',
  aliases: 'aliases',
  projectPaths: 'projectPaths',
  cards: 'cards',
  watches: 'watches',
  deliveries: 'deliveries',
}

/**
 * Opens the embedded store, making it where there is none, and brings its schema up to date.
 * @throws StoreError when the file is unusable, of a newer version, or holds secrets that no key opens.
 */
export async function openStore({ file, keys, now = Date.now }: StoreOptions): Promise<Store> {
  const database = openSqlite(file)
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database), plugins: [new CamelCasePlugin()] })
  const ground: Ground = { db, keys, now }
  const deliveries = createDeliveries(ground)
  try {
    await migrate(db.withTables<Versions>(), now)
    await forgetExpired(ground)
    await deliveries.sweep()
    await checkSealed(ground)
  } catch (error) {
    database.close()
    throw error
  }
  return {
    accounts: createAccounts(ground),
    links: createLinks(ground),
    secretLinks: createSecretLinks(ground),
    heldChanges: createHeldChanges(ground),
    channels: createChannels(ground),
    projects: createProjects(ground),
    cards: createCards(ground),
    watches: createWatches(ground),
    deliveries,
    forgetExpired: () => forgetExpired(ground),
    clear: () =>
      db.transaction().execute(async (transaction) => {
        for (const table of Object.values(tables)) await transaction.deleteFrom(table).execute()
      }),
    close: () => db.destroy(),
  }
}
