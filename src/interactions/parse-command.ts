import type { Alias, Command } from '../commands/command.ts'
import type { Field } from '../commands/fields.ts'
import { isFiller, projectNumber, readArguments } from '../commands/parse/arguments.ts'
import { nearest } from '../commands/parse/did-you-mean.ts'
import { isCalled } from '../commands/parse/field-words.ts'
import { beginsWithFilter } from '../commands/parse/filters.ts'
import { namedBy, namesField } from '../commands/parse/flags.ts'
import { isGreeting } from '../commands/parse/greeting.ts'
import type { Token } from '../commands/parse/lexer.ts'
import { readMilestoneRef } from '../commands/parse/milestone-reference.ts'
import { readMergeRequestRef } from '../commands/parse/reference.ts'
import { type Refusal, sanitize } from '../commands/parse/refusal.ts'
import { refuseSecretTyped } from '../commands/parse/secret-typed.ts'
import { tokenize } from '../commands/parse/tokenizer.ts'
import { commandOf, nouns, verbsOf } from '../commands/registry.ts'
import { fieldSpecOf, type NamedPage, type ParseResult, parsedFrom, specOf } from './parsed-command.ts'
import {
  isSupported,
  type MissingSet,
  missingFeatureOf,
  nothingMissing,
  unsupportedVerbs,
  withoutUnsupported,
} from './unsupported-verbs.ts'

/**
 * Reads the text after a slash command (`noun` without the slash). `forgeUrl` has no trailing slash. Of a text that
 * reads like a secret nothing is taken but the command. `missing` says what is not supported.
 */
export function parseCommand(
  noun: string,
  text: string,
  forgeUrl: string,
  missing: MissingSet = nothingMissing,
): ParseResult {
  const known = nouns.get(noun)
  if (!known) {
    const token = `/${sanitize(noun)}`
    const refusal = { token, problem: `I don’t know ${token}.`, fix: 'Type /mr help' }
    return { kind: 'refused', noun, command: null, refusal }
  }
  const reading = corrected(readWords(noun, text, forgeUrl, missing), noun, text)
  const refusal = known.guard?.(text) ?? refuseSecretTyped(text)
  if (refusal) return { kind: 'refused', noun, command: commandIn(reading), refusal, withoutForm: true }
  if (!known.withhold || reading.kind !== 'refused') return reading
  return { ...reading, refusal: known.withhold(reading.refusal, text) }
}

/** Offers the typed text with its slip corrected. */
function corrected(reading: ParseResult, noun: string, text: string): ParseResult {
  if (reading.kind !== 'refused' || !reading.refusal.correction) return reading
  const { start, end, meant } = reading.refusal.correction
  const suggestions = [`/${noun} ${text.slice(0, start)}${meant}${text.slice(end)}`.trim()]
  return { ...reading, refusal: { ...reading.refusal, suggestions } }
}

function commandIn(reading: ParseResult): Command | null {
  if (reading.kind === 'given') return reading.given.command
  return reading.kind === 'refused' || reading.kind === 'help' ? reading.command : null
}

function readWords(noun: string, text: string, forgeUrl: string, missing: MissingSet): ParseResult {
  const tokens = tokenize(text)
  if (!tokens.ok) {
    const token = nouns.get(noun)?.discreet ? '' : tokens.refusal.token
    return { kind: 'refused', noun, command: null, refusal: { ...tokens.refusal, token } }
  }
  const begin = tokens.tokens.findIndex((token) => !isFiller(token))
  const typed = withProject(tokens.tokens.slice(Math.max(begin, 0)), noun)
  const words = withoutLinks(noun, numberLast(noun, typed, forgeUrl), forgeUrl)
  if (isGreeting(tokens.tokens)) return { kind: 'help', noun, command: null }
  const [first, ...others] = words
  const { defaultCommand, search } = nouns.get(noun) ?? {}
  if (!first && defaultCommand) return readInput({ command: defaultCommand, rest: [] }, forgeUrl, missing)
  if (!first || isHelp(first)) return helpFor(noun, others, missing)

  const found = findVerb(noun, words, forgeUrl)
  if (found) {
    const { command, rest } = found
    const given = [...rest, ...tokensOf(found.alias?.typed)]
    const isFlagged = (field: Field) =>
      given.some(
        (token) =>
          namesField(token, fieldSpecOf(field)) ||
          (field.kind === 'flag' &&
            !takesText(command) &&
            isCalled(fieldSpecOf(field), token.text.toLowerCase())),
      )
    const missingFeature = missingFeatureOf(command, isFlagged, missing)
    if (missingFeature)
      return { kind: 'missing-feature', missingFeature, named: namedIn(noun, rest, forgeUrl) }
    const [only, ...more] = rest
    if (only?.text.toLowerCase() === 'help' && more.length === 0 && !takesText(command))
      return { kind: 'help', noun, command }
    return readInput(found, forgeUrl, missing)
  }
  const opened = others.length === 0 ? switchedOnBy(noun, first) : undefined
  if (opened) return readInput({ command: opened, rest: [] }, forgeUrl, missing)
  const absent = unsupportedVerbs(noun, first.text)
  if (absent)
    return { kind: 'not-offered', absent, typed: rawOf(others), named: namedIn(noun, others, forgeUrl) }
  const match = verbsOf(noun).find((command) => command.isShorthand(first.text, forgeUrl))
  if (match && areExtras(others)) return readInput({ command: match, rest: words }, forgeUrl, missing)
  if (search && areSearchWords(words, search, forgeUrl))
    return readInput({ command: search, rest: words }, forgeUrl, missing)
  if (others.every(isHelp) && groupOf(noun, first.text).length > 0)
    return { kind: 'help', noun, command: null, group: first.text.toLowerCase() }
  // After a number, the next word was meant to be the verb.
  const [second, ...more] = others
  const turned = match && second ? [second, first, ...more] : words
  return { kind: 'refused', noun, command: null, refusal: unknownVerb(noun, turned, missing, forgeUrl) }
}

/** Reads `web #12` and `web !12` as `web!12`; a number without a sign may be a word to search for. */
function withProject(words: readonly Token[], noun: string): readonly Token[] {
  const [project, number, ...rest] = words
  if (noun !== 'mr' || !project || !number || !/^[!#]/.test(number.text)) return words
  const isVerb =
    findVerb(noun, [project], null) !== null || unsupportedVerbs(noun, project.text) !== undefined
  const isSlip = nearest(project.text, verbWords(noun)) !== null
  const named = isVerb || isSlip ? null : projectNumber(project, number)
  return named ? [named, ...rest] : words
}

/** Puts the verb before the number: `12 merge now` is `merge 12 now`. */
function numberLast(noun: string, words: readonly Token[], forgeUrl: string): readonly Token[] {
  const [number, ...others] = words
  if (!number || !verbsOf(noun).some((command) => command.isShorthand(number.text, forgeUrl))) return words
  const begin = others.findIndex((word) => !isFiller(word))
  const verb = begin < 0 ? [] : others.slice(begin)
  const [word, ...rest] = verb
  const turned = word ? [word, number, ...rest] : []
  const found = findVerb(noun, turned, forgeUrl)
  const takesIt = found?.command.fields.some(({ kind }) => kind === 'merge-request' || kind === 'milestone')
  return takesIt || unsupportedVerbs(noun, word?.text ?? '') ? turned : words
}

/** Words between a verb and its number: `status of 12`, `subscribe me to 12`. */
const LINKS: ReadonlySet<string> = new Set(['of', 'for', 'on', 'to', 'the', 'me', 'mr', 'build'])

/** Leaves them out where nothing but the number can stand there. */
function withoutLinks(noun: string, words: readonly Token[], forgeUrl: string): readonly Token[] {
  const [verb, ...others] = words
  const at = others.findIndex(({ text, quoted }) => quoted || !LINKS.has(text.toLowerCase()))
  const number = others[at]
  if (noun !== 'mr' || !verb || !number || at < 1 || !readMergeRequestRef(number.text, forgeUrl).ok)
    return words
  const short = [verb, ...others.slice(at)]
  const found = findVerb(noun, short, forgeUrl)
  if (!found) return unsupportedVerbs(noun, verb.text) ? short : words
  const [first, second] = found.alias?.positionals ?? found.command.positionals
  const next = second === undefined ? undefined : namedBy(second, specOf(found.command).fields)
  // Of `assign me to 12`, nothing is left out.
  return first === 'mr' && next?.field.many !== true ? short : words
}

/** True for words after a number that are no other verb: fillers, and flags with their values. */
function areExtras(words: readonly Token[]): boolean {
  const [first] = words.filter((word) => !isFiller(word))
  return first === undefined || first.quoted || first.text.startsWith('-') || /[^a-z-]/i.test(first.text)
}

/** True for a verb whose first position is free text. */
function takesText({ fields, positionals }: Command): boolean {
  return fields.some(({ key, kind }) => key === positionals[0] && kind === 'text')
}

function rawOf(words: readonly Token[]): string {
  return words.map(({ raw }) => raw).join(' ')
}

/** Returns the page of what a command names that is not supported; null for the project’s own. */
function namedIn(noun: string, words: readonly Token[], forgeUrl: string): NamedPage | null {
  const [first] = words
  if (noun === 'milestone') return milestonePage(first, forgeUrl)
  const named = noun === 'mr' && first ? readMergeRequestRef(first.text, forgeUrl) : null
  return named?.ok ? { of: 'merge_requests', ...named.value } : null
}

/** A title leads to the list, since only the forge knows its number. */
function milestonePage(word: Token | undefined, forgeUrl: string): NamedPage {
  const named = word ? readMilestoneRef(word, forgeUrl) : null
  if (!named?.ok) return { of: 'milestones', iid: null }
  const { project } = named.value
  if ('page' in named.value) return { of: 'milestones', project, ...named.value.page }
  return { of: 'milestones', project, iid: 'iid' in named.value ? named.value.iid : null }
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
  const found = findVerb(about, rest, null)
  if (found) {
    const missingFeature = missingFeatureOf(found.command, () => false, missing)
    if (missingFeature) return { kind: 'missing-feature', missingFeature, named: null }
    return { kind: 'help', noun: about, command: found.command }
  }
  if (nouns.has(first)) return { kind: 'help', noun: first, command: null }
  const [word] = rest
  if (word && groupOf(about, word.text).length > 0)
    return { kind: 'help', noun: about, command: null, group: word.text.toLowerCase() }
  const absent = unsupportedVerbs(about, rest[0]?.text ?? '')
  if (absent) return { kind: 'not-offered', absent, typed: '', named: null }
  return {
    kind: 'refused',
    noun: about,
    command: null,
    refusal: unknownVerb(about, rest, missing, null, 'help '),
  }
}

/** The verbs that begin with this word and need another one. */
function groupOf(noun: string, word: string): readonly Command[] {
  return verbsOf(noun).filter(({ path }) => path.length > 2 && path[1] === word.toLowerCase())
}

/** A verb and the words after it. */
interface FoundVerb {
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

const spellings = new Map(
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

function verbWords(noun: string): readonly string[] {
  return (spellings.get(noun) ?? []).map(({ words }) => words.join(' '))
}

/**
 * Returns the verb with the longest path that the words start with (`project add` before `project`). Of two that
 * share a word, the one that takes a number gets it: `status 12` shows a merge request, `status` alone the queue.
 * Without `forgeUrl` no number is looked for.
 */
function findVerb(noun: string, tokens: readonly Token[], forgeUrl: string | null): FoundVerb | null {
  const typed = tokens.map(({ text }) => text.toLowerCase())
  const fitting = (spellings.get(noun) ?? [])
    .filter(({ words }) => words.every((word, at) => typed[at] === word))
    .sort((a, b) => b.words.length - a.words.length)
  const isNumbered = ({ command, words }: Spelling) =>
    forgeUrl !== null &&
    command.positionals[0] === 'mr' &&
    readMergeRequestRef(typed[words.length] ?? '', forgeUrl).ok
  const [longest] = fitting
  const alike = fitting.filter(({ words }) => words.length === longest?.words.length)
  const found =
    alike.find(isNumbered) ?? alike.find(({ command }) => command.positionals[0] !== 'mr') ?? longest
  if (!found) return null
  const { command, words, alias } = found
  return { command, rest: tokens.slice(words.length), ...(alias ? { alias } : {}) }
}

/** Returns the command whose form `/milestone digest` alone opens. */
function switchedOnBy(noun: string, { text }: Token): Command | undefined {
  return verbsOf(noun).find(
    ({ path: [, of, last], asksByForm }) => asksByForm && last === 'on' && of === text.toLowerCase(),
  )
}

/** `before`: what was typed between the slash command and the unknown word, for the suggestions. */
function unknownVerb(
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
  // Accounts and channels belong to one slash command only.
  const elsewhere = noun === 'greenlight' ? null : findVerb('greenlight', tokens.slice(0, 2), null)
  if (!elsewhere) {
    const view = forgeUrl === null ? [] : shownBy(noun, tokens, forgeUrl)
    const suggestions = [...view, `/${noun} help`]
    return { token: sanitize(typed), problem, fix: `Type ${suggestions.join(' or ')}`, suggestions }
  }
  const command = `/${elsewhere.command.path.join(' ')}`
  return { token: sanitize(typed), problem, fix: `That is ${command}`, suggestions: [command] }
}

/** What shows the thing that was named beside an unknown verb, and from there what can be done with it. */
function shownBy(noun: string, words: readonly Token[], forgeUrl: string): readonly string[] {
  const named = words.find(({ text }) => verbsOf(noun).some((command) => command.isShorthand(text, forgeUrl)))
  return named ? [`/${noun} ${sanitize(named.raw)}`] : []
}

/** Reads the words after the command’s path. */
function readInput({ command, rest, alias }: FoundVerb, forgeUrl: string, missing: MissingSet): ParseResult {
  const spec = specOf(withoutUnsupported(command, missing))
  const { positionals = spec.positionals, typed, alone } = alias ?? {}
  const readWith = (more?: string) =>
    readArguments([...rest, ...tokensOf(more)], { ...spec, positionals }, forgeUrl)
  const given = readWith(typed)
  const [, ...others] = positionals.map((name) => namedBy(name, spec.fields)?.field.name ?? name)
  const isAlone = alone !== undefined && given.ok && !others.some((name) => given.values.has(name))
  const read = isAlone ? readWith(alone) : given
  if (!read.ok)
    return { kind: 'refused', noun: command.path[0], command, refusal: oneAtATime(read.refusal, command) }
  if (read.help) return { kind: 'help', noun: command.path[0], command }
  return parsedFrom(command, read.values)
}

function tokensOf(text = ''): readonly Token[] {
  const tokens = tokenize(text)
  return tokens.ok ? tokens.tokens : []
}

/** Offers each of several merge requests alone, or the verb that takes several. */
function oneAtATime(refusal: Refusal, { path: [noun, ...words], fields, several }: Command): Refusal {
  if (!refusal.several) return refusal
  if (several === null) {
    const suggestions = [...new Set(refusal.several)]
      .slice(0, 5)
      .map((mr) => `/${noun} ${words.join(' ')} ${mr}`)
    return { ...refusal, suggestions }
  }
  const taken = commandOf(`${noun}.${several.replaceAll(' ', '.')}`)?.fields ?? []
  const given = fields
    .filter(({ kind }) => kind !== 'merge-request')
    .flatMap(({ name, kind }) => {
      const value = refusal.understood?.[name]
      return value === undefined ? [] : [{ name, typed: flagOf(name, kind, value) }]
    })
  const isTaken = ({ name }: { name: string }) => taken.some((field) => field.name === name)
  const suggestion = [`/${noun} ${several}`, ...given.filter(isTaken).map(({ typed }) => typed)].join(' ')
  const left = given.filter((one) => !isTaken(one)).map(({ name }) => `--${name}`)
  const lost =
    left.length === 0
      ? ''
      : ` ${left.join(' and ')} ${left.length === 1 ? 'goes' : 'go'} with one at a time only.`
  return { ...refusal, fix: `${suggestion} takes several.${lost}`, suggestions: [suggestion] }
}

/** Types a value as it was understood: `--squash`, `--no-squash`, `--project web`. */
function flagOf(name: string, kind: Field['kind'], value: string): string {
  if (kind !== 'flag') return `--${name} ${/\s/.test(value) ? JSON.stringify(value) : value}`
  return value === 'false' ? `--no-${name}` : `--${name}`
}

/** A typed number of a merge request, with or without its project. */
const NUMBER = /!\d/

/** True for words to search for: they name no merge request, and the first one is not nearly a verb. */
function areSearchWords(words: readonly Token[], search: Command, forgeUrl: string): boolean {
  const [first] = words
  if (!first) return false
  const isNamed = ({ text }: Token) =>
    text.includes('://') || NUMBER.test(text) || readMergeRequestRef(text, forgeUrl).ok
  if (words.some(isNamed)) return false
  if (beginsWithFilter(words, specOf(search))) return true
  if (!/^[\p{L}\p{N}]/u.test(first.text)) return false
  if (first.quoted) return true
  const isAccountVerb = words.length === 1 && findVerb('greenlight', words, null) !== null
  return !isAccountVerb && nearest(first.text, verbWords(search.path[0])) === null
}
