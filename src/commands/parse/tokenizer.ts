import { decodeEntities } from './characters.ts'
import { type QuoteFault, scan, type Token } from './lexer.ts'
import { type Refused, refuse } from './refusal.ts'

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
