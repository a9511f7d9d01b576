import {
  addBuild,
  BUILDS,
  type Build,
  type BuildEnding,
  type BuildPause,
  endingOf,
  isPause,
  NO_END,
  runningBuilds,
} from '../state/builds.ts'
import { endJobs, type Job, runJob } from '../state/jobs.ts'
import { latestVersion, openMergeRequests } from '../state/merge-requests.ts'
import { PROJECTS, type Project } from '../state/projects.ts'
import { type Builds, timestamp, type World } from '../world.ts'
import { giveUpWaiting, mergeFor, mergeWhenReady, moveTrain } from './merge.ts'
import { isMergeable } from './merge-checks.ts'

/** Duration of a build by the sandbox's clock when the clock is moved; otherwise it runs until it is ended by hand. */
const BUILD_MS = 4 * 60 * 1000

export class BuildClock implements Builds {
  readonly #world: () => World
  readonly #changed: () => void

  constructor(world: () => World, changed: () => void) {
    this.#world = world
    this.#changed = changed
  }

  start(project: Project, branch: string, sha: string): boolean {
    const endsAs = endingOf(this.#world().database, project.id, branch)
    if (endsAs) this.begin(project, branch, sha, endsAs)
    return endsAs !== undefined
  }

  begin(project: Project, branch: string, sha: string, endsAs: BuildEnding, source?: string): Build {
    const source_sha = source ?? null
    return this.#add(project, {
      branch,
      sha,
      source_sha,
      ends_as: endsAs,
      ends_at: this.#world().now() + BUILD_MS,
    })
  }

  follow(project: Project, branch: string, sha: string): Build {
    return this.#add(project, { branch, sha, ends_as: 'canceled', ends_at: NO_END })
  }

  #add(
    project: Project,
    about: Pick<Build, 'branch' | 'sha' | 'ends_as' | 'ends_at'> & Partial<Pick<Build, 'source_sha'>>,
  ): Build {
    const world = this.#world()
    const started = { project_id: project.id, started_at: timestamp(world) }
    const build = addBuild(world.database, { ...about, ...started })
    this.#changed()
    return build
  }

  async finish(id: number, status: BuildEnding | BuildPause): Promise<boolean> {
    const world = this.#world()
    return this.#end(id, status, timestamp(world))
  }

  async endDue(): Promise<void> {
    const { database, now } = this.#world()
    const due = runningBuilds(database).filter((build) => build.ends_at <= now())
    for (const { id, ends_as, ends_at } of due) await this.#end(id, ends_as, new Date(ends_at).toISOString())
  }

  async #end(id: number, status: BuildEnding | BuildPause, at: string): Promise<boolean> {
    const world = this.#world()
    const build = world.database.find(BUILDS, { id })
    return build !== undefined && world.locks.run(build.project_id, () => this.#settle(build, status, at))
  }

  async #settle(build: Build, status: BuildEnding | BuildPause, at: string): Promise<boolean> {
    const world = this.#world()
    const { id } = build
    if (world.database.find(BUILDS, { id })?.finished_at !== null) return false
    endJobs(world.database, id, status, at)
    world.database.update('builds', id, { status, finished_at: isPause(status) ? null : at })
    this.#changed()
    if (isPause(status)) return true
    await settleWaiting(world, build, status)
    await moveTrain(world, build)
    return true
  }

  run(job: Job): Job {
    const { database, now } = this.#world()
    const run = runJob(database, job, timestamp(this.#world()))
    const again = { status: 'running', finished_at: null, ends_as: 'success', ends_at: now() + BUILD_MS }
    database.update('builds', job.build_id, again)
    this.#changed()
    return run
  }

  async cancel(build: Build): Promise<void> {
    await this.#settle(build, 'canceled', timestamp(this.#world()))
  }
}

/** Finds the unfinished build of a head: by sha (whole or abbreviated) or of a branch's newest commit. */
export function findRunningBuild(world: World, query: { project: number; sha?: string; branch?: string }) {
  const { sha, branch } = query
  if (sha === undefined && branch === undefined) return undefined
  return world.database
    .list(BUILDS, { project_id: query.project })
    .find(
      (build) =>
        build.finished_at === null &&
        (sha === undefined || (sha.length >= 7 && build.sha.startsWith(sha))) &&
        (branch === undefined || build.branch === branch),
    )
}

/**
 * Merges what waited for this head when the build succeeded and the waiting person may still merge it, as its target
 * may have changed since; otherwise cancels the wait.
 */
async function settleWaiting(world: World, build: Build, status: BuildEnding): Promise<void> {
  const project = world.database.find(PROJECTS, { id: build.project_id })
  if (!project) return
  for (const request of openMergeRequests(world.database, project.id)) {
    const { head_commit_sha: head } = latestVersion(world.database, request.id)
    if (!request.waits_for_build || head !== (build.source_sha ?? build.sha)) continue
    if (request.waits_for_checks && status === 'success') {
      await mergeWhenReady(world, project, request)
      continue
    }
    const merged =
      status === 'success' &&
      (await isMergeable(world, project, request)) &&
      (await mergeFor(world, project, request, request.waiting_user_id))
    if (!merged) giveUpWaiting(world, request)
  }
}
