import { changesRows, type Schema, type StoreContext } from '../context.ts'
import { bigint, bigintOrNull, type Table, text, textOrNull } from '../define-table.ts'
import { uninstalledTeams } from './uninstalls.ts'

const columns = {
  team: text,
  channel: text,
  project: bigint,
  iid: bigint,
  /** Since when it waits. */
  since: bigint,
  /** Part of the keys of its posts: one that comes back is posted again. */
  addedAt: bigint,
  /** Slack’s id of its message; null until that is posted. */
  ts: textOrNull,
  /** The content of the message, as JSON. */
  shown: textOrNull,
  claimedBy: textOrNull,
  claimedAt: bigintOrNull,
  /** The day in whose thread its end is noted; null while it waits. */
  day: textOrNull,
}

export const queueCardsTable: Table<'queueCards', typeof columns> = {
  name: 'queueCards',
  columns,
  primaryKey: ['team', 'channel', 'project', 'iid'],
  retention: 'kept',
  erasure: {
    async person(transaction, { team, user }) {
      await transaction
        .updateTable('queueCards')
        .set({ claimedBy: null, claimedAt: null })
        .where(({ and }) => and({ team, claimedBy: user }))
        .execute()
    },
    workspace: 'deleted',
    forge: 'deleted',
  },
  inBackup: 'kept',
}

/** A merge request in the queue of a channel. Times in ms UTC. */
export type QueueCard = Schema['queueCards']
export type QueueName = Pick<QueueCard, 'team' | 'channel' | 'project'>
type QueueCardName = Pick<QueueCard, 'team' | 'channel' | 'project' | 'iid'>

/** The merge requests of the channels that are queues: a row from when one begins to wait until it has left. */
export function createQueueCards({ db, now }: StoreContext) {
  const find = async ({ team, channel, project, iid }: QueueCardName): Promise<QueueCard | null> => {
    const row = await db
      .selectFrom('queueCards')
      .selectAll()
      .where(({ and }) => and({ team, channel, project, iid }))
      .executeTakeFirst()
    return row ?? null
  }
  const one = ({ team, channel, project, iid }: QueueCardName) =>
    db.updateTable('queueCards').where(({ and }) => and({ team, channel, project, iid }))
  return {
    /** Adds what begins to wait; what is there already stays as it is. */
    async add(
      { team, channel, project }: QueueName,
      begun: readonly Pick<QueueCard, 'iid' | 'since'>[],
    ): Promise<void> {
      if (begun.length === 0) return
      const fresh = { addedAt: now(), ts: null, shown: null, claimedBy: null, claimedAt: null, day: null }
      await db
        .insertInto('queueCards')
        .values(begun.map(({ iid, since }) => ({ team, channel, project, iid, since, ...fresh })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    /** The cards of one queue, the longest waiting first. */
    of: ({ team, channel, project }: QueueName): Promise<QueueCard[]> =>
      db
        .selectFrom('queueCards')
        .selectAll()
        .where(({ and }) => and({ team, channel, project }))
        .orderBy('since')
        .orderBy('iid')
        .execute(),
    find,
    /** The queues that have a card, or are off. */
    queues: (): Promise<QueueName[]> =>
      db
        .selectFrom('queueCards')
        .select(['queueCards.team', 'queueCards.channel', 'queueCards.project'])
        .distinct()
        .where('queueCards.team', 'not in', uninstalledTeams)
        .where(({ eb, or, not, exists, selectFrom }) =>
          or([
            eb('queueCards.ts', 'is not', null),
            not(
              exists(
                selectFrom('channelWatches as watch')
                  .select('watch.team')
                  .whereRef('watch.team', '=', 'queueCards.team')
                  .whereRef('watch.channel', '=', 'queueCards.channel')
                  .whereRef('watch.project', '=', 'queueCards.project'),
              ),
            ),
          ]),
        )
        .execute(),
    async show(card: QueueCard, shown: Pick<QueueCard, 'ts' | 'shown'>): Promise<void> {
      await one(card).set(shown).execute()
    },
    /** Its message is gone: another one is to be posted. */
    async reset(card: QueueCard): Promise<void> {
      await one(card).set({ ts: null, shown: null, addedAt: now() }).execute()
    },
    /** True for the one person who gets it. */
    claim: (name: QueueCardName, user: string): Promise<boolean> =>
      changesRows(
        one(name)
          .set({ claimedBy: user, claimedAt: now() })
          .where('claimedBy', 'is', null)
          .where('day', 'is', null),
      ),
    release: (name: QueueCardName, user: string): Promise<boolean> =>
      changesRows(one(name).set({ claimedBy: null, claimedAt: null }).where('claimedBy', '=', user)),
    /** Returns the day on which it leaves: the first one that was named. */
    async leave(name: QueueCardName, day: string): Promise<string> {
      await one(name).set({ day }).where('day', 'is', null).execute()
      return (await find(name))?.day ?? day
    },
    async remove({ team, channel, project, iid }: QueueCardName): Promise<void> {
      await db
        .deleteFrom('queueCards')
        .where(({ and }) => and({ team, channel, project, iid }))
        .execute()
    },
  }
}
