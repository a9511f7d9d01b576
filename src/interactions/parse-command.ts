import type { Command } from '../commands/command.ts'
import type { Field } from '../commands/fields.ts'
import { isCalled } from '../commands/parse/argument-spec.ts'
import { isFiller, projectNumber } from '../commands/parse/arguments.ts'
import { nearest } from '../commands/parse/did-you-mean.ts'
import { beginsWithFilter } from '../commands/parse/filters.ts'
import { namedBy, namesField } from '../commands/parse/flags.ts'
import { type Token, tokenize } from '../commands/parse/lexer.ts'
import { hasPlainNumber, readMergeRequestRef, readMilestoneRef } from '../commands/parse/reference.ts'
import { sanitize } from '../commands/parse/refusal.ts'
import { refuseSecretTyped } from '../commands/parse/secret-typed.ts'
import { nouns, verbsOf } from '../commands/registry.ts'
import { findVerb, groupOf, nounIn, questionIn, requestIn, shorthandOf, verbWords } from './find-verb.ts'
import {
  fieldSpecOf,
  type NamedPage,
  type ParseResult,
  readInput,
  specOf,
  tokensOf,
} from './parsed-command.ts'
import { rawOf, unknownVerb } from './unknown-verb.ts'
import { type MissingSet, missingFeatureOf, nothingMissing, unsupportedVerbs } from './unsupported-verbs.ts'

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
  if (isGreeting(tokens.tokens)) return { kind: 'help', noun, command: null }
  const begin = tokens.tokens.findIndex((token) => !isFiller(token))
  const said = tokens.tokens.slice(Math.max(begin, 0))
  const question = questionIn(said)
  if (question) return explained(noun, question, forgeUrl, missing)
  const typed = withProject(plainly(noun, said, forgeUrl), noun)
  const words = withoutLinks(noun, numberLast(noun, typed, forgeUrl), forgeUrl)
  const [first, ...others] = words
  const { defaultCommand, search } = nouns.get(noun) ?? {}
  const unknown = (unread: readonly Token[]): ParseResult => ({
    kind: 'refused',
    noun,
    command: null,
    refusal: unknownVerb(noun, unread, missing, forgeUrl),
  })
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
  const isFiltered =
    search !== undefined && !hasPlainNumber(first.text) && beginsWithFilter(words, specOf(search))
  const match = isFiltered ? undefined : shorthandOf(noun, first, forgeUrl)
  if (match && areExtras(others)) return readInput({ command: match, rest: words }, forgeUrl, missing)
  const named = nounIn(words)
  if (named && named.rest.length > 0 && named.rest.every(isHelp))
    return { kind: 'help', noun: named.noun, command: null }
  const help = others.length > 0 && others.every(isHelp) ? helpFor(noun, [first], missing) : null
  if (help?.kind === 'help') return help
  if (named && named.noun !== noun && findVerb(named.noun, named.rest, forgeUrl)) return unknown(words)
  if (search && areSearchWords(words, search, forgeUrl))
    return readInput({ command: search, rest: words }, forgeUrl, missing)
  if (groupOf(noun, first.text).length > 0 && others.length === 0)
    return { kind: 'help', noun, command: null, group: first.text.toLowerCase() }
  // After a number, the next word was meant to be the verb.
  const [second, ...more] = others
  return unknown(match && second ? [second, first, ...more] : words)
}

/**
 * Returns the words without what introduces them in plain speech, `could you` or the noun itself, where a verb or a
 * number follows: anything else may be words to search for.
 */
function plainly(noun: string, words: readonly Token[], forgeUrl: string): readonly Token[] {
  const request = requestIn(words) ?? words
  const named = nounIn(request)
  const rest = named?.noun === noun ? named.rest : request
  const [first] = rest
  const isKnown =
    first !== undefined &&
    (shorthandOf(noun, first, forgeUrl) !== undefined ||
      findVerb(noun, rest, forgeUrl) !== null ||
      unsupportedVerbs(noun, first.text) !== undefined)
  return isKnown ? rest : words
}

/** Help on what is asked about, with the command as it would be typed: `/mr merge 12` for `how do I merge 12`. */
function explained(
  noun: string,
  words: readonly Token[],
  forgeUrl: string,
  missing: MissingSet,
): ParseResult {
  const help = helpFor(noun, words, missing)
  if (help.kind !== 'help') return help.kind === 'refused' ? { kind: 'help', noun, command: null } : help
  const found = help.command && help.noun !== null ? findVerb(help.noun, words, forgeUrl) : null
  const isWhole = found !== null && readInput(found, forgeUrl, missing).kind === 'given'
  if (!isWhole || nouns.get(found.command.path[0])?.discreet) return help
  return { ...help, typed: `/${found.command.path[0]} ${rawOf(words)}` }
}

/** Reads `web #12` and `web !12` as `web!12`; a number without a sign may be a word to search for. */
function withProject(words: readonly Token[], noun: string): readonly Token[] {
  const [project, number, ...rest] = words
  if (noun !== 'mr' || !project || !number || !/^[!#]/.test(number.text)) return words
  const isVerb =
    findVerb(noun, [project], null) !== null || unsupportedVerbs(noun, project.text) !== undefined
  if (isVerb || nearest(project.text, verbWords(noun)) !== null) return words
  const named = projectNumber(project, number)
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
const LINKS: ReadonlySet<string> = new Set(
  'of for on to the me build mr pr merge-request merge pull request number no. nr nr.'.split(' '),
)

/** Leaves them out where nothing but the number can stand there. */
function withoutLinks(noun: string, words: readonly Token[], forgeUrl: string): readonly Token[] {
  const [verb] = words
  // `cancel the build 12` is no `cancel 12`.
  const before = words.length - (findVerb(noun, words, forgeUrl)?.rest.length ?? words.length - 1)
  const others = words.slice(before)
  const at = others.findIndex(({ text, quoted }) => quoted || !LINKS.has(text.toLowerCase()))
  const number = others[at]
  if (noun !== 'mr' || !verb || !number || at < 1 || !readMergeRequestRef(number.text, forgeUrl).ok)
    return words
  const short = [...words.slice(0, before), ...others.slice(at)]
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
  if (words[0]?.text === 'all' && words.length === 1) return { kind: 'help', noun, command: null, all: true }
  // `/greenlight help mr merge` also names the noun.
  const named = nounIn(words)
  if (named?.rest.length === 0 && !findVerb(noun, words, null))
    return { kind: 'help', noun: named.noun, command: null }
  const [about, rest] = named && named.rest.length > 0 ? [named.noun, named.rest] : [noun, words]
  const own = helpOn(about, rest, missing)
  if (own) return own
  const absent = unsupportedVerbs(about, rest[0]?.text ?? '')
  if (absent) return { kind: 'not-offered', absent, typed: '', named: null }
  const others = [...nouns.keys()].flatMap((other) => helpOn(other, rest, missing) ?? [])
  const [only, second] = others
  if (only && !second) return only
  const group = rest[0]?.text.toLowerCase() ?? ''
  if (second && [...nouns.keys()].some((other) => groupOf(other, group).length > 0) && rest.length === 1)
    return { kind: 'help', noun: null, command: null, group }
  const refusal = unknownVerb(about, rest, missing, null, 'help ')
  return { kind: 'refused', noun: about, command: null, refusal }
}

/** Help on the verb, or on the verbs, of this slash command that the words begin with. */
function helpOn(noun: string, words: readonly Token[], missing: MissingSet): ParseResult | null {
  const [word] = words
  const found = findVerb(noun, words, null)
  if (found) {
    const missingFeature = missingFeatureOf(found.command, () => false, missing)
    if (missingFeature) return { kind: 'missing-feature', missingFeature, named: null }
    return { kind: 'help', noun, command: found.command }
  }
  if (!word || groupOf(noun, word.text).length === 0) return null
  return { kind: 'help', noun, command: null, group: word.text.toLowerCase() }
}

/** Returns the command whose form `/milestone digest` alone opens. */
function switchedOnBy(noun: string, { text }: Token): Command | undefined {
  return verbsOf(noun).find(
    ({ path: [, of, last], asksByForm }) => asksByForm && last === 'on' && of === text.toLowerCase(),
  )
}

/** A typed number of a merge request, with or without its project. */
const NUMBER = /!\d/

/** True for words to search for: they name no merge request, and the first one is not nearly a verb. */
function areSearchWords(words: readonly Token[], search: Command, forgeUrl: string): boolean {
  const [first] = words
  if (!first) return false
  const isFilter = beginsWithFilter(words, specOf(search))
  const isNamed = ({ text }: Token) =>
    text.includes('://') ||
    NUMBER.test(text) ||
    (readMergeRequestRef(text, forgeUrl).ok && (hasPlainNumber(text) || !isFilter))
  if (words.some(isNamed)) return false
  if (isFilter) return true
  if (!/^[\p{L}\p{N}]/u.test(first.text)) return false
  if (first.quoted) return true
  const account = findVerb('greenlight', words, null)?.command
  const isAccountVerb = account !== undefined && (words.length === 1 || account.path.length > 2)
  return !isAccountVerb && nearest(first.text, verbWords(search.path[0])) === null
}

const GREETING =
  /^(?:(?:hello|hi|hey|hallo|yo)(?: there)?|(?:good )?morning|thanks|thx|thank you|(?:(?:hello|hi|hey) )?(?:what can (?:you|i) do|what do you do|who are you|how do(?:es this| you) work|can you help(?: me)?))$/

/** True for what people say to somebody new, and do not mean as words to search for. */
function isGreeting(tokens: readonly Token[]): boolean {
  if (tokens.length > 6 || tokens.some(({ quoted }) => quoted)) return false
  const said = tokens.map(({ text }) => text.toLowerCase().replaceAll(/[^a-z]/g, '')).join(' ')
  return GREETING.test(said.trim())
}
