import type { StoreContext } from './context.ts'
import { forgetTeam } from './erasure.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import type { RevocableCredential } from './revocable-credentials.ts'
import { isUninstalled } from './uninstalled-teams.ts'

/** A workspace of which Slack has said that the app was removed; `leftAt`: since when that is known to be so. */
export interface Uninstall {
  readonly team: string
  /** ms UTC; null while it is to be asked whether it is so. */
  readonly leftAt: number | null
}

/** The workspaces from which the app was removed, until its token works there again. */
export interface Uninstalls {
  /** Slack has said so; when it answers, that is remembered after a crash. Nobody is turned away for it yet. */
  heard(team: string): Promise<void>
  /** It is so: the workspace is served no more from now on. False when that was known. */
  leave(team: string): Promise<boolean>
  /** Whether the workspace is served no more. */
  has(team: string): Promise<boolean>
  /** The app’s token works there: it is served again, with whatever is there still. */
  returned(team: string): Promise<void>
  all(): Promise<Uninstall[]>
  /**
   * Deletes everything about a workspace but its audit, 24 hours after it was left, and what was written since; before
   * that, nothing. Gives with what its people reached the forge, once: what of it ends there is up to the caller.
   */
  forget(team: string): Promise<readonly RevocableCredential[]>
}

/** How long everything stays, in ms: who removed the app by mistake, or installs it anew, loses nothing. */
const KEPT_FOR_MS = 24 * 60 * 60_000

export function createUninstalls({ db, keys, forge, now }: StoreContext): Uninstalls {
  return {
    async heard(team) {
      await db
        .insertInto('departures')
        .values({ team, leftAt: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async leave(team) {
      const left = await db
        .updateTable('departures')
        .set({ leftAt: now() })
        .where('team', '=', team)
        .where('leftAt', 'is', null)
        .executeTakeFirst()
      return left.numUpdatedRows > 0n
    },
    has: (team) => isUninstalled(db, team),
    async returned(team) {
      await db.deleteFrom('departures').where('team', '=', team).execute()
    },
    all: () => db.selectFrom('departures').select(['team', 'leftAt']).execute(),
    forget: (team) =>
      retryOnConflict(db, async (transaction) => {
        // Changed as well as read: who comes back at this moment comes before or after, and not in between.
        const due = await transaction
          .updateTable('departures')
          .set(({ ref }) => ({ leftAt: ref('leftAt') }))
          .where('team', '=', team)
          .where('leftAt', '<=', now() - KEPT_FOR_MS)
          .executeTakeFirst()
        return due.numUpdatedRows > 0n ? forgetTeam({ db: transaction, keys, forge }, team) : []
      }),
  }
}
