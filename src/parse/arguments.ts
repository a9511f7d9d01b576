import type { ArgumentSpec, ArgumentValue, FieldSpec, ReadArguments } from './argument-spec.ts'
import { freeText, readFieldValue } from './field-value.ts'
import { asksForHelp, type FlagsAndWords, type GivenFlag, separateFlags } from './flags.ts'
import type { Token } from './lexer.ts'
import { readMilestoneRef } from './milestone-reference.ts'
import { readMergeRequestRef } from './reference.ts'
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
  const placed = placeWords(separated.value, tokens, spec, forgeUrl)
  if (!placed.ok) return placed
  const values = new Map<string, ArgumentValue>()
  for (const field of spec.fields) {
    const given = placed.value.get(field.name)
    if (given === undefined) {
      if (field.required) return refuseMissing(field, spec)
      continue
    }
    const value: Read<ArgumentValue> =
      'word' in given ? readFieldValue(field, given.word, forgeUrl) : { ok: true, value: given.says }
    if (!value.ok) return value
    values.set(field.name, value.value)
  }
  return { ok: true, values, help: false }
}

function placeWords(
  { flags, words }: FlagsAndWords,
  tokens: readonly Token[],
  spec: ArgumentSpec,
  forgeUrl: string,
): Read<ReadonlyMap<string, GivenFlag>> {
  const placed = new Map(flags)
  let left = words
  for (const name of spec.positionals) {
    const field = spec.fields.find((candidate) => candidate.name === name)
    if (field === undefined || placed.has(name)) continue
    left = withoutNoun(left, field, forgeUrl)
    const isLast = name === spec.positionals.at(-1)
    const rest = isLast ? joinRest(left, field, forgeUrl) : undefined
    if (rest !== undefined && !rest.ok) return rest
    const word = rest?.value ?? left[0]
    if (word === undefined) break
    placed.set(name, { word })
    left = rest === undefined ? left.slice(1) : []
  }
  const extra = left[0]
  return extra === undefined ? { ok: true, value: placed } : refuseExtra(extra, tokens, flags, spec)
}

/** Reads `mr 12` as `12` and `milestone %3` as `%3`; `milestone 3` may be a title and stays. */
function withoutNoun(words: readonly Token[], field: FieldSpec, forgeUrl: string): readonly Token[] {
  const [noun, number] = words
  if (noun === undefined || number === undefined || noun.quoted) return words
  const word = noun.text.toLowerCase()
  const isNoun =
    field.kind === 'merge-request'
      ? (word === 'mr' || word === 'merge-request') && readMergeRequestRef(number.text, forgeUrl).ok
      : field.kind === 'milestone' && word === 'milestone' && number.text.startsWith('%')
  return isNoun ? words.slice(1) : words
}

/** Joins the words of one value; undefined when the field takes a single word. */
function joinRest(words: readonly Token[], field: FieldSpec, forgeUrl: string): Read<Token> | undefined {
  const [first, second] = words
  if (first === undefined || second === undefined) return undefined
  if (field.kind !== 'text' && field.kind !== 'milestone') return undefined
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
  return milestone.ok && 'iid' in milestone.value && !/^[0-9]+$/.test(word.text)
}

function refuseExtra(
  extra: Token,
  tokens: readonly Token[],
  flags: ReadonlyMap<string, GivenFlag>,
  spec: ArgumentSpec,
): Refused {
  const before = tokens[tokens.indexOf(extra) - 1]
  const problem = `I don’t know what to do with ${quote(extra.text)}.`
  const isText = ({ kind }: FieldSpec) => kind === 'text' || kind === 'date'
  const text = spec.fields.find((field) => isText(field) && hasValue(flags.get(field.name), before))
  const fix =
    text === undefined || before === undefined
      ? `Leave it out, as in ${spec.example}`
      : `Put quotes around it: --${text.name} "${sanitize(`${before.text} ${extra.text}`)}"`
  return refuse(extra.text, problem, fix)
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
