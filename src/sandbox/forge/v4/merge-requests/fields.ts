import type { z } from 'zod'
import { choice, clearableInteger, text } from '../../http/fields.ts'
import type { ProjectCall } from '../../http/route.ts'
import { labelsOf, placingColumns } from '../../resources/merge-requests/fields.ts'
import { LEVEL, levelOf } from '../../rights.ts'
import type { Value } from '../../state/database.ts'
import { assigneesOf, type MergeRequest } from '../../state/merge-requests.ts'
import { memberLevel } from '../../state/projects.ts'
import { reviewersOf, setReviewers } from '../../state/reviewers.ts'
import { timestamp } from '../../world.ts'
import { numberList, wordList } from './filters.ts'

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

export type Placing = { [name in keyof typeof placing]?: z.infer<(typeof placing)[name]> | undefined }

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
