import { z } from 'zod'
import {
  checkTitle,
  forbidden,
  json,
  readParams,
  refuse,
  reject,
  requireOneOf,
  text,
} from '../../http/answer.ts'
import { type ProjectCall, pathId, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { noteEdit, openVersion, shownTitle } from '../../merging/after-push.ts'
import { columnsOf } from '../../mode.ts'
import type { Changes } from '../../state/database.ts'
import {
  assigneesOf,
  isOpen,
  MERGE_REQUESTS,
  type MergeRequest,
  NOT_WAITING,
} from '../../state/merge-requests.ts'
import { settingsOf } from '../../state/projects.ts'
import { LEVEL, mayEdit, sourceProjectOf, timestamp, type World } from '../../world.ts'
import { checkBranches, noteAssigned, placing, placingColumns } from './create.ts'
import { findMergeRequest, mergeRequestEntity } from './entity.ts'

const NAMES = 'title target_branch description assignee_id milestone_id labels state_event'.split(' ')

const fields = z.object({
  title: text.optional(),
  target_branch: text.optional(),
  description: text.nullish(),
  state_event: z.enum(['close', 'reopen', 'merge']).optional(),
  ...placing,
})

async function update(call: ProjectCall) {
  const before = findMergeRequest(call)
  if (!mayEdit(call.world, call.user, call.project, before)) throw forbidden()
  requireOneOf(call.params, NAMES)
  const input = readParams(fields, call.params)
  const { after, effect } = await editMergeRequest(call, before, input, placingColumns(call, input))
  return json(200, await mergeRequestEntity(call, after), effect)
}

interface Edit {
  readonly title?: string
  readonly description?: string | null
  readonly target_branch?: string
  readonly state_event?: 'close' | 'reopen' | 'merge'
}

/** Validates and makes a change together with these other columns. `effect` is undefined when nothing changed. */
export async function editMergeRequest(
  call: ProjectCall,
  before: MergeRequest,
  input: Edit,
  columns: Changes,
): Promise<{ after: MergeRequest; effect: string | undefined }> {
  const { world, project } = call
  if (input.title !== undefined) checkTitle(input.title)
  const at = timestamp(world)
  world.database.update('merge_requests', before.id, {
    ...titleColumns(call, before, input.title),
    description: input.description === undefined ? undefined : (input.description ?? ''),
    ...columns,
    ...(await branchColumns(call, before, input, at)),
    ...stateColumns(call, before, input, at),
  })
  const after = current(call, before)
  const effect = effectOf(before, after)
  if (effect) world.database.update('merge_requests', before.id, { updated_at: at })
  if (after.target_branch !== before.target_branch && settingsOf(world.database, project.id).resets_on_push)
    world.database.remove('approvals', { merge_request_id: before.id })
  noteAssigned(call, after, assigneesOf(before), at)
  noteEdit(world, call.user, before, after)
  return { after: current(call, before), effect }
}

function current({ world, project }: ProjectCall, { id }: MergeRequest): MergeRequest {
  const found = world.database.find(MERGE_REQUESTS, { project_id: project.id, id })
  if (!found) throw new Error(`merge request ${id} was just changed and is gone`)
  return found
}

/** A new title decides whether it is a draft; without one the draft state stays. */
function titleColumns({ world }: ProjectCall, before: MergeRequest, title: string | undefined) {
  return title === undefined || title === shownTitle(world.mode, before)
    ? {}
    : { title, draft: world.mode.draftTitle.test(title) }
}

/** Retargeting and reopening create a new, unchecked version, as the result of a merge may differ. */
async function branchColumns(call: ProjectCall, before: MergeRequest, input: Edit, at: string) {
  const target = input.target_branch ?? before.target_branch
  const retargeted = target !== before.target_branch && before.state !== 'merged'
  const reopened = input.state_event === 'reopen' && before.state === 'closed'
  if (!retargeted && !reopened) return {}
  const from = sourceProjectOf(call.world, before)
  if (!from) throw reject(422, ['Source project does not exist'])
  const shas = await checkBranches(call, { from, source: before.source_branch, target, own: before.id })
  await openVersion(call.world, call.project, before, shas, at)
  return { target_branch: target, merge_status: 'unchecked' }
}

/** `merge` is accepted and ignored, as on the servers of that time: merging has its own call. */
function stateColumns({ user }: ProjectCall, before: MergeRequest, input: Edit, at: string) {
  if (input.state_event === 'close' && isOpen(before))
    return { ...NOT_WAITING, state: 'closed', closed_by_id: user.id, closed_at: at }
  if (input.state_event === 'reopen' && before.state === 'closed')
    return { state: 'reopened', closed_by_id: null, closed_at: null }
  return {}
}

function effectOf(before: MergeRequest, after: MergeRequest): string | undefined {
  if (before.state !== after.state) return after.state
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : 'merge request updated'
}

/** Hides the merge request and retires its iid. The undocumented body is the bare row, as on old servers. */
function remove(call: ProjectCall) {
  const request = call.world.database.find(MERGE_REQUESTS, {
    project_id: call.project.id,
    id: pathId(call, 'merge_request_id'),
  })
  if (!request) throw refuse(...call.world.mode.deletingNothing)
  requireLevel(call, LEVEL.owner)
  const at = deleteMergeRequest(call.world, request)
  const row = { ...columnsOf('v3 deleted merge request', request), updated_at: at, deleted_at: at }
  return json(200, row, 'merge request deleted')
}

/** Hides it for good; returns the time. */
export function deleteMergeRequest(world: World, { id }: MergeRequest): string {
  const at = timestamp(world)
  world.database.update('merge_requests', id, { ...NOT_WAITING, updated_at: at, deleted_at: at })
  return at
}

export const mergeRequestWriteRoutes: readonly Route[] = [
  projectRoute('PUT', '/merge_requests/:merge_request_id', update),
  projectRoute('DELETE', '/merge_requests/:merge_request_id', remove),
]
