import { mergedTree, writeCommit } from '../git/commits.ts'
import {
  BUILDS,
  type Build,
  type BuildEnding,
  type BuildPause,
  beginBuild,
  endJobs,
  isPause,
  latestBuild,
} from '../state/builds.ts'
import {
  isOpen,
  latestVersion,
  MERGE_REQUESTS,
  type MergeRequest,
  NOT_WAITING,
  openMergeRequests,
  TRAIN_CARS,
  type TrainCar,
} from '../state/merge-requests.ts'
import {
  isProtected,
  PROJECTS,
  type Project,
  type SettingsChange,
  settingsOf,
  USERS,
  type User,
} from '../state/projects.ts'
import { mayAccept, mayPush, sourceProjectOf, timestamp, tipsOf, type World } from '../world.ts'
import { afterPush, finishMerge, noteSystem } from './after-push.ts'
import { hasPassed, isMergeable, mergeChecks } from './merge-checks.ts'

interface MergeOptions {
  readonly message: string | null
  readonly removeSourceBranch: boolean
  /** Squash before the merge, with the commit message; a null message means the title. */
  readonly squash?: { readonly message: string | null } | undefined
}

function waitingOptions(request: MergeRequest): MergeOptions {
  return {
    message: request.waiting_message,
    removeSourceBranch: request.remove_source_branch ?? request.force_remove_source_branch,
    squash: request.squash ? { message: request.squash_message } : undefined,
  }
}

/**
 * Merges the recorded head into the target branch by the project's method, in git and then in the rows. Returns false,
 * with nothing changed, when a hook of the server refuses it (`merge_error` says why), a branch is gone, the source head
 * is not the recorded one, git cannot merge them, or a required linear history would break. A fast-forward creates no
 * commit. Must run under the project's lock.
 */
export async function mergeNow(
  world: World,
  project: Project,
  request: MergeRequest,
  by: User,
  options: MergeOptions,
): Promise<boolean> {
  const { merge_refusal: merge_error, merge_method: method } = settingsOf(world.database, project.id)
  if (merge_error !== null) {
    world.database.update('merge_requests', request.id, { merge_error })
    return false
  }
  const repository = world.repository(project)
  const before = await repository.heads()
  const { source, target } = await tipsOf(world, project, request)
  if (!target || source !== latestVersion(world.database, request.id).head_commit_sha) return false
  const tree = await mergedTree(repository, target, source)
  if (!tree) return false
  if (method !== 'merge' && !(await repository.isAncestor(target, source))) return false
  const message = options.message || defaultMessage(request)
  const shared = { author: by, at: new Date(world.now()) }
  await whileLocked(world, request, async () => {
    const tip = (await squash(world, project, request, options.squash, shared)) ?? source
    const merge =
      method === 'ff'
        ? null
        : await writeCommit(repository, { tree, parents: [target, tip], message, ...shared })
    await repository.moveBranch(request.target_branch, merge ?? tip, target)
    await finishMerge(world, project, request, by, merge)
  })
  const from = sourceProjectOf(world, request)
  if (options.removeSourceBranch && from && canDelete(world, from, request, by))
    await world.repository(from).deleteBranch(request.source_branch, source)
  await afterPush(world, project, { before, after: await repository.heads() }, by)
  return true
}

/** Squashes where it was requested, unless the project says otherwise; returns the new commit. */
async function squash(
  world: World,
  project: Project,
  request: MergeRequest,
  requested: MergeOptions['squash'],
  shared: { author: User; at: Date },
): Promise<string | undefined> {
  const { squash_option: option } = settingsOf(world.database, project.id)
  if (option === 'never' || (option !== 'always' && !requested)) return undefined
  const { base_commit_sha: base, head_commit_sha: head } = latestVersion(world.database, request.id)
  const content = { tree: `${head}^{tree}`, parents: [base], message: requested?.message || request.title }
  const sha = await writeCommit(world.repository(project), { ...content, ...shared })
  world.database.update('merge_requests', request.id, { squash_commit_sha: sha })
  return sha
}

/** Locks the merge request during the merge; a failed merge restores it. */
async function whileLocked(world: World, request: MergeRequest, work: () => Promise<void>): Promise<void> {
  if (!world.mode.locksWhileMerging) return work()
  world.database.update('merge_requests', request.id, { state: 'locked' })
  try {
    await work()
  } catch (fault) {
    world.database.update('merge_requests', request.id, { state: request.state })
    throw fault
  }
}

function firstLine({ source_branch, target_branch }: MergeRequest): string {
  return `Merge branch '${source_branch}' into '${target_branch}'`
}

function defaultMessage(request: MergeRequest): string {
  const { title, description, iid } = request
  const paragraphs = [firstLine(request), title, description.trim(), `See merge request !${iid}`]
  return paragraphs.filter(Boolean).join('\n\n')
}

/**
 * As on the real servers: whoever merges must have the right to push to the project of the branch, a fork too, or the
 * author where the author chose it (`delete_source_branch?`, app/services/merge_requests/merge_service.rb).
 */
function canDelete(world: World, from: Project, request: MergeRequest, by: User): boolean {
  const { source_branch: branch, author_id } = request
  if (branch === from.default_branch || isProtected(world.database, from.id, branch)) return false
  const author = request.force_remove_source_branch ? world.database.get(USERS, { id: author_id }) : by
  return mayPush(world, author, from, branch)
}

/**
 * Merges a merge request that waits for all its checks once the last one has passed; call it under the project's lock
 * when one of them may have. The wait is cancelled when the waiting person may no longer merge.
 */
export async function mergeWhenReady(world: World, project: Project, request: MergeRequest): Promise<void> {
  if (!request.waits_for_build || !request.waits_for_checks) return
  const { head_commit_sha: head } = latestVersion(world.database, request.id)
  const build = latestBuild(world.database, project.id, head)
  const settings = settingsOf(world.database, project.id)
  if (build && !hasPassed(build, settings)) return
  const person = world.database.find(USERS, { id: request.waiting_user_id })
  if (!person || !mayAccept(world, person, project, request)) return giveUpWaiting(world, request)
  if ((await mergeChecks(world, project, request)).failed.length > 0) return
  if (settings.merge_trains_enabled) await addToTrain(world, project, request, person)
  else if (!(await mergeNow(world, project, request, person, waitingOptions(request))))
    giveUpWaiting(world, request)
}

function giveUpWaiting(world: World, { id }: MergeRequest): void {
  world.database.update('merge_requests', id, { ...NOT_WAITING, updated_at: timestamp(world) })
}

/** Merges it for the person who waits for that, if they still may; returns whether it did. */
async function mergeFor(world: World, project: Project, request: MergeRequest, user: number | null) {
  const person = world.database.find(USERS, { id: user })
  if (!person || !mayAccept(world, person, project, request)) return false
  return mergeNow(world, project, request, person, waitingOptions(request))
}

/** Sets or clears the held status of a merge request; false when it does not exist. */
export async function holdMerge(
  world: World,
  { project: id, iid, as }: { project: number; iid: number; as: string | null },
): Promise<boolean> {
  return world.locks.run(id, async () => {
    const request = world.database.find(MERGE_REQUESTS, { project_id: id, iid })
    if (!request) return false
    const project = world.database.get(PROJECTS, { id })
    world.database.update('merge_requests', request.id, { held_as: as })
    await mergeWhenReady(world, project, { ...request, held_as: as })
    return true
  })
}

/** Changes settings of a project; false when it does not exist. Waiting merge requests may be merged at once. */
export async function updateSettings(world: World, id: number, change: SettingsChange): Promise<boolean> {
  const project = world.database.find(PROJECTS, { id })
  if (!project) return false
  return world.locks.run(id, async () => {
    world.database.update('project_settings', id, change)
    for (const request of openMergeRequests(world.database, id)) await mergeWhenReady(world, project, request)
    return true
  })
}

/** Its place on the merge train; undefined when it is on none. A push, a cancel and a close each remove it. */
export function carOf({ database }: World, request: MergeRequest): TrainCar | undefined {
  const car = database.list(TRAIN_CARS, { merge_request_id: request.id }, 'id DESC')[0]
  const isThere = car && car.merged_at === null && isOpen(request) && request.waits_for_build
  return isThere && car.head === latestVersion(database, request.id).head_commit_sha ? car : undefined
}

/** Writes the commit that its merge would make, without moving a branch; undefined when git cannot merge it. */
export async function mergedResult(
  world: World,
  project: Project,
  request: MergeRequest,
  by: User = world.database.get(USERS, { id: request.author_id }),
): Promise<string | undefined> {
  const repository = world.repository(project)
  const target = (await repository.heads()).get(request.target_branch)
  const { head_commit_sha: source } = latestVersion(world.database, request.id)
  const tree = target && (await mergedTree(repository, target, source))
  if (!tree) return undefined
  const commit = { tree, parents: [target, source], message: firstLine(request), author: by }
  return writeCommit(repository, { ...commit, at: new Date(world.now()) })
}

/** Adds it at the end of the train of its target branch and starts a build of its merge result. */
export async function addToTrain(world: World, project: Project, request: MergeRequest, by: User) {
  if (carOf(world, request)) return
  const { head_commit_sha: source } = latestVersion(world.database, request.id)
  const sha = await mergedResult(world, project, request, by)
  if (sha === undefined) return giveUpWaiting(world, request)
  const build = beginBuild(world, project, { branch: `refs/merge-requests/${request.iid}/train`, sha })
  world.database.insert('train_cars', {
    project_id: project.id,
    merge_request_id: request.id,
    user_id: by.id,
    target_branch: request.target_branch,
    head: source,
    build_id: build.id,
    created_at: timestamp(world),
  })
  noteSystem(world, request, by, 'started a merge train')
}

/** Merges the first of the train while its build has passed, one after the other; a failed one leaves the train. */
async function moveTrain(world: World, build: Build): Promise<void> {
  const ended = world.database.find(TRAIN_CARS, { build_id: build.id })
  if (!ended) return
  const project = world.database.get(PROJECTS, { id: ended.project_id })
  for (const car of world.database.list(TRAIN_CARS, { project_id: project.id })) {
    const request = world.database.find(MERGE_REQUESTS, { id: car.merge_request_id })
    if (!request || carOf(world, request)?.id !== car.id || car.target_branch !== ended.target_branch)
      continue
    const { status, finished_at } = world.database.get(BUILDS, { id: car.build_id })
    if (finished_at === null) return
    if (status === 'success' && (await mergeFor(world, project, request, car.user_id)))
      world.database.update('train_cars', car.id, { merged_at: timestamp(world) })
    else giveUpWaiting(world, request)
  }
}

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
  const running = world.database.list(BUILDS, { status: 'running' })
  const due = running.filter(({ ends_at }) => ends_at <= world.now())
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
  const isSuccess = status === 'success'
  for (const request of openMergeRequests(world.database, project.id)) {
    const { head_commit_sha: head } = latestVersion(world.database, request.id)
    if (!request.waits_for_build || head !== (build.source_sha ?? build.sha)) continue
    if (isSuccess && request.waits_for_checks) await mergeWhenReady(world, project, request)
    else {
      const mayMerge = isSuccess && (await isMergeable(world, project, request))
      if (!mayMerge || !(await mergeFor(world, project, request, request.waiting_user_id)))
        giveUpWaiting(world, request)
    }
  }
}
