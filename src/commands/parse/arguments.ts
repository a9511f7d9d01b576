import {
  type ArgumentSpec,
  type ArgumentValue,
  type FieldSpec,
  isCalled,
  type ReadArguments,
} from './argument-spec.ts'
import { splitDue } from './due-date.ts'
import { freeText, readFieldValue } from './field-value.ts'
import { placeFilters, plainFilter } from './filters.ts'
import {
  asksForHelp,
  type FlagsAndWords,
  flagsOf,
  type GivenFlag,
  namedBy,
  separateFlags,
  signed,
} from './flags.ts'
import { parseProjectName } from './forge-address.ts'
import type { Token } from './lexer.ts'
import {
  hasPlainNumber,
  printMergeRequestRef,
  readMergeRequestRef,
  readMilestoneRef,
  splitReferences,
} from './reference.ts'
import { quote, type Read, type Refused, refuse, sanitize } from './refusal.ts'

/**
 * Parses the words after a verb as the verb’s fields: `--name value`, `--name=value`, `--switch`,
 * `--no-switch`, positional words, `--` before words that begin with a hyphen, in any order.
 *
 * `--help` and `-h` override everything else. The words left for a last position of free text or of a
 * milestone are joined (`Sprint 9`). `forgeUrl` is the forge’s address.
 */
export function readArguments(tokens: readonly Token[], spec: ArgumentSpec, forgeUrl: string): ReadArguments {
  if (asksForHelp(tokens)) return { ok: true, values: new Map(), help: true }
  const separated = separateFlags(tokens, spec)
  if (!separated.ok) return separated
  const { flags, words, ends, unknown } = separated.value
  const cut = wordsCutOff(separated.value, tokens, spec)
  const others = words.filter((word) => !cut.includes(word))
  const placing = placeWords(new Map(flags), others, spec, forgeUrl)
  if (!placing.ok) return unknown ?? placing
  const { placed, left } = placing.value
  const extras = [...cut, ...placeNames(placed, placeExtras(placed, left, spec), tokens, spec)]
  const several = severalOf(placed, extras, spec, forgeUrl)
  const refused = unknown ?? several ?? refuseExtras(extras, tokens, placed, ends, spec)
  if (refused) return withUnderstood(refused, placed, spec, forgeUrl)
  const values = new Map<string, ArgumentValue>()
  for (const field of spec.fields) {
    const given = placed.get(field.name)
    if (given === undefined) {
      if (field.required) return refuseMissing(field, spec)
      continue
    }
    const value: Read<ArgumentValue> = readGiven(field, given, forgeUrl)
    if (!value.ok) return value
    values.set(field.name, value.value)
  }
  if (endsInDue(placed, spec)) values.set(ENDS_IN_DUE, true)
  return { ok: true, values, help: false }
}

/** Set beside the fields when the last position is unquoted text that ends with a due date, and none is given. */
const ENDS_IN_DUE = 'ends-in-due'

function endsInDue(placed: ReadonlyMap<string, GivenFlag>, { fields, positionals }: ArgumentSpec): boolean {
  const last = fields.find(({ name, kind }) => kind === 'text' && name === positionals.at(-1))
  const given = last && placed.get(last.name)
  const mayBeDue = fields.some(({ name, kind }) => kind === 'date' && !placed.has(name))
  return (
    mayBeDue &&
    given !== undefined &&
    'word' in given &&
    !given.word.quoted &&
    splitDue(given.word.text) !== null
  )
}

function readGiven(field: FieldSpec, given: GivenFlag, forgeUrl: string): Read<ArgumentValue> {
  return 'word' in given ? readFieldValue(field, given.word, forgeUrl) : { ok: true, value: given.says }
}

/** Adds to a refusal what was understood beside it, so that its form opens with that. */
function withUnderstood(
  { refusal }: Refused,
  placed: ReadonlyMap<string, GivenFlag>,
  spec: ArgumentSpec,
  forgeUrl: string,
): Refused {
  const understood = spec.fields.flatMap((field) => {
    const given = placed.get(field.name)
    if (given === undefined || field.discreet || !readGiven(field, given, forgeUrl).ok) return []
    return [[field.name, 'word' in given ? freeText(given.word) : String(given.says)] as const]
  })
  return { ok: false, refusal: { ...refusal, understood: Object.fromEntries(understood) } }
}

/**
 * The words that may be the rest of text without quotes, where they would else be a switch or a filter, change nothing,
 * or go on with what was typed before the flag: `--title Fix now`, `--message Fix squash`, `Sprint 9 --description Ship
 * it`. Whoever typed them is asked for quotes.
 */
function wordsCutOff(
  { flags, words, ends }: FlagsAndWords,
  tokens: readonly Token[],
  { fields, filters, isRead, positionals }: ArgumentSpec,
): readonly Token[] {
  if (isRead) return []
  const last = fields.find(({ name }) => name === positionals.at(-1))
  const takesAll = last !== undefined && isJoined(last) && !flags.has(last.name)
  return words.flatMap((word, at) => {
    const before = tokens[tokens.indexOf(word) - 1]
    const field = ends.get(before)
    const isFreeText = field?.kind === 'text' && !field.people && !field.after
    if (!isFreeText || before?.quoted) return []
    if (takesAll && at >= positionals.length) return wordsFrom(word, tokens, words)
    const following = words.slice(at, at + SWITCH_WORDS)
    const found = switchAt(following, fields) ?? (filters ? plainFilter(following, fields) : undefined)
    if (found) return following.slice(0, found.count)
    return isFiller(word) ? [word] : []
  })
}

/** The words that follow each other from this one on, as they were typed. */
function wordsFrom(first: Token, tokens: readonly Token[], words: readonly Token[]): readonly Token[] {
  const rest = tokens.slice(tokens.indexOf(first))
  const end = rest.findIndex((token) => !words.includes(token))
  return end < 0 ? rest : rest.slice(0, end)
}

interface Placed {
  readonly placed: Map<string, GivenFlag>
  /** The words that no position takes. */
  readonly left: readonly Token[]
}

function placeWords(
  placed: Map<string, GivenFlag>,
  words: readonly Token[],
  spec: ArgumentSpec,
  forgeUrl: string,
): Read<Placed> {
  let left = spec.filters ? placeFilters(placed, words, spec) : numberFirst(words, spec, forgeUrl)
  for (const name of spec.positionals) {
    const positional = namedBy(name, spec.fields)
    if (positional === undefined || placed.has(positional.field.name)) continue
    const { field } = positional
    if (field.kind === 'choice') left = left.filter((word) => !isFiller(word))
    if (field.kind === 'merge-requests') {
      const named = left.filter((word) => namesRequests(word, forgeUrl))
      left = left.filter((word) => !named.includes(word))
      const [first] = named
      if (first) placed.set(field.name, { word: { ...first, text: named.map(({ text }) => text).join(' ') } })
      continue
    }
    left = withoutNoun(left, field, forgeUrl)
    const isLast = name === spec.positionals.at(-1)
    const rest = isLast ? joinRest(left, field, forgeUrl) : undefined
    if (rest !== undefined && !rest.ok) return rest
    const word = rest?.value ?? left[0]
    if (word === undefined) break
    placed.set(field.name, { word: signed(word, positional.way) })
    left = rest === undefined ? left.slice(1) : []
  }
  return { ok: true, value: { placed, left } }
}

/** True for numbers of merge requests, and for what stands between them. */
function namesRequests({ text, quoted }: Token, forgeUrl: string): boolean {
  return !quoted && splitReferences(text).every((part) => readMergeRequestRef(part, forgeUrl).ok)
}

/** Words between a number and the names that belong to it. */
const BETWEEN: ReadonlySet<string> = new Set(['to', 'from', 'with', 'by', 'on', 'in', 'of', 'as', 'mr'])

/**
 * Puts the number before the people or labels that are typed with it: `bob from 12`, `bob 12` and `12 to bob` are
 * `12 bob`.
 */
function numberFirst(
  words: readonly Token[],
  { fields, positionals }: ArgumentSpec,
  forgeUrl: string,
): readonly Token[] {
  const [one, other] = positionals.map((name) => namedBy(name, fields)?.field)
  if (one?.kind !== 'merge-request' || !other?.many) return words
  const isNumber = (word: Token | undefined) =>
    word !== undefined && !word.quoted && readMergeRequestRef(word.text, forgeUrl).ok
  const said = words.slice(0, words.findLastIndex((word) => !isFiller(word)) + 1)
  const names = (all: readonly Token[]) => {
    const isName = ({ text, quoted }: Token) => quoted || !BETWEEN.has(plainWord(text))
    const begin = all.findIndex(isName)
    return begin < 0 ? [] : all.slice(begin, all.findLastIndex(isName) + 1)
  }
  const [first, ...after] = said
  const last = said.at(-1)
  const isLast = last && isNumber(last) && hasPlainNumber(last.text)
  if (first && isNumber(first) && (hasPlainNumber(first.text) || !isLast)) return [first, ...names(after)]
  return isLast ? [last, ...names(said.slice(0, -1))] : words
}

/** Refuses several merge requests where one is taken: `!11 !12`, `11,12`, `11 and 12`. */
function severalOf(
  placed: ReadonlyMap<string, GivenFlag>,
  extras: readonly Token[],
  { fields }: ArgumentSpec,
  forgeUrl: string,
): Refused | undefined {
  const field = fields.find(({ kind }) => kind === 'merge-request')
  const first = field && placed.get(field.name)
  if (first === undefined || !('word' in first)) return undefined
  const typed = splitReferences([first.word, ...extras].map(({ text }) => text).join(' '))
  const read = typed.map((text) => readMergeRequestRef(text, forgeUrl))
  const named = read.flatMap((one) => (one.ok ? [printMergeRequestRef(one.value)] : []))
  if (typed.length < 2 || named.length < typed.length) return undefined
  const { refusal } = refuse(named.join(' '), 'That takes one merge request at a time.', 'Choose one.')
  return { ok: false, refusal: { ...refusal, several: named } }
}

/** Words that people add to a request, and that change nothing in it. */
const FILLERS: ReadonlySet<string> = new Set(['now', 'please', 'pls', 'plz', 'thanks', 'thx', 'asap'])

export function isFiller({ text, quoted }: Token): boolean {
  return !quoted && FILLERS.has(plainWord(text))
}

/** A word of a sentence, without its punctuation. */
function plainWord(text: string): string {
  return text.toLowerCase().replace(/[.!,]{1,3}$/, '')
}

/** Most words of a switch that is typed without dashes: `when build succeeds`. */
const SWITCH_WORDS = 4

/**
 * Sets the switches that are typed without their dashes (`merge 12 squash`), passes over what changes nothing, and
 * returns the rest.
 */
function placeExtras(
  placed: Map<string, GivenFlag>,
  words: readonly Token[],
  { fields }: ArgumentSpec,
): readonly Token[] {
  const rest: Token[] = []
  for (let at = 0; at < words.length; ) {
    const found = switchAt(words.slice(at, at + SWITCH_WORDS), fields)
    const word = words[at]
    if (found && !placed.has(found.name)) placed.set(found.name, { says: true })
    else if (word && !isFiller(word)) rest.push(word)
    at += found?.count ?? 1
  }
  return rest
}

/** Adds words that nothing else takes to the name that they follow, and returns the rest: `--reviewer bob cy`. */
function placeNames(
  placed: Map<string, GivenFlag>,
  extras: readonly Token[],
  tokens: readonly Token[],
  { fields }: ArgumentSpec,
): readonly Token[] {
  const rest: Token[] = []
  let last: { readonly word: Token; readonly field: FieldSpec } | undefined
  for (const extra of extras) {
    const before = tokens[tokens.indexOf(extra) - 1]
    const follows =
      last && last.word === before
        ? last.field
        : fields.find(({ name, people }) => people && hasValue(placed.get(name), before))
    const given = follows && placed.get(follows.name)
    if (given && 'word' in given && !extra.quoted) {
      const text = `${given.word.text} ${extra.text}`
      const raw = `${given.word.raw} ${extra.raw}`
      placed.set(follows.name, { word: { ...given.word, text, raw } })
      last = { word: extra, field: follows }
    } else rest.push(extra)
  }
  return rest
}

/** The switch that the words begin with, the longest one. */
function switchAt(words: readonly Token[], fields: readonly FieldSpec[]) {
  const quote = words.findIndex(({ quoted }) => quoted)
  for (let count = quote < 0 ? words.length : quote; count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .map(({ text }) => plainWord(text))
      .join('-')
    const field = fields.find((one) => one.kind === 'flag' && name.length > 1 && isCalled(one, name))
    if (field) return { name: field.name, count }
  }
  return undefined
}

/** Reads `mr 12` as `12` and `milestone %3` as `%3`; `milestone 3` may be a title and stays. */
function withoutNoun(words: readonly Token[], field: FieldSpec, forgeUrl: string): readonly Token[] {
  const [noun, number] = words
  if (noun === undefined || number === undefined || noun.quoted) return words
  const word = noun.text.toLowerCase()
  const ofProject = field.kind === 'merge-request' ? projectNumber(noun, number) : null
  if (ofProject) return [ofProject, ...words.slice(2)]
  const isNoun =
    field.kind === 'merge-request'
      ? (word === 'mr' || word === 'merge-request') && readMergeRequestRef(number.text, forgeUrl).ok
      : field.kind === 'milestone' && word === 'milestone' && number.text.startsWith('%')
  return isNoun ? words.slice(1) : words
}

/** Words before a number that name no project. */
const NOUN = /^(?:mr|pr|(?:merge-|pull-)?request|number|no\.?|nr\.?|milestone)$/i

/** Reads `web 12`, `web #12` and `acme/web !12` as `web!12`; a number alone names no project here. */
export function projectNumber(project: Token, number: Token): Token | null {
  const [, iid] = /^[!#]?([0-9]{1,15})$/.exec(number.text) ?? []
  const name = parseProjectName(project.text)
  const isNoun = NOUN.test(project.text)
  if (iid === undefined || project.quoted || isNoun || name === null || name.kind === 'id') return null
  const text = `${project.text}!${iid}`
  return { text, raw: text, quoted: false, start: project.start }
}

/** True for a value of several words, where it stands last. */
function isJoined({ kind }: FieldSpec): boolean {
  return kind === 'text' || kind === 'milestone'
}

/** Joins the words of one value; undefined when the field takes a single word. */
function joinRest(words: readonly Token[], field: FieldSpec, forgeUrl: string): Read<Token> | undefined {
  const [first, second] = words
  if (first === undefined || second === undefined) return undefined
  if (!isJoined(field)) return undefined
  if (field.kind === 'milestone' && isNumbered(first, forgeUrl)) return undefined
  const text = words.map(freeText).join(' ')
  // The reader of a discreet value reports its problem without repeating it.
  if (words.some((word) => word.quoted) && !field.discreet) {
    const problem = `Put quotes around the whole ${spoken(field)}.`
    return refuse((first.quoted ? second : first).text, problem, `Type "${sanitize(text)}".`)
  }
  const raw = words.map((word) => word.raw).join(' ')
  return { ok: true, value: { text, raw, quoted: false, start: first.start } }
}

function isNumbered(word: Token, forgeUrl: string): boolean {
  const milestone = readMilestoneRef(word, forgeUrl)
  return milestone.ok && !('title' in milestone.value) && !/^[0-9]+$/.test(word.text)
}

function refuseExtras(
  extras: readonly Token[],
  tokens: readonly Token[],
  flags: ReadonlyMap<string, GivenFlag>,
  ends: FlagsAndWords['ends'],
  spec: ArgumentSpec,
): Refused | undefined {
  const [extra] = extras
  if (extra === undefined) return undefined
  const before = tokens[tokens.indexOf(extra) - 1]
  const problem = `I don’t know what to do with ${quote(extra.text)}.`
  const field = ends.get(before)
  const isText = field?.kind === 'text' || field?.kind === 'date'
  const given = isText && !before?.quoted ? flags.get(field.name) : undefined
  if (!field || !given || !('word' in given)) return refuse(extra.text, problem, flagsOf(spec))
  const whole = [given.word, ...wordsFrom(extra, tokens, extras)].map(({ text }) => text).join(' ')
  return refuse(extra.text, problem, `Put quotes around it: --${field.name} "${sanitize(whole)}"`)
}

function hasValue(given: GivenFlag | undefined, word: Token | undefined): boolean {
  return given !== undefined && 'word' in given && word !== undefined && given.word === word && !word.quoted
}

function refuseMissing(field: FieldSpec, spec: ArgumentSpec): Refused {
  const isPlaced = spec.positionals.includes(field.name)
  const token = isPlaced ? spoken(field) : `--${field.name}`
  const fix = isPlaced ? `Type it, as in ${spec.example}` : `Add --${field.name} with a value.`
  return refuse(token, `Which ${spoken(field)}?`, fix)
}

function spoken(field: FieldSpec): string {
  return field.kind === 'merge-request' ? 'merge request' : field.name.replaceAll('-', ' ')
}
