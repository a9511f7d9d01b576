import { buildState } from './build.ts'
import { hasConflicts } from './merge-obstacle.ts'
import { isOpen, type MergeRequest } from './merge-request.ts'
import type { MergeRequestView } from './merge-request-view.ts'
import { hasTrains } from './merge-rules.ts'

/** Why a merge request cannot be merged as it stands, whoever asks. */
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
 * What a merge that is not at once waits for. `checks`: a build that runs, and all else that the forge demands.
 * `train`: its turn on a merge train. `blind`: a build that this server does not show, and without one it merges at
 * once.
 */
export type LaterWay = 'checks' | 'train' | 'blind'

/** Which merges may be offered. */
export interface MergeOffer {
  readonly now: boolean
  readonly later: LaterWay | null
}

/** Null when the forge may be asked. */
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

/** Whether the forge says that the account which asked may not merge it. */
export function mayNotMerge({ user }: MergeRequest): boolean {
  return user?.can_merge === false
}

/** Whether this server says nothing of builds, and merges at once where none runs. */
export function isBlind({ detailed_merge_status: status, head_pipeline: build }: MergeRequest): boolean {
  return status === null && build === undefined
}

/** What a merge that is not at once would wait for; null where it would wait for a build that cannot pass any more. */
export function laterWay({ mr, rules }: MergeRequestView): LaterWay | null {
  if (isBlind(mr)) return 'blind'
  const build = buildState(mr)
  if (hasTrains(rules)) return build === 'under-way' || build === 'passed' ? 'train' : null
  return build === 'under-way' ? 'checks' : null
}

/** Which merges may be offered to whoever asked the forge. */
export function mergeOffer(view: MergeRequestView): MergeOffer {
  const { mr, rules } = view
  if (!isOpen(mr) || mergeStop(view) !== null || mayNotMerge(mr)) return { now: false, later: null }
  const now = !hasTrains(rules) && !isHeldByBuild(view)
  return { now, later: mr.merge_when_build_succeeds ? null : laterWay(view) }
}

/** Whether the project lets nothing be merged while its build is as it is. */
export function isHeldByBuild({ mr, rules }: MergeRequestView): boolean {
  const { detailed_merge_status: status, head_pipeline: build } = mr
  if (status === 'ci_must_pass' || status === 'ci_still_running') return true
  if (!rules?.only_allow_merge_if_pipeline_succeeds || build === undefined) return false
  if (build?.status === 'skipped' && rules.allow_merge_on_skipped_pipeline) return false
  return buildState(mr) !== 'passed'
}
