/** Lists and objects inside each other; the deepest answer of a server has about ten levels. */
const MAX_LEVELS = 64
/**
 * Lists, objects and names of members in one text: each takes many times the memory of its characters, and a million
 * different names take seconds. The longest answers of a server, pages and diffs, have some ten thousands.
 */
const MAX_PARTS = 100_000

const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Parses JSON of outsiders. Its levels are counted first: `[[[[…` takes `JSON.parse` more than a hundred times its own
 * memory. Returns undefined for text that is not JSON, has more than 64 levels, or more than 100,000 lists, objects and
 * names.
 */
export function parseForeignJson(text: string): unknown {
  if (isExcessive(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isExcessive(text: string): boolean {
  let depth = 0
  let parts = 0
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at)
        break
      case 0x5b: // [
      case 0x7b: // {
        depth += 1
        parts += 1
        if (depth > MAX_LEVELS || parts > MAX_PARTS) return true
        break
      case 0x3a: // :
        parts += 1
        if (parts > MAX_PARTS) return true
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1
    }
  }
  return false
}

/** Returns the position of the quote that ends the string; the end of the text where none does. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return at
  }
  return text.length
}
