import type { StoreContext } from './context.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { decrypt, encrypt } from './encrypted-text.ts'
import { isUninstalled } from './uninstalled-teams.ts'

/** Names one merge request of a workspace. */
export interface RequestName {
  readonly team: string
  readonly project: number
  readonly iid: number
}

/** A merge request as it was last seen. */
export interface ObservedState {
  readonly iid: number
  /** As the one who keeps it wrote it. */
  readonly seen: string
  /** Grows with every change of it. */
  readonly revision: number
  /** ms UTC */
  readonly seenAt: number
}

/** Something that happened to a merge request, to be told once. */
export interface NewMergeRequestEvent {
  /** What makes it one event, however often it is seen. */
  readonly event: string
  /** As the one who keeps it wrote it. */
  readonly story: string
}

/** What was seen of merge requests, sealed: what happened is the difference from one sighting to the next. */
export interface MergeRequestStates {
  find(name: RequestName): Promise<ObservedState | null>
  /** Those among these iids that were seen before. */
  among(team: string, project: number, iids: readonly number[]): Promise<ObservedState[]>
  /**
   * Puts what is seen now in the place of the sighting of `revision` (0: of none), and keeps what happened in
   * between, both or neither. False when somebody else has seen more since. Nothing is kept of a workspace from
   * which the app was removed meanwhile, and nobody has seen more there.
   */
  record(
    name: RequestName,
    revision: number,
    seen: string,
    stories: readonly NewMergeRequestEvent[],
  ): Promise<boolean>
  /** It is not there any more: nothing more is to be told of it. */
  forget(name: RequestName): Promise<void>
  /** Forgets those of a project but these, when they were not changed for so many ms. */
  sweep(team: string, project: number, kept: ReadonlySet<number>, forMs: number): Promise<void>
}

export function createMergeRequestStates({ db, keys, now }: StoreContext): MergeRequestStates {
  const opened = (
    team: string,
    project: number,
    row: { iid: number; seen: string; revision: number; seenAt: number },
  ) => {
    const bond = encryptedColumns.sightings.bond('seen', { team, project, iid: row.iid })
    return { ...row, seen: decrypt(keys, row.seen, bond) }
  }
  const among = async (team: string, project: number, iids: readonly number[]) => {
    if (iids.length === 0) return []
    const rows = await db
      .selectFrom('sightings')
      .select(['iid', 'seen', 'revision', 'seenAt'])
      .where('team', '=', team)
      .where('project', '=', project)
      .where('iid', 'in', [...iids])
      .execute()
    return rows.map((row) => opened(team, project, row))
  }

  return {
    find: async ({ team, project, iid }) => (await among(team, project, [iid]))[0] ?? null,
    among,
    record: ({ team, project, iid }, revision, seen, stories) =>
      db.transaction().execute(async (transaction) => {
        if (await isUninstalled(transaction, team)) return true
        const name = { team, project, iid }
        const sealed = encrypt(keys, seen, encryptedColumns.sightings.bond('seen', name))
        const fresh = { seen: sealed, revision: revision + 1, seenAt: now() }
        const written =
          revision === 0
            ? await transaction
                .insertInto('sightings')
                .values({ ...name, ...fresh })
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
              ...{ ...name, event, sequence, seenAt: now(), tries: 0, told: 0 },
              story: encrypt(keys, story, encryptedColumns.stories.bond('story', { ...name, event })),
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
