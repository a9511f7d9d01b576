import type { StoreContext } from '../context.ts'
import { bigint, encryptedColumns, integer, type Table, text, textOrNull } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import type { Heartbeats } from './heartbeats.ts'
import { claimKeyOnce } from './idempotency-keys.ts'

const columns = {
  /** The reference of the interaction that answers it. */
  reference: text,
  team: text,
  user: text,
  /** Encrypted: the payload as Slack sent it. */
  payload: text,
  /** The process that works on it; null while none does. */
  owner: textOrNull,
  /** Number of attempts. */
  attempts: integer,
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

declare module '../context.ts' {
  interface Schema extends RowsOf<typeof pendingRequestsTable> {}
}

/** A request from Slack, as accepted. */
export interface PendingRequest {
  /** The reference of the interaction that answers it. */
  readonly reference: string
  readonly team: string
  /** Empty where Slack names no person. */
  readonly user: string
  /** The payload as Slack sent it; stored encrypted. */
  readonly payload: string
}

/** An accepted request that its process has abandoned. */
export interface AbandonedRequest extends PendingRequest {
  readonly owner: string | null
  /** Number of attempts so far. */
  readonly attempts: number
  /** ms UTC */
  readonly acceptedAt: number
}

/** Accepted requests without a reply so far; one process at a time works on each. */
export interface PendingRequests {
  /** Like IdempotencyKeys.claim; once it resolves, both the claim and the request survive a crash. */
  accept(key: string, accepted: PendingRequest): Promise<boolean>
  /** True while this process owns the request. */
  isOwner(reference: string): Promise<boolean>
  /** Deletes a request that this process has answered. */
  end(reference: string): Promise<void>
  /** Gives up this process’s ownership, so that another process takes the request over. */
  release(reference: string): Promise<void>
  /** Releases all of this process’s requests. */
  releaseAll(): Promise<void>
  /** Requests that no live process owns, oldest first. */
  abandoned(): Promise<AbandonedRequest[]>
  /** Makes this process its owner; false when another process was faster. */
  claim(left: AbandonedRequest): Promise<boolean>
}

/** Maximum number of requests that a replica takes over at once, so that others get their share. */
const AT_A_TIME = 50

export function createPendingRequests(
  { db, keys, now }: StoreContext,
  { instanceId, liveInstances }: Pick<Heartbeats, 'instanceId' | 'liveInstances'>,
): PendingRequests {
  const mine = (reference: string) =>
    db.updateTable('pendingRequests').where(({ and }) => and({ reference, owner: instanceId }))

  return {
    accept: (key, { reference, team, user, payload }) =>
      db.transaction().execute(async (transaction) => {
        const acceptedAt = now()
        if (!(await claimKeyOnce(transaction, key, acceptedAt))) return false
        const sealed = encrypt(keys, payload, encrypted.context('payload', { reference, team }))
        await transaction
          .insertInto('pendingRequests')
          .values({ reference, team, user, payload: sealed, owner: instanceId, attempts: 1, acceptedAt })
          .execute()
        return true
      }),
    async isOwner(reference) {
      const held = await db
        .selectFrom('pendingRequests')
        .select('reference')
        .where(({ and }) => and({ reference, owner: instanceId }))
        .executeTakeFirst()
      return held !== undefined
    },
    async end(reference) {
      await db
        .deleteFrom('pendingRequests')
        .where(({ and }) => and({ reference, owner: instanceId }))
        .execute()
    },
    async release(reference) {
      await mine(reference).set({ owner: null }).execute()
    },
    async releaseAll() {
      await db.updateTable('pendingRequests').set({ owner: null }).where('owner', '=', instanceId).execute()
    },
    async abandoned() {
      const living = await liveInstances()
      const rows = await db
        .selectFrom('pendingRequests')
        .selectAll()
        .where(({ eb, or }) => or([eb('owner', 'is', null), eb('owner', 'not in', living)]))
        .orderBy('acceptedAt')
        .orderBy('reference')
        .limit(AT_A_TIME)
        .execute()
      return rows.map((row) => ({
        ...row,
        payload: decrypt(keys, row.payload, encrypted.context('payload', row)),
      }))
    },
    async claim({ reference, owner, attempts }) {
      const taken = await db
        .updateTable('pendingRequests')
        .set({ owner: instanceId, attempts: attempts + 1 })
        .where(({ and }) => and({ reference, attempts }))
        .where(({ eb }) => (owner === null ? eb('owner', 'is', null) : eb('owner', '=', owner)))
        .executeTakeFirst()
      return taken.numUpdatedRows > 0n
    },
  }
}
