import { sql } from 'kysely'
import { changesRows, type Schema, type StoreContext, type StoreTransaction } from './context.ts'
import { decrypt, encrypt } from './encrypted-text.ts'
import {
  EndState,
  type LastOperation,
  type OperationRecord,
  operationsEncryption,
  type StoredOperation,
} from './tables/operations.ts'

/** An earlier operation with the same idempotency key, in flight at the same time. */
export interface Duplicate extends Pick<OperationRecord, 'reference' | 'channel' | 'user'> {
  /** Its result; null while unknown. */
  readonly outcome: { readonly state: EndState; readonly answer: string } | null
}

/** Longest gap between the requests of duplicates, in ms; an operation is verified for at most five minutes. */
const SAME_TIME_MS = 10 * 60_000

/**
 * The operation log: each write, from before it is sent. It deduplicates writes, and lets the next attempt at
 * a request read back what the one before it has sent. Rows are kept for 24 hours.
 */
export function createOperationLog({ db, keys, now }: StoreContext) {
  type Row = Schema['operations']
  const sealed = (
    row: { reference: string; team: string },
    column: 'request' | 'stateBefore' | 'answer',
    value: string,
  ) => encrypt(keys, value, operationsEncryption.context(column, row))
  const opened = (row: Row, column: 'stateBefore' | 'answer') => {
    const value = row[column]
    return value === null ? null : decrypt(keys, value, operationsEncryption.context(column, row))
  }
  /** Returns null until the operation has ended. */
  const outcomeOf = (row: Row) => {
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
        ...{ ...record, request: sealed(record, 'request', record.request) },
        stateBefore: sealed(record, 'stateBefore', stateBefore),
        ...{ state: 'sent', answer: null, sentAt: now(), endedAt: null },
      }
      await transaction.insertInto('operations').values(row).execute()
    },
    /** Stores its end, also of an operation that had nothing to send. */
    async markEnded(
      transaction: StoreTransaction,
      record: OperationRecord,
      { state, answer }: { readonly state: EndState; readonly answer: string },
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
      const request = decrypt(keys, row.request, operationsEncryption.context('request', row))
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
      return { idempotencyKey: row.idempotencyKey, user: row.user, ...outcome, endedAt: row.endedAt }
    },
  }
}

export type OperationLog = ReturnType<typeof createOperationLog>
