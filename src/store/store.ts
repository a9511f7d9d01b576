import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { type Audit, createAudit } from './audit.ts'
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
import { type Accounts, createAccounts } from './tables/accounts.ts'
import { type ActionTokens, createActionTokens } from './tables/action-tokens.ts'
import { type AuditExports, createAuditExports } from './tables/audit-exports.ts'
import { type AutoMerges, createAutoMerges } from './tables/auto-merges.ts'
import { type Cards, createCards } from './tables/cards.ts'
import { type ChannelRateLimits, createChannelRateLimits } from './tables/channel-rate-limits.ts'
import { createPolicies, type Policies } from './tables/channel-rules.ts'
import { type ChannelWatches, createChannelWatches } from './tables/channel-watches.ts'
import { type Channels, createChannels } from './tables/channels.ts'
import { createDeferredCommands, type DeferredCommands } from './tables/deferred-commands.ts'
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
import { createProjects, type Projects } from './tables/projects.ts'
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
  readonly accounts: Accounts
  readonly links: Links
  readonly signIns: SignIns
  readonly secretLinks: SecretLinks
  readonly pendingIntegrationChanges: PendingIntegrationChanges
  readonly integrationSecrets: IntegrationSecrets
  readonly channels: Channels
  readonly projects: Projects
  readonly cards: Cards
  readonly autoMerges: AutoMerges
  readonly syncCursors: SyncCursors
  readonly mergeRequestStates: MergeRequestStates
  readonly mergeRequestEvents: MergeRequestEvents
  readonly channelWatches: ChannelWatches
  readonly idempotencyKeys: IdempotencyKeys
  readonly audit: Audit
  readonly auditExports: AuditExports
  readonly actionTokens: ActionTokens
  readonly operations: OperationLog
  readonly policies: Policies
  readonly stewards: Stewards
  readonly freezes: Freezes
  readonly deferredCommands: DeferredCommands
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
  const ground: StoreContext = {
    db,
    keys,
    forge,
    now,
    realTime: 'url' in place ? databaseClock : processClock,
  }
  const heartbeats = 'url' in place ? createPostgresHeartbeats(ground) : createMemoryHeartbeat()
  const audit = createAudit(ground)
  try {
    await migrate(db, engine, now)
    await claimForge(ground)
    await heartbeats.beat()
    await forgetExpired(ground)
    await cleanUp(ground)
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
    pendingIntegrationChanges: createPendingIntegrationChanges(ground),
    integrationSecrets: createIntegrationSecrets(ground),
    channels: createChannels(ground),
    projects: createProjects(ground),
    cards: createCards(ground),
    autoMerges: createAutoMerges(ground),
    syncCursors: createSyncCursors(ground),
    mergeRequestStates: createMergeRequestStates(ground),
    mergeRequestEvents: createMergeRequestEvents(ground),
    channelWatches: createChannelWatches(ground),
    idempotencyKeys: createIdempotencyKeys(ground),
    audit,
    auditExports: createAuditExports(ground),
    policies: createPolicies(ground),
    stewards: createStewards(ground),
    freezes: createFreezes(ground),
    actionTokens: createActionTokens(ground),
    operations: createOperationLog(ground, heartbeats),
    heartbeats,
    pendingRequests: createPendingRequests(ground, heartbeats),
    deferredCommands: createDeferredCommands(ground),
    uninstalls: createUninstalls(ground, (transaction, team) =>
      forgetTeam({ ...ground, db: transaction }, team),
    ),
    digests: createDigests(ground),
    digestSlots: createDigestSlots(ground),
    leases: 'url' in place ? createPostgresLeases(ground) : createMemoryLeases(),
    snapshots: createSnapshots(ground),
    outbox: createOutboxTable(ground),
    channelRateLimits: createChannelRateLimits(ground),
    messageFingerprintSecrets: createFingerprintSecrets(ground),
    webhookEvents: createWebhookEvents(ground),
    webhookHealth: createWebhookHealth(ground),
    keyRotation: createKeyRotation(ground),
    forgetPerson: (team, user) => forgetPerson(ground, team, user),
    async forgetExpired() {
      await forgetExpired(ground)
      return extractExpiredSignIns(ground)
    },
    cleanUp: () => cleanUp(ground),
    forgetUnconfirmed: (team, user) => extractUnconfirmedSignIns(ground, team, user),
    clear: () =>
      db.transaction().execute(async (transaction) => {
        for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(transaction)
        await claimForge({ db: transaction, forge })
        audit.reset()
      }),
    close: () => db.destroy(),
  }
}
