import { z } from 'zod'
import {
  choice,
  clearableInteger,
  done,
  forbidden,
  integer,
  json,
  notFound,
  numberList,
  readParams,
  requireOneOf,
  splitList,
  stringList,
  text,
} from '../../http/answer.ts'
import { type ProjectCall, pathId, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { mergeWhenReady } from '../../merging/merge.ts'
import {
  deleteMergeRequest,
  editMergeRequest,
  inTarget,
  openMergeRequest,
  placingColumns,
} from '../../resources/merge-requests/write.ts'
import { assigneesOf, MERGE_REQUESTS, type MergeRequest } from '../../state/merge-requests.ts'
import { memberLevel } from '../../state/projects.ts'
import { reviewersOf, setReviewers } from '../../state/reviews.ts'
import { LEVEL, levelOf, mayEdit, mayRead, timestamp } from '../../world.ts'
import { mergeRequestEntity } from '../entities.ts'

const placing = {
  assignee_id: clearableInteger.optional(),
  assignee_ids: numberList.nullish(),
  reviewer_ids: numberList.nullish(),
  milestone_id: clearableInteger.optional(),
  labels: stringList.nullish(),
  add_labels: stringList.nullish(),
  remove_labels: stringList.nullish(),
  remove_source_branch: choice.nullish(),
  squash: choice.nullish(),
  allow_collaboration: choice.nullish(),
}

type PlacementInput = { [name in keyof typeof placing]?: z.infer<(typeof placing)[name]> | undefined }

/** An update keeps what is left out; a new merge request starts empty. */
function columnsOf(call: ProjectCall, before: MergeRequest | undefined, input: PlacementInput) {
  return {
    ...placingColumns(call, { milestone_id: input.milestone_id }),
    ...(mayPlace(call) ? { ...assigneeColumns(call, before, input), ...labelColumns(before, input) } : {}),
    force_remove_source_branch: input.remove_source_branch ?? undefined,
    squash: input.squash ?? undefined,
    allow_collaboration: input.allow_collaboration ?? undefined,
  }
}

/** Sets the reviewers, members only; returns whether that changed anything. */
function placeReviewers(call: ProjectCall, request: MergeRequest, input: PlacementInput): boolean {
  const { database } = call.world
  if (input.reviewer_ids === undefined || !mayPlace(call)) return false
  const before = reviewersOf(database, request.id).map(({ user_id }) => user_id)
  const next = members(call, input.reviewer_ids ?? [])
  if (before.length === next.length && next.every((id) => before.includes(id))) return false
  setReviewers(database, request.id, next, timestamp(call.world))
  return true
}

function mayPlace({ world, user, project }: ProjectCall): boolean {
  return levelOf(world, user, project) >= LEVEL.developer
}

function assigneeColumns(call: ProjectCall, before: MergeRequest | undefined, input: PlacementInput) {
  const { assignee_id: one, assignee_ids: several } = input
  if (one === undefined && several === undefined) return {}
  const requested = several ?? (one === undefined || one === null ? [] : [one])
  const next = members(call, requested)
  // A request that names only people who cannot be assigned changes nothing.
  if (next.length === 0 && requested.some((id) => id !== 0)) return {}
  const staying = before ? assigneesOf(before).filter((id) => next.includes(id)) : []
  const [first = null, ...more] = [...staying, ...next.filter((id) => !staying.includes(id))]
  return { assignee_id: first, co_assignee_ids: JSON.stringify(more) }
}

function members({ world, project }: ProjectCall, ids: readonly number[]): number[] {
  return [...new Set(ids)].filter((id) => memberLevel(world.database, project.id, id) > 0)
}

function labelColumns(before: MergeRequest | undefined, input: PlacementInput) {
  const { labels, add_labels: added, remove_labels: removed } = input
  if (labels === undefined && !added && !removed) return {}
  const kept = labels === undefined ? before?.labels : labels
  const all = splitList([...(kept ?? []), ...(added ?? [])].join(','))
  return { labels: JSON.stringify(all.filter((label) => !removed?.includes(label))) }
}

const filledText = text.refine((written) => written.trim() !== '')

export function findByIid({ world, project, ...call }: ProjectCall): MergeRequest | undefined {
  const iid = pathId(call, 'merge_request_iid')
  return world.database.find(MERGE_REQUESTS, { project_id: project.id, iid })
}

/** Finds the merge request that the path names by its iid; refuses with 404, or with 403 those who may not read it. */
export function findMergeRequest(call: ProjectCall): MergeRequest {
  const found = findByIid(call)
  if (!found) throw notFound()
  if (!mayRead(call.world, call.user, call.project, found)) throw forbidden()
  return found
}

/** Like `findMergeRequest`, and refuses with 403 those who may not edit it. */
export function findToEdit(call: ProjectCall): MergeRequest {
  const found = findMergeRequest(call)
  if (!mayEdit(call.world, call.user, call.project, found)) throw forbidden()
  return found
}

/** Like `findMergeRequest`, for calls whose response for a hidden one equals that for a missing one. */
export function findVisible(call: ProjectCall): MergeRequest {
  const found = findByIid(call)
  if (!found || !mayRead(call.world, call.user, call.project, found)) throw notFound()
  return found
}

/** The path of every call about one merge request, below its project. */
export const ONE = '/merge_requests/:merge_request_iid'

const creation = z.object({
  title: text,
  source_branch: text,
  target_branch: text,
  target_project_id: integer.nullish(),
  description: text.nullish(),
  ...placing,
})

const edition = z.object({
  title: filledText.optional(),
  target_branch: filledText.optional(),
  description: text.nullish(),
  state_event: z.enum(['close', 'reopen']).optional(),
  discussion_locked: choice.nullish(),
  ...placing,
})

/** In the order in which the servers name them. */
const EDITED =
  'assignee_id assignee_ids reviewer_ids description labels add_labels remove_labels milestone_id remove_source_branch allow_collaboration allow_maintainer_to_push squash target_branch title state_event discussion_locked merge_after'.split(
    ' ',
  )

async function create(call: ProjectCall) {
  requireLevel(call, LEVEL.developer)
  const input = readParams(creation, call.params)
  return inTarget(call, input.target_project_id, async (within) => {
    const made = await openMergeRequest(within, call.project, input, columnsOf(within, undefined, input))
    placeReviewers(within, made, input)
    return json(201, await mergeRequestEntity(within, made), 'merge request created')
  })
}

async function update(call: ProjectCall) {
  const { world, project } = call
  const before = findToEdit(call)
  requireOneOf(call.params, EDITED)
  const input = readParams(edition, call.params)
  const { discussion_locked } = input
  const columns = { ...columnsOf(call, before, input), discussion_locked }
  const { after, effect } = await editMergeRequest(call, before, input, columns)
  const reviewersChanged = placeReviewers(call, after, input)
  if (reviewersChanged) world.database.update('merge_requests', after.id, { updated_at: timestamp(world) })
  // A merge that waited only for the end of the draft happens now.
  await mergeWhenReady(world, project, after)
  const shown = await mergeRequestEntity(call, findMergeRequest(call))
  return json(200, shown, effect ?? (reviewersChanged ? 'merge request updated' : undefined))
}

function remove(call: ProjectCall) {
  const request = findVisible(call)
  requireLevel(call, LEVEL.owner)
  deleteMergeRequest(call.world, request)
  return done('merge request deleted')
}

export const mergeRequestWriteRoutes: readonly Route[] = [
  projectRoute('POST', '/merge_requests', create),
  projectRoute('PUT', ONE, update),
  projectRoute('DELETE', ONE, remove),
]
