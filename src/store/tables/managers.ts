import type { StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'
import { lockPolicy, recordChange } from './policy-changes.ts'

const columns = {
  team: text,
  channel: text,
  user: text,
  appointedBy: text,
  appointedAt: bigint,
}

export const managersTable: Table<'managers', typeof columns> = {
  name: 'managers',
  columns,
  primaryKey: ['team', 'channel', 'user'],
  retention: 'kept',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

export interface Manager {
  readonly user: string
  readonly appointedBy: string
  /** ms UTC */
  readonly appointedAt: number
}

export function createManagers(context: StoreContext) {
  const { db, now } = context
  const rows = (team: string, channel: string) =>
    db
      .selectFrom('managers')
      .select(['user', 'appointedBy', 'appointedAt'])
      .where(({ and }) => and({ team, channel }))

  return {
    async is(team: string, channel: string, user: string): Promise<boolean> {
      return (await rows(team, channel).where('user', '=', user).executeTakeFirst()) !== undefined
    },
    /** Sorted by time of appointment. */
    of: (team: string, channel: string): Promise<Manager[]> =>
      rows(team, channel).orderBy('appointedAt').orderBy('user').execute(),
    /** False when they are one already. `by` is the person who appoints. */
    appoint: (team: string, channel: string, user: string, by: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await lockPolicy(transaction, team, channel)
        const appointed = await transaction
          .insertInto('managers')
          .values({ team, channel, user, appointedBy: by, appointedAt: now() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (appointed.numInsertedOrUpdatedRows !== 1n) return false
        const change = { team, channel, user: by, part: 'manager', before: null, after: user } as const
        await recordChange(transaction, change, now())
        return true
      }),
    /** False when they are none. `by` is the person who dismisses. */
    dismiss: (team: string, channel: string, user: string, by: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await lockPolicy(transaction, team, channel)
        const dismissed = await transaction
          .deleteFrom('managers')
          .where(({ and }) => and({ team, channel, user }))
          .executeTakeFirst()
        if (dismissed.numDeletedRows === 0n) return false
        const change = { team, channel, user: by, part: 'manager', before: user, after: null } as const
        await recordChange(transaction, change, now())
        return true
      }),
  }
}
