const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** The pattern of a count in everyday words, in lower case: `an`, `two`, `a couple of`. */
export const COUNT_WORDS = `an?|a couple of|${WORDS.join('|')}`

/** Returns the number of digits or of a count that `COUNT_WORDS` matches. */
export function countOf(text: string): number {
  if (text === 'a couple of') return 2
  if (text === 'a' || text === 'an') return 1
  const word = WORDS.indexOf(text)
  return word < 0 ? Number(text) : word + 1
}
