import { wholeGraphemes } from '../text.ts'

/** Characters (UTF-16 units) on one page of a diff, as shown. */
const DIFF_PAGE = 2500

// Controls, bidi overrides, zero-width characters; line breaks, tabs and joiners of emoji are shown as is.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const SHOWN = new Set(['\n', '\t', '\u200d', '\ufe0f'])

/**
 * A diff that is safe to show: invisible characters are spelled out (`[U+202E]`), so that the reader sees all
 * of it, and the carriage returns of foreign line ends become `[CR]`.
 */
export function readable(diff: string): string {
  return diff.toWellFormed().replace(UNSEEN, (character) => {
    if (SHOWN.has(character)) return character
    if (character === '\r') return '[CR]'
    return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
  })
}

/**
 * Splits a text into pages at line breaks; splits a line only when it is longer than a page. The pages
 * together are the text.
 */
export function diffPages(text: string, size = DIFF_PAGE): readonly string[] {
  const pages: string[] = []
  for (const piece of text.split(/(?<=\n)/).flatMap((line) => pieces(line, size))) {
    const last = pages.at(-1)
    if (last !== undefined && last.length + piece.length <= size) pages[pages.length - 1] = last + piece
    else if (piece !== '') pages.push(piece)
  }
  return pages
}

/** A line in parts of at most `size`, splitting a grapheme only when it alone is larger. */
function pieces(line: string, size: number): string[] {
  const parts: string[] = []
  for (let start = 0; start < line.length; ) {
    const rest = line.slice(start, start + size + 2)
    const part = rest.length <= size ? rest : wholeGraphemes(rest, size) || wholeCharacters(rest, size)
    parts.push(part)
    start += part.length
  }
  return parts
}

/** Shortens the length by one where it would split a surrogate pair. */
function wholeCharacters(text: string, size: number): string {
  return text.slice(0, (text.codePointAt(size - 1) ?? 0) > 0xffff ? size - 1 : size)
}
