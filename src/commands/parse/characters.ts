const SEPARATOR = /\s/u
const WORD = /[\p{L}\p{N}]/u
const SHORT_DASHES = '-\u2010\u2011\u2212\uFE63\uFF0D'
const LONG_DASHES = '\u2012\u2013\u2014\u2015\uFE58'

/** The possible closing quotes of each opening quote: keyboards and languages differ in their habits. */
const CLOSING_QUOTES: ReadonlyMap<string, string> = new Map([
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

/** True when a character ends a word: any Unicode white space, line breaks and no-break spaces included. */
export function isSeparator(character: string): boolean {
  return SEPARATOR.test(character) || character === '\u0085'
}

/** True when a character belongs to a word in any script. */
export function isLetterOrDigit(character: string): boolean {
  return WORD.test(character)
}

/** The quotes that close a quotation opened by `quote`, or undefined when `quote` opens none. */
export function closingQuotes(quote: string): string | undefined {
  return CLOSING_QUOTES.get(quote)
}

/** True for a hyphen, a minus, or a dash that phones substitute for two hyphens. */
export function isDash(character: string): boolean {
  return isShortDash(character) || (character !== '' && LONG_DASHES.includes(character))
}

/** True for a hyphen or minus of a single hyphen’s width. */
export function isShortDash(character: string): boolean {
  return character !== '' && SHORT_DASHES.includes(character)
}

const MAX_LENGTH = 128

/**
 * The likely intention of a reference typed with full-width or invisible characters, with `#` in place of the
 * sign, or with trailing punctuation; it is only ever shown, never acted on.
 */
export function asciiForm(text: string, sign: '!' | '%'): string {
  let plain = text.slice(0, MAX_LENGTH).replace(/\p{C}/gu, '').normalize('NFKC')
  while (plain !== '' && '.,;:?)'.includes(plain.charAt(plain.length - 1))) plain = plain.slice(0, -1)
  return /^[!#%][0-9]+$/.test(plain) ? `${sign}${plain.slice(1)}` : plain
}

const ENTITY = /&(amp|lt|gt);/g
const LINK = /<((?:https?:\/\/|mailto:)[^<>|\s]*)(?:\|([^<>]*))?>/g

/** Decodes Slack’s three escapes (`&amp;` `&lt;` `&gt;`) once, so that a typed `&amp;lt;` stays `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (_entity, name) => (name === 'amp' ? '&' : name === 'lt' ? '<' : '>'))
}

/**
 * The typed text behind Slack’s encoding: turns links that Slack made of addresses back into addresses, then
 * decodes the escapes. Mentions (`<@U1|ann>`) stay in Slack’s form.
 */
export function asTyped(raw: string): string {
  return decodeEntities(
    raw.replace(LINK, (_link, address: string, label?: string) => typedAddress(address, label)),
  )
}

function typedAddress(address: string, label: string | undefined): string {
  const bare = address.replace(/^(?:https?:\/\/|mailto:)/, '')
  return label !== undefined && (bare === label || bare === `${label}/`) ? label : address
}

/** Encodes text like Slack: the inverse of `decodeEntities`. */
export function encodeEntities(text: string): string {
  return text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
}
