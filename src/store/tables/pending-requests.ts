import type { Schema, StoreContext, StoreTransaction } from '../context.ts'
import { bigint, encryptedColumns, type Table, text, textOrNull } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'

const columns = {
  /** The reference of the interaction that answers it. */
  reference: text,
  team: text,
  /** Empty where Slack names no person. */
  user: text,
  /** The key of the durable work on it. */
  workKey: text,
  /** Encrypted: the payload as Slack sent it. */
  payload: text,
  /** The message that says that it takes a while; the reply replaces it. */
  noticeTs: textOrNull,
  acceptedAt: bigint,
}

const encrypted = encryptedColumns('pendingRequests', columns, ['reference', 'team'], ['payload'])

export const pendingRequestsTable: Table<'pendingRequests', typeof columns> = {
  name: 'pendingRequests',
  columns,
  primaryKey: ['reference'],
  encrypted,
  retention: 'kept',
  erasure: { person: 'kept', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'deleted',
}

/** An accepted request without a delivered reply; times in ms UTC. */
export type PendingRequest = Schema['pendingRequests']
export type NewRequest = Omit<PendingRequest, 'noticeTs' | 'acceptedAt'>

/** The content of accepted requests without a reply so far; durable work refers to them. */
export function createPendingRequests({ db, keys, now }: StoreContext) {
  return {
    async add(
      transaction: StoreTransaction,
      { reference, workKey, team, user, payload }: NewRequest,
    ): Promise<void> {
      const sealed = encrypt(keys, payload, encrypted.context('payload', { reference, team }))
      await transaction
        .insertInto('pendingRequests')
        .values({ reference, workKey, team, user, payload: sealed, noticeTs: null, acceptedAt: now() })
        .execute()
    },
    async find(reference: string): Promise<PendingRequest | null> {
      const row = await db
        .selectFrom('pendingRequests')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst()
      return row ? { ...row, payload: decrypt(keys, row.payload, encrypted.context('payload', row)) } : null
    },
    async saveNotice(reference: string, noticeTs: string): Promise<void> {
      await db.updateTable('pendingRequests').set({ noticeTs }).where('reference', '=', reference).execute()
    },
    /** Replaces the durable work on it by other work. */
    async requeue(transaction: StoreTransaction, reference: string, workKey: string): Promise<void> {
      await transaction
        .updateTable('pendingRequests')
        .set({ workKey })
        .where('reference', '=', reference)
        .execute()
    },
    async delete(transaction: StoreTransaction, reference: string): Promise<void> {
      await transaction.deleteFrom('pendingRequests').where('reference', '=', reference).execute()
    },
  }
}

export type PendingRequests = ReturnType<typeof createPendingRequests>
