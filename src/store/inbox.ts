import { claimDelivery } from './deliveries.ts'
import type { Ground } from './ground.ts'
import type { Replicas } from './replicas.ts'
import { open, type SealedFor, seal } from './sealed-text.ts'

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
export interface LeftDelivery extends Accepted {
  readonly owner: string | null
  /** How often it was begun already. */
  readonly runs: number
  /** ms UTC */
  readonly acceptedAt: number
}

/** Everything that was accepted and not answered yet; each is worked on by one process at a time. */
export interface Inbox {
  /** As Deliveries.claim; when it answers, both the claim and what is to be answered survive a crash. */
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
  left(): Promise<LeftDelivery[]>
  /** It is this process’s from now on; false when another one was faster. */
  take(left: LeftDelivery): Promise<boolean>
}

/** A replica takes over so many at a time, so that others have their share. */
const AT_A_TIME = 50

export function createInbox({ db, keys, now }: Ground, { me, alive }: Pick<Replicas, 'me' | 'alive'>): Inbox {
  const mine = (reference: string) =>
    db.updateTable('inbox').where('reference', '=', reference).where('owner', '=', me)

  return {
    accept: (key, { reference, team, user, payload }) =>
      db.transaction().execute(async (transaction) => {
        const acceptedAt = now()
        if (!(await claimDelivery(transaction, key, acceptedAt))) return false
        const sealed = seal(keys, payload, ofDelivery(team, reference))
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
        payload: open(keys, row.payload, ofDelivery(row.team, row.reference)),
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

/** What a kept payload is bound to: the reference stands where other tables have the person. */
export function ofDelivery(team: string, reference: string): SealedFor {
  return { team, user: reference, kind: 'delivery' }
}
