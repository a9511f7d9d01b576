const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

// Controls, bidi overrides, zero-width joints: they can hide or reorder what a person reads.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const KEPT = new Set(['\n', '\u200d', '\ufe0f'])

/** Foreign text without control and direction characters; line breaks stay, joiners of emoji too. */
export function visible(text: string): string {
  return text.toWellFormed().replace(UNSEEN, (character) => (KEPT.has(character) ? character : ''))
}

/** From this length on, a text is one of which nobody sees at a glance that something is missing. */
const LONG = 1000

/**
 * At most `length` UTF-16 units, cut between graphemes, with an ellipsis where something is missing; a long text
 * says so in words.
 */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const end = length < LONG ? '…' : '… (cut)'
  return `${wholeGraphemes(text, length - end.length)}${end}`
}

/** As many whole graphemes of the beginning as fit; `sizeOf` tells how much room one takes. */
export function wholeGraphemes(
  text: string,
  room: number,
  sizeOf: (grapheme: string) => number = ({ length }) => length,
): string {
  let end = 0
  let left = room
  // Two units more, so that a grapheme which ends where the room ends is seen to go on when it does.
  for (const { segment } of graphemes.segment(text.slice(0, room + 2))) {
    left -= sizeOf(segment)
    if (left < 0) break
    end += segment.length
  }
  return text.slice(0, end)
}

/** The end of a text, cut between graphemes, with an ellipsis where its beginning is missing. */
export function cutStart(text: string, length: number): string {
  if (text.length <= length) return text
  const from = text.length - length + 1
  const across = graphemes.segment(text).containing(from)
  return `…${text.slice(across && across.index < from ? across.index + across.segment.length : from)}`
}

/** Foreign text on one line, made visible and cut. */
export function oneLine(text: string, length: number): string {
  return cut(visible(text).replaceAll(/\s+/g, ' ').trim(), length)
}

/** A message’s text may be ten times as long; what is longer than this nobody reads in a notification. */
const LONGEST = 3000

/** Makes a sentence for mrkdwn, escaped as the last step: no `<!channel>`, mention or link of others is live. */
export function escaped(text: string): string {
  const seen = visible(text)
  const whole = inEntities(seen)
  if (whole.length <= LONGEST) return whole
  const end = '… (cut)'
  return `${inEntities(wholeGraphemes(seen, LONGEST - end.length, (part) => inEntities(part).length))}${end}`
}

function inEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A text that is escaped already, cut so that no entity of it is torn apart. */
export function cutEscaped(text: string, length: number): string {
  if (text.length <= length) return text
  const end = '… (cut)'
  const kept = wholeGraphemes(text, length - end.length)
  const open = Math.max(kept.lastIndexOf('&'), kept.lastIndexOf('<'))
  const isTorn = open >= 0 && !/[;>]/.test(kept.slice(open))
  return `${isTorn ? kept.slice(0, open) : kept}${end}`
}

/** `1 commit`, `2 commits`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/** The first seven digits of a sha, as git shows it. */
export function shortSha(sha: string): string {
  return /^[\da-f]{7,}$/i.test(sha) ? sha.slice(0, 7) : oneLine(sha, 7)
}

/** An address that may be shown as a link: http(s), of sane length; null for anything else that a forge may send. */
export function address(url: string | null): string | null {
  return url !== null && /^https?:\/\/\S+$/.test(url) && url.length <= 500 ? url : null
}

/** `2026-11-20 14:05 UTC` */
export function utcMinute(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** `4 Dec 2026`, or the forge’s own text, cut, when it is no date. */
export function day(text: string): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text)
  if (Number.isNaN(date.getTime())) return oneLine(text, 40)
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date)
}
