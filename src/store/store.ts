import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { type AuditLog, createAuditLog } from './audit.ts'
import { databaseClock, processClock, type Schema, type StoreContext, type StoreDatabase } from './context.ts'
import { openEngine, type StorePlace } from './engine.ts'
import { cleanUp, forgetExpired, forgetPerson, forgetTeam } from './erasure.ts'
import { createKeyRotation, type KeyRotation } from './key-rotation.ts'
import type { KeyRing } from './keys.ts'
import { createMemoryLeases } from './memory-leases.ts'
import { migrate } from './migrate.ts'
import { createOperationLog, type OperationLog } from './operation-log.ts'
import { createOutboxTable, type OutboxTable } from './outbox.ts'
import { claimForge, forgeName } from './own-forge.ts'
import {
  extractExpiredSignIns,
  extractUnconfirmedSignIns,
  type RevocableCredential,
} from './revocable-credentials.ts'
import { type AccountsTable, createAccountsTable } from './tables/accounts.ts'
import { type ActionTokens, createActionTokens } from './tables/action-tokens.ts'
import { type AuditExports, createAuditExports } from './tables/audit-exports.ts'
import { type AutoMergesTable, createAutoMerges } from './tables/auto-merges.ts'
import { type CardsTable, createCardsTable } from './tables/cards.ts'
import { type ChannelRateLimits, createChannelRateLimits } from './tables/channel-rate-limits.ts'
import { type ChannelRulesTable, createChannelRulesTable } from './tables/channel-rules.ts'
import { type ChannelWatchesTable, createChannelWatchesTable } from './tables/channel-watches.ts'
import { type Channels, createChannels } from './tables/channels.ts'
import { createDeferredCommandsTable, type DeferredCommandsTable } from './tables/deferred-commands.ts'
import { createDigestSlots, type DigestSlots } from './tables/digest-slots.ts'
import { createDigests, type Digests } from './tables/digests.ts'
import { createFreezes, type Freezes } from './tables/freezes.ts'
import { createMemoryHeartbeat, createPostgresHeartbeats, type Heartbeats } from './tables/heartbeats.ts'
import { createIdempotencyKeys, type IdempotencyKeys } from './tables/idempotency-keys.ts'
import { createIntegrationSecrets, type IntegrationSecrets } from './tables/integration-secrets.ts'
import { createPostgresLeases, type Leases } from './tables/leases.ts'
import { createLinks, type Links } from './tables/links.ts'
import { createMergeRequestEvents, type MergeRequestEvents } from './tables/merge-request-events.ts'
import { createMergeRequestStates, type MergeRequestStates } from './tables/merge-request-states.ts'
import { createFingerprintSecrets, type FingerprintSecrets } from './tables/message-fingerprint-secrets.ts'
import {
  createPendingIntegrationChanges,
  type PendingIntegrationChanges,
} from './tables/pending-integration-changes.ts'
import { createPendingRequests, type PendingRequests } from './tables/pending-requests.ts'
import { createProjectsTable, type ProjectsTable } from './tables/projects.ts'
import { createSecretLinks, type SecretLinks } from './tables/secret-links.ts'
import { createSignIns, type SignIns } from './tables/sign-ins.ts'
import { createSnapshots, type Snapshots } from './tables/snapshots.ts'
import { createStewards, type Stewards } from './tables/stewards.ts'
import { createSyncCursors, type SyncCursors } from './tables/sync-cursors.ts'
import { createUninstalls, type Uninstalls } from './tables/uninstalls.ts'
import { createWebhookEvents, type WebhookEvents } from './tables/webhook-events.ts'
import { createWebhookHealth, type WebhookHealthTable } from './tables/webhook-health.ts'
import { tables } from './tables.ts'
import { verifyEncryptedRows } from './verify-encrypted-rows.ts'

export type { StorePlace } from './engine.ts'

/** The bot’s persistent data. */
export interface Store {
  /** For the durable room, whose writes share a transaction with those of the tables. */
  readonly database: StoreDatabase
  readonly accounts: AccountsTable
  readonly links: Links
  readonly signIns: SignIns
  readonly secretLinks: SecretLinks
  readonly pendingIntegrationChanges: PendingIntegrationChanges
  readonly integrationSecrets: IntegrationSecrets
  readonly channels: Channels
  readonly projects: ProjectsTable
  readonly cards: CardsTable
  readonly autoMerges: AutoMergesTable
  readonly syncCursors: SyncCursors
  readonly mergeRequestStates: MergeRequestStates
  readonly mergeRequestEvents: MergeRequestEvents
  readonly channelWatches: ChannelWatchesTable
  readonly idempotencyKeys: IdempotencyKeys
  readonly audit: AuditLog
  readonly auditExports: AuditExports
  readonly actionTokens: ActionTokens
  readonly operations: OperationLog
  readonly policies: ChannelRulesTable
  readonly stewards: Stewards
  readonly freezes: Freezes
  readonly deferredCommands: DeferredCommandsTable
  readonly uninstalls: Uninstalls
  readonly digests: Digests
  readonly digestSlots: DigestSlots
  readonly leases: Leases
  readonly heartbeats: Heartbeats
  readonly pendingRequests: PendingRequests
  readonly snapshots: Snapshots
  readonly outbox: OutboxTable
  readonly channelRateLimits: ChannelRateLimits
  readonly messageFingerprintSecrets: FingerprintSecrets
  readonly webhookEvents: WebhookEvents
  readonly webhookHealth: WebhookHealthTable
  readonly keyRotation: KeyRotation
  /**
   * Deletes everything about a person except the audit of their actions. Returns the forge credentials, once:
   * here and below, the caller ends them at the forge.
   */
  forgetPerson(team: string, user: string): Promise<readonly RevocableCredential[]>
  /**
   * Deletes expired one-time addresses, the values entered behind them, integration secrets, and action
   * tokens. Returns expired sign-ins that were never confirmed.
   */
  forgetExpired(): Promise<readonly RevocableCredential[]>
  /** Deletes rows whose table’s retention period is over. */
  cleanUp(): Promise<void>
  /** Deletes and returns the sign-ins of a person that wait for confirmation. */
  forgetUnconfirmed(team: string, user: string): Promise<readonly RevocableCredential[]>
  /** Deletes everything but the schema. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** `now` in ms UTC; tests pass their own. */
export type StoreOptions = StorePlace & {
  readonly keys: KeyRing
  /** The base URL of the forge of the store’s tokens; none when left out. */
  readonly forge?: string
  readonly now?: () => number
}

/**
 * Opens or creates the store, and brings its schema up to date.
 * @throws StoreError when the file is unusable, newer, of another forge, or has secrets no key decrypts.
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
  const context: StoreContext = {
    db,
    keys,
    forge,
    now,
    realTime: 'url' in place ? databaseClock : processClock,
  }
  const heartbeats = 'url' in place ? createPostgresHeartbeats(context) : createMemoryHeartbeat()
  const audit = createAuditLog(context)
  try {
    await migrate(db, engine, now)
    await claimForge(context)
    await heartbeats.beat()
    await forgetExpired(context)
    await cleanUp(context)
    await verifyEncryptedRows(context)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    database: db,
    accounts: createAccountsTable(context),
    links: createLinks(context),
    signIns: createSignIns(context),
    secretLinks: createSecretLinks(context),
    pendingIntegrationChanges: createPendingIntegrationChanges(context),
    integrationSecrets: createIntegrationSecrets(context),
    channels: createChannels(context),
    projects: createProjectsTable(context),
    cards: createCardsTable(context),
    autoMerges: createAutoMerges(context),
    syncCursors: createSyncCursors(context),
    mergeRequestStates: createMergeRequestStates(context),
    mergeRequestEvents: createMergeRequestEvents(context),
    channelWatches: createChannelWatchesTable(context),
    idempotencyKeys: createIdempotencyKeys(context),
    audit,
    auditExports: createAuditExports(context),
    policies: createChannelRulesTable(context),
    stewards: createStewards(context),
    freezes: createFreezes(context),
    actionTokens: createActionTokens(context),
    operations: createOperationLog(context, heartbeats),
    heartbeats,
    pendingRequests: createPendingRequests(context, heartbeats),
    deferredCommands: createDeferredCommandsTable(context),
    uninstalls: createUninstalls(context, (transaction, team) =>
      forgetTeam({ ...context, db: transaction }, team),
    ),
    digests: createDigests(context),
    digestSlots: createDigestSlots(context),
    leases: 'url' in place ? createPostgresLeases(context) : createMemoryLeases(),
    snapshots: createSnapshots(context),
    outbox: createOutboxTable(context),
    channelRateLimits: createChannelRateLimits(context),
    messageFingerprintSecrets: createFingerprintSecrets(context),
    webhookEvents: createWebhookEvents(context),
    webhookHealth: createWebhookHealth(context),
    keyRotation: createKeyRotation(context),
    forgetPerson: (team, user) => forgetPerson(context, team, user),
    async forgetExpired() {
      await forgetExpired(context)
      return extractExpiredSignIns(context)
    },
    cleanUp: () => cleanUp(context),
    forgetUnconfirmed: (team, user) => extractUnconfirmedSignIns(context, team, user),
    clear: () =>
      db.transaction().execute(async (transaction) => {
        for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(transaction)
        await claimForge({ db: transaction, forge })
        audit.reset()
      }),
    close: () => db.destroy(),
  }
}
