const MARKS = /^\s*(?:\[WIP\]\s*|WIP:\s*|WIP\s+)+/i

/** The title of a draft: what makes one in this API is its title, and a title that is marked stays as it is. */
export function draftTitle(title: string): string {
  return MARKS.test(title) ? title : `WIP: ${title}`
}

/** The title without the marks of a draft. */
export function readyTitle(title: string): string {
  return title.replace(MARKS, '')
}
