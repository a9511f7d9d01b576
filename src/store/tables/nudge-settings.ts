import type { NudgeKind } from '../../model/nudge.ts'
import type { StoreContext } from '../context.ts'
import { oneOf, type Table, text } from '../define-table.ts'

const columns = {
  team: text,
  user: text,
  kind: oneOf<NudgeKind>(),
}

/** A row for each kind that a person has turned off. */
export const nudgeSettingsTable: Table<'nudgeSettings', typeof columns> = {
  name: 'nudgeSettings',
  columns,
  primaryKey: ['team', 'user', 'kind'],
  retention: 'kept',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

export function createNudgeSettings({ db }: StoreContext) {
  return {
    async off(team: string, user: string): Promise<ReadonlySet<NudgeKind>> {
      const rows = await db
        .selectFrom('nudgeSettings')
        .select('kind')
        .where(({ and }) => and({ team, user }))
        .execute()
      return new Set(rows.map(({ kind }) => kind))
    },
    async set(team: string, user: string, kind: NudgeKind, isOn: boolean): Promise<void> {
      const row = { team, user, kind }
      await (isOn
        ? db.deleteFrom('nudgeSettings').where(({ and }) => and(row))
        : db
            .insertInto('nudgeSettings')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
      ).execute()
    },
  }
}
