import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely } from 'kysely'
import { changesRows, type Schema, type StoreContext } from '../context.ts'
import { bigint, bigintOrNull, integer, type Table } from '../define-table.ts'

const columns = {
  project: bigint,
  lastEventAt: bigint,
  /** Time of the last poll that found a change without an event; null when none did. */
  lastMissAt: bigintOrNull,
  /** Number of changes without an event. */
  misses: integer,
}

const KEPT_FOR_MS = 7 * millisecondsInDay

export const webhookHealthTable: Table<'webhookHealth', typeof columns> = {
  name: 'webhookHealth',
  columns,
  primaryKey: ['project'],
  retention: { hourly: deleteSilent, afterMs: KEPT_FOR_MS },
  erasure: { forge: 'deleted' },
  inBackup: 'kept',
}

/** The reliability of one project’s webhook events. Times in ms UTC. */
export type WebhookHealth = Schema['webhookHealth']

/** Delay within which an event counts as late and not as missing, after a poll found its change, in ms. */
const LATE_MS = 60_000

/** The health of the forge’s webhooks, by project; no row where no event ever arrived. */
export function createWebhookHealth({ db, now }: StoreContext) {
  return {
    find: async (project: number): Promise<WebhookHealth | null> =>
      (await db.selectFrom('webhookHealth').selectAll().where('project', '=', project).executeTakeFirst()) ??
      null,
    all: (): Promise<WebhookHealth[]> =>
      db.selectFrom('webhookHealth').selectAll().orderBy('project').execute(),
    /**
     * Records that a poll found a change after `since` (ms UTC), the time of the last check of the project. True
     * when the project sends events and sent none since then: that counts as a miss, at most once a minute. An
     * event that arrives within a minute takes the miss back.
     */
    async recordMiss(project: number, since: number): Promise<boolean> {
      return changesRows(
        db
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
          .where(({ eb, or }) => or([eb('lastMissAt', 'is', null), eb('lastMissAt', '<', now() - LATE_MS)])),
      )
    },
  }
}

/** Records an event of the project; `db` may be a transaction. */
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

/** Deletes projects without events for a week. */
async function deleteSilent({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('webhookHealth')
    .where('lastEventAt', '<=', now() - KEPT_FOR_MS)
    .execute()
}
