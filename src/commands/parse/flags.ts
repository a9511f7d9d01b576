import { type ArgumentSpec, type FieldSpec, isCalled, wordIn } from './argument-spec.ts'
import { closingQuotes } from './characters.ts'
import { nearest } from './did-you-mean.ts'
import { hasDateForm, hasTimeForm } from './due-date.ts'
import { freeText } from './field-value.ts'
import type { Token } from './lexer.ts'
import { type Read, type Refused, refuse, sanitize } from './refusal.ts'

/** A flag as given: the word with its value, or the value of the bare flag. */
export type GivenFlag = { readonly word: Token } | { readonly says: boolean }

export interface FlagsAndWords {
  readonly flags: ReadonlyMap<string, GivenFlag>
  readonly words: readonly Token[]
  /** The fields of the flags, by the last typed word of each value. */
  readonly ends: ReadonlyMap<Token | undefined, FieldSpec>
  /** The first flag that the verb does not have. */
  readonly unknown?: Refused
}

/** The delimiter line of a pasted key, including the forms into which phones change its hyphens. */
const ARMOUR = /^(?:-{4}|--(?:BEGIN|END)$)/
/** Number of words in the longest date: `fri 15th of january 2027`. */
const DATE_WORDS = 6
const YES_OR_NO = ['true', 'false', 'yes', 'no']

/** True when `--help` or `-h` is among the flags, whatever else is wrong. */
export function asksForHelp(tokens: readonly Token[]): boolean {
  const before = tokens.slice(0, endOfFlags(tokens))
  return before.some((token) => isLikeFlag(token) && ['--help', '-h'].includes(token.text.toLowerCase()))
}

/** Separates flags and their values from the other words; refuses a repeated flag. */
export function separateFlags(tokens: readonly Token[], spec: ArgumentSpec): Read<FlagsAndWords> {
  const flags = new Map<string, GivenFlag>()
  const words: Token[] = []
  const ends = new Map<Token | undefined, FieldSpec>()
  let unknown: Refused | undefined
  const end = endOfFlags(tokens)
  for (let at = 0; at < end; at += 1) {
    const token = tokens[at]
    if (token === undefined) break
    const isFilter = spec.filters === true && /^-[a-z-]+:/i.test(token.text)
    if (!isLikeFlag(token) || isLoneDash(token) || isFilter) {
      words.push(token)
      continue
    }
    const named = fieldNamed(token, spec.fields)
    if (named === undefined) {
      unknown ??= refuseUnknown(token, spec)
      continue
    }
    const flag = readFlag(token, tokens.slice(at + 1, end), named)
    if (!flag.ok) return flag
    const { given, uses } = flag.value
    const { field } = named
    const earlier = flags.get(field.name)
    const both = earlier === undefined ? given : field.many ? joined(earlier, given) : undefined
    if (both === undefined) {
      return refuse(token.text, `--${field.name} is there twice.`, `Type --${field.name} once.`)
    }
    flags.set(field.name, both)
    at += uses
    // A name that stands for a value is no beginning of text.
    if (named.word === undefined) ends.set(tokens[at], field)
  }
  words.push(...tokens.slice(end + 1))
  return { ok: true, value: { flags, words, ends, ...(unknown ? { unknown } : {}) } }
}

/** The values of a flag that is given twice. */
function joined(earlier: GivenFlag, given: GivenFlag): GivenFlag | undefined {
  if (!('word' in earlier && 'word' in given)) return undefined
  const { word } = earlier
  const text = `${word.text},${given.word.text}`
  return { word: { ...word, text, raw: `${word.raw},${given.word.raw}` } }
}

/** The field of a flag, and what the flag’s name says of its value. */
interface NamedField {
  readonly field: FieldSpec
  /** The name as typed, without dashes and value. */
  readonly name: string
  readonly way: 'value' | 'denied' | 'adds' | 'removes'
  /** The value that the name stands for. */
  readonly word?: string | boolean
}

interface FlagValue {
  readonly given: GivenFlag
  /** The number of words after the flag that belong to it. */
  readonly uses: number
}

/** The typed name of a flag. A single letter has no other case: `-a` and `-A` differ in other tools. */
function nameOf({ text }: Token): string {
  const name = headOf(text).replace(/^-{1,2}/, '')
  return name.length === 1 ? name : name.toLowerCase().replaceAll('_', '-')
}

function headOf(text: string): string {
  const equals = text.indexOf('=')
  return equals < 0 ? text : text.slice(0, equals)
}

function fieldNamed(token: Token, fields: readonly FieldSpec[]): NamedField | undefined {
  const name = nameOf(token)
  return token.text.startsWith('--') || name.length === 1 ? namedBy(name, fields) : undefined
}

/** Finds the field of a flag by its name without dashes. */
export function namedBy(name: string, fields: readonly FieldSpec[]): NamedField | undefined {
  for (const field of fields) {
    if (isCalled(field, name)) return { field, name, way: 'value' }
    if (field.adds?.includes(name)) return { field, name, way: 'adds' }
    if (field.removes?.includes(name)) return { field, name, way: 'removes' }
    const word = wordIn(field, name)
    if (word !== undefined) return { field, name, way: 'value', word }
  }
  const denied = fields.find(
    (field) => field.kind === 'flag' && name.startsWith('no-') && isCalled(field, name.slice(3)),
  )
  return denied && { field: denied, name, way: 'denied' }
}

/** True when the word is a flag of this field. */
export function namesField(token: Token, field: FieldSpec): boolean {
  return isLikeFlag(token) && fieldNamed(token, [field]) !== undefined
}

function readFlag(token: Token, after: readonly Token[], named: NamedField): Read<FlagValue> {
  const { field, name, way, word } = named
  if (word !== undefined) return readStanding(token, field, word)
  if (token.text.includes('=')) return readAfterEquals(token, after, named)
  const [next] = after
  if (field.kind === 'flag') return readBare(token, next, field, way !== 'denied')
  if (next === undefined || (isLikeFlag(next) && next.text.startsWith('--'))) {
    const typed = headOf(token.text)
    return refuse(typed, `${sanitize(typed)} needs a value.`, `Type it after --${name}.`)
  }
  const { word: value, uses } = readWord(field, next, after.slice(1))
  return { ok: true, value: { given: { word: signed(value, way) }, uses: 1 + uses } }
}

/** A name that stands for a value takes none. */
function readStanding(token: Token, field: FieldSpec, word: string | boolean): Read<FlagValue> {
  const head = headOf(token.text)
  if (token.text !== head) {
    const problem = `${sanitize(head)} takes no value.`
    return refuse(token.text, problem, `Type ${sanitize(head)} alone, or --${field.name} with a value.`)
  }
  return { ok: true, value: { given: standing(token, word), uses: 0 } }
}

/** A typed word as the value of a flag. */
export function standing({ start }: Token, word: string | boolean): GivenFlag {
  return typeof word === 'boolean'
    ? { says: word }
    : { word: { text: word, raw: word, quoted: false, start } }
}

/** Puts a plus or a minus before each name. */
export function signed(word: Token, way: NamedField['way']): Token {
  if (way !== 'adds' && way !== 'removes') return word
  const sign = way === 'adds' ? '+' : '-'
  const names = (text: string) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `${sign}${name}`)
      .join(',')
  return { ...word, text: names(word.text), raw: names(word.raw) }
}

/** The value’s word; a date takes the words of `after` that belong to it: `15 jan` of `15 jan Sprint`. */
function readWord(field: FieldSpec, word: Token, after: readonly Token[]): { word: Token; uses: number } {
  if (field.many) return readSeveral(word, after)
  if (field.kind !== 'date' || word.quoted) return { word, uses: 0 }
  const stop = after.findIndex((token) => token.quoted || isLikeFlag(token))
  const plain = [word, ...after.slice(0, stop < 0 ? after.length : stop)].slice(0, DATE_WORDS)
  for (let count = plain.length; count > 1; count -= 1) {
    const words = plain.slice(0, count)
    const text = words.map(freeText).join(' ')
    if (!hasDateForm(text) && !hasTimeForm(text)) continue
    return { word: { ...word, text, raw: words.map(({ raw }) => raw).join(' ') }, uses: count - 1 }
  }
  return { word, uses: 0 }
}

const AND = /^(?:,|&|and)$/i
const MENTION = /^(?:@|<[@!])/

/** The word with the values that belong to it: those after a comma or an `and`, and mentions that follow a mention. */
function readSeveral(word: Token, after: readonly Token[]): { word: Token; uses: number } {
  const values = [word]
  let uses = 0
  for (let next = after[0]; next && !isLikeFlag(next); next = after[uses]) {
    const last = values.at(-1) ?? word
    const isAnd = !next.quoted && AND.test(next.text)
    const value = isAnd ? after[uses + 1] : next
    if (value === undefined || isLikeFlag(value)) break
    const isJoined = isAnd || last.raw.endsWith(',') || next.raw.startsWith(',')
    if (!isJoined && !(MENTION.test(last.text) && MENTION.test(value.text))) break
    values.push(value)
    uses += isAnd ? 2 : 1
  }
  if (uses === 0) return { word, uses }
  const listOf = (texts: readonly string[]) => texts.join(',').replaceAll(/,{2,}/g, ',')
  const text = listOf(values.map((value) => value.text))
  const raw = listOf(values.map((value) => value.raw))
  return { word: { ...word, text, raw }, uses }
}

function readBare(token: Token, next: Token | undefined, field: FieldSpec, says: boolean): Read<FlagValue> {
  const follows = next === undefined || next.quoted ? '' : next.text.toLowerCase()
  if (!YES_OR_NO.includes(follows)) return { ok: true, value: { given: { says }, uses: 0 } }
  const problem = `${sanitize(token.text)} takes ${follows} only after an equals sign.`
  const meansYes = says === (follows === 'true' || follows === 'yes')
  return refuse(follows, problem, `Type --${field.name}=${meansYes ? 'yes' : 'no'}.`)
}

function readAfterEquals(
  token: Token,
  after: readonly Token[],
  { field, name, way }: NamedField,
): Read<FlagValue> {
  const text = token.text.slice(token.text.indexOf('=') + 1)
  const offset = token.raw.indexOf('=') + 1
  const raw = token.raw.slice(offset)
  if (way === 'denied') {
    return refuse(token.text, `--${name} takes no value.`, `Type --${name} alone.`)
  }
  if (raw === '') {
    return refuse(token.text, `--${name} needs a value.`, `Type it after --${name}=.`)
  }
  const first = { text, raw, quoted: token.quoted, start: token.start + offset }
  const { word, uses } = readWord(field, first, after)
  return { ok: true, value: { given: { word: signed(word, way) }, uses } }
}

function refuseUnknown(token: Token, spec: ArgumentSpec): Refused {
  const head = headOf(token.text)
  const name = nameOf(token)
  const names = [...spec.fields.map((field) => field.name), 'help']
  const begun = names.filter((known) => name.length > 2 && known.startsWith(name))
  const meant = nearest(name, names) ?? (begun.length === 1 ? begun[0] : undefined)
  const problem = `There’s no ${sanitize(head)} here.`
  if (meant === undefined) return refuse(head, problem, flagsOf(spec))
  const { refusal } = refuse(head, problem, `Type --${meant}.`)
  const { start, raw } = token
  const correction = { start, end: start + headOf(raw).length, meant: `--${meant}` }
  return { ok: false, refusal: { ...refusal, correction } }
}

/** Names the flags that can be typed instead of something unknown: to leave it out would ask for something else. */
export function flagsOf({ fields, positionals }: ArgumentSpec): string {
  const own = fields.filter(({ name }) => !positionals.includes(name) && name !== 'project')
  const project = fields.filter(({ name }) => !positionals.includes(name) && name === 'project')
  const flags = [...own, ...project].map(({ name }) => `--${name}`)
  return flags.length === 0 ? 'It takes nothing more.' : `It takes ${flags.join(', ')}.`
}

/** The position of `--`. A lone smart dash between two words is part of a text: `Sprint – Autumn`. */
function endOfFlags(tokens: readonly Token[]): number {
  const end = tokens.findIndex((token, at) => {
    const next = tokens[at + 1]
    const isInText = token.raw !== '--' && at > 0 && next !== undefined && !isLikeFlag(next)
    return isLoneDash(token) && !isInText
  })
  return end < 0 ? tokens.length : end
}

function isLoneDash(token: Token): boolean {
  return token.text === '--' && !token.quoted
}

function isLikeFlag({ text, raw }: Token): boolean {
  if (!text.startsWith('-') || ARMOUR.test(text) || closingQuotes(raw.charAt(0)) !== undefined) return false
  return text !== '-' && !/^-[0-9]+$/.test(text)
}
