import type { Kysely } from 'kysely'
import { contended } from './contended.ts'
import { forgetTeam } from './forgetting.ts'
import type { Ground } from './ground.ts'
import type { Schema } from './schema.ts'
import type { TakenCredential } from './taken-credentials.ts'

/** The workspaces from which the app was removed, until it is installed there again. */
export interface Departures {
  /**
   * Deletes everything about the workspace; when it answers, that holds also after a crash. Gives with what its
   * people reached the forge, once: what of it ends there is up to the caller.
   */
  leave(team: string): Promise<readonly TakenCredential[]>
  has(team: string): Promise<boolean>
  /** The app is installed there again. */
  returned(team: string): Promise<void>
  /** Deletes once more what work that was under way at the departure has written since, and gives as `leave` does. */
  sweep(): Promise<readonly TakenCredential[]>
}

/** Whether nothing may be kept of the workspace any more; for what is written by no wish of a person there. */
export async function hasLeft(db: Kysely<Schema>, team: string): Promise<boolean> {
  const row = await db.selectFrom('departures').select('team').where('team', '=', team).executeTakeFirst()
  return row !== undefined
}

export function createDepartures({ db, keys, now }: Ground): Departures {
  return {
    leave(team) {
      return contended(db, async (transaction) => {
        await transaction
          .insertInto('departures')
          .values({ team, leftAt: now() })
          .onConflict((conflict) => conflict.column('team').doUpdateSet({ leftAt: now() }))
          .execute()
        return forgetTeam({ db: transaction, keys }, team)
      })
    },
    has: (team) => hasLeft(db, team),
    async returned(team) {
      await db.deleteFrom('departures').where('team', '=', team).execute()
    },
    async sweep() {
      const gone = await db.selectFrom('departures').select('team').execute()
      const taken: TakenCredential[] = []
      for (const { team } of gone)
        taken.push(...(await contended(db, (transaction) => forgetTeam({ db: transaction, keys }, team))))
      return taken
    },
  }
}
