import type { StoreContext } from '../context.ts'
import { bigint, encryptedColumns, integer, type Table, text, textOrNull } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import type { Heartbeats } from './heartbeats.ts'
import { claimKeyOnce } from './idempotency-keys.ts'

const columns = {
  /** Of the interaction that answers it. */
  reference: text,
  team: text,
  user: text,
  /** Encrypted: as Slack sent it. */
  payload: text,
  /** The process that works on it; null while none does. */
  owner: textOrNull,
  /** How often it was begun. */
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

/** What somebody did in Slack, as it is accepted. */
export interface PendingRequest {
  /** Of the turn that will answer it. */
  readonly reference: string
  readonly team: string
  /** Empty where Slack names nobody. */
  readonly user: string
  /** As Slack sent it; kept sealed. */
  readonly payload: string
}

/** What was accepted, and left by who worked on it. */
export interface AbandonedRequest extends PendingRequest {
  readonly owner: string | null
  /** How often it was begun already. */
  readonly attempts: number
  /** ms UTC */
  readonly acceptedAt: number
}

/** Everything that was accepted and not answered yet; each is worked on by one process at a time. */
export interface PendingRequests {
  /** As IdempotencyKeys.claim; when it answers, both the claim and what is to be answered survive a crash. */
  accept(key: string, accepted: PendingRequest): Promise<boolean>
  /** Whether it is this process that works on it, and on nobody’s behalf any more. */
  isOwner(reference: string): Promise<boolean>
  /** It was answered, by this process: nothing of it is kept. */
  end(reference: string): Promise<void>
  /** This process works on it no more, and another one is to. */
  release(reference: string): Promise<void>
  /** As release, of everything. */
  releaseAll(): Promise<void>
  /** What belongs to nobody who lives, oldest first. */
  abandoned(): Promise<AbandonedRequest[]>
  /** It is this process’s from now on; false when another one was faster. */
  claim(left: AbandonedRequest): Promise<boolean>
}

/** A replica takes over so many at a time, so that others have their share. */
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
