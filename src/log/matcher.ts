/** Length of a secret’s part that is recognized as that secret, in characters. */
export const SHORTEST = 8

/**
 * Returns a secret in its own form and in the forms that JSON, an address, a form, HTML, a log of bytes, or
 * base64 (also behind other characters) give it.
 */
export function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const forms = [
    secret,
    ...jsonForms(secret),
    ...addressForms(secret),
    ...markupForms(secret),
    ...base64Forms(bytes),
    hex,
    hex.toUpperCase(),
    bytes.join(','),
  ]
  return [...new Set(forms)].filter((form) => form.length >= SHORTEST)
}

/** Escapes once and twice: a body that is quoted in an error is in a line of JSON. */
function jsonForms(secret: string): string[] {
  const once = [inJson(secret), inJson(secret).replaceAll('/', '\\/')]
  return [...once, ...once.map(inJson)]
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function addressForms(secret: string): string[] {
  const wellFormed = secret.toWellFormed()
  const forms = [
    encodeURIComponent(wellFormed),
    new URLSearchParams([['', wellFormed]]).toString().slice(1),
    encodeURI(wellFormed),
  ]
  return [...forms, ...forms.map((form) => form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()))]
}

function markupForms(secret: string): string[] {
  const slack = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return [slack, slack.replaceAll('"', '&quot;').replaceAll("'", '&#39;'), inJson(slack)]
}

/** Returns the part of the base64 that no neighbour changes, for each of the three byte offsets. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    const own = text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

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
    let [first, second] = [text.charCodeAt(from), text.charCodeAt(from + 1)]
    for (let start = from; start + SHORTEST <= text.length; start += 1) {
      const third = text.charCodeAt(start + 2)
      const sum = sumOf(first, second, third)
      first = second
      second = third
      if (this.#sums[sum & this.#mask] === 0) continue
      for (const needle of this.#byStart.get(text.slice(start, start + SHORTEST)) ?? []) {
        if (text.startsWith(needle, start)) return { start, end: start + needle.length }
        const cut = cutIn(text, start, needle)
        if (cut !== null) return { start, end: cut }
      }
    }
    return null
  }

  /** Returns the text with `replacement` for each needle. */
  replaced(text: string, replacement: string): string {
    let clean = ''
    let from = 0
    for (let found = this.find(text); found !== null; found = this.find(text, from)) {
      clean += text.slice(from, found.start) + replacement
      from = found.end
    }
    return from === 0 ? text : clean + text.slice(from)
  }

  #count(needle: string, by: 1 | -1): void {
    const sum = sumOf(needle.charCodeAt(0), needle.charCodeAt(1), needle.charCodeAt(2)) & this.#mask
    this.#sums[sum] = (this.#sums[sum] ?? 0) + by
  }
}

function sumOf(first: number, second: number, third: number): number {
  return first ^ (second << 5) ^ (third << 10)
}

/** Returns where a text was cut within a needle: at its end, … or ". Addresses begin alike: no evidence. */
function cutIn(text: string, start: number, needle: string): number | null {
  if (needle.includes('/')) return null
  let end = start + SHORTEST
  while (end < text.length && text[end] === needle[end - start]) end += 1
  return end === text.length || text[end] === '…' || text[end] === '"' ? end : null
}
