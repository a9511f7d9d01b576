import { hasLeft } from './departures.ts'
import type { Ground } from './ground.ts'
import { open, type SealedFor, seal } from './sealed-text.ts'

/** Names one merge request of a workspace. */
export interface RequestName {
  readonly team: string
  readonly project: number
  readonly iid: number
}

/** A merge request as it was last seen. */
export interface Sighting {
  readonly iid: number
  /** As the one who keeps it wrote it. */
  readonly seen: string
  /** Grows with every change of it. */
  readonly revision: number
  /** ms UTC */
  readonly seenAt: number
}

/** Something that happened to a merge request, to be told once. */
export interface NewStory {
  /** What makes it one event, however often it is seen. */
  readonly event: string
  /** As the one who keeps it wrote it. */
  readonly story: string
}

/** What was seen of merge requests, sealed: what happened is the difference from one sighting to the next. */
export interface Sightings {
  find(name: RequestName): Promise<Sighting | null>
  /** Those among these iids that were seen before. */
  among(team: string, project: number, iids: readonly number[]): Promise<Sighting[]>
  /**
   * Puts what is seen now in the place of the sighting of `revision` (0: of none), and keeps what happened in
   * between, both or neither. False when somebody else has seen more since. Nothing is kept of a workspace from
   * which the app was removed meanwhile, and nobody has seen more there.
   */
  record(name: RequestName, revision: number, seen: string, stories: readonly NewStory[]): Promise<boolean>
  /** It is not there any more: nothing more is to be told of it. */
  forget(name: RequestName): Promise<void>
  /** Forgets those of a project but these, when they were not changed for so many ms. */
  sweep(team: string, project: number, kept: ReadonlySet<number>, forMs: number): Promise<void>
}

export function createSightings({ db, keys, now }: Ground): Sightings {
  const opened = (
    team: string,
    row: { name: string; iid: number; seen: string; revision: number; seenAt: number },
  ) => {
    const { iid, revision, seenAt } = row
    return { iid, revision, seenAt, seen: open(keys, row.seen, ofSighting(team, row.name)) }
  }
  const among = async (team: string, project: number, iids: readonly number[]) => {
    if (iids.length === 0) return []
    const rows = await db
      .selectFrom('sightings')
      .select(['name', 'iid', 'seen', 'revision', 'seenAt'])
      .where('team', '=', team)
      .where('project', '=', project)
      .where('iid', 'in', [...iids])
      .execute()
    return rows.map((row) => opened(team, row))
  }

  return {
    find: async ({ team, project, iid }) => (await among(team, project, [iid]))[0] ?? null,
    among,
    record: ({ team, project, iid }, revision, seen, stories) =>
      db.transaction().execute(async (transaction) => {
        if (await hasLeft(transaction, team)) return true
        const name = `${project}!${iid}`
        const fresh = {
          ...{ seen: seal(keys, seen, ofSighting(team, name)), revision: revision + 1, seenAt: now() },
        }
        const written =
          revision === 0
            ? await transaction
                .insertInto('sightings')
                .values({ team, project, iid, name, ...fresh })
                .onConflict((conflict) => conflict.doNothing())
                .executeTakeFirst()
                .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows)
            : await transaction
                .updateTable('sightings')
                .set(fresh)
                .where('team', '=', team)
                .where('project', '=', project)
                .where('iid', '=', iid)
                .where('revision', '=', revision)
                .executeTakeFirst()
                .then(({ numUpdatedRows }) => numUpdatedRows)
        if (written !== 1n) return false
        for (const [sequence, { event, story }] of stories.entries())
          await transaction
            .insertInto('stories')
            .values({
              ...{ team, project, iid, name, event, sequence, seenAt: now(), tries: 0, told: 0 },
              story: seal(keys, story, ofStory(team, name)),
            })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        return true
      }),
    async forget({ team, project, iid }) {
      await db
        .deleteFrom('sightings')
        .where('team', '=', team)
        .where('project', '=', project)
        .where('iid', '=', iid)
        .execute()
    },
    async sweep(team, project, kept, forMs) {
      const rows = await db
        .selectFrom('sightings')
        .select('iid')
        .where('team', '=', team)
        .where('project', '=', project)
        .where('seenAt', '<=', now() - forMs)
        .execute()
      for (const { iid } of rows.filter((row) => !kept.has(row.iid)))
        await db
          .deleteFrom('sightings')
          .where('team', '=', team)
          .where('project', '=', project)
          .where('iid', '=', iid)
          .where('seenAt', '<=', now() - forMs)
          .execute()
    },
  }
}

/** What a sighting is bound to: the name stands where other tables have the person. */
export function ofSighting(team: string, name: string): SealedFor {
  return { team, user: name, kind: 'sighting' }
}

/** What a story is bound to, in the same way. */
export function ofStory(team: string, name: string): SealedFor {
  return { team, user: name, kind: 'story' }
}
