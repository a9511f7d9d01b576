const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

// Controls, bidi overrides, zero-width joints: they can hide or reorder what a person reads.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const KEPT = new Set(['\n', '\u200d', '\ufe0f'])

/** Foreign text without control and direction characters; line breaks stay, joiners of emoji too. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) => (KEPT.has(character) ? character : ''))
}

/** At most `length` UTF-16 units, cut between graphemes, with an ellipsis where something is missing. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  let kept = ''
  for (const { segment } of graphemes.segment(text.slice(0, length))) {
    if (kept.length + segment.length > length - 1) break
    kept += segment
  }
  return `${kept}…`
}

/** Foreign text on one line, made visible and cut. */
export function oneLine(text: string, length: number): string {
  return cut(visible(text).replaceAll(/\s+/g, ' ').trim(), length)
}

/** A message’s text may be ten times as long; what is longer than this nobody reads in a notification. */
const LONGEST = 3000

/** Makes a sentence for mrkdwn, escaped as the last step: no `<!channel>`, mention or link of others is live. */
export function escaped(text: string): string {
  return cut(visible(text), LONGEST).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** `1 commit`, `2 commits`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/** The first seven digits of a sha, as git shows it. */
export function shortSha(sha: string): string {
  return oneLine(sha, 64).slice(0, 7)
}

/** An address that may be shown as a link: http(s), of sane length; null for anything else that a forge may send. */
export function address(url: string | null): string | null {
  return url !== null && /^https?:\/\/\S+$/.test(url) && url.length <= 500 ? url : null
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
