import type { Token } from '../parse/lexer.ts'
import { readMilestoneRef } from '../parse/milestone-reference.ts'
import { readMergeRequestRef } from '../parse/reference.ts'
import { tokenize } from '../parse/tokenizer.ts'

/** Something of the forge that a message names, as it was typed. */
export interface Mention {
  readonly kind: 'merge-request' | 'milestone'
  readonly typed: string
}

const MOST = 5

/** Merge requests (`!12`, `web!12`, an address) and milestones (`%3`, an address) that a text names. */
export function mentionsIn(text: string, forgeUrl: string): readonly Mention[] {
  const tokens = tokenize(text)
  if (!tokens.ok) return []
  const found = tokens.tokens.map((token) => mentionOf(token, forgeUrl)).filter((mention) => mention !== null)
  return found.slice(0, MOST)
}

function mentionOf(token: Token, forgeUrl: string): Mention | null {
  // A bare number or word could be anything; the sign or the address makes it a reference.
  const typed = token.text.replace(/(?<![.,;:?)\]])[.,;:?)\]]+$/, '').replace(/^[([]/, '')
  if (typed.length > 300) return null
  if (/![0-9]|:\/\//.test(typed) && readMergeRequestRef(typed, forgeUrl).ok)
    return { kind: 'merge-request', typed }
  const milestone = { ...token, text: typed, raw: typed, quoted: false }
  if (/%[0-9]|:\/\//.test(typed) && readMilestoneRef(milestone, forgeUrl).ok)
    return { kind: 'milestone', typed }
  return null
}
