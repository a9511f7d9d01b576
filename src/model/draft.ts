import { isSince, type Release } from './forge-feature.ts'

/** The draft marks that a server takes at the beginning of the title of a merge request. */
export interface DraftMarks {
  /** The prefix for the title of a new draft. */
  readonly prefix: string
  /** Matches one mark that makes a draft. */
  readonly known: RegExp
}

/** The marks of the API document’s own servers. */
export const DOCUMENT_MARKS: DraftMarks = { prefix: 'WIP: ', known: /^\s*(?:\[WIP\]:?|WIP:|WIP\s)\s*/i }

const DRAFT = { prefix: 'Draft: ', known: /^\s*(?:\[draft\]:?|\(draft\):?|draft:)\s*/i }
const DASHED = { prefix: 'Draft: ', known: /^\s*(?:\[draft\]:?|\(draft\):?|draft:|draft\s+-\s)\s*/i }

/** Matches a mark of any release: whichever makes a draft where the server says that it is one. */
const ANY_MARK = /^\s*(?:\[WIP\]:?|WIP:|WIP\s+-\s|WIP\s|\[draft\]:?|\(draft\):?|draft:|draft\s+-\s)\s*/i
const BOTH = { prefix: 'Draft: ', known: ANY_MARK }

/**
 * Returns the marks of a release of today’s servers: `MergeRequest::DRAFT_REGEX` and `WIP_REGEX`
 * (app/models/merge_request.rb), made of `merge_request_draft` and `merge_request_wip` (lib/gitlab/regex.rb).
 * “Draft” came with 13.2, “WIP” went with 14.0 (gitlab-org/gitlab#228685), “Draft - ” after that.
 */
export function draftMarksOf(release: Release): DraftMarks {
  if (isSince(release, '15.0')) return DRAFT
  if (isSince(release, '14.0')) return DASHED
  return isSince(release, '13.2') ? BOTH : DOCUMENT_MARKS
}

/** Returns the title of a draft; one that is marked stays, unless the server says that it is no draft. */
export function draftTitle(title: string, { prefix, known }: DraftMarks, isDraft: boolean | null): string {
  return known.test(title) && isDraft !== false ? title : `${prefix}${title}`
}

/** Returns the title without the marks that make it a draft. */
export function readyTitle(title: string, { known }: DraftMarks, isDraft: boolean | null): string {
  const ready = without(known, title)
  return ready === title && isDraft === true ? without(ANY_MARK, title) : ready
}

/** Servers take one mark at a time away; a title is never left empty. */
function without(mark: RegExp, title: string): string {
  const rest = title.replace(mark, '')
  return rest === title || rest.trim() === '' ? title : without(mark, rest)
}

const SHORTEST_MARK = 'WIP: '

/** Returns the shortest possible title of a draft, for use before it is known which marks the forge takes. */
export function shortestDraft(title: string): string {
  return ANY_MARK.test(title) ? title : `${SHORTEST_MARK}${title}`
}
