import { z } from 'zod'
import type { StoreContext } from '../context.ts'
import { bigint, bigintOrNull, encryptedColumns, type Table, text, textOrNull } from '../define-table.ts'

const columns = {
  reference: text,
  team: text,
  channel: text,
  user: text,
  verb: text,
  resourceKey: text,
  idempotencyKey: text,
  /** Encrypted: the input, and the destination of the reply. */
  request: text,
  /** Encrypted: the state before it was sent; null when it ended without being sent. */
  stateBefore: textOrNull,
  /** `sent`, or its EndState. */
  state: text,
  /** Encrypted: the reply in words. */
  answer: textOrNull,
  requestedAt: bigint,
  sentAt: bigintOrNull,
  endedAt: bigintOrNull,
}

export const operationsEncryption = encryptedColumns(
  'operations',
  columns,
  ['reference', 'team'],
  ['request', 'stateBefore', 'answer'],
)

const KEPT_FOR_MS = 24 * 60 * 60_000

export const operationsTable: Table<'operations', typeof columns> = {
  name: 'operations',
  columns,
  primaryKey: ['reference'],
  indexes: {
    operationsBySent: ['team', 'resourceKey', 'sentAt'],
    operationsByRequest: ['team', 'resourceKey', 'requestedAt'],
    operationsByAge: ['requestedAt'],
    operationsByState: ['state'],
  },
  encrypted: operationsEncryption,
  retention: { hourly: deleteOld, afterMs: KEPT_FOR_MS },
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

declare module '../context.ts' {
  interface Schema extends RowsOf<typeof operationsTable> {}
}

export const EndState = z.enum(['done', 'not-done', 'unknown'])

/** The result of an operation, as observed at the forge. */
export type EndState = z.infer<typeof EndState>

/** An operation that a person requested at the forge. */
export interface OperationRecord {
  /** The reference of the interaction that requested it. */
  readonly reference: string
  readonly team: string
  readonly channel: string
  readonly user: string
  readonly verb: string
  /** The resource that it changes: `42!12`. */
  readonly resourceKey: string
  /** The same for the same verb and input, regardless of the person. */
  readonly idempotencyKey: string
  /** The input, and the destination of the reply; stored encrypted. */
  readonly request: string
  /** ms UTC */
  readonly requestedAt: number
}

/** An operation as stored: sent, or ended. */
export interface StoredOperation extends OperationRecord {
  /** `sent`, or its EndState. */
  readonly state: string
  /** The state before the operation was sent; null when it never was. */
  readonly stateBefore: string | null
  /** The reply, when the operation has ended. */
  readonly answer: string | null
  /** ms UTC; null until it has ended. */
  readonly endedAt: number | null
}

/** The last operation on a resource that was sent to the forge. */
export interface LastOperation {
  readonly idempotencyKey: string
  readonly user: string
  readonly state: EndState
  readonly answer: string
  /** ms UTC */
  readonly endedAt: number
}

/** Deletes answered operations that were requested more than 24 hours ago. */
async function deleteOld({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('operations')
    .where('requestedAt', '<=', now() - KEPT_FOR_MS)
    .where('reference', 'not in', (requests) =>
      requests.selectFrom('pendingRequests').select('pendingRequests.reference'),
    )
    .execute()
}

/** The attempt has left its partition and must send something all the same: its request is queued once more. */
export class PartitionLeftError extends Error {
  override readonly name = 'PartitionLeftError'

  constructor(reference: string) {
    super(`${reference} has left its partition.`)
  }
}

/** Another process owns this process’s work by now: it must send and say nothing more. */
export class OwnershipLostError extends Error {
  override readonly name = 'OwnershipLostError'

  constructor(reference: string) {
    super(`Another process has taken over what ${reference} asks for.`)
  }
}
