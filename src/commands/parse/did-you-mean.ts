const MAX_WORD_LENGTH = 64

/** A slip on the wrong key counts less than a letter from anywhere, which makes another word of it. */
const OTHER_KEY = 1.5

/** Prefixes that turn a word into its opposite, or into doing it once more. */
const REVERSALS = ['un', 're', 'de', 'dis', 'non', 'no', 'not']

/**
 * The word of `words` that was most likely mistyped as `word`, or null.
 *
 * Counts inserted, dropped, changed and swapped characters (optimal string alignment), ignoring case: one in up to
 * five letters, two in longer words. Never a word that means the opposite. The earlier of two equally near words wins.
 */
export function nearest(word: string, words: readonly string[]): string | null {
  if (word.length > MAX_WORD_LENGTH) return null
  const typed = word.toLowerCase()
  let best: string | null = null
  let fewest = slipsIn(typed)
  for (const candidate of words) {
    const known = candidate.toLowerCase()
    if (Math.abs(known.length - typed.length) > 2 || isReversed(typed, known)) continue
    const slips = slipsBetween(typed, known)
    if (slips < fewest || (best === null && slips === fewest)) {
      best = candidate
      fewest = slips
    }
  }
  return best
}

/** True when a word resembles one of `words`, by up to two characters and less than half of it. */
export function resembles(word: string, words: readonly string[]): boolean {
  const typed = word.toLowerCase()
  if (typed.length > MAX_WORD_LENGTH) return false
  return words.some((known) => {
    const slips = slipsBetween(typed, known.toLowerCase(), 1)
    return slips <= 2 && slips < typed.length / 2
  })
}

/** The slips that a typed word of this length can hold; half of a word is too many. */
function slipsIn({ length }: string): number {
  if (length < 3) return 0
  if (length < 5) return 1
  return length === 5 ? OTHER_KEY : 2
}

function isReversed(one: string, other: string): boolean {
  const [a, b] = [one.replaceAll('-', ''), other.replaceAll('-', '')]
  return REVERSALS.some((prefix) => a === `${prefix}${b}` || b === `${prefix}${a}`)
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function areNeighbours(one: string, other: string): boolean {
  const row = KEYS.find((keys) => keys.includes(one) && keys.includes(other))
  return row !== undefined && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1
}

function slipsBetween(from: string, to: string, otherKey = OTHER_KEY): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const [typed = '', known = ''] = [from[row - 1], to[column - 1]]
      const changed = typed === known ? 0 : areNeighbours(typed, known) ? 1 : otherKey
      const swapped = typed === to[column - 2] && from[row - 2] === known
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
