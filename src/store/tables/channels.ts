import type { StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'
import { uninstalledTeams } from './uninstalls.ts'

const columns = {
  team: text,
  channel: text,
  project: bigint,
  boundBy: text,
  boundAt: bigint,
}

export const channelsTable: Table<'channels', typeof columns> = {
  name: 'channels',
  columns,
  primaryKey: ['team', 'channel'],
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

export function createChannels({ db, now }: StoreContext) {
  return {
    async project(team: string, channel: string): Promise<number | null> {
      const row = await db
        .selectFrom('channels')
        .select('project')
        .where(({ and }) => and({ team, channel }))
        .executeTakeFirst()
      return row?.project ?? null
    },
    projects: () =>
      db
        .selectFrom('channels')
        .select(['team', 'project'])
        .distinct()
        .where('team', 'not in', uninstalledTeams)
        .execute(),
    list: (team: string) =>
      db
        .selectFrom('channels')
        .select(['channel', 'project', 'boundBy'])
        .where('team', '=', team)
        .orderBy('boundAt')
        .execute(),
    /** Binds the channel, in place of an earlier binding. */
    async bind(team: string, channel: string, project: number, user: string): Promise<void> {
      const binding = { project, boundBy: user, boundAt: now() }
      await db
        .insertInto('channels')
        .values({ team, channel, ...binding })
        .onConflict((conflict) => conflict.columns(['team', 'channel']).doUpdateSet(binding))
        .execute()
    },
  }
}
