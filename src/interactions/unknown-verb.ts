import { nearest } from '../commands/parse/did-you-mean.ts'
import type { Token } from '../commands/parse/lexer.ts'
import { type Refusal, sanitize } from '../commands/parse/refusal.ts'
import { nouns, verbsOf } from '../commands/registry.ts'
import { findVerb, groupOf, nounIn, shorthandOf, spellings } from './find-verb.ts'
import { readInput } from './parsed-command.ts'
import { isSupported, type MissingSet } from './unsupported-verbs.ts'

/**
 * Says what is not known, and offers what may have been meant. `before`: what was typed between the slash command and
 * the unknown word, for the suggestions.
 */
export function unknownVerb(
  noun: string,
  tokens: readonly Token[],
  missing: MissingSet,
  forgeUrl: string | null,
  before = '',
): Refusal {
  const known = (spellings.get(noun) ?? []).filter(({ command }) => isSupported(command, missing))
  const [typed = '', second = ''] = tokens.map(({ text }) => text)
  const suggestion = (words: string, from: number) =>
    `/${noun} ${before}${[words, rawOf(tokens.slice(from))].filter(Boolean).join(' ')}`
  const group = groupOf(noun, typed).filter((command) => isSupported(command, missing))
  const problem = `I don’t know /${noun} ${sanitize(group.length > 0 ? `${typed} ${second}`.trim() : typed)}.`
  if (group.length > 0) {
    const last = group.map(({ path }) => path.slice(2).join(' '))
    const meant = nearest(second, last)
    const offered = meant
      ? [suggestion(`${typed} ${meant}`, 2)]
      : last.map((word) => `/${noun} ${typed} ${word}`)
    const fix = meant ? `Did you mean ${offered[0]}?` : `There is: ${last.join(', ')}.`
    return { token: sanitize(typed), problem, fix: sanitize(fix), suggestions: offered.slice(0, 5) }
  }
  const verbs = known.map(({ words }) => words.join(' '))
  const elsewhere = commandsElsewhere(noun, tokens, before, missing, forgeUrl)
  if (elsewhere.length > 0) {
    const fix = sanitize(`Did you mean ${elsewhere.join(' or ')}?`)
    return { token: sanitize(typed), problem, fix, suggestions: elsewhere }
  }
  const meant = nearest(typed, verbs) ?? nearest(`${typed} ${second}`, verbs)
  if (meant !== null) {
    const offered = suggestion(meant, meant.split(' ').length)
    return {
      token: sanitize(typed),
      problem,
      fix: sanitize(`Did you mean ${offered}?`),
      suggestions: [offered],
    }
  }
  const view = forgeUrl === null ? [] : shownBy(noun, tokens, forgeUrl)
  const suggestions = [...view, `/${noun} help`]
  return { token: sanitize(typed), problem, fix: `Type ${suggestions.join(' or ')}`, suggestions }
}

/**
 * The same words with the slash commands to which they belong. Where people may paste secrets, only the verb and its
 * number.
 */
function commandsElsewhere(
  noun: string,
  tokens: readonly Token[],
  before: string,
  missing: MissingSet,
  forgeUrl: string | null,
): readonly string[] {
  const named = nounIn(tokens)
  const isNamed = named !== null && named.noun !== noun
  const words = isNamed ? named.rest : tokens
  const [first] = words
  if (!first) return []
  return [...nouns.keys()].flatMap((other) => {
    if (isNamed ? other !== named.noun : other === noun) return []
    const found = findVerb(other, words, forgeUrl)
    const isRead =
      found !== null && (forgeUrl === null || readInput(found, forgeUrl, missing).kind === 'given')
    const isGroup = words.length === 1 && groupOf(other, first.text).length > 0
    const isNumber = isNamed && forgeUrl !== null && shorthandOf(other, first, forgeUrl) !== undefined
    if (!isRead && !isGroup && !isNumber) return []
    const verb = words.length - (found?.rest.length ?? 0)
    const isNumbered = /^[!%#]?[0-9]+$/.test(words[verb]?.text ?? '')
    const shown = found && nouns.get(noun)?.discreet ? words.slice(0, isNumbered ? verb + 1 : verb) : words
    return [`/${other} ${before}${rawOf(shown)}`]
  })
}

/** Returns the commands that show the thing named beside an unknown verb, and offer what can be done with it. */
function shownBy(noun: string, words: readonly Token[], forgeUrl: string): readonly string[] {
  const named = words.find(({ text }) => verbsOf(noun).some((command) => command.isShorthand(text, forgeUrl)))
  return named ? [`/${noun} ${sanitize(named.raw)}`] : []
}

/** The words as they were typed. */
export function rawOf(words: readonly Token[]): string {
  return words.map(({ raw }) => raw).join(' ')
}
