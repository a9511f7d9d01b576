import { CamelCasePlugin, Kysely } from 'kysely'
import { type Accounts, createAccounts } from './accounts.ts'
import { type Audit, createAudit } from './audit.ts'
import { type AuditExports, createAuditExports } from './audit-exports.ts'
import { type Buttons, createButtons } from './buttons.ts'
import { type Cards, createCards } from './cards.ts'
import { type Channels, createChannels } from './channels.ts'
import { createDeliveries, type Deliveries } from './deliveries.ts'
import { createDepartures, type Departures } from './departures.ts'
import { forgetPerson } from './forgetting.ts'
import { createFreezes, type Freezes } from './freezes.ts'
import type { Ground } from './ground.ts'
import { createHeldChanges, type HeldChanges } from './held-changes.ts'
import { createIntents, type Intents } from './intents.ts'
import type { KeyRing } from './keys.ts'
import { createLinks, type Links } from './links.ts'
import { migrate } from './migrate.ts'
import type { Versions } from './migrations.ts'
import { forgetExpired } from './one-time.ts'
import { createPolicies, type Policies } from './policies.ts'
import { createProjects, type Projects } from './projects.ts'
import { createReseal, type Reseal } from './reseal.ts'
import type { Schema } from './schema.ts'
import { checkSealed } from './sealed-rows.ts'
import { createSecretLinks, type SecretLinks } from './secret-links.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import { createStewards, type Stewards } from './stewards.ts'
import { createWanted, type Wanted } from './wanted.ts'
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
  readonly audit: Audit
  readonly auditExports: AuditExports
  readonly buttons: Buttons
  readonly intents: Intents
  readonly policies: Policies
  readonly stewards: Stewards
  readonly freezes: Freezes
  readonly wanted: Wanted
  readonly departures: Departures
  readonly reseal: Reseal
  /** Deletes everything about a person but what the audit says of their deeds. */
  forgetPerson(team: string, user: string): Promise<void>
  /** Deletes one-time addresses, what was entered behind them, and buttons, when their time is over. */
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
  audit: 'audit',
  auditHeads: 'auditHeads',
  auditExports: 'auditExports',
  buttons: 'buttons',
  intents: 'intents',
  channelRules: 'channelRules',
  stewards: 'stewards',
  freezes: 'freezes',
  policyChanges: 'policyChanges',
  wanted: 'wanted',
  departures: 'departures',
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
  const intents = createIntents(ground)
  try {
    await migrate(db.withTables<Versions>(), now)
    await forgetExpired(ground)
    await deliveries.sweep()
    await intents.sweep()
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
    audit: createAudit(ground),
    auditExports: createAuditExports(ground),
    policies: createPolicies(ground),
    stewards: createStewards(ground),
    freezes: createFreezes(ground),
    buttons: createButtons(ground),
    intents,
    wanted: createWanted(ground),
    departures: createDepartures(ground),
    reseal: createReseal(ground),
    forgetPerson: (team, user) => forgetPerson(db, team, user),
    forgetExpired: () => forgetExpired(ground),
    clear: () =>
      db.transaction().execute(async (transaction) => {
        for (const table of Object.values(tables)) await transaction.deleteFrom(table).execute()
      }),
    close: () => db.destroy(),
  }
}
