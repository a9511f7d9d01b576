import type { StoreContext } from './context.ts'
import { holdPolicy, noteChange } from './policy-changes.ts'

/** Somebody who may change the policy of one channel. */
export interface Steward {
  readonly user: string
  readonly appointedBy: string
  /** ms UTC */
  readonly appointedAt: number
}

/** The stewards of each channel. */
export interface Stewards {
  is(team: string, channel: string, user: string): Promise<boolean>
  /** In the order in which they were appointed. */
  of(team: string, channel: string): Promise<Steward[]>
  /** False when they are one already. `by` is who appoints. */
  appoint(team: string, channel: string, user: string, by: string): Promise<boolean>
  /** False when they are none. `by` is who takes it away. */
  dismiss(team: string, channel: string, user: string, by: string): Promise<boolean>
}

export function createStewards({ db, now }: StoreContext): Stewards {
  const rows = (team: string, channel: string) =>
    db
      .selectFrom('stewards')
      .select(['user', 'appointedBy', 'appointedAt'])
      .where('team', '=', team)
      .where('channel', '=', channel)

  return {
    async is(team, channel, user) {
      return (await rows(team, channel).where('user', '=', user).executeTakeFirst()) !== undefined
    },
    of: (team, channel) => rows(team, channel).orderBy('appointedAt').orderBy('user').execute(),
    appoint: (team, channel, user, by) =>
      db.transaction().execute(async (transaction) => {
        await holdPolicy(transaction, team, channel)
        const appointed = await transaction
          .insertInto('stewards')
          .values({ team, channel, user, appointedBy: by, appointedAt: now() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (appointed.numInsertedOrUpdatedRows !== 1n) return false
        const change = { team, channel, user: by, what: 'steward', was: null, became: user } as const
        await noteChange(transaction, change, now())
        return true
      }),
    dismiss: (team, channel, user, by) =>
      db.transaction().execute(async (transaction) => {
        await holdPolicy(transaction, team, channel)
        const dismissed = await transaction
          .deleteFrom('stewards')
          .where('team', '=', team)
          .where('channel', '=', channel)
          .where('user', '=', user)
          .executeTakeFirst()
        if (dismissed.numDeletedRows === 0n) return false
        const change = { team, channel, user: by, what: 'steward', was: user, became: null } as const
        await noteChange(transaction, change, now())
        return true
      }),
  }
}
