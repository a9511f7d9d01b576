import { type BuildState, buildState } from './build.ts'
import { isSince } from './forge-feature.ts'
import { hasConflicts, isMergeable, mergeBlocker, pendingActivity } from './merge-blocker.ts'
import { isOpen, type MergeRequest } from './merge-request.ts'
import type { MergeRequestView } from './merge-request-view.ts'
import { hasTrains, isTrainEnforced } from './merge-rules.ts'

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

/** `now`; `auto`: once everything that is missing is there; `train`: through the project’s merge train. */
export type MergeWay = 'now' | 'auto' | 'train'

/**
 * Why a way is closed, whoever asks and however: a `MergeStop`, or `may-not`. Else `build`: it needs a build that
 * passes, and this one cannot any more, does not exist, or is not shown. `paused`: its build runs on only when somebody
 * starts a step, and the project lets it be merged before. `fulfilled`: nothing is missing, so that an auto-merge
 * merges now. `unsupported`: this release arms an auto-merge only while a build runs. `train`: the project has a merge
 * train. `no-train`: it has none.
 */
export type WayClosed =
  | MergeStop
  | 'may-not'
  | 'build'
  | 'paused'
  | 'fulfilled'
  | 'unsupported'
  | 'train'
  | 'no-train'

/** Each way of a merge: null for an open one, or why it is closed. */
export type MergeWays = Readonly<Record<MergeWay, WayClosed | null>>

/**
 * The kind of a deferred merge. `checks`: waits for a running build and the forge’s other requirements.
 * `train`: waits on a merge train. `blind`: waits for a build that this server does not report, and merges at
 * once without one.
 */
export type LaterWay = 'checks' | 'train' | 'blind'

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

/** True when this server reports no builds, and merges at once where none is running. */
export function isBlind({ detailed_merge_status: status, head_pipeline: build }: MergeRequest): boolean {
  return status === null && build === undefined
}

/** Returns which ways of merging are open to the account that read the merge request, and why each other is not. */
export function mergeWays(view: MergeRequestView): MergeWays {
  const { mr, rules } = view
  const stop = mergeStop(view) ?? (mr.user?.can_merge === false ? 'may-not' : null)
  if (stop !== null) return { now: stop, auto: stop, train: stop }
  if (isBlind(mr)) return { now: null, auto: null, train: 'no-train' }
  if (!hasTrains(rules)) return { now: nowClosed(view), auto: autoClosed(view), train: 'no-train' }
  return { now: isTrainEnforced(rules) ? 'train' : nowClosed(view), auto: 'train', train: trainClosed(view) }
}

/** True when a merge that names no way goes on the merge train: the usual way where there is one. */
export function goesOnTrain(view: MergeRequestView): boolean {
  const ways = mergeWays(view)
  return hasTrains(view.rules) && (ways.train === null || ways.now !== null)
}

function nowClosed(view: MergeRequestView): WayClosed | null {
  return isHeldByBuild(view) ? 'build' : null
}

/**
 * Follows the server’s strategies (app/services/auto_merge: `merge_when_checks_pass_service.rb` since 17.1, before
 * `merge_when_pipeline_succeeds_service.rb`; `diff_head_pipeline_considered_in_progress?` in
 * app/models/merge_request.rb).
 */
function autoClosed(view: MergeRequestView): WayClosed | null {
  const { mr, rules, release } = view
  const state = buildStateFor(view)
  if (state === 'under-way') return null
  if (state === 'not-passed') return 'build'
  if (!isSince(release, '17.1')) return state === 'passed' ? 'fulfilled' : 'unsupported'
  const isMissing = lacksOther(view)
  if (state === 'passed' && !isMissing) return 'fulfilled'
  if (state === 'unknown' && !isMissing) return 'build'
  const mustPass = rules?.only_allow_merge_if_pipeline_succeeds === true
  if (state === 'paused' && !isMissing && !mustPass) return 'paused'
  return mr.detailed_merge_status !== null && HELPLESS.has(mr.detailed_merge_status) ? 'blocked' : null
}

/**
 * Follows ee/app/services/auto_merge of the server: `merge_train_service.rb` takes a build that has ended, or is
 * paused where builds need not pass; `add_to_merge_train_when_checks_pass_service.rb` waits for one.
 */
function trainClosed(view: MergeRequestView): WayClosed | null {
  const { rules } = view
  const mustPass = rules?.only_allow_merge_if_pipeline_succeeds === true
  const state = buildStateFor(view)
  if (state === 'missing') return 'build'
  return state === 'not-passed' && (mustPass || lacksOther(view)) ? 'build' : null
}

/** True when the train is asked to take it once its checks have passed, and not now. */
export function boardsLater(view: MergeRequestView): boolean {
  const state = buildStateFor(view)
  const mustPass = view.rules?.only_allow_merge_if_pipeline_succeeds === true
  return state === 'under-way' || (state === 'paused' && mustPass) || lacksOther(view)
}

/** The build state; a skipped build has passed where the project says so. */
function buildStateFor({ mr, rules }: MergeRequestView): BuildState {
  const isAllowed = mr.head_pipeline?.status === 'skipped' && rules?.allow_merge_on_skipped_pipeline === true
  return isAllowed && buildState(mr) === 'not-passed' ? 'passed' : buildState(mr)
}

/** Statuses of the build alone. */
const OF_BUILD: ReadonlySet<string> = new Set(['ci_must_pass', 'ci_still_running'])

/** Requirements that an auto-merge does not wait for. */
const HELPLESS: ReadonlySet<string> = new Set(['need_rebase', 'locked_paths', 'locked_lfs_files'])

/** True when something other than the build is missing. */
export function lacksOther({ mr, approvals }: MergeRequestView): boolean {
  const { detailed_merge_status: status } = mr
  const isOther = mergeBlocker(mr) !== null && status !== null && !OF_BUILD.has(status)
  return isOther || (approvals?.approvals_left ?? 0) > 0
}

/** Returns the kind of a deferred merge; null where none is open. */
export function laterWay(view: MergeRequestView): LaterWay | null {
  const { auto, train } = mergeWays(view)
  if (train === null) return 'train'
  if (auto !== null) return null
  return isBlind(view.mr) ? 'blind' : 'checks'
}

/** Returns the merges that may be offered to the account that read the merge request. */
export function mergeOffer(view: MergeRequestView): MergeOffer {
  const { now } = mergeWays(view)
  return { now: now === null, later: view.mr.merge_when_build_succeeds ? null : laterWay(view) }
}

/** True when the project forbids merging with the build in its present state. */
export function isHeldByBuild({ mr, rules }: MergeRequestView): boolean {
  const { detailed_merge_status: status, head_pipeline: build } = mr
  if (status === 'ci_must_pass' || status === 'ci_still_running') return true
  if (!rules?.only_allow_merge_if_pipeline_succeeds || build === undefined) return false
  if (build?.status === 'skipped' && rules.allow_merge_on_skipped_pipeline) return false
  return buildState(mr) !== 'passed'
}

/** The readiness of a merge request for a merge, in the order of lists: the most useful first. */
export const READINESS = [
  'ready',
  'unchecked',
  'frozen',
  'waiting',
  'blocked',
  'draft',
  'merged',
  'closed',
] as const
/**
 * `unchecked`: the server looks for conflicts only when it is asked to merge, and nothing else is known to be missing.
 * `frozen`: it would be one of the two, and a freeze holds it.
 */
export type Readiness = (typeof READINESS)[number]

/** Statuses that a running build or a merge train clears without anybody’s help. */
const CLEARS_ITSELF: ReadonlySet<string> = new Set(['ci_still_running', 'security_policy_pipeline_check'])

/**
 * Returns what can be done with a merge request, as far as its fields tell. Everything that says “ready to
 * merge” of one asks here: list, queue, triage, card, milestone, digests and Home.
 */
export function readinessOf(mr: MergeRequest): Readiness {
  if (mr.state === 'merged') return 'merged'
  if (mr.state === 'closed') return 'closed'
  if (!isOpen(mr)) return 'waiting'
  if (mr.merge_when_build_succeeds) return 'waiting'
  if (mr.work_in_progress) return 'draft'
  if (hasConflicts(mr)) return 'blocked'
  const { detailed_merge_status: status, head_pipeline: build } = mr
  const state = buildState(mr)
  const clearsItself =
    (status !== null && CLEARS_ITSELF.has(status)) || (status === 'ci_must_pass' && state === 'under-way')
  if (mergeBlocker(mr) !== null && !clearsItself) return 'blocked'
  // A skipped build stops nothing where the server lets it be merged.
  if (state === 'not-passed' && build?.status !== 'skipped') return 'blocked'
  if (clearsItself || state === 'under-way') return 'waiting'
  // A paused build stops nothing where the server lets it be merged.
  if (!isMergeable(mr) && !isBlind(mr)) return 'waiting'
  if (mr.needsTrainBuild) return 'blocked'
  if (mr.freeze) return 'frozen'
  return isMergeable(mr) ? 'ready' : 'unchecked'
}

/**
 * The conditions that can be missing before a merge, as far as they matter to its author; `none`: nothing that is
 * known.
 */
export const MISSING = ['conflicts', 'draft', 'approvals', 'discussions', 'build', 'other', 'none'] as const
export type Missing = (typeof MISSING)[number]

/** Returns what is missing before a merge; null while the server is still finding out, and once it is over. */
export function missingOf({ mr, approvals }: Pick<MergeRequestView, 'mr' | 'approvals'>): Missing | null {
  if (!isOpen(mr) || pendingActivity(mr) !== null) return null
  if (hasConflicts(mr)) return 'conflicts'
  if (mr.work_in_progress) return 'draft'
  const { detailed_merge_status: status } = mr
  if (status === 'not_approved' || (approvals?.approvals_left ?? 0) > 0) return 'approvals'
  if (status === 'discussions_not_resolved') return 'discussions'
  if (status !== null && OF_BUILD.has(status)) return 'build'
  if (mergeBlocker(mr) !== null) return 'other'
  const state = buildState(mr)
  if (state === 'under-way' || (state === 'not-passed' && mr.head_pipeline?.status !== 'skipped'))
    return 'build'
  return 'none'
}

/** True when only a merge train, which wants a build, may merge it, and it has none. */
export function isHeldByTrain(view: MergeRequestView): boolean {
  const { now, train } = mergeWays(view)
  return now === 'train' && train === 'build' && buildStateFor(view) === 'missing'
}

/** True when the person who asked can merge it now, as far as its fields tell. */
export function isReady(mr: MergeRequest): boolean {
  const readiness = readinessOf(mr)
  return readiness === 'frozen'
    ? mr.freeze?.mayOverride === true
    : readiness === 'ready' || readiness === 'unchecked'
}

/** A merge request whose newest commit is known. */
export type WithHead = MergeRequest & { readonly sha: string }

/** Returns those that are ready, by number. */
export function readyAmong(items: readonly MergeRequest[]): readonly WithHead[] {
  return items
    .filter(isReady)
    .flatMap((mr) => (mr.sha !== null ? [{ ...mr, sha: mr.sha }] : []))
    .toSorted((a, b) => a.iid - b.iid)
}
