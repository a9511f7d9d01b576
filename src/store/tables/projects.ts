import { changesRows, retryOnConflict, type StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'

const aliasesColumns = {
  team: text,
  alias: text,
  project: bigint,
  addedBy: text,
}

export const aliasesTable: Table<'aliases', typeof aliasesColumns> = {
  name: 'aliases',
  columns: aliasesColumns,
  primaryKey: ['team', 'alias'],
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

const projectPathsColumns = {
  team: text,
  project: bigint,
  path: text,
}

export const projectPathsTable: Table<'projectPaths', typeof projectPathsColumns> = {
  name: 'projectPaths',
  columns: projectPathsColumns,
  primaryKey: ['team', 'project'],
  unique: [['team', 'path']],
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** A project that a workspace knows by an alias, by its path (`acme/web`), or by both. */
interface ProjectRow {
  readonly alias: string | null
  readonly project: number
  readonly path: string | null
}

/** Alternatives to typing a project’s id. Aliases and paths are compared whole, case included. */
export function createProjectsTable({ db }: StoreContext) {
  function named(team: string) {
    return db
      .selectFrom('aliases')
      .leftJoin('projectPaths', (join) =>
        join
          .onRef('projectPaths.team', '=', 'aliases.team')
          .onRef('projectPaths.project', '=', 'aliases.project'),
      )
      .select(['aliases.alias', 'aliases.project', 'projectPaths.path'])
      .where('aliases.team', '=', team)
  }

  function located(team: string) {
    return db
      .selectFrom('projectPaths')
      .leftJoin('aliases', (join) =>
        join
          .onRef('aliases.team', '=', 'projectPaths.team')
          .onRef('aliases.project', '=', 'projectPaths.project'),
      )
      .select(['aliases.alias', 'projectPaths.project', 'projectPaths.path'])
      .where('projectPaths.team', '=', team)
  }

  return {
    /** Sorted by alias, then path-only projects sorted by path; a project with two aliases appears twice. */
    async list(team: string): Promise<ProjectRow[]> {
      const aliased = await named(team).orderBy('aliases.alias').execute()
      const pathOnly = await located(team)
        .where('aliases.alias', 'is', null)
        .orderBy('projectPaths.path')
        .execute()
      return [...aliased, ...pathOnly]
    },
    async byAlias(team: string, alias: string): Promise<ProjectRow | null> {
      return (await named(team).where('aliases.alias', '=', alias).executeTakeFirst()) ?? null
    },
    async byPath(team: string, path: string): Promise<ProjectRow | null> {
      const first = await located(team)
        .where('projectPaths.path', '=', path)
        .orderBy('aliases.alias')
        .executeTakeFirst()
      return first ?? null
    },
    /** 'taken' when the alias names another project; naming the same one again is 'added'. */
    async add(team: string, alias: string, project: number, user: string): Promise<'added' | 'taken'> {
      const adding = db
        .insertInto('aliases')
        .values({ team, alias, project, addedBy: user })
        .onConflict((conflict) => conflict.doNothing())
      if (await changesRows(adding)) return 'added'
      const existing = await named(team).where('aliases.alias', '=', alias).executeTakeFirst()
      return existing?.project === project ? 'added' : 'taken'
    },
    /** Slack id of the person who added the alias; null when there is none. */
    async addedBy(team: string, alias: string): Promise<string | null> {
      const row = await db
        .selectFrom('aliases')
        .select('addedBy')
        .where(({ and }) => and({ team, alias }))
        .executeTakeFirst()
      return row?.addedBy ?? null
    },
    /** Removes the alias only while `addedBy` owns it. False when there is no such alias. */
    remove: (team: string, alias: string, addedBy: string): Promise<boolean> =>
      changesRows(db.deleteFrom('aliases').where(({ and }) => and({ team, alias, addedBy }))),
    /** Stores the project’s present path; another project that had this path has moved away. */
    async learnPath(team: string, project: number, path: string): Promise<void> {
      await retryOnConflict(db, async (transaction) => {
        await transaction
          .deleteFrom('projectPaths')
          .where(({ and }) => and({ team, path }))
          .where('project', '!=', project)
          .execute()
        await transaction
          .insertInto('projectPaths')
          .values({ team, project, path })
          .onConflict((conflict) => conflict.columns(['team', 'project']).doUpdateSet({ path }))
          .execute()
      })
    },
  }
}
