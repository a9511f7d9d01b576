import { z } from 'zod'
import { forbidden, json } from '../../http/answer.ts'
import { readParams, requireOneOf, text } from '../../http/fields.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import { openVersion } from '../../merging/open-version.ts'
import { mayEdit } from '../../rights.ts'
import { addTodo, hasPendingTodo } from '../../state/attention.ts'
import type { Value } from '../../state/database.ts'
import { changeMergeRequest, isOpen, type MergeRequest } from '../../state/merge-requests.ts'
import { timestamp } from '../../world.ts'
import { mergeRequestEntity } from './entity.ts'
import { checkBranches, checkTitle, placing, placingColumns } from './fields.ts'
import { findMergeRequest } from './find.ts'

const NAMES = [
  'title',
  'target_branch',
  'description',
  'assignee_id',
  'milestone_id',
  'labels',
  'state_event',
]

const fields = z.object({
  title: text.optional(),
  target_branch: text.optional(),
  description: text.nullish(),
  state_event: z.enum(['close', 'reopen', 'merge']).optional(),
  ...placing,
})

type Wanted = z.infer<typeof fields>

async function update(call: ProjectCall) {
  const { world, project, user } = call
  const before = findMergeRequest(call)
  if (!mayEdit(world, user, project, before)) throw forbidden()
  requireOneOf(call.params, NAMES)
  const wanted = readParams(fields, call.params)
  if (wanted.title !== undefined) checkTitle(wanted.title)
  const at = timestamp(world)
  const columns = {
    ...(wanted.title === undefined ? {} : { title: wanted.title }),
    ...(wanted.description === undefined ? {} : { description: wanted.description ?? '' }),
    ...placingColumns(call, wanted),
    ...(await branchColumns(call, before, wanted, at)),
    ...stateColumns(before, wanted),
  }
  changeMergeRequest(world.database, before.id, columns)
  const after = findMergeRequest(call)
  const effect = effectOf(before, after)
  if (effect) changeMergeRequest(world.database, before.id, { updated_at: at })
  if (after.assignee_id !== before.assignee_id) noteAssigned(call, after, at)
  return json(200, await mergeRequestEntity(call, findMergeRequest(call)), effect)
}

/** Retargeting and reopening give a new version, not yet checked: what would be merged may be another now. */
async function branchColumns(call: ProjectCall, before: MergeRequest, wanted: Wanted, at: string) {
  const target = wanted.target_branch ?? before.target_branch
  const retargeted = target !== before.target_branch && before.state !== 'merged'
  const reopened = wanted.state_event === 'reopen' && before.state === 'closed'
  if (!retargeted && !reopened) return {}
  const shas = await checkBranches(call, before.source_branch, target, before.id)
  await openVersion(call.world, call.project, before, shas, at)
  return { target_branch: target, merge_status: 'unchecked' }
}

/** `merge` is accepted and ignored, as on the servers of that time: merging has its own call. */
function stateColumns(before: MergeRequest, wanted: Wanted): Record<string, Value> {
  if (wanted.state_event === 'close' && isOpen(before)) return { state: 'closed', waits_for_build: false }
  if (wanted.state_event === 'reopen' && before.state === 'closed') return { state: 'reopened' }
  return {}
}

function effectOf(before: MergeRequest, after: MergeRequest): string | undefined {
  if (before.state !== after.state) return after.state
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : 'merge request updated'
}

function noteAssigned(call: ProjectCall, request: MergeRequest, at: string): void {
  const { assignee_id: assignee } = request
  if (assignee === null || assignee === call.user.id) return
  if (hasPendingTodo(call.world.database, request.id, assignee)) return
  const who = { mergeRequest: request.id, user: assignee, author: call.user.id }
  addTodo(call.world.database, { ...who, action: 'assigned', at })
}

export const mergeRequestUpdateRoutes: readonly Route[] = [
  projectRoute('PUT', '/merge_requests/:merge_request_id', update),
]
