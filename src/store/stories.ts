import type { Ground } from './ground.ts'
import { open, seal } from './sealed-text.ts'
import { type NewStory, ofStory, type RequestName } from './sightings.ts'

/** Something that happened to a merge request, until it is told everywhere. */
export interface Story extends RequestName {
  readonly event: string
  /** As the one who keeps it wrote it. */
  readonly story: string
  /** ms UTC */
  readonly seenAt: number
  /** How often it was tried to tell it. */
  readonly tries: number
}

/** What is still to be told; kept for a day after it was told, so that it is not told again. */
export interface Stories {
  /** Keeps what no sighting has shown; the same event is kept once. */
  add(name: RequestName, story: NewStory): Promise<void>
  /** In the order in which it happened. */
  untold(name: RequestName): Promise<Story[]>
  /** The merge requests of which something has waited to be told for so many ms. */
  waiting(forMs: number): Promise<RequestName[]>
  /** One more try; answers how many there were. */
  tried(story: Story): Promise<number>
  told(story: Story): Promise<void>
  /** Forgets what was told a day ago. */
  sweep(): Promise<void>
}

const KEPT_FOR_MS = 24 * 60 * 60_000

export function createStories({ db, keys, now }: Ground): Stories {
  const one = ({ team, project, iid, event }: Story) =>
    db
      .updateTable('stories')
      .where('team', '=', team)
      .where('project', '=', project)
      .where('iid', '=', iid)
      .where('event', '=', event)

  return {
    async add({ team, project, iid }, { event, story }) {
      const name = `${project}!${iid}`
      await db
        .insertInto('stories')
        .values({
          ...{ team, project, iid, name, event, sequence: 0, seenAt: now(), tries: 0, told: 0 },
          story: seal(keys, story, ofStory(team, name)),
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
      return rows.map(({ name, event, story, seenAt, tries }) => ({
        ...{ team, project, iid, event, seenAt, tries },
        story: open(keys, story, ofStory(team, name)),
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
