import { buildState } from './build.ts'
import { hasConflicts, isMergeable, mergeObstacle } from './merge-obstacle.ts'
import { isBlind } from './merge-offer.ts'
import { isOpen, type MergeRequest } from './merge-request.ts'

/** The action that a merge request is ready for now. */
export type Readiness = 'ready' | 'waiting' | 'blocked' | 'draft' | 'merged' | 'closed'

/** Statuses that a running build or a merge train clears without anybody’s help. */
const CLEARS_ITSELF: ReadonlySet<string> = new Set(['ci_still_running', 'security_policy_pipeline_check'])

/** Returns what can be done with a merge request, as far as its fields tell. */
export function readinessOf(mr: MergeRequest): Readiness {
  if (mr.state === 'merged') return 'merged'
  if (mr.state === 'closed') return 'closed'
  if (!isOpen(mr)) return 'waiting'
  if (mr.merge_when_build_succeeds) return 'waiting'
  if (mr.work_in_progress) return 'draft'
  if (hasConflicts(mr)) return 'blocked'
  const { detailed_merge_status: status, head_pipeline: build } = mr
  const clearsItself = status !== null && CLEARS_ITSELF.has(status)
  if (mergeObstacle(mr) !== null && !clearsItself) return 'blocked'
  const state = buildState(mr)
  // A skipped build stops nothing where the server lets it be merged.
  if (state === 'not-passed' && build?.status !== 'skipped') return 'blocked'
  if (clearsItself || state === 'under-way') return 'waiting'
  return isMergeable(mr) ? 'ready' : 'waiting'
}

/** A merge request whose newest commit is known. */
export type WithHead = MergeRequest & { readonly sha: string }

/** True on a server that looks for conflicts only when it is asked to merge: nothing else is known to be missing. */
export function isUnchecked(mr: MergeRequest): boolean {
  return readinessOf(mr) === 'waiting' && isOpen(mr) && !mr.merge_when_build_succeeds && isBlind(mr)
}

/** Returns those that can be merged now, as far as their fields tell, by number. */
export function readyAmong(items: readonly MergeRequest[]): readonly WithHead[] {
  const mayMerge = (mr: MergeRequest) => readinessOf(mr) === 'ready' || isUnchecked(mr)
  return items
    .flatMap((mr) => (mr.sha !== null && mayMerge(mr) ? [{ ...mr, sha: mr.sha }] : []))
    .toSorted((a, b) => a.iid - b.iid)
}
