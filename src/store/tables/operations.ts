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
  /** Encrypted: the input, and where the answer belongs. */
  request: text,
  /** Encrypted: what was known when it was sent; null until then. */
  stateBefore: textOrNull,
  /** `begun`, `sent`, or how it ended. */
  state: text,
  /** Encrypted: the answer in words. */
  answer: textOrNull,
  noticeTs: textOrNull,
  answered: integer,
  startedAt: bigint,
  sentAt: bigintOrNull,
  endedAt: bigintOrNull,
  /** The process that works on it; null while none does. */
  owner: textOrNull,
  /** 1 since it was made or read back for the first time. */
  running: integer,
  /** Its place in the queue of its resource; 0 while nobody waits for it. */
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

export const EndState = z.enum(['done', 'not-done', 'unknown'])

/** How a change ended, as far as it was seen at the forge. */
export type EndState = z.infer<typeof EndState>

/** A change that somebody wants made at the forge. */
export interface OperationRecord {
  /** Of the turn that asked for it. */
  readonly reference: string
  readonly team: string
  readonly channel: string
  readonly user: string
  readonly verb: string
  /** Names what changes are kept in order for: `42!12`. */
  readonly resourceKey: string
  /** The same for the same verb and input, whoever asks. */
  readonly idempotencyKey: string
  /** The input, and where the answer belongs; kept sealed. */
  readonly request: string
}

/** A change whose answer a person is still owed, because the bot was stopped in between. */
export interface UnansweredOperation extends OperationRecord {
  /** The process that worked on it; null when it gave it up. */
  readonly owner: string | null
  /** `begun`, `sent`, or how it ended. */
  readonly state: string
  /** What was known when the change was sent; null when it never was. */
  readonly stateBefore: string | null
  /** The answer, when the change had ended and only the answer was not brought. */
  readonly answer: string | null
  /** The message that says that it is being checked. */
  readonly noticeTs: string | null
  /** ms UTC */
  readonly startedAt: number
}

/** The last change of a target that reached the forge. */
export interface LastOperation {
  readonly idempotencyKey: string
  readonly user: string
  readonly state: EndState
  readonly answer: string
  /** ms UTC */
  readonly endedAt: number
}

const KEPT_FOR_MS = 24 * 60 * 60_000

/** Deletes what was answered and was begun more than 24 hours ago. */
async function deleteAnswered({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('operations')
    .where('answered', '=', 1)
    .where('startedAt', '<=', now() - KEPT_FOR_MS)
    .execute()
}

/** The work of this process is somebody else’s by now: nothing more is sent or said by it. */
export class OwnershipLostError extends Error {
  override readonly name = 'OwnershipLostError'

  constructor(reference: string) {
    super(`Another process has taken over what ${reference} asks for.`)
  }
}
