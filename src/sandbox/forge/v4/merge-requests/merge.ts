import { z } from 'zod'
import { rebased } from '../../git/merge.ts'
import { choice, json, readParams, refuse, text } from '../../http/answer.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import { afterPush } from '../../merging/after-push.ts'
import { mergeNow, mergeWhenReady } from '../../merging/merge.ts'
import { type MergeChecks, mergeChecks } from '../../merging/merge-checks.ts'
import { endWait } from '../../resources/merge-requests/read.ts'
import { latestBuild } from '../../state/builds.ts'
import { isOpen, latestVersion, type MergeRequest } from '../../state/merge-requests.ts'
import { isProtected, settingsOf } from '../../state/projects.ts'
import { mayAccept, mayPush, timestamp } from '../../world.ts'
import { mergeRequestEntity } from './entity.ts'
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
  if (settingsOf(world.database, project.id).needs_sha && !input.sha?.trim())
    throw refuse(400, 'SHA must be provided when merging')
  if (!mayAccept(world, call.user, project, request)) throw refuse(401, '401 Unauthorized')
  const { head_commit_sha: head } = latestVersion(world.database, request.id)
  const checks = await mergeChecks(world, project, request)
  const build = latestBuild(world.database, project.id, head)?.status
  const hasTrains = settingsOf(world.database, project.id).merge_trains_enabled
  const { now, later } = hasTrains ? trainPaths(checks, input, build) : mergePaths(checks, input, build)
  if (!now && !later) throw refuse(405, '405 Method Not Allowed')
  if (!later && checks.failed.length > 0) throw refuse(422, CANNOT)
  if (typeof input.sha === 'string' && input.sha !== head) throw refuse(409, world.mode.mismatch(head))
  if (input.squash === true) world.database.update('merge_requests', request.id, { squash: true })
  if (now && checks.failed.length > 0) throw refuse(422, CANNOT)
  const effect = now ? await merge(call, request, input) : wait(call, request, input)
  if (hasTrains) await mergeWhenReady(world, project, findMergeRequest(call))
  return json(200, await mergeRequestEntity(call, findMergeRequest(call)), effect)
}

/**
 * Decides whether it can be merged at once, and whether it can wait. Waiting needs a request and something to wait for;
 * a finished build is merged at once even so.
 */
function mergePaths(checks: MergeChecks, input: MergeInput, build: string | undefined) {
  const waits = input.auto_merge === true || input.merge_when_pipeline_succeeds === true
  const lacksSomething = checks.failed.length > 0 || build === 'running'
  return {
    now: waits ? build === 'success' : checks.failedState.length === 0,
    later: waits && lacksSomething && checks.final.length === 0,
  }
}

/** On a merge train nothing is merged at once, and only a merge request with a build can be added. */
function trainPaths(checks: MergeChecks, input: MergeInput, build: string | undefined) {
  const waits = input.auto_merge === true || input.merge_when_pipeline_succeeds === true
  const mayPass = build === 'running' || build === 'success'
  return { now: false, later: waits && mayPass && checks.final.length === 0 }
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
  if (!merged) throw refuse(422, CANNOT)
  return 'merged'
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

export const mergeRoutes: readonly Route[] = [
  projectRoute('PUT', `${ONE}/merge`, accept),
  projectRoute('POST', `${ONE}/cancel_merge_when_pipeline_succeeds`, cancel),
]

const rebaseFields = z.object({ skip_ci: choice.nullish() })

/** Starts the rebase; its result appears in the merge request. */
async function rebase(call: ProjectCall) {
  const { world, user, project } = call
  const request = findVisible(call)
  const { skip_ci: skip } = readParams(rebaseFields, call.params)
  const reason = await findRefusal(call, request)
  if (reason) throw refuse(403, `403 Forbidden - ${reason}`)
  if (!isOpen(request) || request.rebasing) throw refuse(409, '409 Conflict: Resource lock')
  world.database.update('merge_requests', request.id, { rebasing: true, merge_error: null })
  const work = world.locks.run(project.id, () => rebaseNow(call, request, skip === true), user.id)
  work.catch((fault: unknown) => process.emitWarning(fault instanceof Error ? fault : String(fault)))
  return json(202, { rebase_in_progress: true }, 'rebase begun')
}

async function findRefusal(
  { world, user, project }: ProjectCall,
  { source_branch: branch }: MergeRequest,
): Promise<string | undefined> {
  if (!(await world.repository(project).heads()).has(branch)) return 'Source branch does not exist'
  if (!mayPush(world, user, project, branch)) return 'Cannot push to source branch'
  return isProtected(world.database, project.id, branch)
    ? 'Source branch is protected from force push'
    : undefined
}

export const rebaseRoutes: readonly Route[] = [projectRoute('PUT', `${ONE}/rebase`, rebase)]

const CONFLICT = 'Rebase failed: Rebase locally, resolve all conflicts, then push the branch.'

/**
 * Rebases the source branch onto the target branch, in git and then in the rows; a conflict is stored in `merge_error`.
 * Must run under the project's lock, and clears `rebasing` in every case.
 */
async function rebaseNow(call: ProjectCall, request: MergeRequest, skipCi: boolean): Promise<void> {
  let done = false
  try {
    done = await rebaseBranch(call, request, skipCi)
  } finally {
    const merge_error = done ? null : CONFLICT
    call.world.database.update('merge_requests', request.id, { rebasing: false, merge_error })
  }
}

async function rebaseBranch(
  { world, project, user: by }: ProjectCall,
  request: MergeRequest,
  skipCi: boolean,
) {
  const repository = world.repository(project)
  const before = await repository.heads()
  const head = before.get(request.source_branch)
  const onto = before.get(request.target_branch)
  if (!onto || !head || head !== latestVersion(world.database, request.id).head_commit_sha) return false
  if (await repository.isAncestor(onto, head)) return true
  const tip = await rebased(repository, { head, onto, by, at: new Date(world.now()) })
  if (tip === undefined) return false
  await repository.moveBranch(request.source_branch, tip, head)
  await afterPush(world, project, { before, after: await repository.heads() }, by, { rebased: true, skipCi })
  return true
}
