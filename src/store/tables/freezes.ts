import {
  type Freeze,
  type FreezeSpan,
  type FreezeTime,
  parseFreezeTime,
  printFreezeTime,
} from '../../model/freeze.ts'
import { changesRows, type Schema, type StoreContext } from '../context.ts'
import { bigint, bigintOrNull, integer, type Table, text } from '../define-table.ts'
import { type ChannelActor, lockPolicy, recordChange } from './policies.ts'

const columns = {
  team: text,
  channel: text,
  /** Counted within the channel, and never reused. */
  id: integer,
  /** The format of `printFreezeTime`. */
  starts: text,
  ends: text,
  zone: text,
  reason: text,
  addedBy: text,
  addedAt: bigint,
  removedAt: bigintOrNull,
}

export const freezesTable: Table<'freezes', typeof columns> = {
  name: 'freezes',
  columns,
  primaryKey: ['team', 'channel', 'id'],
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

export interface NewFreeze extends FreezeSpan {
  readonly reason: string
}

/** The periods in which each channel holds its merges back. */
export function createFreezes({ db, now }: StoreContext) {
  return {
    /** Freezes that were not removed, of the whole workspace, oldest first. */
    async list(team: string): Promise<Freeze[]> {
      const rows = await db
        .selectFrom('freezes')
        .selectAll()
        .where('team', '=', team)
        .where('removedAt', 'is', null)
        .orderBy('addedAt')
        .orderBy('channel')
        .orderBy('id')
        .execute()
      return rows.map(freezeOf)
    },
    /** Returns the existing freeze when this person added the same one: a retry after a lost reply is safe. */
    add: (actor: ChannelActor, freeze: NewFreeze): Promise<Freeze> =>
      db.transaction().execute(async (transaction) => {
        const { team, channel, user } = actor
        await lockPolicy(transaction, team, channel)
        const { zone, reason } = freeze
        const spec = { starts: printFreezeTime(freeze.from), ends: printFreezeTime(freeze.to), zone, reason }
        const same = await transaction
          .selectFrom('freezes')
          .selectAll()
          .where(({ and }) => and({ team, channel, addedBy: user }))
          .where('removedAt', 'is', null)
          .where(({ and }) => and(spec))
          .executeTakeFirst()
        if (same) return freezeOf(same)
        const { last } = await transaction
          .selectFrom('freezes')
          .select(({ fn }) => fn.max('id').as('last'))
          .where(({ and }) => and({ team, channel }))
          .executeTakeFirstOrThrow()
        const id = (last ?? 0) + 1
        const addedAt = now()
        await transaction
          .insertInto('freezes')
          .values({ team, channel, id, ...spec, addedBy: user, addedAt, removedAt: null })
          .execute()
        await recordChange(transaction, actor, addedAt)
        return { ...freeze, id, channel, addedBy: user, addedAt: new Date(addedAt) }
      }),
    remove: (actor: ChannelActor, id: number): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const { team, channel } = actor
        await lockPolicy(transaction, team, channel)
        const removing = transaction
          .updateTable('freezes')
          .set({ removedAt: now() })
          .where(({ and }) => and({ team, channel, id }))
          .where('removedAt', 'is', null)
        if (!(await changesRows(removing))) return false
        await recordChange(transaction, actor, now())
        return true
      }),
  }
}

function freezeOf({ id, channel, starts, ends, zone, reason, addedBy, addedAt }: Schema['freezes']): Freeze {
  const [from, to] = [timeOf(starts), timeOf(ends)]
  return { id, channel, from, to, zone, reason, addedBy, addedAt: new Date(addedAt) }
}

function timeOf(text: string): FreezeTime {
  const time = parseFreezeTime(text)
  if (time === null) throw new Error(`The store holds “${text}” as a time of a freeze.`)
  return time
}
