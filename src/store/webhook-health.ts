import type { Kysely } from 'kysely'
import type { StoreContext } from './context.ts'
import type { Schema } from './schema.ts'
import type { ForgeHookRow } from './tables/forge-events.ts'

/** How well the events of one project tell what changes there. Times in ms UTC. */
export type WebhookHealth = ForgeHookRow

/** What is known of the forge’s webhook, project by project: no row where no event ever came. */
export interface WebhookHealthTable {
  find(project: number): Promise<WebhookHealth | null>
  all(): Promise<WebhookHealth[]>
  /**
   * A poll has found a change that came after `since` (ms UTC), when the project was last looked at. True when events
   * come from there, and none has since then: that is counted, at most once a minute. An event that comes within a
   * minute takes it back.
   */
  missed(project: number, since: number): Promise<boolean>
  /** Forgets projects from which nothing came for a week. */
  sweep(): Promise<void>
}

/** An event that comes so long after a poll has found what it tells of is not missing but late, in ms. */
const LATE_MS = 60_000
const KEPT_FOR_MS = 7 * 24 * 60 * 60_000

export function createWebhookHealth({ db, now }: StoreContext): WebhookHealthTable {
  return {
    find: async (project) =>
      (await db.selectFrom('forgeHooks').selectAll().where('project', '=', project).executeTakeFirst()) ??
      null,
    all: () => db.selectFrom('forgeHooks').selectAll().orderBy('project').execute(),
    async missed(project, since) {
      const found = await db
        .updateTable('forgeHooks')
        .set(({ eb }) => ({ missedAt: now(), misses: eb('misses', '+', 1) }))
        .where('project', '=', project)
        .where('heardAt', '<=', since)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('forgeDeliveries')
                .select('key')
                .where('project', '=', project)
                .where('owed', '=', 1),
            ),
          ),
        )
        .where(({ eb, or }) => or([eb('missedAt', 'is', null), eb('missedAt', '<', now() - LATE_MS)]))
        .executeTakeFirst()
      return found.numUpdatedRows > 0n
    },
    async sweep() {
      await db
        .deleteFrom('forgeHooks')
        .where('heardAt', '<=', now() - KEPT_FOR_MS)
        .execute()
    },
  }
}

/** An event of the project has come; `db` may be a transaction. */
export async function heard(db: Kysely<Schema>, project: number, at: number): Promise<void> {
  await db
    .updateTable('forgeHooks')
    .set(({ eb }) => ({ missedAt: null, misses: eb('misses', '-', 1) }))
    .where('project', '=', project)
    .where('missedAt', '>=', at - LATE_MS)
    .execute()
  await db
    .insertInto('forgeHooks')
    .values({ project, heardAt: at, missedAt: null, misses: 0 })
    .onConflict((conflict) => conflict.column('project').doUpdateSet({ heardAt: at }))
    .execute()
}
