import { z } from 'zod'
import { forbidden, notFound } from '../../http/answer.ts'
import { choice, clearableInteger, integer, text } from '../../http/fields.ts'
import { type ProjectCall, pathId } from '../../http/route.ts'
import { labelsOf, placingColumns } from '../../resources/merge-requests/fields.ts'
import { LEVEL, levelOf, mayEdit, mayRead } from '../../rights.ts'
import type { Value } from '../../state/database.ts'
import { assigneesOf, type MergeRequest, mergeRequestByIid } from '../../state/merge-requests.ts'
import { memberLevel } from '../../state/projects.ts'
import { reviewersOf, setReviewers } from '../../state/reviewers.ts'
import { timestamp } from '../../world.ts'

/** Numbers as a list, or as text with commas between them; an empty text is no number. */
const numberList = z.union([
  integer.transform((one) => [one]),
  z.array(integer),
  z
    .string()
    .regex(/^\s*(?:\d{1,15}\s*(?:,\s*\d{1,15}\s*)*)?$/)
    .transform((list) => labelsOf(list).map(Number)),
])

/** Words as a list, or as text with commas between them. */
const wordList = z.union([z.array(text), text.transform(labelsOf)])

/** What create and update have in common. */
export const placing = {
  assignee_id: clearableInteger.optional(),
  assignee_ids: numberList.nullish(),
  reviewer_ids: numberList.nullish(),
  milestone_id: clearableInteger.optional(),
  labels: wordList.nullish(),
  add_labels: wordList.nullish(),
  remove_labels: wordList.nullish(),
  remove_source_branch: choice.nullish(),
  squash: choice.nullish(),
}

type Placing = { [name in keyof typeof placing]?: z.infer<(typeof placing)[name]> | undefined }

/** Where an update says nothing of it, everything stays; a new merge request begins with nothing. */
export function columnsOf(
  call: ProjectCall,
  before: MergeRequest | undefined,
  wanted: Placing,
): Record<string, Value> {
  return {
    ...placingColumns(call, { milestone_id: wanted.milestone_id }),
    ...(mayPlace(call) ? { ...assigneeColumns(call, before, wanted), ...labelColumns(before, wanted) } : {}),
    ...(wanted.remove_source_branch === undefined || wanted.remove_source_branch === null
      ? {}
      : { force_remove_source_branch: wanted.remove_source_branch }),
    ...(wanted.squash === undefined || wanted.squash === null ? {} : { squash: wanted.squash }),
  }
}

/** Asks these people to review, as far as they are members; answers whether that changed anything. */
export function placeReviewers(call: ProjectCall, request: MergeRequest, wanted: Placing): boolean {
  const { database } = call.world
  if (wanted.reviewer_ids === undefined || !mayPlace(call)) return false
  const before = reviewersOf(database, request.id).map(({ user_id }) => user_id)
  const next = members(call, wanted.reviewer_ids ?? [])
  if (before.length === next.length && next.every((id) => before.includes(id))) return false
  setReviewers(database, request.id, next, timestamp(call.world))
  return true
}

function mayPlace({ world, user, project }: ProjectCall): boolean {
  return levelOf(world, user, project) >= LEVEL.developer
}

function assigneeColumns(call: ProjectCall, before: MergeRequest | undefined, wanted: Placing) {
  const { assignee_id: one, assignee_ids: several } = wanted
  if (one === undefined && several === undefined) return {}
  const asked = several ?? (one === undefined || one === null ? [] : [one])
  const next = members(call, asked)
  // Whoever asks only for people who cannot be assigned has asked for nothing.
  if (next.length === 0 && asked.some((id) => id !== 0)) return {}
  const kept = before ? assigneesOf(before).filter((id) => next.includes(id)) : []
  const [first = null, ...more] = [...kept, ...next.filter((id) => !kept.includes(id))]
  return { assignee_id: first, co_assignee_ids: JSON.stringify(more) }
}

function members({ world, project }: ProjectCall, ids: readonly number[]): number[] {
  return [...new Set(ids)].filter((id) => memberLevel(world.database, project.id, id) > 0)
}

function labelColumns(before: MergeRequest | undefined, wanted: Placing) {
  const { labels, add_labels: added, remove_labels: removed } = wanted
  if (labels === undefined && !added && !removed) return {}
  const all = [...(labels === undefined ? (before?.labels ?? []) : (labels ?? [])), ...(added ?? [])]
  return { labels: JSON.stringify(labelsOf(all.join(',')).filter((label) => !removed?.includes(label))) }
}

/** Text that must say something when it is there at all. */
export const filledText = text.refine((written) => written.trim() !== '')

/** The merge request that the path names by its iid; refuses with 404, or with 403 who may not read it. */
export function findMergeRequest(call: ProjectCall): MergeRequest {
  const found = mergeRequestByIid(call.world.database, call.project.id, pathId(call, 'merge_request_iid'))
  if (!found) throw notFound()
  if (!mayRead(call.world, call.user, call.project, found)) throw forbidden()
  return found
}

/** As `findMergeRequest`, and refuses with 403 who may not edit it. */
export function findToEdit(call: ProjectCall): MergeRequest {
  const found = findMergeRequest(call)
  if (!mayEdit(call.world, call.user, call.project, found)) throw forbidden()
  return found
}

/** For calls that say the same of what is hidden and of what does not exist. */
export function findVisible(call: ProjectCall): MergeRequest {
  const found = mergeRequestByIid(call.world.database, call.project.id, pathId(call, 'merge_request_iid'))
  if (!found || !mayRead(call.world, call.user, call.project, found)) throw notFound()
  return found
}

/** The path of every call about one merge request, below its project. */
export const ONE = '/merge_requests/:merge_request_iid'
