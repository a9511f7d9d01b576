import { milestoneView } from '../milestone/view.ts'
import { mrList } from '../mr/list.ts'

/** The verbs that show what a digest shows: a channel that denies one of them gets no digest. */
export const DIGEST_SHOWS = { milestone: [milestoneView], mr: [mrList] } as const
