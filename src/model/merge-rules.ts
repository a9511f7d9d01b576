import { z } from 'zod'
import { Id, OptionalFlag, OptionalText } from './fields.ts'
import type { MergeRequest } from './merge-request.ts'

const Access = z.object({ access_level: z.number() }).nullable().default(null).catch(null)

/** A project’s merge rules on today’s servers; null where a rule is not reported. */
export const MergeRules = z.object({
  /** `merge`, `rebase_merge` or `ff`. */
  merge_method: OptionalText,
  /** `never`, `always`, `default_on` or `default_off`. */
  squash_option: OptionalText,
  only_allow_merge_if_pipeline_succeeds: OptionalFlag,
  allow_merge_on_skipped_pipeline: OptionalFlag,
  merge_trains_enabled: OptionalFlag,
  /**
   * The people who may merge past the train: `allow_bypass`, `enforce_for_all_users`, `enforce_with_owner_override`
   * (since 19.3).
   */
  merge_train_enforcement: OptionalText,
  /** The branch is rebased before a merge that needs a linear history (reported since 19.4). */
  automatic_rebase_enabled: OptionalFlag,
  /** The caller’s own roles in the project and in its group. */
  permissions: z
    .object({ project_access: Access, group_access: Access })
    .nullable()
    .default(null)
    .catch(null),
})
export type MergeRules = z.infer<typeof MergeRules>

/** A merge request on a merge train: a queue of merges into one branch, each built on the previous one. */
export const TrainCar = z.object({
  id: Id,
  target_branch: OptionalText,
  /** `idle`, `stale`, `fresh`, `merging`, `merged` or `skip_merged`; any other word is kept. */
  status: OptionalText,
})
export type TrainCar = z.infer<typeof TrainCar>

/** True when merges go through a merge train. */
export function hasTrains(rules: MergeRules | null | undefined): boolean {
  return rules?.merge_trains_enabled === true
}

/** Says what somebody did who cancelled its merge. */
export function cancelledWords(wasOnTrain: boolean): string {
  return wasOnTrain ? 'took it off the merge train.' : 'turned off auto-merge.'
}

const OWNER = 50

/**
 * True when the project lets the caller merge only through its train (doc/ci/pipelines/merge_trains.md of the
 * server, “Enforce merge trains”).
 */
export function isTrainEnforced(rules: MergeRules | null | undefined): boolean {
  const level = rules?.merge_train_enforcement ?? 'allow_bypass'
  if (!rules || !hasTrains(rules) || level === 'allow_bypass') return false
  const { project_access: own, group_access: group } = rules.permissions ?? {}
  const isOwner = (own?.access_level ?? 0) >= OWNER || (group?.access_level ?? 0) >= OWNER
  return !(level === 'enforce_with_owner_override' && isOwner)
}

/** True when the server may rebase the branch right before the merge, with new commits that are not built. */
export function mayRebase(rules: MergeRules | null | undefined): boolean {
  const method = rules?.merge_method
  return rules?.automatic_rebase_enabled === true && (method === 'ff' || method === 'rebase_merge')
}

/** Returns what the project’s rule demands of `squash`; undefined where the merge request decides. */
export function squashOf(rules: MergeRules | null | undefined): boolean | undefined {
  if (rules?.squash_option === 'always') return true
  return rules?.squash_option === 'never' ? false : undefined
}

type Squashing = Pick<MergeRequest, 'squash' | 'squash_on_merge'>

/** True when its author chose to squash, as far as the project leaves that open. */
export function isSquashChosen(
  { squash, squash_on_merge }: Squashing,
  rules: MergeRules | null | undefined,
): boolean {
  return squashOf(rules) === undefined && (squash_on_merge ?? squash) === true
}

/**
 * True when the merge squashes the commits; `asked` is what a person wants of it. A merge can ask for a squash and
 * can’t switch one off: `merge_request.update(squash: params[:squash]) if params[:squash]` in
 * lib/api/merge_requests.rb of the server.
 */
export function isSquashed(
  mr: Squashing,
  rules: MergeRules | null | undefined,
  asked: boolean | undefined,
): boolean {
  return squashOf(rules) ?? (asked === true || isSquashChosen(mr, rules))
}

/** Returns the commit that takes a person’s own message; null where a merge makes none. */
export function messagePlace(
  mr: Squashing,
  rules: MergeRules | null | undefined,
  asked: boolean | undefined,
): 'merge' | 'squash' | null {
  if (rules?.merge_method !== 'ff') return 'merge'
  return isSquashed(mr, rules, asked) ? 'squash' : null
}
