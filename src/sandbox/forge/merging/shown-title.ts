import { type Mode, TODAY } from '../mode.ts'
import type { MergeRequest } from '../state/merge-requests.ts'

const MARKS = /^(?:\s*(?:\[WIP\]|WIP:|WIP\s|\[draft\]|\(draft\)|draft:))+\s*/i

/** The title as this API has it: a draft is called so in its own words, whichever API it was written by. */
export function shownTitle(mode: Mode, { title, draft }: Pick<MergeRequest, 'title' | 'draft'>): string {
  return !draft || mode.draftTitle.test(title) ? title : mode.draftMark + title.replace(MARKS, '')
}

export function todaysTitle(request: Pick<MergeRequest, 'title' | 'draft'>): string {
  return shownTitle(TODAY, request)
}
