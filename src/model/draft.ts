/** The draft marks in the title of a merge request, which depend on the forge’s API. */
export interface DraftMarks {
  /** The prefix for the title of a new draft. */
  readonly prefix: string
  /** Matches the marks at the beginning of a draft’s title. */
  readonly known: RegExp
}

/** Returns the title of a draft; a title that is marked already stays as it is. */
export function draftTitle(title: string, { prefix, known }: DraftMarks): string {
  return known.test(title) ? title : `${prefix}${title}`
}

/** Returns the title without draft marks. */
export function readyTitle(title: string, { known }: DraftMarks): string {
  return title.replace(known, '')
}

/** Matches the draft marks of every API version. */
const ANY_MARK = /^\s*(?:\[WIP\]|WIP:|WIP\s|\[draft\]|\(draft\)|draft:)/i
const SHORTEST_MARK = 'WIP: '

/** Returns the shortest possible title of a draft, for use before it is known which marks the forge takes. */
export function shortestDraft(title: string): string {
  return ANY_MARK.test(title) ? title : `${SHORTEST_MARK}${title}`
}
