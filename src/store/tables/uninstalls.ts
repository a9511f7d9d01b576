import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import type { ExpressionBuilder } from 'kysely'
import {
  changesRows,
  retryOnConflict,
  type Schema,
  type StoreContext,
  type StoreDatabase,
} from '../context.ts'
import type { RevocableCredential } from '../credentials.ts'
import { bigintOrNull, type Table, text } from '../define-table.ts'

const columns = {
  team: text,
  /** Time when the bot’s token was found dead, in ms UTC; null while that is not confirmed. */
  uninstalledAt: bigintOrNull,
  /** Time when its data was last deleted, in ms UTC; null before. */
  erasedAt: bigintOrNull,
}

export const uninstallsTable: Table<'uninstalls', typeof columns> = {
  name: 'uninstalls',
  columns,
  primaryKey: ['team'],
  retention: 'kept',
  erasure: { workspace: 'kept', forge: 'kept' },
  inBackup: 'kept',
}

/** Retention after an uninstall, in ms: uninstalling by mistake, or reinstalling, loses nothing. */
const KEPT_FOR_MS = millisecondsInDay
/** Interval between two deletions of what was written later, in ms. */
const AGAIN_MS = millisecondsInHour

/** `eraseWorkspace` runs in a transaction: see erasure. */
export function createUninstalls(
  { db, now }: StoreContext,
  eraseWorkspace: (db: StoreContext['db'], team: string) => Promise<readonly RevocableCredential[]>,
) {
  return {
    /** Stores Slack’s report; once it resolves, it survives a crash. The workspace is still served. */
    async report(team: string): Promise<void> {
      await db
        .insertInto('uninstalls')
        .values({ team, uninstalledAt: null, erasedAt: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    /** Confirms the uninstall: the workspace is no longer served. False when it was confirmed already. */
    confirm: (team: string): Promise<boolean> =>
      changesRows(
        db
          .updateTable('uninstalls')
          .set({ uninstalledAt: now() })
          .where('team', '=', team)
          .where('uninstalledAt', 'is', null),
      ),
    has: (team: string): Promise<boolean> => isUninstalled(db, team),
    /** Withdraws the uninstall, because the app’s token works: the workspace is served again, with its data. */
    async withdraw(team: string): Promise<void> {
      await db.deleteFrom('uninstalls').where('team', '=', team).execute()
    },
    all: (): Promise<Schema['uninstalls'][]> => db.selectFrom('uninstalls').selectAll().execute(),
    /**
     * True 24 hours after the uninstall, and then each hour: work that was under way may have written something after
     * the data was deleted.
     */
    async mustForget(team: string): Promise<boolean> {
      const row = await db
        .selectFrom('uninstalls')
        .select('team')
        .where('team', '=', team)
        .where('uninstalledAt', '<=', now() - KEPT_FOR_MS)
        .where(({ eb, or }) => or([eb('erasedAt', 'is', null), eb('erasedAt', '<=', now() - AGAIN_MS)]))
        .executeTakeFirst()
      return row !== undefined
    },
    /**
     * Deletes a workspace’s data except its audit, from 24 hours after the uninstall on, later writes included;
     * before that, nothing. Returns its people’s forge credentials, once: the caller ends them there.
     */
    forget: (team: string): Promise<readonly RevocableCredential[]> =>
      retryOnConflict(db, async (transaction) => {
        // Updated as well as read: a concurrent `withdraw` comes before or after, never in between.
        const isOld = await changesRows(
          transaction
            .updateTable('uninstalls')
            .set({ erasedAt: now() })
            .where('team', '=', team)
            .where('uninstalledAt', '<=', now() - KEPT_FOR_MS),
        )
        return isOld ? eraseWorkspace(transaction, team) : []
      }),
  }
}

export type Uninstalls = ReturnType<typeof createUninstalls>

/** The workspaces that are no longer served, as a subquery. */
export function uninstalledTeams({ selectFrom }: Pick<ExpressionBuilder<Schema, never>, 'selectFrom'>) {
  return selectFrom('uninstalls').select('uninstalls.team').where('uninstalls.uninstalledAt', 'is not', null)
}

/** True when nothing may be stored for the workspace any more; for writes that no person there requested. */
export async function isUninstalled(db: StoreDatabase, team: string): Promise<boolean> {
  const row = await db
    .selectFrom('uninstalls')
    .select('team')
    .where('team', '=', team)
    .where('uninstalledAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
