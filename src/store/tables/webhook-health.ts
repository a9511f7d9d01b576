import type { Kysely } from 'kysely'
import type { StoreContext } from '../context.ts'
import { bigint, bigintOrNull, integer, type Table } from '../define-table.ts'
import type { Schema } from '../tables.ts'

const columns = {
  project: bigint,
  /** When the last event came. */
  lastEventAt: bigint,
  /** When a poll last found a change that no event told of; null when none did. */
  lastMissAt: bigintOrNull,
  /** How often that was. */
  misses: integer,
}

export const webhookHealthTable: Table<'webhookHealth', typeof columns> = {
  name: 'webhookHealth',
  columns,
  primaryKey: ['project'],
  retention: { hourly: deleteSilent },
  erasure: { forge: 'deleted' },
  inBackup: 'kept',
}

/** How well the events of one project tell what changes there. Times in ms UTC. */
export type WebhookHealth = Schema['webhookHealth']

/** What is known of the forge’s webhook, project by project: no row where no event ever came. */
export interface WebhookHealthTable {
  find(project: number): Promise<WebhookHealth | null>
  all(): Promise<WebhookHealth[]>
  /**
   * A poll has found a change that came after `since` (ms UTC), when the project was last looked at. True when events
   * come from there, and none has since then: that is counted, at most once a minute. An event that comes within a
   * minute takes it back.
   */
  recordMiss(project: number, since: number): Promise<boolean>
}

/** An event that comes so long after a poll has found what it tells of is not missing but late, in ms. */
const LATE_MS = 60_000
const KEPT_FOR_MS = 7 * 24 * 60 * 60_000

export function createWebhookHealth({ db, now }: StoreContext): WebhookHealthTable {
  return {
    find: async (project) =>
      (await db.selectFrom('webhookHealth').selectAll().where('project', '=', project).executeTakeFirst()) ??
      null,
    all: () => db.selectFrom('webhookHealth').selectAll().orderBy('project').execute(),
    async recordMiss(project, since) {
      const found = await db
        .updateTable('webhookHealth')
        .set(({ eb }) => ({ lastMissAt: now(), misses: eb('misses', '+', 1) }))
        .where('project', '=', project)
        .where('lastEventAt', '<=', since)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('webhookEvents')
                .select('key')
                .where('project', '=', project)
                .where('pending', '=', 1),
            ),
          ),
        )
        .where(({ eb, or }) => or([eb('lastMissAt', 'is', null), eb('lastMissAt', '<', now() - LATE_MS)]))
        .executeTakeFirst()
      return found.numUpdatedRows > 0n
    },
  }
}

/** An event of the project has come; `db` may be a transaction. */
export async function recordEvent(db: Kysely<Schema>, project: number, at: number): Promise<void> {
  await db
    .updateTable('webhookHealth')
    .set(({ eb }) => ({ lastMissAt: null, misses: eb('misses', '-', 1) }))
    .where('project', '=', project)
    .where('lastMissAt', '>=', at - LATE_MS)
    .execute()
  await db
    .insertInto('webhookHealth')
    .values({ project, lastEventAt: at, lastMissAt: null, misses: 0 })
    .onConflict((conflict) => conflict.column('project').doUpdateSet({ lastEventAt: at }))
    .execute()
}

/** Deletes projects from which nothing came for a week. */
async function deleteSilent({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('webhookHealth')
    .where('lastEventAt', '<=', now() - KEPT_FOR_MS)
    .execute()
}
