import { type Change, changeKind, countLines, hasLines, isBinary } from '../../model/change.ts'
import { count, cutStart, oneLine } from '../text.ts'

const KINDS = { new: 'New', deleted: 'Deleted', renamed: 'Renamed', changed: '' } as const

/** `src/a.ts`, `src/a.ts → src/b.ts` for what was renamed; long paths lose their beginning. */
export function pathWords(change: Change, length: number): string {
  const now = pathEnd(change.new_path, length)
  return changeKind(change) === 'renamed' ? `${pathEnd(change.old_path, length)} → ${now}` : now
}

/** The end of a path, which says more about a file than its beginning. */
export function pathEnd(path: string, length: number): string {
  return cutStart(oneLine(path, path.length), length)
}

/** `New, +3 −0`, `Renamed, binary`, `Mode 100644 → 100755, without a diff`. */
export function changeWords(change: Change): string {
  const words = [KINDS[changeKind(change)], modeWords(change), sizeWords(change)].filter(Boolean).join(', ')
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}

/** `4 files, +12 −3`, and how many of them came without a diff, whose lines nobody can count. */
export function totalWords(changes: readonly Change[]): string {
  const lines = changes.map(({ diff }) => countLines(diff))
  const added = lines.reduce((sum, each) => sum + each.added, 0)
  const removed = lines.reduce((sum, each) => sum + each.removed, 0)
  const uncounted = changes.filter((change) => !hasLines(change)).length
  const also = uncounted > 0 ? `, ${uncounted} without countable lines` : ''
  return changes.length === 0
    ? 'no files'
    : `${count(changes.length, 'file')}, ${lineWords({ added, removed })}${also}`
}

function modeWords({ a_mode, b_mode }: Change): string {
  const known = a_mode && b_mode && Number(a_mode) > 0 && Number(b_mode) > 0
  return known && a_mode !== b_mode ? `mode ${oneLine(a_mode, 10)} → ${oneLine(b_mode, 10)}` : ''
}

/** `+3 −1`, or why there are no lines to count. */
export function sizeWords(change: Change): string {
  if (isBinary(change)) return 'binary'
  return change.diff === '' ? 'without a diff' : lineWords(countLines(change.diff))
}

function lineWords({ added, removed }: { readonly added: number; readonly removed: number }): string {
  return `+${added} −${removed}`
}
