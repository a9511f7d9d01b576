import type { Schema, StoreContext } from './context.ts'
import { decrypt, encrypt } from './encrypted-text.ts'
import { createOperationDuplicates, type OperationDuplicates } from './operation-duplicates.ts'
import { createOperationQueue, type OperationQueue } from './operation-queue.ts'
import type { Heartbeats } from './tables/heartbeats.ts'
import {
  EndState,
  type LastOperation,
  type OperationRecord,
  OwnershipLostError,
  operationsEncryption,
  type UnansweredOperation,
} from './tables/operations.ts'

/**
 * The operation log: each write, from before it is sent until its reply is delivered. It deduplicates writes
 * and drives crash recovery. Rows are kept for 24 hours.
 */
export interface OperationLog extends OperationDuplicates {
  readonly queue: OperationQueue
  /** Begins an operation, or updates the target and request of one that has begun. */
  begin(operation: OperationRecord): Promise<void>
  /** Marks it running; duplicates wait for its result from now on. */
  markRunning(reference: string): Promise<void>
  /**
   * Must resolve before the write is sent.
   * @throws OwnershipLostError when already sent or owned by another process now: send nothing then.
   */
  markSent(reference: string, team: string, stateBefore: string): Promise<void>
  /** Stores the message that says that the operation is being checked. */
  saveNotice(reference: string, message: string): Promise<void>
  /** @throws OwnershipLostError when it belongs to another process by now, whose reply counts. */
  markEnded(reference: string, team: string, state: EndState, answer: string): Promise<void>
  markAnswered(reference: string): Promise<void>
  /** Unanswered operations that no live process owns and that have no pending request; oldest first. */
  unanswered(): Promise<UnansweredOperation[]>
  /** Makes this process its owner; false when the former owner has lost it already. */
  claim(owed: Pick<UnansweredOperation, 'reference' | 'owner'>): Promise<boolean>
  /** Takes over the operation of a request that this process has claimed; null when there is none. */
  adopt(reference: string): Promise<(UnansweredOperation & { readonly answered: boolean }) | null>
  /** Releases every operation that this process owns. */
  releaseAll(): Promise<void>
  /** The operation on this target that was sent last; null when it has not ended, or there is none. */
  last(team: string, resourceKey: string): Promise<LastOperation | null>
}

export function createOperationLog(
  { db, keys, now }: StoreContext,
  { instanceId, liveInstances }: Pick<Heartbeats, 'instanceId' | 'liveInstances'>,
): OperationLog {
  const update = async (reference: string, fields: Partial<Schema['operations']>) => {
    await db.updateTable('operations').set(fields).where('reference', '=', reference).execute()
  }
  /** Updates the row only while this process owns it. */
  const updateOwn = async (
    reference: string,
    fields: Partial<Schema['operations']>,
    states: readonly string[],
  ) => {
    const updated = await db
      .updateTable('operations')
      .set(fields)
      .where(({ and }) => and({ reference, owner: instanceId }))
      .where('state', 'in', states)
      .executeTakeFirst()
    if (updated.numUpdatedRows === 0n) throw new OwnershipLostError(reference)
  }
  const opened = (row: Schema['operations'], column: 'stateBefore' | 'answer') => {
    const sealed = row[column]
    return sealed === null ? null : decrypt(keys, sealed, operationsEncryption.context(column, row))
  }
  const owedOf = (row: Schema['operations']) => ({
    ...row,
    request: decrypt(keys, row.request, operationsEncryption.context('request', row)),
    stateBefore: opened(row, 'stateBefore'),
    answer: opened(row, 'answer'),
  })
  /** Returns null until the operation has ended. */
  const cameOf = (row: Schema['operations']) => {
    const state = EndState.safeParse(row.state)
    const answer = opened(row, 'answer')
    return state.success && answer !== null ? { state: state.data, answer } : null
  }

  return {
    ...createOperationDuplicates({ db }, cameOf),
    queue: createOperationQueue({ db }, { instanceId, liveInstances }),
    async begin({ request, ...operation }) {
      const sealed = encrypt(keys, request, operationsEncryption.context('request', operation))
      const fresh = { stateBefore: null, answer: null, noticeTs: null, sentAt: null, endedAt: null }
      const state = { state: 'begun', answered: 0, owner: instanceId, running: 0, queuePosition: 0 }
      const row = { ...operation, ...fresh, ...state, request: sealed, startedAt: now() }
      const { resourceKey, idempotencyKey } = operation
      await db
        .insertInto('operations')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('reference')
            .doUpdateSet({ resourceKey: resourceKey, idempotencyKey: idempotencyKey, request: sealed }),
        )
        .execute()
    },
    markRunning: (reference) => update(reference, { running: 1 }),
    markSent: (reference, team, before) =>
      updateOwn(
        reference,
        {
          stateBefore: encrypt(
            keys,
            before,
            operationsEncryption.context('stateBefore', { reference, team }),
          ),
          state: 'sent',
          sentAt: now(),
        },
        ['begun'],
      ),
    saveNotice: (reference, message) => update(reference, { noticeTs: message }),
    markEnded: (reference, team, state, answer) =>
      updateOwn(
        reference,
        {
          state,
          answer: encrypt(keys, answer, operationsEncryption.context('answer', { reference, team })),
          endedAt: now(),
        },
        ['begun', 'sent'],
      ),
    markAnswered: (reference) => update(reference, { answered: 1 }),
    async unanswered() {
      const living = await liveInstances()
      const rows = await db
        .selectFrom('operations')
        .selectAll()
        .where('answered', '=', 0)
        .where(({ eb, or }) => or([eb('owner', 'is', null), eb('owner', 'not in', living)]))
        .where('reference', 'not in', (requests) =>
          requests.selectFrom('pendingRequests').select('pendingRequests.reference'),
        )
        .orderBy('startedAt')
        .orderBy('reference')
        .execute()
      return rows.map(owedOf)
    },
    async claim({ reference, owner }) {
      const taken = await db
        .updateTable('operations')
        .set({ owner: instanceId })
        .where('reference', '=', reference)
        .where(({ eb }) => (owner === null ? eb('owner', 'is', null) : eb('owner', '=', owner)))
        .executeTakeFirst()
      return taken.numUpdatedRows > 0n
    },
    async adopt(reference) {
      // From here on the former owner can send nothing; its progress is read after that.
      await update(reference, { owner: instanceId })
      const row = await db
        .selectFrom('operations')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst()
      return row ? { ...owedOf(row), answered: row.answered === 1 } : null
    },
    async releaseAll() {
      await db.updateTable('operations').set({ owner: null }).where('owner', '=', instanceId).execute()
    },
    async last(team, resourceKey) {
      const row = await db
        .selectFrom('operations')
        .selectAll()
        .where(({ and }) => and({ team, resourceKey }))
        .where('sentAt', 'is not', null)
        .orderBy('sentAt', 'desc')
        .limit(1)
        .executeTakeFirst()
      const came = row ? cameOf(row) : null
      if (!row || !came || row.endedAt === null) return null
      return { idempotencyKey: row.idempotencyKey, user: row.user, ...came, endedAt: row.endedAt }
    },
  }
}
