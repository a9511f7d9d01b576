import type { ExpressionBuilder, Kysely } from 'kysely'
import type { StoreContext } from '../context.ts'
import { bigintOrNull, type Table, text } from '../define-table.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import type { RevocableCredential } from '../revocable-credentials.ts'
import type { Schema } from '../tables.ts'

const columns = {
  team: text,
  /** Since when the bot’s token is known to be dead; null while that is not known. */
  uninstalledAt: bigintOrNull,
}

export const uninstallsTable: Table<'uninstalls', typeof columns> = {
  name: 'uninstalls',
  columns,
  primaryKey: ['team'],
  retention: 'kept',
  erasure: { workspace: 'kept', forge: 'kept' },
  inBackup: 'kept',
}

/** A workspace of which Slack has said that the app was removed; `leftAt`: since when that is known to be so. */
export interface Uninstall {
  readonly team: string
  /** ms UTC; null while it is to be asked whether it is so. */
  readonly uninstalledAt: number | null
}

/** The workspaces from which the app was removed, until its token works there again. */
export interface Uninstalls {
  /** Slack has said so; when it answers, that is remembered after a crash. Nobody is turned away for it yet. */
  report(team: string): Promise<void>
  /** It is so: the workspace is served no more from now on. False when that was known. */
  confirm(team: string): Promise<boolean>
  /** Whether the workspace is served no more. */
  has(team: string): Promise<boolean>
  /** The app’s token works there: it is served again, with whatever is there still. */
  withdraw(team: string): Promise<void>
  all(): Promise<Uninstall[]>
  /**
   * Deletes everything about a workspace but its audit, 24 hours after it was left, and what was written since; before
   * that, nothing. Gives with what its people reached the forge, once: what of it ends there is up to the caller.
   */
  forget(team: string): Promise<readonly RevocableCredential[]>
}

/** How long everything stays, in ms: who removed the app by mistake, or installs it anew, loses nothing. */
const KEPT_FOR_MS = 24 * 60 * 60_000

/** `eraseWorkspace`, in a transaction: see erasure. */
export function createUninstalls(
  { db, now }: StoreContext,
  eraseWorkspace: (db: StoreContext['db'], team: string) => Promise<readonly RevocableCredential[]>,
): Uninstalls {
  return {
    async report(team) {
      await db
        .insertInto('uninstalls')
        .values({ team, uninstalledAt: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async confirm(team) {
      const left = await db
        .updateTable('uninstalls')
        .set({ uninstalledAt: now() })
        .where('team', '=', team)
        .where('uninstalledAt', 'is', null)
        .executeTakeFirst()
      return left.numUpdatedRows > 0n
    },
    has: (team) => isUninstalled(db, team),
    async withdraw(team) {
      await db.deleteFrom('uninstalls').where('team', '=', team).execute()
    },
    all: () => db.selectFrom('uninstalls').select(['team', 'uninstalledAt']).execute(),
    forget: (team) =>
      retryOnConflict(db, async (transaction) => {
        // Changed as well as read: who comes back at this moment comes before or after, and not in between.
        const due = await transaction
          .updateTable('uninstalls')
          .set(({ ref }) => ({ uninstalledAt: ref('uninstalledAt') }))
          .where('team', '=', team)
          .where('uninstalledAt', '<=', now() - KEPT_FOR_MS)
          .executeTakeFirst()
        return due.numUpdatedRows > 0n ? eraseWorkspace(transaction, team) : []
      }),
  }
}

/** The workspaces that are served no more, as a subquery. */
export function uninstalledTeams({ selectFrom }: Pick<ExpressionBuilder<Schema, never>, 'selectFrom'>) {
  return selectFrom('uninstalls').select('uninstalls.team').where('uninstalls.uninstalledAt', 'is not', null)
}

/** Whether nothing may be kept of the workspace any more; for what is written by no wish of a person there. */
export async function isUninstalled(db: Kysely<Schema>, team: string): Promise<boolean> {
  const row = await db
    .selectFrom('uninstalls')
    .select('team')
    .where('team', '=', team)
    .where('uninstalledAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
