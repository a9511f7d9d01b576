import type { Dialect } from 'kysely'
import {
  createLinks,
  createSignIns,
  extractExpiredSignIns,
  extractUnconfirmedSignIns,
} from './account-links.ts'
import {
  countRows,
  databaseClock,
  openDatabase,
  processClock,
  type StoreContext,
  type StoreDatabase,
} from './context.ts'
import type { RevocableCredential } from './credentials.ts'
import { createKeyRotation, verifyEncryptedRows } from './encrypted-rows.ts'
import { openEngine, type StoreImage, type StorePlace } from './engine.ts'
import { cleanUp, forgetExpired, forgetPerson, forgetTeam } from './erasure.ts'
import { createGeneration } from './generation.ts'
import type { KeyRing } from './keys.ts'
import { migrate, migrations, versionFor } from './migrate.ts'
import { moveChannel } from './move-channel.ts'
import { createOwnLocks, createSharedLocks } from './mutex.ts'
import { claimForge, forgeName, refuseOtherForge } from './own-forge.ts'
import { checkWhole, openReadOnly, sqliteDialect } from './sqlite.ts'
import { createAccountsTable, createLinkedPeople } from './tables/accounts.ts'
import { createActionTokens } from './tables/action-tokens.ts'
import { createAuditLog } from './tables/audit.ts'
import { createAutoMerges } from './tables/auto-merges.ts'
import { createCardsTable } from './tables/cards.ts'
import { createChannelRateLimits } from './tables/channel-rate-limits.ts'
import { createChannelWatchesTable, createGroupWatches } from './tables/channel-watches.ts'
import { createChannels } from './tables/channels.ts'
import { createDigestSlots } from './tables/digest-slots.ts'
import { createDigests } from './tables/digests.ts'
import { createFreezes } from './tables/freezes.ts'
import { createMemoryHeartbeat, createPostgresHeartbeats } from './tables/heartbeats.ts'
import { createIdempotencyKeys } from './tables/idempotency-keys.ts'
import { createGreetings, createInstallations } from './tables/installations.ts'
import { createLinkCards } from './tables/link-cards.ts'
import { createMergeRequestEvents, createMergeRequestStates } from './tables/merge-request-events.ts'
import { createNudgeSettings, createNudges } from './tables/nudges.ts'
import {
  createAuditExports,
  createDeferredCommands,
  createPendingIntegrationChanges,
  createSecretLinks,
} from './tables/one-time-links.ts'
import { createOperationLog } from './tables/operations.ts'
import { createPendingRequests } from './tables/pending-requests.ts'
import { createChannelRulesTable, createManagers } from './tables/policies.ts'
import { createPosts } from './tables/posts.ts'
import { createProjectsTable } from './tables/projects.ts'
import { createQueueCards } from './tables/queue-cards.ts'
import { createSnapshots } from './tables/snapshots.ts'
import { createSnoozes } from './tables/snoozes.ts'
import { createSyncCursors } from './tables/sync-cursors.ts'
import { createThreadReplies } from './tables/thread-replies.ts'
import { createUninstalls } from './tables/uninstalls.ts'
import { createWebhookEvents, createWebhookHealth } from './tables/webhook-events.ts'

export type { StorePlace } from './engine.ts'

/** The queries of every table; `isShared`: replicas use the database. */
function createTables(context: StoreContext, isShared: boolean) {
  const heartbeats = isShared ? createPostgresHeartbeats(context) : createMemoryHeartbeat()
  const locks = isShared ? createSharedLocks(context) : createOwnLocks()
  const generation = createGeneration(context.db)
  return {
    accounts: createAccountsTable(context),
    linkedPeople: createLinkedPeople(context),
    links: createLinks(context),
    signIns: createSignIns(context),
    secretLinks: createSecretLinks(context),
    pendingIntegrationChanges: createPendingIntegrationChanges(context),
    channels: createChannels(context),
    projects: createProjectsTable(context),
    cards: createCardsTable(context),
    autoMerges: createAutoMerges(context),
    syncCursors: createSyncCursors(context),
    mergeRequestStates: createMergeRequestStates(context),
    mergeRequestEvents: createMergeRequestEvents(context),
    channelWatches: createChannelWatchesTable(context),
    groupWatches: createGroupWatches(context),
    queueCards: createQueueCards(context),
    linkCards: createLinkCards(context),
    threadReplies: createThreadReplies(context),
    nudges: createNudges(context),
    nudgeSettings: createNudgeSettings(context),
    snoozes: createSnoozes(context),
    greetings: createGreetings(context),
    idempotencyKeys: createIdempotencyKeys(context),
    audit: createAuditLog(context),
    auditExports: createAuditExports(context),
    policies: createChannelRulesTable(context),
    managers: createManagers(context),
    freezes: createFreezes(context),
    generation,
    actionTokens: createActionTokens(context, generation),
    operations: createOperationLog(context),
    heartbeats,
    pendingRequests: createPendingRequests(context),
    deferredCommands: createDeferredCommands(context),
    installations: createInstallations(context),
    uninstalls: createUninstalls(context, (transaction, team) =>
      forgetTeam({ ...context, db: transaction }, team),
    ),
    digests: createDigests(context),
    digestSlots: createDigestSlots(context),
    withLock: locks.withLock,
    backlog: createBacklog(context, locks.count),
    snapshots: createSnapshots(context),
    posts: createPosts(context),
    channelRateLimits: createChannelRateLimits(context),
    webhookEvents: createWebhookEvents(context),
    webhookHealth: createWebhookHealth(context),
    keyRotation: createKeyRotation(context),
    workspaceCounts: createWorkspaceCounts(context),
  }
}

export interface Store extends Readonly<ReturnType<typeof createTables>> {
  /** For durable work, whose writes share a transaction with those of the tables. */
  readonly database: StoreDatabase
  /**
   * Deletes everything about a person except the audit of their actions. Returns the forge credentials, once:
   * here and below, the caller ends them at the forge.
   */
  forgetPerson(team: string, user: string): Promise<readonly RevocableCredential[]>
  moveChannel(team: string, from: string, to: string): Promise<void>
  /**
   * Saves the last use of each account. Deletes expired one-time addresses, the values entered behind them, and stored values of buttons.
   * Returns expired sign-ins that were never confirmed.
   */
  forgetExpired(): Promise<readonly RevocableCredential[]>
  cleanUp(): Promise<void>
  forgetUnconfirmed(team: string, user: string): Promise<readonly RevocableCredential[]>
  close(): Promise<void>
}

/** `now` in ms UTC; tests pass their own. */
export type StoreOptions = (StorePlace | StoreImage) & {
  readonly keys: KeyRing
  /** Left out: none. */
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
  const engine = await openEngine(place)
  const db = openDatabase(engine.dialect)
  const forge = url ? forgeName(url) : ''
  const context: StoreContext = {
    db,
    keys,
    forge,
    now,
    realTime: 'url' in place ? databaseClock : processClock,
  }
  const queries = createTables(context, 'url' in place)
  try {
    await migrate(db, engine, now)
    await queries.heartbeats.beat()
    await claimForge(context)
    await queries.generation.bind()
    await forgetExpired(context)
    await cleanUp(context)
    await verifyEncryptedRows(context)
  } catch (error) {
    // A process that does not start is no replica.
    await queries.heartbeats.leave().catch(() => {})
    await db.destroy()
    throw error
  }
  return {
    ...queries,
    database: db,
    forgetPerson: (team, user) => forgetPerson(context, team, user),
    moveChannel: (team, from, to) => moveChannel(context, team, from, to),
    async forgetExpired() {
      await queries.accounts.saveUses()
      await forgetExpired(context)
      return extractExpiredSignIns(context)
    },
    cleanUp: () => cleanUp(context),
    forgetUnconfirmed: (team, user) => extractUnconfirmedSignIns(context, team, user),
    async close() {
      // The last minute of it may be lost where the store fails.
      await queries.accounts.saveUses().catch(() => {})
      await db.destroy()
    },
  }
}

/**
 * Reads a store without changing anything, as it may be used meanwhile. Null when nothing is stored yet.
 * @throws StoreError when it cannot be read, is damaged, newer, of another forge, or has secrets no key decrypts.
 */
export async function readStore<Result>(
  place: StorePlace,
  { keys, forge: url, now }: { readonly keys: KeyRing; readonly forge: string; readonly now: () => number },
  read: (tables: ReturnType<typeof createTables>) => Promise<Result>,
): Promise<Result | null> {
  const db = openDatabase(await readingDialect(place))
  const context = { db, keys, forge: forgeName(url), now, realTime: processClock }
  try {
    const found = await db.introspection.getTables()
    if (!found.some(({ name }) => name === 'schema_versions')) return null
    await versionFor(migrations.length, db)
    await refuseOtherForge(context)
    await verifyEncryptedRows(context)
    return await read(createTables(context, false))
  } finally {
    await db.destroy()
  }
}

async function readingDialect(place: StorePlace): Promise<Dialect> {
  if ('url' in place) return (await openEngine(place)).dialect
  const database = openReadOnly(place.file)
  checkWhole(database, place.file)
  return sqliteDialect(database)
}

interface Backlog {
  /** Messages that are not sent yet; `oldest`: when the first of them was stored, in ms UTC. */
  readonly posts: { readonly count: number; readonly oldest: number | null }
  /** Accepted requests that are not answered. */
  readonly requests: number
  /** Writes that were sent and have not ended. */
  readonly operations: number
  /** Names whose work is under way, one at a time. */
  readonly locks: number
}

function createBacklog(
  { db }: Pick<StoreContext, 'db'>,
  locks: () => Promise<number>,
): () => Promise<Backlog> {
  return async () => {
    const [posts, requests, operations, held] = await Promise.all([
      db
        .selectFrom('posts')
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.min<number | null>('createdAt').as('oldest'),
        ])
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow(),
      countRows(db.selectFrom('pendingRequests')),
      countRows(db.selectFrom('operations').where('state', '=', 'sent')),
      locks(),
    ])
    return { posts, requests, operations, locks: held }
  }
}

interface WorkspaceCounts {
  /** Channels with a project. */
  readonly channels: number
  /** Paused digests and channel watches. */
  readonly paused: number
  /** Linked accounts, also those that wait for their person after a restore. */
  readonly accounts: number
  /** Number of accounts whose token the server has refused since it last took it. */
  readonly refused: number
}

/** Counts what is of one workspace, or of all. */
function createWorkspaceCounts({
  db,
}: Pick<StoreContext, 'db'>): (team: string | null) => Promise<WorkspaceCounts> {
  return async (team) => {
    const rows = (table: 'channels' | 'accounts' | 'digests' | 'channelWatches' | 'groupWatches') =>
      db.selectFrom(table).$if(team !== null, (query) => query.where('team', '=', team ?? ''))
    const [channels, accounts, refused, digests, watches, groups] = await Promise.all([
      countRows(rows('channels')),
      countRows(rows('accounts')),
      countRows(rows('accounts').where('refusalNotifiedAt', 'is not', null)),
      countRows(rows('digests').where('pauseReason', 'is not', null).where('removedAt', 'is', null)),
      countRows(rows('channelWatches').where('pauseReason', 'is not', null)),
      countRows(rows('groupWatches').where('pauseReason', 'is not', null)),
    ])
    return { channels, paused: digests + watches + groups, accounts, refused }
  }
}
