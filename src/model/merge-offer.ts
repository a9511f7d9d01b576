import { buildState } from './build.ts'
import { hasConflicts, isMergeable, mergeObstacle } from './merge-obstacle.ts'
import { isOpen, type MergeRequest } from './merge-request.ts'
import type { MergeRequestView } from './merge-request-view.ts'
import { hasTrains } from './merge-rules.ts'

/** The reason why a merge request cannot be merged in its present state, whoever asks. */
export type MergeStop =
  | 'already-merged'
  | 'being-merged'
  | 'closed'
  | 'draft'
  | 'conflicts'
  | 'preparing'
  | 'empty'
  | 'blocked'
  | 'no-sha'

/**
 * The kind of a deferred merge. `checks`: waits for a running build and the forge’s other requirements.
 * `train`: waits on a merge train. `blind`: waits for a build that this server does not report, and merges at
 * once without one.
 */
export type LaterWay = 'checks' | 'train' | 'blind'

/** The merges that may be offered. */
interface MergeOffer {
  readonly now: boolean
  readonly later: LaterWay | null
}

/** Returns null when the forge may be asked to merge. */
export function mergeStop({ mr, commits, files, preparing }: MergeRequestView): MergeStop | null {
  if (mr.state === 'merged') return 'already-merged'
  if (mr.state === 'locked') return 'being-merged'
  if (mr.state === 'closed') return 'closed'
  if (mr.work_in_progress) return 'draft'
  if (hasConflicts(mr)) return 'conflicts'
  if (mr.detailed_merge_status === 'commits_status') return 'blocked'
  if (preparing) return 'preparing'
  if (commits?.length === 0 && !files?.length) return 'empty'
  return mr.sha === null ? 'no-sha' : null
}

/** True when the forge says that the requesting account may not merge it. */
export function mayNotMerge({ user }: MergeRequest): boolean {
  return user?.can_merge === false
}

/** True when this server reports no builds, and merges at once where none is running. */
export function isBlind({ detailed_merge_status: status, head_pipeline: build }: MergeRequest): boolean {
  return status === null && build === undefined
}

/** Returns the kind of a deferred merge; null where it would wait for a build that can no longer pass. */
export function laterWay({ mr, rules }: MergeRequestView): LaterWay | null {
  if (isBlind(mr)) return 'blind'
  const build = buildState(mr)
  if (hasTrains(rules)) return build === 'under-way' || build === 'passed' ? 'train' : null
  return build === 'under-way' ? 'checks' : null
}

/** Returns the merges that may be offered to the account that read the merge request. */
export function mergeOffer(view: MergeRequestView): MergeOffer {
  const { mr, rules } = view
  if (!isOpen(mr) || mergeStop(view) !== null || mayNotMerge(mr)) return { now: false, later: null }
  const now = !hasTrains(rules) && !isHeldByBuild(view)
  return { now, later: mr.merge_when_build_succeeds ? null : laterWay(view) }
}

/** True when the project forbids merging with the build in its present state. */
export function isHeldByBuild({ mr, rules }: MergeRequestView): boolean {
  const { detailed_merge_status: status, head_pipeline: build } = mr
  if (status === 'ci_must_pass' || status === 'ci_still_running') return true
  if (!rules?.only_allow_merge_if_pipeline_succeeds || build === undefined) return false
  if (build?.status === 'skipped' && rules.allow_merge_on_skipped_pipeline) return false
  return buildState(mr) !== 'passed'
}

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
