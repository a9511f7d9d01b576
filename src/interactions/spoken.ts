import { isFiller } from '../commands/parse/arguments.ts'
import type { Token } from '../commands/parse/lexer.ts'
import { nouns } from '../commands/registry.ts'

/** Words before the verb of people who ask as they would ask a person. */
const REQUESTS = [
  'can you',
  'could you',
  'would you',
  'will you',
  'i want to',
  'i would like to',
  "i'd like to",
  'let us',
  "let's",
  'lets',
  'what is the',
  "what's the",
  'what is',
  "what's",
  'how is',
  "how's",
].map((phrase) => phrase.split(' '))

/** Words before the verb of people who ask how it is done. */
const QUESTIONS = [
  ...['how do', 'how can', 'how should', 'how would', 'where do', 'where can'].flatMap((asked) =>
    ['i', 'you', 'we', 'one'].map((who) => `${asked} ${who}`),
  ),
  'how to',
  'how does',
  'how do',
  'what does',
  'what do',
  'can i',
  'may i',
].map((phrase) => phrase.split(' '))

/** The words after a request in plain speech: `merge 12` of `could you please merge 12?`. Null for other words. */
export function requestIn(words: readonly Token[]): readonly Token[] | null {
  return afterOneOf(REQUESTS, words)
}

/** The words after a question in plain speech: `merge 12` of `how do I merge 12?`. Null for other words. */
export function questionIn(words: readonly Token[]): readonly Token[] | null {
  return afterOneOf(QUESTIONS, words)
}

function afterOneOf(
  phrases: readonly (readonly string[])[],
  words: readonly Token[],
): readonly Token[] | null {
  const phrase = phrases.find((each) => beginsWith(words, each))
  if (phrase === undefined) return null
  const rest = words.slice(phrase.length)
  const begin = rest.findIndex((word) => !isFiller(word))
  return begin < 0 ? [] : rest.slice(begin).map(withoutMark)
}

function beginsWith(words: readonly Token[], phrase: readonly string[]): boolean {
  return phrase.every((part, at) => words[at]?.quoted === false && plainWord(words[at]) === part)
}

function plainWord({ text }: Token): string {
  return text.toLowerCase().replaceAll('’', "'")
}

/** Without the question mark at its end. */
function withoutMark(word: Token, at: number, { length }: readonly Token[]): Token {
  if (at < length - 1 || word.quoted) return word
  return { ...word, text: word.text.replace(/(?<!\?)\?+$/, ''), raw: word.raw.replace(/(?<!\?)\?+$/, '') }
}

const NAMES = [...nouns.values()].flatMap(({ name, also = [] }) =>
  [name, ...also]
    .flatMap((each) => [each, `${each}s`, each.replaceAll('-', ' '), `${each.replaceAll('-', ' ')}s`])
    .map((each) => ({ noun: name, phrase: each.split(' ') })),
)

/** The slash command whose things the words name first, and the words after that: `pull request 12`. */
export function nounIn(words: readonly Token[]): { noun: string; rest: readonly Token[] } | null {
  const named = NAMES.find(({ phrase }) => beginsWith(words, phrase))
  return named ? { noun: named.noun, rest: words.slice(named.phrase.length) } : null
}
