import { type AnyTable, type Table, text } from './define-table.ts'
import { accountsTable } from './tables/accounts.ts'
import { actionTokensTable } from './tables/action-tokens.ts'
import { auditTable } from './tables/audit.ts'
import { autoMergesTable } from './tables/auto-merges.ts'
import { cardsTable } from './tables/cards.ts'
import { channelRateLimitsTable } from './tables/channel-rate-limits.ts'
import { channelWatchesTable, groupWatchesTable } from './tables/channel-watches.ts'
import { channelsTable } from './tables/channels.ts'
import { digestSlotsTable } from './tables/digest-slots.ts'
import { digestsTable } from './tables/digests.ts'
import { durableMarksTable, durableWorkTable } from './tables/durable-work.ts'
import { freezesTable } from './tables/freezes.ts'
import { heartbeatsTable } from './tables/heartbeats.ts'
import { idempotencyKeysTable } from './tables/idempotency-keys.ts'
import { greetingsTable, installationsTable } from './tables/installations.ts'
import { leasesTable } from './tables/leases.ts'
import { linkCardsTable } from './tables/link-cards.ts'
import { mergeRequestEventsTable, mergeRequestStatesTable } from './tables/merge-request-events.ts'
import { nudgeSettingsTable, nudgesTable } from './tables/nudges.ts'
import { oneTimeLinksTable } from './tables/one-time-links.ts'
import { operationsTable } from './tables/operations.ts'
import { pendingRequestsTable } from './tables/pending-requests.ts'
import { channelRulesTable, managersTable } from './tables/policies.ts'
import { postsTable } from './tables/posts.ts'
import { aliasesTable, projectPathsTable } from './tables/projects.ts'
import { queueCardsTable } from './tables/queue-cards.ts'
import { snapshotsTable } from './tables/snapshots.ts'
import { snoozesTable } from './tables/snoozes.ts'
import { syncCursorsTable } from './tables/sync-cursors.ts'
import { threadRepliesTable } from './tables/thread-replies.ts'
import { uninstallsTable } from './tables/uninstalls.ts'
import { webhookEventsTable, webhookHealthTable } from './tables/webhook-events.ts'

const factColumns = {
  /** `forge`: the base URL of the store’s forge. `copiedAt`: the time of a backup. `generation`: see createGeneration. */
  name: text,
  value: text,
}

const storeFactsTable: Table<'storeFacts', typeof factColumns> = {
  name: 'storeFacts',
  columns: factColumns,
  primaryKey: ['name'],
  retention: 'kept',
  erasure: { forge: 'deleted' },
  inBackup: 'kept',
}

const byName = {
  storeFacts: storeFactsTable,
  accounts: accountsTable,
  oneTimeLinks: oneTimeLinksTable,
  channels: channelsTable,
  aliases: aliasesTable,
  projectPaths: projectPathsTable,
  channelRules: channelRulesTable,
  managers: managersTable,
  freezes: freezesTable,
  cards: cardsTable,
  autoMerges: autoMergesTable,
  syncCursors: syncCursorsTable,
  mergeRequestStates: mergeRequestStatesTable,
  mergeRequestEvents: mergeRequestEventsTable,
  channelWatches: channelWatchesTable,
  groupWatches: groupWatchesTable,
  queueCards: queueCardsTable,
  linkCards: linkCardsTable,
  threadReplies: threadRepliesTable,
  nudges: nudgesTable,
  nudgeSettings: nudgeSettingsTable,
  snoozes: snoozesTable,
  idempotencyKeys: idempotencyKeysTable,
  audit: auditTable,
  actionTokens: actionTokensTable,
  operations: operationsTable,
  pendingRequests: pendingRequestsTable,
  installations: installationsTable,
  uninstalls: uninstallsTable,
  greetings: greetingsTable,
  digests: digestsTable,
  digestSlots: digestSlotsTable,
  snapshots: snapshotsTable,
  leases: leasesTable,
  durableWork: durableWorkTable,
  durableMarks: durableMarksTable,
  heartbeats: heartbeatsTable,
  posts: postsTable,
  channelRateLimits: channelRateLimitsTable,
  webhookEvents: webhookEventsTable,
  webhookHealth: webhookHealthTable,
} satisfies { readonly [name: string]: AnyTable }

declare module './context.ts' {
  // Declared here because the files of the tables import that one.
  interface Schema extends RowsOf<typeof byName> {}
}

/**
 * Every table of the store. Schema creation, erasure, cleanup, encryption, key rotation and backups follow
 * this list and each table’s definition.
 */
export const tables: readonly AnyTable[] = Object.values(byName)

export type EncryptedTable = AnyTable & Required<Pick<AnyTable, 'encrypted'>>

export const encryptedTables: readonly EncryptedTable[] = tables.flatMap((table) => {
  const { encrypted } = table
  return encrypted ? [{ ...table, encrypted }] : []
})
