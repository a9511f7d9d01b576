import type { AnyTable, RowOf } from './define-table.ts'
import type { EncryptionContext } from './encrypted-text.ts'
import { accountsTable } from './tables/accounts.ts'
import { actionTokensTable } from './tables/action-tokens.ts'
import { auditChecksTable, auditHeadsTable, auditTable } from './tables/audit.ts'
import { auditExportsTable } from './tables/audit-exports.ts'
import { autoMergesTable } from './tables/auto-merges.ts'
import { cardsTable } from './tables/cards.ts'
import { channelRateLimitsTable } from './tables/channel-rate-limits.ts'
import { channelRulesTable } from './tables/channel-rules.ts'
import { channelWatchesTable } from './tables/channel-watches.ts'
import { channelsTable } from './tables/channels.ts'
import { confirmationsTable } from './tables/confirmations.ts'
import { deferredCommandsTable } from './tables/deferred-commands.ts'
import { digestSlotsTable } from './tables/digest-slots.ts'
import { digestsTable } from './tables/digests.ts'
import { durableMarksTable, durableWorkTable } from './tables/durable-work.ts'
import { freezesTable } from './tables/freezes.ts'
import { heartbeatsTable } from './tables/heartbeats.ts'
import { idempotencyKeysTable } from './tables/idempotency-keys.ts'
import { integrationSecretsTable } from './tables/integration-secrets.ts'
import { leasesTable } from './tables/leases.ts'
import { linksTable } from './tables/links.ts'
import { mergeRequestEventsTable } from './tables/merge-request-events.ts'
import { mergeRequestStatesTable } from './tables/merge-request-states.ts'
import { messageFingerprintSecretsTable } from './tables/message-fingerprint-secrets.ts'
import { operationsTable } from './tables/operations.ts'
import { outboxTable } from './tables/outbox.ts'
import { pendingIntegrationChangesTable } from './tables/pending-integration-changes.ts'
import { pendingRequestsTable } from './tables/pending-requests.ts'
import { policyChangesTable } from './tables/policy-changes.ts'
import { aliasesTable, projectPathsTable } from './tables/projects.ts'
import { secretLinksTable } from './tables/secret-links.ts'
import { signInsTable } from './tables/sign-ins.ts'
import { snapshotsTable } from './tables/snapshots.ts'
import { stewardsTable } from './tables/stewards.ts'
import { storeFactsTable } from './tables/store-facts.ts'
import { syncCursorsTable } from './tables/sync-cursors.ts'
import { uninstallsTable } from './tables/uninstalls.ts'
import { webhookEventsTable } from './tables/webhook-events.ts'
import { webhookHealthTable } from './tables/webhook-health.ts'

/**
 * Every table of the store. Schema creation, erasure, cleanup, encryption, key rotation and backups follow
 * this list and each table’s definition.
 */
const list = [
  storeFactsTable,
  accountsTable,
  linksTable,
  confirmationsTable,
  signInsTable,
  secretLinksTable,
  pendingIntegrationChangesTable,
  integrationSecretsTable,
  channelsTable,
  aliasesTable,
  projectPathsTable,
  channelRulesTable,
  stewardsTable,
  freezesTable,
  policyChangesTable,
  cardsTable,
  autoMergesTable,
  syncCursorsTable,
  mergeRequestStatesTable,
  mergeRequestEventsTable,
  channelWatchesTable,
  idempotencyKeysTable,
  auditTable,
  auditHeadsTable,
  auditChecksTable,
  auditExportsTable,
  actionTokensTable,
  operationsTable,
  pendingRequestsTable,
  deferredCommandsTable,
  uninstallsTable,
  digestsTable,
  digestSlotsTable,
  snapshotsTable,
  leasesTable,
  durableWorkTable,
  durableMarksTable,
  heartbeatsTable,
  outboxTable,
  channelRateLimitsTable,
  messageFingerprintSecretsTable,
  webhookEventsTable,
  webhookHealthTable,
] as const

export const tables: readonly AnyTable[] = list

/** The rows of every table. The database uses snake_case names. */
export type Schema = {
  [Each in (typeof list)[number] as Each['name']]: RowOf<Each['columns']>
}

/** A table with encrypted columns. */
export type EncryptedTable = AnyTable & Required<Pick<AnyTable, 'encrypted'>>

export const encryptedTables: readonly EncryptedTable[] = tables.flatMap((table) => {
  const { encrypted } = table
  return encrypted ? [{ ...table, encrypted }] : []
})

/** Returns a column’s encryption context in this row; `values` holds at least the identifying columns. */
export function encryptionContextOf(
  { name, encrypted }: EncryptedTable,
  column: string,
  values: Readonly<Record<string, unknown>>,
): EncryptionContext {
  return { table: name, column, row: encrypted.boundTo.map((part) => values[part]) }
}
