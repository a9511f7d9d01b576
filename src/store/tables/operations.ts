import { z } from 'zod'
import type { StoreContext } from '../context.ts'
import {
  bigint,
  bigintOrNull,
  encryptedColumns,
  integer,
  type Table,
  text,
  textOrNull,
} from '../define-table.ts'

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
  /** Encrypted: the state before it was sent; null until then. */
  stateBefore: textOrNull,
  /** `begun`, `sent`, or its EndState. */
  state: text,
  /** Encrypted: the reply in words. */
  answer: textOrNull,
  noticeTs: textOrNull,
  answered: integer,
  startedAt: bigint,
  sentAt: bigintOrNull,
  endedAt: bigintOrNull,
  /** The process that works on it; null while none does. */
  owner: textOrNull,
  /** 1 since it was first executed or read back. */
  running: integer,
  /** Its position in the queue of its resource; 0 while it is not queued. */
  queuePosition: integer,
}

export const operationsEncryption = encryptedColumns(
  'operations',
  columns,
  ['reference', 'team'],
  ['request', 'stateBefore', 'answer'],
)

export const operationsTable: Table<'operations', typeof columns> = {
  name: 'operations',
  columns,
  primaryKey: ['reference'],
  indexes: {
    operationsBySent: ['team', 'resourceKey', 'sentAt'],
    operationsByStart: ['team', 'resourceKey', 'startedAt'],
    operationsUnanswered: ['answered', 'startedAt'],
  },
  encrypted: operationsEncryption,
  retention: { hourly: deleteAnswered },
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: { set: { answered: '1' }, where: 'answered = 0' },
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
  /** The resource whose operations run in order: `42!12`. */
  readonly resourceKey: string
  /** The same for the same verb and input, regardless of the person. */
  readonly idempotencyKey: string
  /** The input, and the destination of the reply; stored encrypted. */
  readonly request: string
}

/** An operation without a delivered reply, because the bot was stopped in between. */
export interface UnansweredOperation extends OperationRecord {
  /** The process that worked on it; null when it was released. */
  readonly owner: string | null
  /** `begun`, `sent`, or its EndState. */
  readonly state: string
  /** The state before the operation was sent; null when it never was. */
  readonly stateBefore: string | null
  /** The reply, when the operation has ended and only its delivery is missing. */
  readonly answer: string | null
  /** The message that says that it is being checked. */
  readonly noticeTs: string | null
  /** ms UTC */
  readonly startedAt: number
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

const KEPT_FOR_MS = 24 * 60 * 60_000

/** Deletes answered operations that began more than 24 hours ago. */
async function deleteAnswered({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('operations')
    .where('answered', '=', 1)
    .where('startedAt', '<=', now() - KEPT_FOR_MS)
    .execute()
}

/** Another process owns this process’s work by now: it must send and say nothing more. */
export class OwnershipLostError extends Error {
  override readonly name = 'OwnershipLostError'

  constructor(reference: string) {
    super(`Another process has taken over what ${reference} asks for.`)
  }
}
