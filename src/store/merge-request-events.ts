import type { StoreContext } from './context.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { decrypt, encrypt } from './encrypted-text.ts'
import type { NewMergeRequestEvent, RequestName } from './merge-request-states.ts'

/** Something that happened to a merge request, until it is told everywhere. */
export interface StoredEvent extends RequestName {
  readonly event: string
  /** As the one who keeps it wrote it. */
  readonly story: string
  /** ms UTC */
  readonly seenAt: number
  /** How often it was tried to tell it. */
  readonly tries: number
}

/** What is still to be told; kept for a day after it was told, so that it is not told again. */
export interface MergeRequestEvents {
  /** Keeps what no sighting has shown; the same event is kept once. */
  add(name: RequestName, story: NewMergeRequestEvent): Promise<void>
  /** In the order in which it happened. */
  untold(name: RequestName): Promise<StoredEvent[]>
  /** The merge requests of which something has waited to be told for so many ms. */
  waiting(forMs: number): Promise<RequestName[]>
  /** One more try; answers how many there were. */
  tried(story: StoredEvent): Promise<number>
  told(story: StoredEvent): Promise<void>
  /** Forgets what was told a day ago. */
  sweep(): Promise<void>
}

const KEPT_FOR_MS = 24 * 60 * 60_000

export function createMergeRequestEvents({ db, keys, now }: StoreContext): MergeRequestEvents {
  const one = ({ team, project, iid, event }: StoredEvent) =>
    db
      .updateTable('stories')
      .where('team', '=', team)
      .where('project', '=', project)
      .where('iid', '=', iid)
      .where('event', '=', event)

  return {
    async add({ team, project, iid }, { event, story }) {
      await db
        .insertInto('stories')
        .values({
          ...{ team, project, iid, event, sequence: 0, seenAt: now(), tries: 0, told: 0 },
          story: encrypt(keys, story, encryptedColumns.stories.bond('story', { team, project, iid, event })),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async untold({ team, project, iid }) {
      const rows = await db
        .selectFrom('stories')
        .selectAll()
        .where('team', '=', team)
        .where('project', '=', project)
        .where('iid', '=', iid)
        .where('told', '=', 0)
        .orderBy('seenAt')
        .orderBy('sequence')
        .execute()
      return rows.map((row) => ({
        ...{ team, project, iid, event: row.event, seenAt: row.seenAt, tries: row.tries },
        story: decrypt(keys, row.story, encryptedColumns.stories.bond('story', row)),
      }))
    },
    waiting: (forMs) =>
      db
        .selectFrom('stories')
        .select(['team', 'project', 'iid'])
        .distinct()
        .where('told', '=', 0)
        .where('seenAt', '<=', now() - forMs)
        .execute(),
    async tried(story) {
      await one(story)
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .execute()
      return story.tries + 1
    },
    async told(story) {
      await one(story).set({ told: 1 }).execute()
    },
    async sweep() {
      await db
        .deleteFrom('stories')
        .where('told', '=', 1)
        .where('seenAt', '<=', now() - KEPT_FOR_MS)
        .execute()
    },
  }
}
