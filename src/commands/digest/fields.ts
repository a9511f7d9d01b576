import { isNone } from '../../views/mr/list-filters.ts'
import { userGroup } from '../fields.ts'
import { milestoneView } from '../milestone/view.ts'
import { mrList } from '../mr/list.ts'

/** The verbs that show what a digest shows: a channel that denies one of them gets no digest. */
export const DIGEST_SHOWS = { milestone: [milestoneView], mr: [mrList] } as const

export const TEAM_HELP = 'Only what concerns a group of people, such as @web-team; none for everybody'

/** The user group whose merge requests a digest is about. */
export const team = userGroup.optional().meta({ also: ['group'], after: ['for'], description: TEAM_HELP })

/** Returns the group, or null where everybody is meant. */
export function teamFrom(typed: string | undefined): string | null | undefined {
  return typed !== undefined && isNone(typed) ? null : typed
}
