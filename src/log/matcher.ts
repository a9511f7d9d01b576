import { SHORTEST } from './secret-forms.ts'

interface Found {
  readonly start: number
  readonly end: number
}

/**
 * Finds any number of needles in a text: walks the text once, and compares a needle only where its first
 * characters occur.
 */
export class Needles {
  readonly #byStart = new Map<string, string[]>()
  /** Number of needles per sum of their first characters; it rules out most places of a text. */
  readonly #sums: Uint32Array
  readonly #mask: number

  /** `few` uses little memory, for short-lived needles. */
  constructor(howMany: 'many' | 'few' = 'many') {
    this.#sums = new Uint32Array(howMany === 'many' ? 0x10000 : 0x100)
    this.#mask = this.#sums.length - 1
  }

  /** Adds a needle; one that is added twice stays until it is deleted twice. */
  add(needle: string): void {
    const start = needle.slice(0, SHORTEST)
    const others = this.#byStart.get(start)
    // The longest first; tokens of one forge begin alike and have the same length.
    if (others) others.splice(others.findLastIndex(({ length }) => length >= needle.length) + 1, 0, needle)
    else this.#byStart.set(start, [needle])
    this.#count(needle, 1)
  }

  delete(needle: string): void {
    const start = needle.slice(0, SHORTEST)
    const others = this.#byStart.get(start) ?? []
    const at = others.indexOf(needle)
    if (at < 0) return
    others.splice(at, 1)
    if (others.length === 0) this.#byStart.delete(start)
    this.#count(needle, -1)
  }

  /** Finds the first needle at or after `from`, or the beginning of one where the text was cut. */
  find(text: string, from = 0): Found | null {
    for (let start = from; start + SHORTEST <= text.length; start += 1) {
      if (this.#sums[sumAt(text, start) & this.#mask] === 0) continue
      for (const needle of this.#byStart.get(text.slice(start, start + SHORTEST)) ?? []) {
        if (text.startsWith(needle, start)) return { start, end: start + needle.length }
        const cut = cutIn(text, start, needle)
        if (cut !== null) return { start, end: cut }
      }
    }
    return null
  }

  /** Returns the text with a mark for each needle. */
  replaced(text: string, mark: string): string {
    let clean = ''
    let from = 0
    for (let found = this.find(text); found !== null; found = this.find(text, from)) {
      clean += text.slice(from, found.start) + mark
      from = found.end
    }
    return from === 0 ? text : clean + text.slice(from)
  }

  #count(needle: string, by: 1 | -1): void {
    const sum = sumAt(needle, 0) & this.#mask
    this.#sums[sum] = (this.#sums[sum] ?? 0) + by
  }
}

function sumAt(text: string, at: number): number {
  const [a, b, c] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)]
  return a ^ (b << 5) ^ (c << 10)
}

/** Returns where a text was cut within a needle: at its end, … or ". Addresses begin alike: no evidence. */
function cutIn(text: string, start: number, needle: string): number | null {
  if (needle.includes('/')) return null
  let end = start + SHORTEST
  while (end < text.length && text[end] === needle[end - start]) end += 1
  return end === text.length || text[end] === '…' || text[end] === '"' ? end : null
}
