import { z } from 'zod'
import type { EpochMs } from './fields.ts'
import type { MergeRequest } from './merge-request.ts'

/** State of a merge request at the moment it was snoozed. */
export const SnoozedState = z.object({
  sha: z.string().nullable(),
  state: z.string(),
  comments: z.number().nullable(),
  reviewers: z.array(z.number()),
})
export type SnoozedState = z.infer<typeof SnoozedState>

/** The meaning of the words after a snoozed merge request. */
export type SnoozeTime =
  | { readonly kind: 'until'; readonly at: EpochMs }
  | { readonly kind: 'change' }
  | { readonly kind: 'off' }
  /** `problem`: sentences that name it, and something to type instead. */
  | { readonly kind: 'wrong'; readonly problem: string }

export const SNOOZE_DAYS = 90

/** Returns how a merge request stands, as far as a change of it ends a snooze. */
export function snoozedStateOf({ sha, state, user_notes_count, reviewers }: MergeRequest): SnoozedState {
  const ids = reviewers.flatMap(({ id }) => (id === null ? [] : [id]))
  return { sha, state, comments: user_notes_count, reviewers: ids }
}

/** True for a new head, another state, a new reviewer or a new comment; what is not reported is no change. */
export function endsSnooze(before: SnoozedState, mr: MergeRequest): boolean {
  const now = snoozedStateOf(mr)
  return (
    now.state !== before.state ||
    (now.sha !== null && before.sha !== null && now.sha !== before.sha) ||
    (now.comments !== null && before.comments !== null && now.comments > before.comments) ||
    now.reviewers.some((id) => !before.reviewers.includes(id))
  )
}
