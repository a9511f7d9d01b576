import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import { z } from 'zod'
import { changesRows, type Schema, type StoreContext, type StoreTransaction } from '../context.ts'
import { bigint, bigintOrNull, encryptedColumns, type Table, text, textOrNull } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'

const columns = {
  /** The reference of the interaction that requested it. */
  reference: text,
  team: text,
  channel: text,
  user: text,
  verb: text,
  /** The resource that it changes: `42!12`. */
  resourceKey: text,
  /** The same for the same verb and input, regardless of the person. */
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
  /** Null until it has ended. */
  endedAt: bigintOrNull,
}

const encrypted = encryptedColumns(
  'operations',
  columns,
  ['reference', 'team'],
  ['request', 'stateBefore', 'answer'],
)

const KEPT_FOR_MS = millisecondsInDay

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
  encrypted,
  retention: { hourly: deleteOld, afterMs: KEPT_FOR_MS },
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

export const EndState = z.enum(['done', 'not-done', 'unknown'])

export type EndState = z.infer<typeof EndState>

type Row = Schema['operations']

/** Times in ms UTC; nothing is encrypted here. */
export type StoredOperation = Omit<Row, 'sentAt'>
export type OperationRecord = Omit<StoredOperation, 'state' | 'stateBefore' | 'answer' | 'endedAt'>

interface OperationOutcome {
  readonly state: EndState
  readonly answer: string
}

/** The last operation on a resource that was sent to the forge; `endedAt` in ms UTC. */
export interface LastOperation
  extends OperationOutcome,
    Pick<OperationRecord, 'idempotencyKey' | 'user' | 'channel'> {
  readonly endedAt: number
}

/** An earlier operation with the same idempotency key, in flight at the same time. */
export interface Duplicate extends Pick<OperationRecord, 'reference' | 'channel' | 'user'> {
  /** Null while unknown. */
  readonly outcome: OperationOutcome | null
}

/** Longest gap between the requests of duplicates, in ms; an operation is verified for at most five minutes. */
const SAME_TIME_MS = 10 * 60_000

/**
 * The operation log: each write, from before it is sent. It deduplicates writes, and lets the next attempt at
 * a request read back what the one before it has sent. Rows are kept for 24 hours.
 */
export function createOperationLog({ db, keys, now }: StoreContext) {
  type Column = Parameters<typeof encrypted.context>[0]
  const sealed = (row: OperationRecord, column: Column, value: string) =>
    encrypt(keys, value, encrypted.context(column, row))
  const opened = (row: Row, column: 'stateBefore' | 'answer') =>
    row[column] && decrypt(keys, row[column], encrypted.context(column, row))
  const outcomeOf = (row: Row): OperationOutcome | null => {
    const state = EndState.safeParse(row.state)
    const answer = opened(row, 'answer')
    return state.success && answer !== null ? { state: state.data, answer } : null
  }
  const duplicate = (row: Row | undefined): Duplicate | null =>
    row ? { ...row, outcome: outcomeOf(row) } : null
  const find = (reference: string) =>
    db.selectFrom('operations').selectAll().where('reference', '=', reference).executeTakeFirst()
  return {
    /** Must be committed before the write is sent. @throws Error when it was recorded before: send nothing then. */
    async markSent(
      transaction: StoreTransaction,
      record: OperationRecord,
      stateBefore: string,
    ): Promise<void> {
      const row = {
        ...record,
        request: sealed(record, 'request', record.request),
        stateBefore: sealed(record, 'stateBefore', stateBefore),
        state: 'sent',
        answer: null,
        sentAt: now(),
        endedAt: null,
      }
      await transaction.insertInto('operations').values(row).execute()
    },
    /** Stores its end, also of an operation that had nothing to send. */
    async markEnded(
      transaction: StoreTransaction,
      record: OperationRecord,
      { state, answer }: OperationOutcome,
    ): Promise<void> {
      const { reference } = record
      const end = { state, answer: sealed(record, 'answer', answer), endedAt: now() }
      const ended = transaction.updateTable('operations').set(end).where('reference', '=', reference)
      if (await changesRows(ended)) return
      const request = sealed(record, 'request', record.request)
      await transaction
        .insertInto('operations')
        .values({ ...record, request, stateBefore: null, sentAt: null, ...end })
        .execute()
    },
    async find(reference: string): Promise<StoredOperation | null> {
      const row = await find(reference)
      if (!row) return null
      const request = decrypt(keys, row.request, encrypted.context('request', row))
      return { ...row, request, stateBefore: opened(row, 'stateBefore'), answer: opened(row, 'answer') }
    },
    /** The first operation of the same idempotency key that had not ended when this one was requested. */
    async duplicateOf(
      { reference, team, resourceKey, idempotencyKey, requestedAt }: Omit<OperationRecord, 'request'>,
      except: ReadonlySet<string> = new Set(),
    ): Promise<Duplicate | null> {
      const rows = await db
        .selectFrom('operations')
        .selectAll()
        .where(({ and }) => and({ team, resourceKey, idempotencyKey }))
        .where('reference', '!=', reference)
        .where('requestedAt', '>', requestedAt - SAME_TIME_MS)
        .where(({ and, eb, exists, or, selectFrom }) => {
          const pending = selectFrom('pendingRequests').select('pendingRequests.reference')
          // A part of a request has the reference of the request and its number.
          const isPart = sql<boolean>`${sql.ref('operations.reference')} like ${sql.ref('pendingRequests.reference')} || '-%'`
          const isPending = or([eb('reference', 'in', pending), exists(pending.where(isPart))])
          const isInFlight = and([eb('endedAt', 'is', null), isPending])
          return or([isInFlight, eb('endedAt', '>', requestedAt)])
        })
        .orderBy('requestedAt')
        .execute()
      return duplicate(rows.find((row) => !except.has(row.reference)))
    },
    /** Reads the duplicate again; null when it is no longer in flight and came to no end. */
    async rereadDuplicate(reference: string): Promise<Duplicate | null> {
      // Read in this order: a request is deleted after its operation has ended.
      const pending = await db
        .selectFrom('pendingRequests')
        .select('reference')
        .where('reference', 'in', [reference, reference.replace(/-[0-9]+$/, '')])
        .executeTakeFirst()
      const found = duplicate(await find(reference))
      return found?.outcome || pending ? found : null
    },
    /** The operation on this resource that was sent last; null when it has not ended, or there is none. */
    async last(team: string, resourceKey: string): Promise<LastOperation | null> {
      const row = await db
        .selectFrom('operations')
        .selectAll()
        .where(({ and }) => and({ team, resourceKey }))
        .where('sentAt', 'is not', null)
        .orderBy('sentAt', 'desc')
        .limit(1)
        .executeTakeFirst()
      const outcome = row ? outcomeOf(row) : null
      if (!row || !outcome || row.endedAt === null) return null
      const { idempotencyKey, user, channel, endedAt } = row
      return { idempotencyKey, user, channel, ...outcome, endedAt }
    },
  }
}

export type OperationLog = ReturnType<typeof createOperationLog>

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
