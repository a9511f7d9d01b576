import { graphemesOf } from '../model/graphemes.ts'

// Controls, bidi overrides, zero-width joints: they can hide or reorder the text that a person reads.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const KEPT = new Set(['\n', '\u200d', '\ufe0f'])
/** Most texts: there is nothing in them to look for. */
const PLAIN = /^[\x20-\x7e\n]*$/
const IN_LINE = /^(?:[^\s]+(?: [^\s]+)*)?$/

/** Foreign text without control and direction characters; line breaks and joiners of emoji stay. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text
  return text.toWellFormed().replace(UNSEEN, (character) => (KEPT.has(character) ? character : ''))
}

/** The length from which a mere ellipsis at the end would go unnoticed. */
const LONG_TEXT_LENGTH = 1000

/**
 * Cuts to at most `length` UTF-16 units, between graphemes, with an ellipsis in place of the rest; a long
 * text says in words that it is cut.
 */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const end = length < LONG_TEXT_LENGTH ? '…' : '… (cut)'
  return `${wholeGraphemes(text, length - end.length)}${end}`
}

/** The longest beginning in whole graphemes that fits; `sizeOf` returns the room that one takes. */
export function wholeGraphemes(
  text: string,
  limit: number,
  sizeOf: (grapheme: string) => number = ({ length }) => length,
): string {
  let end = 0
  let left = limit
  // Two more units show whether a grapheme that ends where the room ends goes on.
  for (const { segment } of graphemesOf(text.slice(0, limit + 2))) {
    left -= sizeOf(segment)
    if (left < 0) break
    end += segment.length
  }
  return text.slice(0, end)
}

/** The end of a text, cut between graphemes, with an ellipsis in place of a missing beginning. */
export function cutStart(text: string, length: number): string {
  if (text.length <= length) return text
  const from = text.length - length + 1
  const across = graphemesOf(text).containing(from)
  return `…${text.slice(across && across.index < from ? across.index + across.segment.length : from)}`
}

export function oneLine(text: string, length: number): string {
  const shown = visible(text)
  return cut(IN_LINE.test(shown) ? shown : shown.replaceAll(/\s+/g, ' ').trim(), length)
}

/** Longest text of a message: Slack allows ten times as much, but a notification is never read that far. */
const MAX_TEXT_LENGTH = 3000

/** Makes a sentence for mrkdwn, escaped last: no foreign `<!channel>`, mention or link is live. */
export function escaped(text: string): string {
  const visibleText = visible(text)
  const whole = inEntities(visibleText)
  if (whole.length <= MAX_TEXT_LENGTH) return whole
  const end = '… (cut)'
  return `${inEntities(wholeGraphemes(visibleText, MAX_TEXT_LENGTH - end.length, (part) => inEntities(part).length))}${end}`
}

function inEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function cutEscaped(text: string, length: number): string {
  if (text.length <= length) return text
  const end = '… (cut)'
  const start = wholeGraphemes(text, length - end.length)
  const open = Math.max(start.lastIndexOf('&'), start.lastIndexOf('<'))
  const isTorn = open >= 0 && !/[;>]/.test(start.slice(open))
  return `${isTorn ? start.slice(0, open) : start}${end}`
}

/** `a, b and c`; `last` is the word before the last one. */
export function enumerated(list: readonly string[], last = 'and'): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} ${last} ${list.at(-1)}`
}

/** `1 commit`, `2 commits`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

export function capital(words: string): string {
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}

/** The first seven digits of a sha, as in git. */
export function shortSha(sha: string): string {
  return /^[\da-f]{7,}$/i.test(sha) ? sha.slice(0, 7) : oneLine(sha, 7)
}

/** An address that may be shown as a link: http(s), at most 500 characters; null for anything else. */
export function address(url: string | null): string | null {
  return url !== null && /^https?:\/\/\S+$/.test(url) && url.length <= 500 ? url : null
}

/** A time in mrkdwn, shown in the reader’s own zone; where Slack shows none, `fallback`. */
export function dateToken(
  date: Date,
  format = '{date_short_pretty} at {time}',
  fallback = dayOf(date),
): string {
  return `<!date^${Math.floor(date.getTime() / 1000)}^${format}|${fallback}>`
}

/** `4 Dec 2026`, or the forge’s own text, cut, when it is not a date. */
export function day(text: string): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text)
  return Number.isNaN(date.getTime()) ? oneLine(text, 40) : dayOf(date)
}

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function dayOf(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** The first of them in a sentence, and the number of further ones. */
export function firstWords(words: readonly string[], max: number, between: string): string {
  const more = words.length > max ? [`and ${words.length - max} more`] : []
  return [...words.slice(0, max), ...more].join(between)
}
