import { z } from 'zod'
import { rebased } from '../../git/commits.ts'
import { choice, json, readParams, refuse, text } from '../../http/answer.ts'
import { type ProjectCall, projectRoute, type Route, requireHead } from '../../http/route.ts'
import { afterPush, updateHead } from '../../merging/after-push.ts'
import { addToTrain, carOf, mergeNow } from '../../merging/merge.ts'
import { isInProgress, mergeChecks } from '../../merging/merge-checks.ts'
import { endWait } from '../../resources/merge-requests/read.ts'
import { latestBuild } from '../../state/builds.ts'
import { isOpen, latestVersion, type MergeRequest } from '../../state/merge-requests.ts'
import { isProtected, settingsOf } from '../../state/projects.ts'
import {
  isSince,
  LEVEL,
  levelOf,
  mayAccept,
  mayPush,
  sourceProjectOf,
  timestamp,
  tipsOf,
  warn,
} from '../../world.ts'
import { mergeRequestEntity } from '../entities.ts'
import { requireTrains, trainOf } from './read.ts'
import { findMergeRequest, findVisible, ONE } from './write.ts'

const fields = z.object({
  merge_commit_message: text.nullish(),
  squash_commit_message: text.nullish(),
  should_remove_source_branch: choice.nullish(),
  merge_when_pipeline_succeeds: choice.nullish(),
  auto_merge: choice.nullish(),
  squash: choice.nullish(),
  sha: text.nullish(),
})

type MergeInput = z.infer<typeof fields>

const CANNOT = 'Branch cannot be merged'

/** Checks in the order of today's servers: presence of a required sha, right, state, git, the sha itself. */
async function accept(call: ProjectCall) {
  const { world, project } = call
  const request = findVisible(call)
  const input = readParams(fields, call.params)
  requireSha(call, input)
  if (!mayAccept(world, call.user, project, request)) throw refuse(401, '401 Unauthorized')
  const ways = await openWays(call, request)
  const { now, later, train } = pathsOf(call, input, ways)
  const cannot = () => (isSince(world, '19.0') ? NOT_ALLOWED : refuse(422, CANNOT))
  if (!now && !later && !train) throw NOT_ALLOWED
  if (!later && !ways.isMergeable) throw cannot()
  requireHead(call, request, input.sha)
  if (input.squash === true) world.database.update('merge_requests', request.id, { squash: true })
  if (now && !ways.isMergeable) throw cannot()
  const effect = now ? await merge(call, request, input) : wait(call, findMergeRequest(call), input)
  if (train) await addToTrain(world, project, findMergeRequest(call), call.user)
  return json(200, await mergeRequestEntity(call, findMergeRequest(call)), effect)
}

const NOT_ALLOWED = refuse(405, '405 Method Not Allowed')

function requireSha({ world, project }: ProjectCall, { sha }: Pick<MergeInput, 'sha'>): void {
  if (settingsOf(world.database, project.id).needs_sha && !sha?.trim())
    throw refuse(400, 'SHA must be provided when merging')
}

/**
 * The ways that are open, as the strategies of today's servers decide (app/services/auto_merge and
 * ee/app/services/auto_merge: MergeWhenChecksPass since 17.1, MergeWhenPipelineSucceeds before,
 * AddToMergeTrainWhenChecksPass, MergeTrain).
 */
async function openWays({ world, project }: ProjectCall, request: MergeRequest) {
  const settings = settingsOf(world.database, project.id)
  const { merge_trains_enabled: hasTrains, only_allow_merge_if_pipeline_succeeds: mustSucceed } = settings
  const checks = await mergeChecks(world, project, request)
  const { head_commit_sha: head } = latestVersion(world.database, request.id)
  const build = latestBuild(world.database, project.id, head)
  const isMergeable = checks.failed.length === 0
  const isWaitedFor = isInProgress(build, mustSucceed)
  const waitsForChecks = (isWaitedFor || !isMergeable) && (!hasTrains || build !== undefined)
  return {
    isMergeable,
    hasTrains,
    hasPassed: build?.status === 'success',
    /** The checks without those of git. */
    isInState: checks.failedState.length === 0,
    whenReady:
      checks.final.length === 0 && (isSince(world, '17.1') ? waitsForChecks : build?.status === 'running'),
    onTrain: hasTrains && isMergeable && build !== undefined && !isWaitedFor && build.status !== 'running',
  }
}

/**
 * Returns the steps of a call. Up to 18.2 a build that has passed means a merge at once, even when it was asked to wait
 * (gitlab-org/gitlab!197358); up to 19.0 that goes past the train (gitlab-org/gitlab#593465).
 */
function pathsOf(call: ProjectCall, input: MergeInput, ways: Awaited<ReturnType<typeof openWays>>) {
  const { world } = call
  const { hasTrains, hasPassed, whenReady } = ways
  const waits = input.auto_merge === true || input.merge_when_pipeline_succeeds === true
  if (!waits) return { now: ways.isInState && !isTrainEnforced(call), later: false, train: false }
  if (!isSince(world, '18.3')) return { now: hasPassed, later: whenReady, train: false }
  const train = ways.onTrain && isSince(world, '19.1')
  const now = hasPassed && !whenReady && !(hasTrains && isSince(world, '19.1'))
  return { now, later: whenReady, train }
}

/** Since 19.3 a project can let nobody merge past its train, or only its owners (doc/ci/pipelines/merge_trains.md). */
function isTrainEnforced({ world, project, user }: ProjectCall): boolean {
  const settings = settingsOf(world.database, project.id)
  const level = settings.merge_train_enforcement
  if (!settings.merge_trains_enabled || !isSince(world, '19.3') || level === 'allow_bypass') return false
  return level === 'enforce_for_all_users' || levelOf(world, user, project) < LEVEL.owner
}

const trainFields = z.object({
  sha: text.nullish(),
  squash: choice.nullish(),
  auto_merge: choice.nullish(),
  when_pipeline_succeeds: choice.nullish(),
})

/**
 * Adds it to the merge train of its target branch, or schedules that for when its checks have passed
 * (ee/lib/api/merge_trains.rb). The answer lists the train in both cases.
 */
async function board(call: ProjectCall) {
  const { world, project, user } = call
  requireTrains(call)
  const request = findMergeRequest(call)
  const input = readParams(trainFields, call.params)
  requireSha(call, input)
  requireHead(call, request, input.sha)
  if (!mayAccept(world, user, project, request)) throw refuse(401, '401 Unauthorized')
  const waits = input.auto_merge === true || input.when_pipeline_succeeds === true
  const ways = await openWays(call, request)
  if (!isOpen(request) || !(waits ? ways.whenReady : ways.onTrain)) throw refuse(400, 'Failed to merge')
  if (input.squash === true) world.database.update('merge_requests', request.id, { squash: true })
  wait(call, findMergeRequest(call), {})
  if (!waits) await addToTrain(world, project, findMergeRequest(call), user)
  const car = carOf(world, findMergeRequest(call))
  return json(car ? 201 : 202, trainOf(call, request.target_branch), car ? 'on the train' : 'waiting')
}

function wait({ world, user }: ProjectCall, request: MergeRequest, input: MergeInput): string {
  world.database.update('merge_requests', request.id, {
    waits_for_build: true,
    waits_for_checks: true,
    waiting_user_id: user.id,
    waiting_message: input.merge_commit_message ?? null,
    squash_message: input.squash_commit_message ?? null,
    remove_source_branch: input.should_remove_source_branch ?? null,
    updated_at: timestamp(world),
  })
  return 'waiting'
}

async function merge({ world, project, user }: ProjectCall, request: MergeRequest, input: MergeInput) {
  const requested = input.should_remove_source_branch ?? null
  world.database.update('merge_requests', request.id, { remove_source_branch: requested })
  const merged = await mergeNow(world, project, request, user, {
    message: input.merge_commit_message ?? null,
    removeSourceBranch: requested ?? request.force_remove_source_branch,
    squash: request.squash || input.squash ? { message: input.squash_commit_message ?? null } : undefined,
  })
  // Older servers answered 200 with the merge request, still open; `merge_error` says why.
  if (!merged && isSince(world, '17.0')) throw refuse(422, CANNOT)
  return merged ? 'merged' : 'merge failed'
}

/** The response is 201 in either case, without a merge request; the status is only in the body. */
function cancel(call: ProjectCall) {
  const { world, user, project } = call
  const request = findVisible(call)
  if (request.author_id !== user.id && !mayAccept(world, user, project, request))
    throw refuse(401, '401 Unauthorized')
  if (!request.waits_for_build || request.state === 'merged')
    return json(201, { status: 'error', message: "Can't cancel the automatic merge", http_status: 406 })
  endWait(world, request)
  return json(201, { status: 'success' }, 'wait cancelled')
}

const rebaseFields = z.object({ skip_ci: choice.nullish() })

async function rebase(call: ProjectCall) {
  const { world, user, project } = call
  const request = findVisible(call)
  const { skip_ci: skip } = readParams(rebaseFields, call.params)
  const reason = await findRefusal(call, request)
  if (reason) throw refuse(403, `403 Forbidden - ${reason}`)
  if (!isOpen(request) || request.rebasing) throw refuse(409, '409 Conflict: Resource lock')
  world.database.update('merge_requests', request.id, { rebasing: true, merge_error: null })
  const work = world.locks.run(project.id, () => rebaseNow(call, request, skip === true), user.id)
  work.catch(warn)
  return json(202, { rebase_in_progress: true }, 'rebase begun')
}

async function findRefusal({ world, user, project }: ProjectCall, request: MergeRequest) {
  const from = sourceProjectOf(world, request)
  const { source } = await tipsOf(world, project, request)
  if (!from || !source) return 'Source branch does not exist'
  const branch = request.source_branch
  // Whoever can push to the target may then push to the branch of the fork (`branch_allows_collaboration?`,
  // app/models/project.rb).
  const isAllowed = request.allow_collaboration && levelOf(world, user, project) >= LEVEL.developer
  if (!isAllowed && !mayPush(world, user, from, branch)) return 'Cannot push to source branch'
  return isProtected(world.database, from.id, branch)
    ? 'Source branch is protected from force push'
    : undefined
}

const CONFLICT = 'Rebase failed: Rebase locally, resolve all conflicts, then push the branch.'

/** Must run under the project's lock. A conflict is stored in `merge_error`; clears `rebasing` in every case. */
async function rebaseNow(call: ProjectCall, request: MergeRequest, skipCi: boolean): Promise<void> {
  let done = false
  try {
    done = await rebaseBranch(call, request, skipCi)
  } finally {
    const merge_error = done ? null : CONFLICT
    call.world.database.update('merge_requests', request.id, { rebasing: false, merge_error })
  }
}

/** Rebases the source branch onto the target branch, in git and then in the rows. */
async function rebaseBranch(call: ProjectCall, request: MergeRequest, skipCi: boolean): Promise<boolean> {
  const { world, project, user: by } = call
  const repository = world.repository(project)
  const from = sourceProjectOf(world, request)
  const { source: head, target: onto } = await tipsOf(world, project, request)
  if (!from || !onto || !head || head !== latestVersion(world.database, request.id).head_commit_sha)
    return false
  if (await repository.isAncestor(onto, head)) return true
  const tip = await rebased(repository, { head, onto, by, at: new Date(world.now()) })
  if (tip === undefined) return false
  const before = await world.repository(from).heads()
  await world.repository(from).moveBranch(request.source_branch, tip, head)
  const heads = { before, after: await world.repository(from).heads() }
  if (from.id === project.id) await afterPush(world, project, heads, by, { rebased: true, skipCi })
  else await updateHead(world, project, request, true)
  return true
}

export const mergeRoutes: readonly Route[] = [
  projectRoute('PUT', `${ONE}/merge`, accept),
  projectRoute('POST', '/merge_trains/merge_requests/:merge_request_iid', board),
  projectRoute('POST', `${ONE}/cancel_merge_when_pipeline_succeeds`, cancel),
  projectRoute('PUT', `${ONE}/rebase`, rebase),
]
