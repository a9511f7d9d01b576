import { z } from 'zod'
import { Id, OptionalFlag, OptionalText } from './fields.ts'
import type { MergeRequest } from './merge-request.ts'

/** A project’s merge rules on today’s servers; null where a rule is not reported. */
export const MergeRules = z.object({
  /** `merge`, `rebase_merge` or `ff`. */
  merge_method: OptionalText,
  /** `never`, `always`, `default_on` or `default_off`. */
  squash_option: OptionalText,
  only_allow_merge_if_pipeline_succeeds: OptionalFlag,
  allow_merge_on_skipped_pipeline: OptionalFlag,
  merge_trains_enabled: OptionalFlag,
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

/** True when the merge squashes the commits. */
function isSquashed(
  { squash, squash_on_merge }: Pick<MergeRequest, 'squash' | 'squash_on_merge'>,
  rules: MergeRules | null | undefined,
): boolean {
  if (rules?.squash_option === 'always') return true
  return rules?.squash_option !== 'never' && (squash_on_merge ?? squash) === true
}

/** Returns the commit that takes a person’s own message; null where a merge makes none. */
export function messagePlace(
  mr: Pick<MergeRequest, 'squash' | 'squash_on_merge'>,
  rules: MergeRules | null | undefined,
): 'merge' | 'squash' | null {
  if (rules?.merge_method !== 'ff') return 'merge'
  return isSquashed(mr, rules) ? 'squash' : null
}
