import type { Command } from '../commands/command.ts'
import type { Field } from '../commands/fields.ts'
import { nouns, registry, verbsOf } from '../commands/registry.ts'
import { readArguments } from '../parse/arguments.ts'
import { nearest } from '../parse/did-you-mean.ts'
import { namesField } from '../parse/flags.ts'
import type { Token } from '../parse/lexer.ts'
import { type MergeRequestRef, readMergeRequestRef } from '../parse/reference.ts'
import { type Refusal, sanitize } from '../parse/refusal.ts'
import { type IsSecret, refuseSecretTyped } from '../parse/secret-typed.ts'
import { tokenize } from '../parse/tokenizer.ts'
import { fieldSpecOf, type ParseResult, parsedFrom, specOf } from './parsed-command.ts'
import {
  isSupported,
  type MissingSet,
  missingFeatureOf,
  nothingMissing,
  unsupportedVerbs,
  withoutUnsupported,
} from './unsupported-verbs.ts'

/**
 * Reads the text after a slash command (`noun` without the slash). `forgeUrl` has no trailing slash. Text
 * that holds a secret is refused before anything else; without `isSecret` only shapes and names of secrets
 * are known. `missing` says what is not supported.
 */
export function parseCommand(
  noun: string,
  text: string,
  forgeUrl: string,
  isSecret?: IsSecret,
  missing: MissingSet = nothingMissing,
): ParseResult {
  const known = nouns.get(noun)
  if (!known) {
    const token = `/${sanitize(noun)}`
    const refusal = { token, problem: `I don’t know ${token}.`, fix: 'Type /mr help' }
    return { kind: 'refused', refusal, command: null }
  }
  const refusal = known.guard?.(text) ?? refuseSecretTyped(text, isSecret)
  if (refusal) return { kind: 'refused', refusal, command: null }
  const reading = readWords(noun, text, forgeUrl, missing)
  if (!known.withhold || reading.kind !== 'refused') return reading
  return { ...reading, refusal: known.withhold(reading.refusal, text) }
}

function readWords(noun: string, text: string, forgeUrl: string, missing: MissingSet): ParseResult {
  const tokens = tokenize(text)
  if (!tokens.ok) {
    const token = nouns.get(noun)?.discreet ? '' : tokens.refusal.token
    return { kind: 'refused', refusal: { ...tokens.refusal, token }, command: null }
  }
  const [first, ...others] = tokens.tokens
  const { defaultCommand, search } = nouns.get(noun) ?? {}
  if (!first && defaultCommand) return readInput(defaultCommand, [], forgeUrl, missing)
  if (!first || isHelp(first)) return helpFor(noun, others, missing)

  const found = findVerb(noun, tokens.tokens)
  if (found) {
    const isFlagged = (field: Field) => found.rest.some((token) => namesField(token, fieldSpecOf(field)))
    const missingFeature = missingFeatureOf(found.command, isFlagged, missing)
    if (missingFeature)
      return { kind: 'missing-feature', missingFeature, mergeRequest: namedIn(found.rest, forgeUrl) }
    return readInput(found.command, found.rest, forgeUrl, missing)
  }
  const opened = others.length === 0 ? switchedOnBy(noun, first) : undefined
  if (opened) return readInput(opened, [], forgeUrl, missing)
  const absent = unsupportedVerbs(noun, first.text)
  if (absent) return { kind: 'not-offered', absent, mergeRequest: namedIn(others, forgeUrl) }
  const match = verbsOf(noun).find((command) => command.isShorthand(first.text, forgeUrl))
  if (match) return readInput(match, tokens.tokens, forgeUrl, missing)
  if (search && areSearchWords(tokens.tokens, verbsOf(noun), forgeUrl))
    return readInput(search, tokens.tokens, forgeUrl, missing)
  return { kind: 'refused', refusal: unknownVerb(noun, tokens.tokens, missing), command: null }
}

/** Returns the merge request named by a command that is not supported. */
function namedIn(words: readonly Token[], forgeUrl: string): MergeRequestRef | null {
  const named = readMergeRequestRef(words[0]?.text ?? '', forgeUrl)
  return named.ok ? named.value : null
}

function isHelp({ text }: Token): boolean {
  return text === 'help' || text === '--help' || text === '-h'
}

function helpFor(noun: string, words: readonly Token[], missing: MissingSet): ParseResult {
  if (words.length === 0) return { kind: 'help', noun, command: null }
  const first = words[0]?.text ?? ''
  if (first === 'all' && words.length === 1) return { kind: 'help', noun, command: null, all: true }
  // `/greenlight help mr merge` also names the noun.
  const [about, rest] = nouns.has(first) && words.length > 1 ? [first, words.slice(1)] : [noun, words]
  const found = findVerb(about, rest)
  if (found) {
    const missingFeature = missingFeatureOf(found.command, () => false, missing)
    if (missingFeature) return { kind: 'missing-feature', missingFeature, mergeRequest: null }
    return { kind: 'help', noun: about, command: found.command }
  }
  if (nouns.has(first)) return { kind: 'help', noun: first, command: null }
  const absent = unsupportedVerbs(about, rest[0]?.text ?? '')
  if (absent) return { kind: 'not-offered', absent, mergeRequest: null }
  return { kind: 'refused', refusal: unknownVerb(about, rest, missing), command: null }
}

/** Returns the command with the longest path that the words start with (`project add` before `project`). */
function findVerb(
  noun: string,
  tokens: readonly Token[],
): { command: Command; rest: readonly Token[] } | null {
  const typed = tokens.map(({ text }) => text.toLowerCase())
  const candidates = verbsOf(noun)
    .filter((command) => spellingsOf(command).some((words) => words.every((word, at) => typed[at] === word)))
    .sort((a, b) => b.path.length - a.path.length)
  const command = candidates[0]
  return command ? { command, rest: tokens.slice(command.path.length - 1) } : null
}

/** Returns the command whose form `/milestone digest` alone opens. */
function switchedOnBy(noun: string, { text }: Token): Command | undefined {
  return verbsOf(noun).find(
    ({ path: [, of, last], asksByForm }) => asksByForm && last === 'on' && of === text.toLowerCase(),
  )
}

/** The words of each command after its noun, including the aliases of the last one. */
const spellings = new Map(
  registry.map(({ id, path, also }) => {
    const words: readonly string[] = path.slice(1)
    return [id, [words, ...also.map((word) => [...words.slice(0, -1), word])]]
  }),
)

const spellingsOf = ({ id }: Command) => spellings.get(id) ?? []

function unknownVerb(noun: string, tokens: readonly Token[], missing: MissingSet): Refusal {
  const supported = verbsOf(noun).filter((command) => isSupported(command, missing))
  const verbs = supported.flatMap((command) => spellingsOf(command).map((words) => words.join(' ')))
  const typed = tokens[0]?.text ?? ''
  const begun = supported.filter(({ path }) => path.length > 2 && path[1] === typed)
  // Among several commands that start this way, the fix is one that only reads.
  const harmless = begun.find(({ effect }) => effect === 'read') ?? begun[0]
  if (harmless) {
    const named = begun.map(({ path }) => path.slice(1).join(' ')).join(', ')
    const problem = `/${noun} ${sanitize(typed)} needs one more word: ${named}.`
    return { token: sanitize(typed), problem, fix: `Type /${harmless.path.join(' ')}` }
  }
  const meant = nearest(typed, verbs) ?? nearest(`${typed} ${tokens[1]?.text ?? ''}`, verbs)
  const rest = tokens.slice(meant?.split(' ').length ?? 1).map(({ raw }) => raw)
  const fix = meant ? `Did you mean /${noun} ${[meant, ...rest].join(' ')}?` : `Type /${noun} help`
  return { token: sanitize(typed), problem: `I don’t know /${noun} ${sanitize(typed)}.`, fix: sanitize(fix) }
}

/** Reads the words after the command’s path. */
function readInput(
  command: Command,
  tokens: readonly Token[],
  forgeUrl: string,
  missing: MissingSet,
): ParseResult {
  const read = readArguments(tokens, specOf(withoutUnsupported(command, missing)), forgeUrl)
  if (!read.ok) return { kind: 'refused', refusal: read.refusal, command }
  if (read.help) return { kind: 'help', noun: command.path[0], command }
  return parsedFrom(command, read.values)
}

/** A typed number of a merge request, with or without its project. */
const NUMBER = /!\d/

/** True for words to search for: they name no merge request, and the first one is not nearly a verb. */
function areSearchWords(words: readonly Token[], verbs: readonly Command[], forgeUrl: string): boolean {
  const [first] = words
  if (!first || !/^[\p{L}\p{N}]/u.test(first.text)) return false
  const isNamed = ({ text }: Token) =>
    text.includes('://') || NUMBER.test(text) || readMergeRequestRef(text, forgeUrl).ok
  if (words.some(isNamed)) return false
  const known = verbs.flatMap(({ path, also }) => [path.slice(1).join(' '), ...also])
  return first.quoted || nearest(first.text, known) === null
}
