import {
  asTyped,
  closingQuotes,
  decodeEntities,
  isDash,
  isLetterOrDigit,
  isSeparator,
  isShortDash,
} from './characters.ts'
import { type Refused, refuse } from './refusal.ts'

/** One word of the typed text. */
export interface Token {
  /** The value: without quotes, leading smart dashes as hyphens, escapes decoded. */
  readonly text: string
  /** The same in Slack’s encoding. */
  readonly raw: string
  /** True when any part of it is in quotes. */
  readonly quoted: boolean
  /** Offset of `raw` in the text, in UTF-16 units. */
  readonly start: number
}

/** The part of a string’s interface that the scan uses: it reads each character a bounded number of times. */
export interface Text {
  readonly length: number
  charAt(index: number): string
  slice(start: number, end: number): string
}

/** A quoting error: from the opening quote at `start` to `end`, where parsing stopped. */
export interface QuoteFault {
  readonly fault: 'unclosed' | 'letter after the closing mark'
  /** The quote that would close it. */
  readonly closing: string
  readonly start: number
  readonly end: number
}

/**
 * Splits text into words in one pass, without a length limit.
 *
 * Quotes open at the start of a word, after `--flag=` and after `%`; elsewhere a quote is a character.
 * `""` inside straight quotes is one quotation mark. Slack's `<…>` stays in one word.
 */
export function scan(text: Text): readonly Token[] | QuoteFault {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (isSeparator(text.charAt(at))) {
      at += 1
      continue
    }
    const token = readToken(text, at)
    if ('fault' in token) return token
    tokens.push(token)
    at = token.start + token.raw.length
  }
  return tokens
}

function readToken(text: Text, start: number): Token | QuoteFault {
  const dashes = readDashes(text, start)
  const isFlag = isDash(text.charAt(start))
  let value = dashes.meaning
  let at = start + dashes.length
  let plainFrom = at
  let mayOpen = !isFlag
  let afterEquals = false
  let quoted = false
  while (at < text.length && !isSeparator(text.charAt(at))) {
    const character = text.charAt(at)
    if (mayOpen && closingQuotes(character) !== undefined) {
      const quotation = readQuotation(text, at)
      if ('fault' in quotation) return quotation
      value += decodeEntities(text.slice(plainFrom, at)) + quotation.value
      at = quotation.end
      plainFrom = at
      quoted = true
      mayOpen = false
      continue
    }
    mayOpen = character === '%' || (character === '=' && isFlag && !afterEquals)
    afterEquals ||= character === '='
    at = character === '<' ? endOfSlackSpan(text, at) : at + 1
  }
  value += decodeEntities(text.slice(plainFrom, at))
  return { text: value, raw: text.slice(start, at), quoted, start }
}

/** The smart dashes at the start of a word and the hyphens they stand for; typed hyphens stay. */
function readDashes(text: Text, start: number): { readonly length: number; readonly meaning: string } {
  let end = start
  let smart = false
  while (isDash(text.charAt(end))) {
    smart ||= text.charAt(end) !== '-'
    end += 1
  }
  if (!smart) return { length: 0, meaning: '' }
  if (end === start + 1 && isShortDash(text.charAt(start))) return { length: 1, meaning: '-' }
  const apart = end === start + 1 && isSeparator(text.charAt(end)) && isSecondEnDash(text, start, end + 1)
  return { length: apart ? 3 : end - start, meaning: '--' }
}

/** True for `– –state`, which some keyboards make of `--state`. */
function isSecondEnDash(text: Text, first: number, second: number): boolean {
  const both = text.charAt(first) === '–' && text.charAt(second) === '–'
  return both && isLetterOrDigit(text.charAt(second + 1))
}

function readQuotation(
  text: Text,
  open: number,
): { readonly value: string; readonly end: number } | QuoteFault {
  const quote = text.charAt(open)
  const width = quote === '`' && text.charAt(open + 1) === '`' && text.charAt(open + 2) === '`' ? 3 : 1
  const close = width === 3 ? closeOfFence(text, open + 3) : closeOfQuotation(text, open)
  const closing = width === 3 ? '```' : (closingQuotes(quote) ?? quote).charAt(0)
  if (close === undefined) return { fault: 'unclosed', closing, start: open, end: text.length }
  const end = close + width
  if (quote === '"' && isLetterOrDigit(text.charAt(end))) {
    return { fault: 'letter after the closing mark', closing, start: open, end: end + 1 }
  }
  const inner = text.slice(open + width, close)
  const isGuillemet = '«»‹›'.includes(quote)
  return {
    value: asTyped(quote === '"' ? inner.replaceAll('""', '"') : isGuillemet ? inner.trim() : inner),
    end,
  }
}

function closeOfQuotation(text: Text, open: number): number | undefined {
  const quote = text.charAt(open)
  const closing = closingQuotes(quote) ?? quote
  const inWords = quote !== '"' && quote !== '`'
  for (let at = open + 1; at < text.length; at += 1) {
    if (!closing.includes(text.charAt(at))) continue
    const next = text.charAt(at + 1)
    if (quote === '"' && next === '"') at += 1
    else if (!inWords || !isLetterOrDigit(next)) return at
  }
  return undefined
}

function closeOfFence(text: Text, from: number): number | undefined {
  for (let at = from; at + 2 < text.length; at += 1) {
    if (text.charAt(at) === '`' && text.charAt(at + 1) === '`' && text.charAt(at + 2) === '`') return at
  }
  return undefined
}

/** The end of `<url>`, `<url|label>`, `<@U1|name>`, or of the `<` alone when it starts none of them. */
function endOfSlackSpan(text: Text, open: number): number {
  let inLabel = false
  for (let at = open + 1; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '>') return at + 1
    if (character === '<' || character === '\n' || (!inLabel && isSeparator(character))) break
    inLabel ||= character === '|'
  }
  return open + 1
}

/** The words in typed order, none for blank text. */
type Tokens = { readonly ok: true; readonly tokens: readonly Token[] } | Refused

const LIMIT_BYTES = 8192

/**
 * Splits the text after a slash command into words, in linear time.
 *
 * At most 8,192 bytes of UTF-8. Quotes of every kind hold words together, Slack’s links and mentions stay
 * whole, smart dashes at the start of a word become the two typed hyphens.
 */
export function tokenize(text: string): Tokens {
  if (Buffer.byteLength(text) > LIMIT_BYTES) {
    return refuse(text, 'That’s longer than 8 KB.', 'Make it shorter.')
  }
  const scanned = scan(text)
  return 'fault' in scanned ? refuseQuote(text, scanned) : { ok: true, tokens: scanned }
}

function refuseQuote(text: string, { fault, closing, start, end }: QuoteFault): Refused {
  const typed = decodeEntities(text.slice(start, end))
  if (fault === 'unclosed') {
    return refuse(
      typed,
      `The quote ${text.charAt(start)} is never closed.`,
      `Type ${closing} at the end of the quoted text.`,
    )
  }
  return refuse(
    typed,
    'A letter follows a closing quotation mark.',
    'Type "" for each quotation mark inside the quoted text.',
  )
}
