import type { ArgumentSpec, FieldSpec } from './argument-spec.ts'
import { closingQuotes } from './characters.ts'
import { nearest } from './did-you-mean.ts'
import { hasDateForm } from './due-date.ts'
import { freeText } from './field-value.ts'
import type { Token } from './lexer.ts'
import { type Read, type Refused, refuse, sanitize } from './refusal.ts'

/** A flag as given: the word with its value, or the value of the bare flag. */
export type GivenFlag = { readonly word: Token } | { readonly says: boolean }

export interface FlagsAndWords {
  readonly flags: ReadonlyMap<string, GivenFlag>
  readonly words: readonly Token[]
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

/** Separates flags and their values from the other words; refuses an unknown or repeated flag. */
export function separateFlags(tokens: readonly Token[], spec: ArgumentSpec): Read<FlagsAndWords> {
  const flags = new Map<string, GivenFlag>()
  const words: Token[] = []
  const end = endOfFlags(tokens)
  for (let at = 0; at < end; at += 1) {
    const token = tokens[at]
    if (token === undefined) break
    if (!isLikeFlag(token) || isLoneDash(token)) {
      words.push(token)
      continue
    }
    const flag = readFlag(token, tokens.slice(at + 1, end), spec)
    if (!flag.ok) return flag
    const { field, given, uses } = flag.value
    if (flags.has(field.name)) {
      return refuse(token.text, `--${field.name} is there twice.`, `Type --${field.name} once.`)
    }
    flags.set(field.name, given)
    at += uses
  }
  words.push(...tokens.slice(end + 1))
  return { ok: true, value: { flags, words } }
}

interface Flag {
  readonly field: FieldSpec
  readonly given: GivenFlag
  /** The number of words after the flag that belong to it. */
  readonly uses: number
}

function readFlag(token: Token, after: readonly Token[], spec: ArgumentSpec): Read<Flag> {
  const equals = token.text.indexOf('=')
  const head = equals < 0 ? token.text : token.text.slice(0, equals)
  const name = head.replace(/^-{1,2}/, '').toLowerCase()
  const byName = spec.fields.find((field) => field.name === name || field.also?.includes(name))
  const denied = name.startsWith('no-') ? spec.fields.find((field) => isDenied(field, name)) : undefined
  const field = byName ?? denied
  if (field === undefined || !head.startsWith('--')) return refuseUnknown(head, name, spec)
  if (equals >= 0) return readAfterEquals(token, after, field, field === denied)
  const [next] = after
  if (field.kind === 'flag') return readBare(token, next, field, field !== denied)
  if (next === undefined || (isLikeFlag(next) && next.text.startsWith('--'))) {
    return refuse(head, `--${name} needs a value.`, `Type it after --${name}.`)
  }
  const { word, uses } = readWord(field, next, after.slice(1))
  return { ok: true, value: { field, given: { word }, uses: 1 + uses } }
}

/** The value’s word; a date takes the words of `after` that belong to it: `15 jan` of `15 jan Sprint`. */
function readWord(field: FieldSpec, word: Token, after: readonly Token[]): { word: Token; uses: number } {
  if (field.kind !== 'date' || word.quoted) return { word, uses: 0 }
  const stop = after.findIndex((token) => token.quoted || isLikeFlag(token))
  const plain = [word, ...after.slice(0, stop < 0 ? after.length : stop)].slice(0, DATE_WORDS)
  for (let count = plain.length; count > 1; count -= 1) {
    const words = plain.slice(0, count)
    const text = words.map(freeText).join(' ')
    if (!hasDateForm(text)) continue
    return { word: { ...word, text, raw: words.map(({ raw }) => raw).join(' ') }, uses: count - 1 }
  }
  return { word, uses: 0 }
}

function readBare(token: Token, next: Token | undefined, field: FieldSpec, says: boolean): Read<Flag> {
  const follows = next === undefined || next.quoted ? '' : next.text.toLowerCase()
  if (!YES_OR_NO.includes(follows)) return { ok: true, value: { field, given: { says }, uses: 0 } }
  const problem = `${sanitize(token.text)} takes ${follows} only after an equals sign.`
  const meansYes = says === (follows === 'true' || follows === 'yes')
  return refuse(follows, problem, `Type --${field.name}=${meansYes ? 'yes' : 'no'}.`)
}

function readAfterEquals(
  token: Token,
  after: readonly Token[],
  field: FieldSpec,
  isDenial: boolean,
): Read<Flag> {
  const text = token.text.slice(token.text.indexOf('=') + 1)
  const offset = token.raw.indexOf('=') + 1
  const raw = token.raw.slice(offset)
  if (isDenial) {
    const problem = `--no-${field.name} takes no value.`
    return refuse(token.text, problem, `Type --no-${field.name} alone.`)
  }
  if (raw === '') {
    return refuse(token.text, `--${field.name} needs a value.`, `Type it after --${field.name}=.`)
  }
  const first = { text, raw, quoted: token.quoted, start: token.start + offset }
  const { word, uses } = readWord(field, first, after)
  return { ok: true, value: { field, given: { word }, uses } }
}

function refuseUnknown(head: string, name: string, spec: ArgumentSpec): Refused {
  const names = [...spec.fields.map((field) => field.name), 'help']
  const begun = names.filter((known) => known.startsWith(name))
  const meant = nearest(name, names) ?? (begun.length === 1 ? begun[0] : undefined)
  const fix = meant === undefined ? `Leave it out, as in ${spec.example}` : `Type --${meant}.`
  return refuse(head, `There’s no ${sanitize(head)} here.`, fix)
}

function isDenied(field: FieldSpec, name: string): boolean {
  return field.kind === 'flag' && name === `no-${field.name}`
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
