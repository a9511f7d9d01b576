import type { StoreContext } from './context.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { decrypt, encrypt } from './encrypted-text.ts'
import type { Heartbeats } from './heartbeats.ts'
import { claimKeyOnce } from './idempotency-keys.ts'

/** What somebody did in Slack, as it is accepted. */
export interface Accepted {
  /** Of the turn that will answer it. */
  readonly reference: string
  readonly team: string
  /** Empty where Slack names nobody. */
  readonly user: string
  /** As Slack sent it; kept sealed. */
  readonly payload: string
}

/** What was accepted, and left by who worked on it. */
export interface AbandonedRequest extends Accepted {
  readonly owner: string | null
  /** How often it was begun already. */
  readonly runs: number
  /** ms UTC */
  readonly acceptedAt: number
}

/** Everything that was accepted and not answered yet; each is worked on by one process at a time. */
export interface PendingRequests {
  /** As IdempotencyKeys.claim; when it answers, both the claim and what is to be answered survive a crash. */
  accept(key: string, accepted: Accepted): Promise<boolean>
  /** Whether it is this process that works on it, and on nobody’s behalf any more. */
  holds(reference: string): Promise<boolean>
  /** It was answered, by this process: nothing of it is kept. */
  end(reference: string): Promise<void>
  /** This process works on it no more, and another one is to. */
  release(reference: string): Promise<void>
  /** As release, of everything. */
  releaseAll(): Promise<void>
  /** What belongs to nobody who lives, oldest first. */
  left(): Promise<AbandonedRequest[]>
  /** It is this process’s from now on; false when another one was faster. */
  take(left: AbandonedRequest): Promise<boolean>
}

/** A replica takes over so many at a time, so that others have their share. */
const AT_A_TIME = 50

export function createPendingRequests(
  { db, keys, now }: StoreContext,
  { me, alive }: Pick<Heartbeats, 'me' | 'alive'>,
): PendingRequests {
  const mine = (reference: string) =>
    db.updateTable('inbox').where('reference', '=', reference).where('owner', '=', me)

  return {
    accept: (key, { reference, team, user, payload }) =>
      db.transaction().execute(async (transaction) => {
        const acceptedAt = now()
        if (!(await claimKeyOnce(transaction, key, acceptedAt))) return false
        const sealed = encrypt(keys, payload, encryptedColumns.inbox.bond('payload', { reference, team }))
        await transaction
          .insertInto('inbox')
          .values({ reference, team, user, payload: sealed, owner: me, runs: 1, acceptedAt })
          .execute()
        return true
      }),
    async holds(reference) {
      const held = await db
        .selectFrom('inbox')
        .select('reference')
        .where('reference', '=', reference)
        .where('owner', '=', me)
        .executeTakeFirst()
      return held !== undefined
    },
    async end(reference) {
      await db.deleteFrom('inbox').where('reference', '=', reference).where('owner', '=', me).execute()
    },
    async release(reference) {
      await mine(reference).set({ owner: null }).execute()
    },
    async releaseAll() {
      await db.updateTable('inbox').set({ owner: null }).where('owner', '=', me).execute()
    },
    async left() {
      const living = await alive()
      const rows = await db
        .selectFrom('inbox')
        .selectAll()
        .where(({ eb, or }) => or([eb('owner', 'is', null), eb('owner', 'not in', living)]))
        .orderBy('acceptedAt')
        .orderBy('reference')
        .limit(AT_A_TIME)
        .execute()
      return rows.map((row) => ({
        ...row,
        payload: decrypt(keys, row.payload, encryptedColumns.inbox.bond('payload', row)),
      }))
    },
    async take({ reference, owner, runs }) {
      const taken = await db
        .updateTable('inbox')
        .set({ owner: me, runs: runs + 1 })
        .where('reference', '=', reference)
        .where('runs', '=', runs)
        .where(({ eb }) => (owner === null ? eb('owner', 'is', null) : eb('owner', '=', owner)))
        .executeTakeFirst()
      return taken.numUpdatedRows > 0n
    },
  }
}
