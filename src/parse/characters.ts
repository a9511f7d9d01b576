const SEPARATOR = /\s/u
const WORD = /[\p{L}\p{N}]/u
const SHORT_DASHES = '-\u2010\u2011\u2212\uFE63\uFF0D'
const LONG_DASHES = '\u2012\u2013\u2014\u2015\uFE58'

/** The marks that may close what each opening mark opens: the habits of keyboards and languages differ. */
const CLOSING_MARKS: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”“'],
  ['”', '”“'],
  ['„', '“”'],
  ['‟', '”'],
  ['«', '»'],
  ['»', '«»'],
  ["'", "'"],
  ['‘', '’‘'],
  ['’', '’‘'],
  ['‚', '‘’'],
  ['‹', '›'],
  ['›', '‹›'],
  ['`', '`'],
])

/** Whether a character ends a word: any white space of Unicode, line breaks and no-break spaces included. */
export function isSeparator(character: string): boolean {
  return SEPARATOR.test(character) || character === '\u0085'
}

/** Whether a character belongs to a word in any script. */
export function isLetterOrDigit(character: string): boolean {
  return WORD.test(character)
}

/** The marks that close a quotation opened by `mark`, or undefined when `mark` opens none. */
export function closingMarks(mark: string): string | undefined {
  return CLOSING_MARKS.get(mark)
}

/** Whether a character is a hyphen, a minus, or a dash that phones put in place of two hyphens. */
export function isDash(character: string): boolean {
  return isShortDash(character) || (character !== '' && LONG_DASHES.includes(character))
}

/** Whether a character is a hyphen or minus of one hyphen's width. */
export function isShortDash(character: string): boolean {
  return character !== '' && SHORT_DASHES.includes(character)
}
