const LONGEST_WORD = 64
const MOST_EDITS = 2

/**
 * The word of `words` most likely meant by `word`, or null.
 *
 * Counts inserted, dropped, changed and swapped characters (optimal string alignment), ignoring case: at most
 * two, and fewer than half of the typed word. The earlier of two equally near words wins.
 */
export function nearest(word: string, words: readonly string[]): string | null {
  if (word.length > LONGEST_WORD) return null
  let best: string | null = null
  let fewest = Math.min(MOST_EDITS + 1, word.length / 2)
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) > MOST_EDITS) continue
    const edits = editsBetween(word.toLowerCase(), candidate.toLowerCase())
    if (edits < fewest) {
      best = candidate
      fewest = edits
    }
  }
  return best
}

function editsBetween(from: string, to: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current.push(
        Math.min(
          cell(last, column) + 1,
          cell(current, column - 1) + 1,
          cell(last, column - 1) + changed,
          swapped ? cell(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return cell(last, to.length)
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
