import { CamelCasePlugin, Kysely } from 'kysely'
import { type Accounts, createAccounts } from './accounts.ts'
import { type ActionTokens, createActionTokens } from './action-tokens.ts'
import { type Audit, createAudit } from './audit.ts'
import { type AuditExports, createAuditExports } from './audit-exports.ts'
import { type AutoMerges, createAutoMerges } from './auto-merges.ts'
import { type Cards, createCards } from './cards.ts'
import { type ChannelRateLimits, createChannelRateLimits } from './channel-rate-limits.ts'
import { type ChannelWatches, createChannelWatches } from './channel-watches.ts'
import { type Channels, createChannels } from './channels.ts'
import type { StoreContext, StoreDatabase } from './context.ts'
import { databaseClock, processClock } from './db-clock.ts'
import { createDeferredCommands, type DeferredCommands } from './deferred-commands.ts'
import { createDigestSlots, type DigestSlots } from './digest-slots.ts'
import { createDigests, type Digests } from './digests.ts'
import { openEngine, type StorePlace } from './engine.ts'
import { forgetPerson } from './erasure.ts'
import { createFreezes, type Freezes } from './freezes.ts'
import { createMemoryHeartbeat, type Heartbeats } from './heartbeats.ts'
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts'
import { createIntegrationSecrets, type IntegrationSecrets } from './integration-secrets.ts'
import { createKeyRotation, type KeyRotation } from './key-rotation.ts'
import type { KeyRing } from './keys.ts'
import type { Leases } from './leases.ts'
import { createLinks, type Links } from './links.ts'
import { createMemoryLeases } from './memory-leases.ts'
import { createMergeRequestEvents, type MergeRequestEvents } from './merge-request-events.ts'
import { createMergeRequestStates, type MergeRequestStates } from './merge-request-states.ts'
import { createFingerprintSecrets, type FingerprintSecrets } from './message-fingerprint-secrets.ts'
import { migrate } from './migrate.ts'
import type { Versions } from './migrations.ts'
import { forgetExpired } from './one-time-tokens.ts'
import { createOperationLog, type OperationLog } from './operations.ts'
import { createOutboxTable, type OutboxTable } from './outbox.ts'
import { claimForge, forgeName } from './own-forge.ts'
import {
  createPendingIntegrationChanges,
  type PendingIntegrationChanges,
} from './pending-integration-changes.ts'
import { createPendingRequests, type PendingRequests } from './pending-requests.ts'
import { createPolicies, type Policies } from './policies.ts'
import { createPostgresHeartbeats } from './postgres-heartbeats.ts'
import { createPostgresLeases } from './postgres-leases.ts'
import { createProjects, type Projects } from './projects.ts'
import {
  extractExpiredSignIns,
  extractUnconfirmedSignIns,
  type RevocableCredential,
} from './revocable-credentials.ts'
import type { Schema } from './schema.ts'
import { createSecretLinks, type SecretLinks } from './secret-links.ts'
import { createSignIns, type SignIns } from './sign-ins.ts'
import { createSnapshots, type Snapshots } from './snapshots.ts'
import { createStewards, type Stewards } from './stewards.ts'
import { createSyncCursors, type SyncCursors } from './sync-cursors.ts'
import { createUninstalls, type Uninstalls } from './uninstalls.ts'
import { verifyEncryptedRows } from './verify-encrypted-rows.ts'
import { createWebhookEvents, type WebhookEvents } from './webhook-events.ts'
import { createWebhookHealth, type WebhookHealthTable } from './webhook-health.ts'

export { type StorePlace, storeFile } from './engine.ts'

/** Everything that the bot remembers. */
export interface Store {
  /** For the durable room, whose writes belong into one transaction with those of the tables. */
  readonly database: StoreDatabase
  readonly accounts: Accounts
  readonly links: Links
  readonly signIns: SignIns
  readonly secretLinks: SecretLinks
  readonly heldChanges: PendingIntegrationChanges
  readonly integrationSecrets: IntegrationSecrets
  readonly channels: Channels
  readonly projects: Projects
  readonly cards: Cards
  readonly watches: AutoMerges
  readonly polls: SyncCursors
  readonly sightings: MergeRequestStates
  readonly stories: MergeRequestEvents
  readonly feeds: ChannelWatches
  readonly deliveries: IdempotencyKeys
  readonly audit: Audit
  readonly auditExports: AuditExports
  readonly buttons: ActionTokens
  readonly intents: OperationLog
  readonly policies: Policies
  readonly stewards: Stewards
  readonly freezes: Freezes
  readonly wanted: DeferredCommands
  readonly departures: Uninstalls
  readonly digests: Digests
  readonly digestSlots: DigestSlots
  readonly leases: Leases
  readonly replicas: Heartbeats
  readonly inbox: PendingRequests
  readonly snapshots: Snapshots
  readonly outbox: OutboxTable
  readonly postPaces: ChannelRateLimits
  readonly postMarks: FingerprintSecrets
  readonly forgeDeliveries: WebhookEvents
  readonly forgeHooks: WebhookHealthTable
  readonly reseal: KeyRotation
  /**
   * Deletes everything about a person but what the audit says of their deeds. Gives with what they reached the forge,
   * once: what of it ends there is up to the caller, here and below.
   */
  forgetPerson(team: string, user: string): Promise<readonly RevocableCredential[]>
  /**
   * Deletes one-time addresses, what was entered behind them, secrets of integrations, and buttons, when their
   * time is over. Gives the sign-ins that nobody has confirmed.
   */
  forgetExpired(): Promise<readonly RevocableCredential[]>
  /** Deletes the sign-ins of a person that wait for their yes, and gives them. */
  forgetUnconfirmed(team: string, user: string): Promise<readonly RevocableCredential[]>
  /** Deletes everything but the schema. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** `now` in ms UTC; tests give their own. */
export type StoreOptions = StorePlace & {
  readonly keys: KeyRing
  /** The base URL of the forge that its tokens are for; of none where it is left out. */
  readonly forge?: string
  readonly now?: () => number
}

// A record, so that a table which is missing here does not compile.
const tables: Readonly<Record<keyof Schema, keyof Schema>> = {
  storeFacts: 'storeFacts',
  accounts: 'accounts',
  links: 'links',
  confirmations: 'confirmations',
  signIns: 'signIns',
  secretLinks: 'secretLinks',
  heldChanges: 'heldChanges',
  integrationSecrets: 'integrationSecrets',
  channels: 'channels',
  aliases: 'aliases',
  projectPaths: 'projectPaths',
  cards: 'cards',
  watches: 'watches',
  polls: 'polls',
  sightings: 'sightings',
  stories: 'stories',
  feeds: 'feeds',
  deliveries: 'deliveries',
  audit: 'audit',
  auditHeads: 'auditHeads',
  auditChecks: 'auditChecks',
  auditExports: 'auditExports',
  buttons: 'buttons',
  intents: 'intents',
  channelRules: 'channelRules',
  stewards: 'stewards',
  freezes: 'freezes',
  policyChanges: 'policyChanges',
  wanted: 'wanted',
  departures: 'departures',
  digests: 'digests',
  digestSlots: 'digestSlots',
  leases: 'leases',
  replicas: 'replicas',
  inbox: 'inbox',
  snapshots: 'snapshots',
  outbox: 'outbox',
  postPaces: 'postPaces',
  postMarks: 'postMarks',
  forgeDeliveries: 'forgeDeliveries',
  forgeHooks: 'forgeHooks',
  durableWork: 'durableWork',
  durableMarks: 'durableMarks',
}

/**
 * Opens the store, making it where there is none, and brings its schema up to date.
 * @throws StoreError when the file is unusable, of a newer version or another forge, or holds secrets that no key opens.
 */
export async function openStore({
  keys,
  forge: url,
  now = Date.now,
  ...place
}: StoreOptions): Promise<Store> {
  const engine = openEngine(place)
  const db = new Kysely<Schema>({ dialect: engine.dialect, plugins: [new CamelCasePlugin()] })
  const forge = url ? forgeName(url) : ''
  const ground: StoreContext = { db, keys, forge, now }
  const realTime = 'url' in place ? databaseClock : processClock
  const replicas = 'url' in place ? createPostgresHeartbeats(ground) : createMemoryHeartbeat()
  const deliveries = createIdempotencyKeys(ground)
  const intents = createOperationLog(ground, replicas)
  const audit = createAudit(ground)
  try {
    await migrate(db.withTables<Versions>(), engine, now)
    await claimForge(ground)
    await replicas.beat()
    await forgetExpired(ground)
    await deliveries.sweep()
    await intents.sweep()
    await verifyEncryptedRows(ground)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    database: db,
    accounts: createAccounts(ground),
    links: createLinks(ground),
    signIns: createSignIns(ground),
    secretLinks: createSecretLinks(ground),
    heldChanges: createPendingIntegrationChanges(ground),
    integrationSecrets: createIntegrationSecrets(ground),
    channels: createChannels(ground),
    projects: createProjects(ground),
    cards: createCards(ground),
    watches: createAutoMerges(ground),
    polls: createSyncCursors(ground),
    sightings: createMergeRequestStates(ground),
    stories: createMergeRequestEvents(ground),
    feeds: createChannelWatches(ground),
    deliveries,
    audit,
    auditExports: createAuditExports(ground),
    policies: createPolicies(ground),
    stewards: createStewards(ground),
    freezes: createFreezes(ground),
    buttons: createActionTokens(ground),
    intents,
    replicas,
    inbox: createPendingRequests(ground, replicas),
    wanted: createDeferredCommands(ground),
    departures: createUninstalls(ground),
    digests: createDigests(ground),
    digestSlots: createDigestSlots(ground),
    leases: 'url' in place ? createPostgresLeases(ground) : createMemoryLeases(),
    snapshots: createSnapshots(ground),
    outbox: createOutboxTable(ground, realTime),
    postPaces: createChannelRateLimits(ground, realTime),
    postMarks: createFingerprintSecrets(ground),
    forgeDeliveries: createWebhookEvents(ground),
    forgeHooks: createWebhookHealth(ground),
    reseal: createKeyRotation(ground),
    forgetPerson: (team, user) => forgetPerson(ground, team, user),
    async forgetExpired() {
      await forgetExpired(ground)
      return extractExpiredSignIns(ground)
    },
    forgetUnconfirmed: (team, user) => extractUnconfirmedSignIns(ground, team, user),
    clear: () =>
      db.transaction().execute(async (transaction) => {
        for (const table of Object.values(tables)) await transaction.deleteFrom(table).execute()
        await claimForge({ db: transaction, forge })
        audit.reset()
      }),
    close: () => db.destroy(),
  }
}
