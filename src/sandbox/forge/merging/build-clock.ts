import {
  BUILDS,
  type Build,
  type BuildEnding,
  type BuildPause,
  endJobs,
  isPause,
  runningBuilds,
} from '../state/builds.ts'
import { latestVersion, openMergeRequests } from '../state/merge-requests.ts'
import { PROJECTS } from '../state/projects.ts'
import { timestamp, type World } from '../world.ts'
import { giveUpWaiting, mergeFor, mergeWhenReady, moveTrain } from './merge.ts'
import { isMergeable } from './merge-checks.ts'

/** Ends a build at once, or pauses it; false when it has ended. */
export async function finishBuild(
  world: World,
  id: number,
  status: BuildEnding | BuildPause,
  at = timestamp(world),
): Promise<boolean> {
  const build = world.database.find(BUILDS, { id })
  return build !== undefined && world.locks.run(build.project_id, () => settleBuild(world, build, status, at))
}

export async function endDueBuilds(world: World): Promise<void> {
  const due = runningBuilds(world.database).filter(({ ends_at }) => ends_at <= world.now())
  for (const { id, ends_as, ends_at } of due)
    await finishBuild(world, id, ends_as, new Date(ends_at).toISOString())
}

/** Like `finishBuild`, for a caller that holds the project’s lock. */
export async function settleBuild(
  world: World,
  build: Build,
  status: BuildEnding | BuildPause,
  at = timestamp(world),
): Promise<boolean> {
  const { id } = build
  if (world.database.find(BUILDS, { id })?.finished_at !== null) return false
  endJobs(world.database, id, status, at)
  world.database.update('builds', id, { status, finished_at: isPause(status) ? null : at })
  world.onBuild()
  if (isPause(status)) return true
  await settleWaiting(world, build, status)
  await moveTrain(world, build)
  return true
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
  const project = world.database.get(PROJECTS, { id: build.project_id })
  const hasPassed = status === 'success'
  for (const request of openMergeRequests(world.database, project.id)) {
    const { head_commit_sha: head } = latestVersion(world.database, request.id)
    if (!request.waits_for_build || head !== (build.source_sha ?? build.sha)) continue
    if (hasPassed && request.waits_for_checks) await mergeWhenReady(world, project, request)
    else {
      const mayMerge = hasPassed && (await isMergeable(world, project, request))
      if (!mayMerge || !(await mergeFor(world, project, request, request.waiting_user_id)))
        giveUpWaiting(world, request)
    }
  }
}
