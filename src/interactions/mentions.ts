import type { Token } from '../parse/lexer.ts'
import { readMilestoneRef } from '../parse/milestone-reference.ts'
import { readMergeRequestRef } from '../parse/reference.ts'
import { tokenize } from '../parse/tokenizer.ts'

/** A merge request or milestone named in a message, as typed. */
export interface Mention {
  readonly kind: 'merge-request' | 'milestone'
  readonly typed: string
}

const MOST = 5

/** Returns the merge requests (`!12`, `web!12`, an address) and milestones (`%3`, an address) of a text. */
export function mentionsIn(text: string, forgeUrl: string): readonly Mention[] {
  const tokens = tokenize(text)
  if (!tokens.ok) return []
  const found = tokens.tokens.map((token) => mentionOf(token, forgeUrl)).filter((mention) => mention !== null)
  return found.slice(0, MOST)
}

function mentionOf(token: Token, forgeUrl: string): Mention | null {
  // A bare number or word is ambiguous; the sign or the address makes it a reference.
  const typed = token.text.replace(/(?<![.,;:?)\]])[.,;:?)\]]+$/, '').replace(/^[([]/, '')
  if (typed.length > 300) return null
  if (/![0-9]|:\/\//.test(typed) && readMergeRequestRef(typed, forgeUrl).ok)
    return { kind: 'merge-request', typed }
  const milestone = { ...token, text: typed, raw: typed, quoted: false }
  if (/%[0-9]|:\/\//.test(typed) && readMilestoneRef(milestone, forgeUrl).ok)
    return { kind: 'milestone', typed }
  return null
}
