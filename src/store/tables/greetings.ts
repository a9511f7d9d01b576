import type { StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'

const columns = {
  team: text,
  greetedAt: bigint,
}

export const greetingsTable: Table<'greetings', typeof columns> = {
  name: 'greetings',
  columns,
  primaryKey: ['team'],
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

/** The workspaces whose installer was told what to do first. */
export function createGreetings({ db, now }: StoreContext) {
  return {
    async has(team: string): Promise<boolean> {
      const row = await db.selectFrom('greetings').select('team').where('team', '=', team).executeTakeFirst()
      return row !== undefined
    },
    async record(team: string): Promise<void> {
      await db
        .insertInto('greetings')
        .values({ team, greetedAt: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
