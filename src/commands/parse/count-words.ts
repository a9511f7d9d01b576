const COUNT_WORD = /\b(?:a couple of|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g
const COUNTS = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, index) => [word, index + 1],
  ),
)

/** A span in smaller units, where a part of it may be meant. */
const SMALLER = new Map([
  ['hour', { count: 60, unit: 'minutes' }],
  ['day', { count: 24, unit: 'hours' }],
  ['fortnight', { count: 2, unit: 'weeks' }],
  ['year', { count: 12, unit: 'months' }],
])

/** Spans with a part in them, once counts are digits: `half 1 hour`, `1 hour and 1 half`, `1 and 1 half hours`, `1.5h`. */
const PARTS: readonly (readonly [form: RegExp, count: (digits: number) => number])[] = [
  [/\b(?:1 )?half (?:1 )?()(hour|day|fortnight|year)\b/g, () => 0.5],
  [/\b(\d{1,4}) quarters? of 1 (hour)\b/g, (digits) => digits / 4],
  [/\b(\d{1,4}) (hour|day|fortnight|year)s? and 1 half\b/g, (digits) => digits + 0.5],
  [/\b(\d{1,4})(?: and 1 half|[.,]5) ?(hour|day|fortnight|year)s?\b/g, (digits) => digits + 0.5],
  [/\b(\d{1,4})[.,]5 ?(h)(?:rs?)?\b/g, (digits) => digits + 0.5],
  [/\b(?:(\d{1,4}) )?(fortnight)s?\b/g, (digits) => digits || 1],
]

/**
 * Returns the text, in lower case, with digits for counts in everyday words (`an`, `two`, `a couple of`), and with
 * whole units for parts of them: `half an hour` is `30 minutes`, `a fortnight` `2 weeks`.
 */
export function withDigits(text: string): string {
  const digits = text.replace(COUNT_WORD, (word) =>
    String(COUNTS.get(word) ?? (word === 'a couple of' ? 2 : 1)),
  )
  return PARTS.reduce(
    (read, [form, countOf]) =>
      read.replace(form, (span, typed, unit) => {
        const smaller = SMALLER.get(unit === 'h' ? 'hour' : unit)
        return smaller ? `${countOf(Number(typed ?? 0)) * smaller.count} ${smaller.unit}` : span
      }),
    digits,
  )
}
