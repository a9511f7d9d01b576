const COUNT_WORD = /\b(?:a couple of|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g
const COUNTS = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, index) => [word, index + 1],
  ),
)

/** Returns the text, in lower case, with digits for counts in everyday words: `an`, `two`, `a couple of`. */
export function withDigits(text: string): string {
  return text.replace(COUNT_WORD, (word) => String(COUNTS.get(word) ?? (word === 'a couple of' ? 2 : 1)))
}
