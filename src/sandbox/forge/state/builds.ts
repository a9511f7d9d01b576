import { z } from 'zod'
import { column, type Database, type Row, table } from './database.ts'
import { addJob } from './jobs.ts'

const ending = z.enum(['success', 'failed', 'canceled', 'skipped'])
/** Waits for somebody who starts a job, or for the time of a job. */
const pause = z.enum(['manual', 'scheduled'])

export const BUILDS = table('builds', {
  ...column.numeric('id', 'project_id', 'ends_at'),
  ...column.textual('branch', 'sha', 'started_at'),
  finished_at: z.string().nullable(),
  /** The head of the merge request, for a build of the result of its merge. */
  source_sha: z.string().nullable(),
  status: z.enum(['running', ...pause.options, ...ending.options]),
  ends_as: ending,
})

export type Build = Row<typeof BUILDS>
export type BuildEnding = z.infer<typeof ending>
export type BuildPause = z.infer<typeof pause>

export function isPause(status: string): status is BuildPause {
  return pause.safeParse(status).success
}

/** End of a build that the clock does not end. */
export const NO_END = Number.MAX_SAFE_INTEGER

export function runningBuilds(database: Database): Build[] {
  return database.list(BUILDS, { status: 'running' })
}

export function isBuilding(database: Database, project: number, sha: string): boolean {
  return database.has('builds', { project_id: project, sha, status: 'running' })
}

/** Finds the newest build of a head, or of its merge's result; undefined when there was none. */
export function latestBuild(database: Database, project: number, sha: string): Build | undefined {
  const sql =
    'SELECT * FROM builds WHERE project_id = ?1 AND (sha = ?2 OR source_sha = ?2) ORDER BY id DESC LIMIT 1'
  return database.first(BUILDS.row, sql, project, sha)
}

export function buildsOfHeads(database: Database, project: number, branch: string, heads: readonly string[]) {
  const sql = `SELECT * FROM builds WHERE project_id = ? AND branch = ?
    AND sha IN (SELECT value FROM json_each(?)) ORDER BY id DESC`
  return database.all(BUILDS.row, sql, project, branch, JSON.stringify(heads))
}

/** Finds the newest build of a merge request: of its branch at one of these heads, or of the result of its merge. */
export function newestBuildOf(
  database: Database,
  {
    project_id: project,
    iid,
    source_branch: branch,
  }: { project_id: number; iid: number; source_branch: string },
  heads: readonly string[],
): Build | undefined {
  const sql = `SELECT * FROM builds WHERE project_id = ?1 AND (branch = ?2 OR
    (branch = ?3 AND sha IN (SELECT value FROM json_each(?4)))) ORDER BY id DESC LIMIT 1`
  const ref = `refs/merge-requests/${iid}/merge`
  return database.first(BUILDS.row, sql, project, ref, branch, JSON.stringify(heads))
}

/** The result of builds of this branch; undefined when pushes to it start none. */
export function endingOf(database: Database, project: number, branch: string): BuildEnding | undefined {
  const sql = 'SELECT ends_as FROM ci_branches WHERE project_id = ? AND branch = ?'
  return database.first(z.object({ ends_as: ending }), sql, project, branch)?.ends_as
}

/** Adds a running build; it makes the older builds of its branch redundant. */
export function addBuild(
  database: Database,
  build: Omit<Build, 'id' | 'status' | 'finished_at' | 'source_sha'> & Partial<Pick<Build, 'source_sha'>>,
): Build {
  const { project_id, branch, started_at } = build
  const older = '(SELECT id FROM builds WHERE finished_at IS NULL AND project_id = ?1 AND branch = ?2)'
  const stopped = `SET status = 'canceled', finished_at = ?3 WHERE finished_at IS NULL`
  database.run(`UPDATE jobs ${stopped} AND build_id IN ${older}`, project_id, branch, started_at)
  database.run(`UPDATE builds ${stopped} AND id IN ${older}`, project_id, branch, started_at)
  const id = database.insert('builds', { ...build, status: 'running' })
  addJob(database, { build_id: id, name: 'unit', stage: 'test', status: 'running', started_at })
  return { source_sha: null, ...build, id, status: 'running', finished_at: null }
}

export function addSkippedBuild(
  database: Database,
  build: Pick<Build, 'project_id' | 'branch' | 'sha' | 'started_at'>,
): void {
  const at = build.started_at
  const ended = { status: 'skipped', ends_as: 'skipped', ends_at: Date.parse(at), finished_at: at }
  const build_id = database.insert('builds', { ...build, ...ended })
  addJob(database, {
    build_id,
    name: 'unit',
    stage: 'test',
    status: 'skipped',
    started_at: null,
    finished_at: at,
  })
}
