import { z } from 'zod'
import { timestamp, type World } from '../world.ts'
import { column, type Database, type Row, table } from './database.ts'
import type { MergeRequest } from './merge-requests.ts'
import type { Project } from './projects.ts'

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

/** Finds the newest build of a head, or of its merge's result; undefined when there was none. */
export function latestBuild(database: Database, project: number, sha: string): Build | undefined {
  const sql =
    'SELECT * FROM builds WHERE project_id = ?1 AND (sha = ?2 OR source_sha = ?2) ORDER BY id DESC LIMIT 1'
  return database.first(BUILDS.row, sql, project, sha)
}

export function buildsOfHeads(database: Database, project: number, branch: string, heads: readonly string[]) {
  const sql = `SELECT * FROM builds WHERE project_id = ? AND branch = ?
    AND sha IN (SELECT value FROM json_each(?)) ORDER BY id DESC`
  return database.all(BUILDS.row, sql, project, branch, heads)
}

/** Finds the newest build of a merge request: of its branch at one of these heads, or of the result of its merge. */
export function newestBuildOf(
  database: Database,
  { project_id, iid, source_branch }: MergeRequest,
  heads: readonly string[],
): Build | undefined {
  const sql = `SELECT * FROM builds WHERE project_id = ?1 AND (branch = ?2 OR
    (branch = ?3 AND sha IN (SELECT value FROM json_each(?4)))) ORDER BY id DESC LIMIT 1`
  const ref = `refs/merge-requests/${iid}/merge`
  return database.first(BUILDS.row, sql, project_id, ref, source_branch, heads)
}

/** The result of builds of this branch; undefined when pushes to it start none. */
export function endingOf(database: Database, project: number, branch: string): BuildEnding | undefined {
  return database.find(table('ci_branches', { ends_as: ending }), { project_id: project, branch })?.ends_as
}

/** Duration of a build by the sandbox's clock when the clock is moved; otherwise it runs until it is ended by hand. */
const BUILD_MS = 4 * 60 * 1000

const TEST_JOB = { name: 'unit', stage: 'test' }

/** Starts a build, which makes the older ones of its branch redundant. */
export function beginBuild(
  world: World,
  { id: project_id }: Project,
  build: Pick<Build, 'branch' | 'sha'> & Partial<Pick<Build, 'ends_as' | 'ends_at' | 'source_sha'>>,
): Build {
  const { database } = world
  const started_at = timestamp(world)
  const started = { status: 'running', started_at }
  const older = '(SELECT id FROM builds WHERE finished_at IS NULL AND project_id = ?1 AND branch = ?2)'
  const stopped = `SET status = 'canceled', finished_at = ?3 WHERE finished_at IS NULL`
  database.run(`UPDATE jobs ${stopped} AND build_id IN ${older}`, project_id, build.branch, started_at)
  database.run(`UPDATE builds ${stopped} AND id IN ${older}`, project_id, build.branch, started_at)
  const ends = { ends_as: 'success', ends_at: world.now() + BUILD_MS }
  const begun = database.add(BUILDS, { project_id, ...started, ...ends, ...build })
  database.insert('jobs', { build_id: begun.id, ...TEST_JOB, ...started })
  world.onBuild()
  return begun
}

export function addSkippedBuild(
  database: Database,
  build: Pick<Build, 'project_id' | 'branch' | 'sha' | 'started_at'>,
): void {
  const ended = { status: 'skipped', finished_at: build.started_at }
  const ends = { ends_as: 'skipped', ends_at: Date.parse(build.started_at) }
  const build_id = database.insert('builds', { ...build, ...ended, ...ends })
  database.insert('jobs', { build_id, ...TEST_JOB, ...ended })
}

export const JOBS = table('jobs', {
  ...column.numeric('id', 'build_id'),
  ...column.textual('name', 'stage', 'status'),
  ...column.maybeTextual('started_at', 'finished_at'),
  /** Another run of it has taken its place. */
  ...column.flags('retried'),
})
export type Job = Row<typeof JOBS>

/** The newest run of each job, newest first; `retried`: the earlier ones too. */
export function jobsOf(database: Database, build: number, retried = false): Job[] {
  return database.list(JOBS, retried ? { build_id: build } : { build_id: build, retried: false }, 'id DESC')
}

/** Ends what runs of a build; a pause is a passed test before a deployment that waits. */
export function endJobs(database: Database, build_id: number, status: string, at: string): void {
  const ended = { status: isPause(status) ? 'success' : status, finished_at: at }
  const open = jobsOf(database, build_id).filter(({ finished_at }) => finished_at === null)
  for (const job of open) if (job.status === 'running') database.update('jobs', job.id, ended)
  if (isPause(status) && !open.some(({ stage }) => stage === 'deploy'))
    database.insert('jobs', { build_id, name: 'production', stage: 'deploy', status })
}

/**
 * Starts a job that waits, or another run of one that has ended (`clone!`, app/services/ci/retry_job_service.rb), and
 * with it its build again; the caller holds the project’s lock.
 */
export function runJob(world: World, { id, build_id, name, stage, finished_at }: Job): Job {
  const { database } = world
  const started = { status: 'running', started_at: timestamp(world) }
  const isEnded = finished_at !== null
  database.update('jobs', id, isEnded ? { retried: true } : started)
  const run = isEnded ? database.add(JOBS, { build_id, name, stage, ...started }) : database.get(JOBS, { id })
  const again = { finished_at: null, ends_as: 'success', ends_at: world.now() + BUILD_MS }
  database.update('builds', build_id, { status: 'running', ...again })
  world.onBuild()
  return run
}

/** The log of a job: colours, sections and a progress bar as runners write them, and secrets nobody meant to show. */
export function logOf({ id, name, status }: Job): string {
  if (status !== 'failed') return `\u001b[0KRunning with gitlab-runner 18.5.0\n$ npm run ${name}\n`
  return [
    '\u001b[0KRunning with gitlab-runner 18.5.0\u001b[0;m',
    'section_start:1767225600:step_script\r\u001b[0K\u001b[36;1mExecuting "step_script" stage of the job script\u001b[0;m',
    '\u001b[32;1m$ export DATABASE_PASSWORD=hunter2\u001b[0;m',
    '\u001b[32;1m$ curl --header "PRIVATE-TOKEN: [MASKED]" https://ci:s3cr3t-of-ci@git.example.com/fixtures\u001b[0;m',
    'Fetching   0%\rFetching  50%\rFetching 100%',
    `\u001b[32;1m$ npm run ${name}\u001b[0;m`,
    '\u001b[31m ✗ src/report/range.test.ts > picks the last day of February\u001b[0m',
    '   expected <28 Feb> to be <29 Feb> & nothing else',
    ' 1 failed, 211 passed',
    'section_end:1767225660:step_script\r\u001b[0K',
    `\u001b[31;1mERROR: Job ${id} failed: exit code 1\u001b[0;m`,
    '',
  ].join('\n')
}
