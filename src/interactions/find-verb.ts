import type { Alias, Command } from '../commands/command.ts'
import { isFiller } from '../commands/parse/arguments.ts'
import type { Token } from '../commands/parse/lexer.ts'
import { hasPlainNumber, readMergeRequestRef } from '../commands/parse/reference.ts'
import { nouns, verbsOf } from '../commands/registry.ts'

/** A verb and the words after it. */
export interface FoundVerb {
  readonly command: Command
  readonly rest: readonly Token[]
  readonly alias?: Alias
}

/** Every way to type a verb: its path after the noun, with the synonyms of its last word. */
interface Spelling {
  readonly command: Command
  readonly words: readonly string[]
  readonly alias?: Alias
}

export const spellings = new Map(
  [...nouns.values()].map(({ name, verbs }) => [name, verbs.flatMap(spellingsOf)] as const),
)

function spellingsOf(command: Command): Spelling[] {
  const words: readonly string[] = command.path.slice(1)
  const before = words.slice(0, -1)
  return [
    { command, words },
    ...command.also.map((word) => ({ command, words: [...before, ...word.split(' ')] })),
    ...command.aliases.map((alias) => ({ command, words: [...before, ...alias.word.split(' ')], alias })),
  ]
}

export function verbWords(noun: string): readonly string[] {
  return (spellings.get(noun) ?? []).map(({ words }) => words.join(' '))
}

/**
 * Returns the verb with the longest path that the words start with (`project add` before `project`). Of two that
 * share a word, the one that takes a number gets it: `status 12` shows a merge request, `status` alone the queue.
 * Without `forgeUrl` no number is looked for.
 */
export function findVerb(noun: string, tokens: readonly Token[], forgeUrl: string | null): FoundVerb | null {
  const typed = tokens.map(({ text }) => text.toLowerCase())
  const fitting = (spellings.get(noun) ?? [])
    .filter(({ words }) => words.every((word, at) => typed[at] === word))
    .sort((a, b) => b.words.length - a.words.length)
  const [longest] = fitting
  const equallyLong = fitting.filter(({ words }) => words.length === longest?.words.length)
  // `fix/12` may be the name of a branch.
  const takesWords = equallyLong.some(({ alias }) => alias !== undefined)
  const isNumbered = ({ command, words }: Spelling) => {
    const word = typed[words.length] ?? ''
    const isNumber = forgeUrl !== null && readMergeRequestRef(word, forgeUrl).ok
    return command.positionals[0] === 'mr' && isNumber && (!takesWords || hasPlainNumber(word))
  }
  const found =
    equallyLong.find(isNumbered) ??
    equallyLong.find(({ command }) => command.positionals[0] !== 'mr') ??
    longest
  if (!found) return null
  const { command, words, alias } = found
  return { command, rest: tokens.slice(words.length), alias }
}

/** The verbs that begin with this word and need another one. */
export function groupOf(noun: string, word: string): readonly Command[] {
  return verbsOf(noun).filter(({ path }) => path.length > 2 && path[1] === word.toLowerCase())
}

/** The verb that a word right after the noun stands for: `/mr !12`. */
export function shorthandOf(noun: string, { text }: Token, forgeUrl: string): Command | undefined {
  return verbsOf(noun).find((command) => command.isShorthand(text, forgeUrl))
}

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
  ...['how do', 'how can', 'how should', 'how would', 'where do', 'where can'].flatMap((words) =>
    ['i', 'you', 'we', 'one'].map((who) => `${words} ${who}`),
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
