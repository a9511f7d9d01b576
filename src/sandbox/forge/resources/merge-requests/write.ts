import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import {
  checkTitle,
  clearableInteger,
  forbidden,
  integer,
  json,
  Refusal,
  readParams,
  refuse,
  reject,
  requireOneOf,
  splitList,
  text,
} from '../../http/answer.ts'
import { type ProjectCall, pathId, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { noteEdit, openVersion, readVersion, shownTitle } from '../../merging/after-push.ts'
import { columnsOf } from '../../mode.ts'
import type { Changes } from '../../state/database.ts'
import {
  addMergeRequest,
  addVersion,
  assigneesOf,
  isOpen,
  MERGE_REQUESTS,
  type MergeRequest,
  NOT_WAITING,
} from '../../state/merge-requests.ts'
import { memberLevel, PROJECTS, type Project, settingsOf } from '../../state/projects.ts'
import { addTodo } from '../../state/reviews.ts'
import { LEVEL, levelOf, mayEdit, sourceProjectOf, timestamp, type World } from '../../world.ts'
import { milestoneFor } from '../milestones/routes.ts'
import { findMergeRequest, mergeRequestEntity } from './entity.ts'

const placing = z.object({
  assignee_id: clearableInteger.optional(),
  milestone_id: clearableInteger.optional(),
  labels: z.union([text, z.null().transform(() => ''), z.array(z.string()).transform(String)]).optional(),
})

const creation = z.object({
  source_branch: text,
  target_branch: text,
  title: text,
  description: text.nullish(),
  target_project_id: integer.nullish(),
  ...placing.shape,
})

type NewMergeRequest = Pick<
  z.infer<typeof creation>,
  'title' | 'description' | 'source_branch' | 'target_branch'
>

/** Validates and opens a merge request with these other columns, `from` its own project or a fork of it. */
export async function openMergeRequest(
  call: ProjectCall,
  from: Project,
  { title, description, source_branch, target_branch }: NewMergeRequest,
  columns: Changes,
): Promise<MergeRequest> {
  const { world, user, project } = call
  checkTitle(title)
  const shas = await checkBranches(call, { from, source: source_branch, target: target_branch })
  const repository = world.repository(project)
  // Read first: nobody sees a merge request without a version.
  const version = await readVersion(repository, shas)
  const at = timestamp(world)
  const made = addMergeRequest(world.database, {
    project_id: project.id,
    source_project_id: from.id,
    title,
    draft: world.mode.draftTitle.test(title),
    description: description ?? '',
    source_branch,
    target_branch,
    author_id: user.id,
    created_at: at,
    ...columns,
    force_remove_source_branch:
      columns.force_remove_source_branch ??
      settingsOf(world.database, project.id).remove_source_branch_after_merge,
  })
  addVersion(world.database, made.id, version, at)
  await repository.keepHead(made.iid, shas.head)
  noteAssigned(call, made, [], at)
  return made
}

async function create(call: ProjectCall) {
  requireLevel(call, LEVEL.developer)
  const input = readParams(creation, call.params)
  return inTarget(call, input.target_project_id, async (within) => {
    const made = await openMergeRequest(within, call.project, input, placingColumns(within, input))
    return json(call.world.mode.created, await mergeRequestEntity(within, made), 'merge request created')
  })
}

/**
 * Does the work in the target project: the one that was asked, or one that it is a fork of. The lock of a fork is taken
 * before that of its origin, and never the other way round.
 */
export async function inTarget<T>(
  call: ProjectCall,
  id: number | null | undefined,
  work: (within: ProjectCall) => Promise<T>,
): Promise<T> {
  const { world, user, project: from } = call
  if (id === null || id === undefined || id === from.id) return work(call)
  const target = world.database.find(PROJECTS, { id })
  if (!target || levelOf(world, user, target) < LEVEL.reporter) throw refuse(404, '404 Project Not Found')
  if (from.forked_from_id !== id) throw new Refusal(world.mode.noFork)
  return world.locks.run(id, () => work({ ...call, project: target }), user.id)
}

/** Refuses invalid branches of a merge request; `own` is the id of the one being edited. */
async function checkBranches(
  { world, project }: ProjectCall,
  { from, source, target, own = 0 }: { from: Project; source: string; target: string; own?: number },
) {
  const { mode, database } = world
  if (from.id === project.id && source === target) throw new Refusal(mode.sameBranch)
  const [sources, heads] = await Promise.all([
    world.repository(from).heads(),
    world.repository(project).heads(),
  ])
  const missing = {
    source: sources.has(source) ? undefined : source,
    target: heads.has(target) ? undefined : target,
  }
  if ((missing.source ?? missing.target) !== undefined) throw new Refusal(mode.missingBranches(missing))
  const same = { project_id: project.id, source_project_id: from.id, source_branch: source }
  const open = database
    .list(MERGE_REQUESTS, { ...same, target_branch: target })
    .find((other) => isOpen(other) && other.id !== own)
  if (open) throw new Refusal(mode.openAlready(open))
  return { head: sources.get(source) ?? '', start: heads.get(target) ?? '' }
}

/**
 * Columns for assignee, milestone and labels. As on the servers of that time, fields that a person may not set and an
 * assignee who is no member are silently left out; an unknown milestone clears the old one.
 */
export function placingColumns(call: ProjectCall, input: z.infer<typeof placing>): Changes {
  const { database } = call.world
  if (levelOf(call.world, call.user, call.project) < LEVEL.developer) return {}
  const { assignee_id: assignee, milestone_id: milestone, labels } = input
  const mayBeAssigned = assignee === null || memberLevel(database, call.project.id, assignee ?? 0) > 0
  const isAssigned = assignee !== undefined && mayBeAssigned
  const found = milestone === undefined ? undefined : milestoneFor(call.world, call.project, milestone)
  return {
    assignee_id: isAssigned ? assignee : undefined,
    co_assignee_ids: isAssigned ? [] : undefined,
    milestone_id: milestone === undefined ? undefined : (found?.id ?? null),
    labels: labels === undefined ? undefined : splitList(labels),
  }
}

/** Adds a todo for each new assignee other than the person who assigned them; `before` lists the previous ones. */
function noteAssigned(call: ProjectCall, request: MergeRequest, before: readonly number[], at: string): void {
  for (const assignee of assigneesOf(request)) {
    if (before.includes(assignee) || assignee === call.user.id) continue
    const about = { merge_request_id: request.id, user_id: assignee, author_id: call.user.id }
    addTodo(call.world.database, { ...about, action_name: 'assigned', created_at: at })
  }
}

const edition = z.object({
  title: text.optional(),
  target_branch: text.optional(),
  description: text.nullish(),
  ...placing.shape,
  state_event: z.enum(['close', 'reopen', 'merge']).optional(),
})

async function update(call: ProjectCall) {
  const before = findMergeRequest(call)
  if (!mayEdit(call.world, call.user, call.project, before)) throw forbidden()
  requireOneOf(call.params, Object.keys(edition.shape))
  const input = readParams(edition, call.params)
  const { after, effect } = await editMergeRequest(call, before, input, placingColumns(call, input))
  return json(200, await mergeRequestEntity(call, after), effect)
}

type Edit = Pick<z.infer<typeof edition>, 'title' | 'description' | 'target_branch' | 'state_event'>

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
    description: input.description === null ? '' : input.description,
    ...columns,
    ...(await branchColumns(call, before, input, at)),
    ...stateColumns(call, before, input, at),
  })
  const after = world.database.get(MERGE_REQUESTS, { id: before.id })
  const effect = effectOf(before, after)
  if (effect) world.database.update('merge_requests', before.id, { updated_at: at })
  if (after.target_branch !== before.target_branch && settingsOf(world.database, project.id).resets_on_push)
    world.database.remove('approvals', { merge_request_id: before.id })
  noteAssigned(call, after, assigneesOf(before), at)
  noteEdit(world, call.user, before, after)
  return { after: world.database.get(MERGE_REQUESTS, { id: before.id }), effect }
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
  return isDeepStrictEqual(before, after) ? undefined : 'merge request updated'
}

/** Hides the merge request and retires its iid. The undocumented body is the bare row, as on old servers. */
function remove(call: ProjectCall) {
  const of = { project_id: call.project.id, id: pathId(call, 'merge_request_id') }
  const request = call.world.database.find(MERGE_REQUESTS, of)
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
  projectRoute('POST', '/merge_requests', create),
  projectRoute('PUT', '/merge_requests/:merge_request_id', update),
  projectRoute('DELETE', '/merge_requests/:merge_request_id', remove),
]
