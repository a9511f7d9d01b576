/** How the title of a merge request says that it is a draft, which is up to the forge’s API. */
export interface DraftMarks {
  /** Is put before the title of one that becomes a draft. */
  readonly mark: string
  /** What makes a title one of a draft, at its beginning. */
  readonly known: RegExp
}

/** The title of a draft; a title that is marked stays as it is. */
export function draftTitle(title: string, { mark, known }: DraftMarks): string {
  return known.test(title) ? title : `${mark}${title}`
}

/** The title without the marks of a draft. */
export function readyTitle(title: string, { known }: DraftMarks): string {
  return title.replace(known, '')
}

/** Whatever a forge’s API takes for the mark of a draft. */
const ANY_MARK = /^\s*(?:\[WIP\]|WIP:|WIP\s|\[draft\]|\(draft\)|draft:)/i
const SHORTEST_MARK = 'WIP: '

/** The shortest that the title of a draft can be, before it is known which marks the forge takes. */
export function shortestDraft(title: string): string {
  return ANY_MARK.test(title) ? title : `${SHORTEST_MARK}${title}`
}
