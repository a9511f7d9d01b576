import { mayAccept } from '../rights.ts'
import {
  addBuild,
  type Build,
  type BuildEnding,
  buildById,
  endBuild,
  endingOf,
  runningBuilds,
} from '../state/builds.ts'
import { changeMergeRequest, NOT_WAITING, openMergeRequests } from '../state/merge-requests.ts'
import { type Project, projectById } from '../state/projects.ts'
import { userById } from '../state/users.ts'
import { latestVersion } from '../state/versions.ts'
import type { Builds, World } from '../world.ts'
import { timestamp } from '../world.ts'
import { mergeNow, waitingOptions } from './merge-now.ts'
import { mergeWhenReady } from './merge-when-ready.ts'
import { isMergeable } from './mergeability.ts'

/** Builds that end by themselves after some seconds, and what waited for them. */
export class BuildClock implements Builds {
  readonly #world: () => World
  readonly #seconds: number
  readonly #timers = new Map<number, NodeJS.Timeout>()

  constructor(world: () => World, seconds: number) {
    this.#world = world
    this.#seconds = seconds
  }

  start(project: Project, branch: string, sha: string): boolean {
    const { database, now } = this.#world()
    const endsAs = endingOf(database, project.id, branch)
    if (!endsAs) return false
    const endsAt = now() + this.#seconds * 1000
    const build = addBuild(database, {
      project_id: project.id,
      branch,
      sha,
      ends_as: endsAs,
      ends_at: endsAt,
      started_at: timestamp({ now }),
    })
    this.#schedule(build, this.#seconds * 1000)
    return true
  }

  async finish(id: number, status: BuildEnding): Promise<boolean> {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    const world = this.#world()
    const build = buildById(world.database, id)
    if (!build) return false
    return world.turns.take(build.project_id, async () => {
      if (buildById(world.database, id)?.status !== 'running') return false
      endBuild(world.database, id, status, timestamp(world))
      await settleWaiting(world, build, status)
      return true
    })
  }

  async endDue(): Promise<void> {
    const { database, now } = this.#world()
    const due = runningBuilds(database).filter((build) => build.ends_at <= now())
    for (const { id, ends_as } of due) await this.finish(id, ends_as)
  }

  /** Ends no build; only forgets the time at which they would end. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #schedule(build: Build, ms: number): void {
    const end = () => {
      this.finish(build.id, build.ends_as).catch((fault: unknown) => {
        process.emitWarning(fault instanceof Error ? fault : String(fault))
      })
    }
    this.#timers.set(build.id, setTimeout(end, ms).unref())
  }
}

/** Finds the running build of a head: by sha (whole or its first digits) or of a branch's newest commit. */
export function findRunningBuild(
  world: World,
  wanted: { project: number; sha?: string; branch?: string },
): Build | undefined {
  const { sha, branch } = wanted
  if (sha === undefined && branch === undefined) return undefined
  return runningBuilds(world.database, wanted.project).find(
    (build) =>
      (sha === undefined || (sha.length >= 7 && build.sha.startsWith(sha))) &&
      (branch === undefined || build.branch === branch),
  )
}

/**
 * Merges what waited for this head when the build succeeded and whoever waits may still merge it, as it may have
 * got another target since; in every other case the wait is over.
 */
async function settleWaiting(world: World, build: Build, status: BuildEnding): Promise<void> {
  const project = projectById(world.database, build.project_id)
  if (!project) return
  for (const request of openMergeRequests(world.database, project.id)) {
    const { head_commit_sha: head } = latestVersion(world.database, request.id)
    if (!request.waits_for_build || head !== build.sha) continue
    if (request.waits_for_checks && status === 'success') {
      await mergeWhenReady(world, project, request)
      continue
    }
    const person = userById(world.database, request.waiting_user_id ?? 0)
    const merged =
      status === 'success' &&
      person !== undefined &&
      mayAccept(world, person, project, request) &&
      (await isMergeable(world, project, request)) &&
      (await mergeNow(world, project, request, person, waitingOptions(request)))
    if (!merged)
      changeMergeRequest(world.database, request.id, { ...NOT_WAITING, updated_at: timestamp(world) })
  }
}
