import type { Command } from '../commands/command.ts'
import { nearest } from '../parse/did-you-mean.ts'
import type { Token } from '../parse/lexer.ts'
import { readMergeRequestRef } from '../parse/reference.ts'

/** A typed number of a merge request, with or without its project. */
const NUMBER = /!\d/

/** True for words to search for: they name no merge request, and the first one is not nearly a verb. */
export function areSearchWords(
  words: readonly Token[],
  verbs: readonly Command[],
  forgeUrl: string,
): boolean {
  const [first] = words
  if (!first || !/^[\p{L}\p{N}]/u.test(first.text)) return false
  const isNamed = ({ text }: Token) =>
    text.includes('://') || NUMBER.test(text) || readMergeRequestRef(text, forgeUrl).ok
  if (words.some(isNamed)) return false
  const known = verbs.flatMap(({ path, also }) => [path.slice(1).join(' '), ...also])
  return first.quoted || nearest(first.text, known) === null
}
