import { hasConflicts, isMergeable, mergeObstacle } from './merge-obstacle.ts'
import type { MergeRequest } from './merge-request.ts'

/** The states of an open merge request, in the order of lists. */
export const REQUEST_STATES = ['ready', 'armed', 'unchecked', 'blocked', 'conflicts', 'draft'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Derives the state of an open merge request from its own fields alone. */
export function requestState(mr: MergeRequest): RequestState {
  if (mr.merge_when_build_succeeds) return 'armed'
  if (mr.work_in_progress) return 'draft'
  if (hasConflicts(mr)) return 'conflicts'
  if (mergeObstacle(mr)) return 'blocked'
  return isMergeable(mr) ? 'ready' : 'unchecked'
}
