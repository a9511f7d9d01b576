import { type Change, changeKind, countLines, isBinary, isCounted, isLeftOut } from '../../model/change.ts'
import { type FileChange, fileChanges } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import { capital, count, cutStart, oneLine, wholeGraphemes } from '../text.ts'

const KINDS = { new: 'New', deleted: 'Deleted', renamed: 'Renamed', changed: '' } as const

/** `src/a.ts`, `src/a.ts → src/b.ts` for a rename; long paths lose their beginning. */
export function pathWords(change: Change, length: number): string {
  const now = pathEnd(change.new_path, length)
  return changeKind(change) === 'renamed' ? `${pathEnd(change.old_path, length)} → ${now}` : now
}

/** The end of a path, which identifies a file better than its beginning. */
export function pathEnd(path: string, length: number): string {
  return cutStart(oneLine(path, path.length), length)
}

/** `New, +3 −0`, `Renamed, binary`, `Mode 100644 → 100755, without a diff`. */
export function fileChangeWords(change: Change): string {
  const words = [KINDS[changeKind(change)], modeWords(change), sizeWords(change)].filter(Boolean).join(', ')
  return capital(words)
}

/** `4 files, +12 −3, 1 not counted`: the lines of a file without a diff cannot be counted. */
export function totalWords(changes: readonly Change[]): string {
  return changes.length === 0
    ? 'no files'
    : `${count(changes.length, 'file')}, ${sumWords(fileChanges(changes))}`
}

/** `+12 −3`, `+12 −3, 1 not counted`; `not counted` of all of them. */
export function sumWords(files: readonly FileChange[]): string {
  const counted = files.filter(({ uncounted }) => !uncounted)
  const added = counted.reduce((sum, file) => sum + file.added, 0)
  const removed = counted.reduce((sum, file) => sum + file.removed, 0)
  const left = files.length - counted.length
  if (left > 0 && counted.length === 0) return 'not counted'
  return `${lineWords({ added, removed })}${left > 0 ? `, ${left} not counted` : ''}`
}

/** `+3 −1` for one file, or that its lines are not counted. */
export function linesOf(file: FileChange): string {
  return file.uncounted ? 'not counted' : lineWords(file)
}

function modeWords({ a_mode, b_mode }: Change): string {
  const known = a_mode && b_mode && Number(a_mode) > 0 && Number(b_mode) > 0
  return known && a_mode !== b_mode ? `mode ${oneLine(a_mode, 10)} → ${oneLine(b_mode, 10)}` : ''
}

/** `+3 −1`, or why there are no lines to count. */
export function sizeWords(change: Change): string {
  if (isBinary(change)) return 'binary'
  if (isLeftOut(change)) return `not counted: ${SERVER} left its diff out`
  return isCounted(change) && change.diff !== '' ? lineWords(countLines(change.diff)) : 'without a diff'
}

function lineWords({ added, removed }: { readonly added: number; readonly removed: number }): string {
  return `+${added} −${removed}`
}

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
