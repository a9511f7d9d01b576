import { z } from 'zod'
import { choice, json, readParams, refuse, text } from '../../http/answer.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import { isBroken, isMergeable } from '../../merging/merge-checks.ts'
import { mergeNow } from '../../merging/merge-now.ts'
import type { Mode } from '../../mode.ts'
import { mayAccept } from '../../rights.ts'
import { isBuilding } from '../../state/builds.ts'
import { changeMergeRequest, isOpen, type MergeRequest, NOT_WAITING } from '../../state/merge-requests.ts'
import { latestVersion } from '../../state/versions.ts'
import { timestamp, type World } from '../../world.ts'
import { findMergeRequest, mergeRequestEntity } from './entity.ts'

const acceptFields = z.object({
  merge_commit_message: text.nullish(),
  should_remove_source_branch: choice.nullish(),
  merge_when_build_succeeds: choice.nullish(),
  sha: text.nullish(),
})

type Accepting = z.infer<typeof acceptFields>

/** Checks in the order of the servers of that time: right, state, mergeability, sha. */
async function accept(call: ProjectCall) {
  const request = findMergeRequest(call)
  const wanted = readParams(acceptFields, call.params)
  if (!mayAccept(call.world, call.user, call.project, request)) throw refuse(401, '401 Unauthorized')
  await checkStanding(call, request)
  const { head_commit_sha: head } = latestVersion(call.world.database, request.id)
  if (typeof wanted.sha === 'string' && wanted.sha !== head) throw refuse(409, call.world.mode.mismatch(head))
  const waits = wanted.merge_when_build_succeeds && isBuilding(call.world.database, call.project.id, head)
  const effect = waits ? wait(call, request, wanted) : await merge(call, request, wanted)
  return json(200, await mergeRequestEntity(call, findMergeRequest(call)), effect)
}

async function checkStanding({ world, project }: ProjectCall, request: MergeRequest): Promise<void> {
  const { finished, draft, knownConflict, newConflict } = world.mode.accept
  if (!isOpen(request)) throw refuse(...finished)
  if (request.draft) throw refuse(...draft)
  const wasBroken = await isBroken(world, project, request)
  if (!(await isMergeable(world, project, request)))
    throw refuse(...(wasBroken ? knownConflict : newConflict))
}

function wait({ world, user }: ProjectCall, request: MergeRequest, wanted: Accepting): string {
  changeMergeRequest(world.database, request.id, {
    waits_for_build: true,
    waits_for_checks: false,
    waiting_user_id: user.id,
    waiting_message: wanted.merge_commit_message ?? null,
    remove_source_branch: wanted.should_remove_source_branch ?? null,
    updated_at: timestamp(world),
  })
  return 'waiting'
}

async function merge(call: ProjectCall, request: MergeRequest, wanted: Accepting): Promise<string> {
  // At these servers what the author chose holds, whatever else is said.
  const removeSourceBranch = wanted.should_remove_source_branch === true || request.force_remove_source_branch
  changeMergeRequest(call.world.database, request.id, {
    remove_source_branch: wanted.should_remove_source_branch ?? null,
  })
  const message = wanted.merge_commit_message ?? null
  const merged = await mergeNow(call.world, call.project, request, call.user, { message, removeSourceBranch })
  if (!merged) throw refuse(...call.world.mode.accept.newConflict)
  return 'merged'
}

export const acceptRoutes: readonly Route[] = [
  projectRoute('PUT', '/merge_requests/:merge_request_id/merge', accept),
]

async function cancel(call: ProjectCall) {
  const { world, user, project } = call
  const request = findMergeRequest(call)
  const isAuthor = world.mode.authorMayCancel && request.author_id === user.id
  if (!isAuthor && !mayAccept(world, user, project, request)) throw refuse(401, '401 Unauthorized')
  // The missing class was looked up before the state was, so every call ended here and the wait went on.
  if (!world.mode.cancelWorks) throw refuse(500, '500 Internal Server Error')
  if (!isOpen(request)) throw refuse(405, 'Method Not Allowed')
  if (!request.waits_for_build) throw refuse(406, "Can't cancel the automatic merge")
  endWait(world, request)
  return json(200, await mergeRequestEntity(call, findMergeRequest(call)), 'wait cancelled')
}

/** Forgets that it waits, who waits, and how it was to be merged. */
export function endWait(world: World, request: MergeRequest): void {
  changeMergeRequest(world.database, request.id, {
    ...NOT_WAITING,
    waiting_user_id: null,
    waiting_message: null,
    squash_message: null,
    remove_source_branch: null,
    updated_at: timestamp(world),
  })
}

export function cancelRoutes({ cancelMethod }: Mode): readonly Route[] {
  return [
    projectRoute(cancelMethod, '/merge_requests/:merge_request_id/cancel_merge_when_build_succeeds', cancel),
  ]
}
