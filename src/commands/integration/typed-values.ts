import {
  type Edition,
  type IntegrationName,
  integrationKind,
  plainOf,
  secretsOf,
} from '../../model/integration-kinds.ts'
import { type Parameter, readValue } from '../../model/integration-parameter.ts'
import type { RefusedValues } from '../../views/integration/set.ts'
import { closingQuotes, isSeparator } from '../parse/characters.ts'
import { nearest } from '../parse/did-you-mean.ts'
import { sanitize } from '../parse/refusal.ts'
import {
  bareSecretName,
  isSecretName,
  namedSecret,
  SECRETS_BELONG_ELSEWHERE,
  secretTypedWords,
} from './secret-typed.ts'

/** The values of a typed command by parameter, as `readValue` returns them; or why they are invalid. */
type TypedValues =
  | { readonly kind: 'typed'; readonly values: Readonly<Record<string, string>> }
  | RefusedValues

const NO_NAME = 'The first word isn’t written as name=value.'
const IF_SECRET = 'If it’s a secret, it’s now in Slack: change it.'

/** Reads `room=lobby color=red username="Build bot"`; a word without a name joins the preceding value. */
export function readTypedValues(kindName: IntegrationName, text: string, edition: Edition): TypedValues {
  const secret = namedSecret(text) ?? bareSecretName(kindName, text)
  if (secret !== null) return refused([secretTypedWords(sanitize(secret))], SECRETS_BELONG_ELSEWHERE)
  const kind = integrationKind(kindName, edition)
  const pairs = pairsIn(text, secretsOf(kind).length > 0)
  if (typeof pairs === 'string') return refused([pairs], 'Type each value as name=value.')
  const values: Record<string, string> = {}
  const problems: string[] = []
  const named = new Set<string>()
  for (const [typed, value] of pairs) {
    const name = typed.toLowerCase().replaceAll('-', '_')
    const parameter = kind.parameters.find((candidate) => candidate.name === name)
    if (parameter?.secret === true || (!parameter && isSecretName(name)))
      return refused([secretTypedWords(sanitize(typed))], SECRETS_BELONG_ELSEWHERE)
    const read = parameter && readValue(parameter, value)
    if (!read) problems.push(unknownWords(kind.title, typed, plainOf(kind)))
    else if (named.has(name)) problems.push(`The value of ${name} is given twice.`)
    else if (read.ok) values[name] = read.text
    else problems.push(`The value of ${name} ${read.problem}.`)
    named.add(name)
  }
  for (const { name, required } of plainOf(kind))
    if (required && !values[name] && (!named.has(name) || values[name] === ''))
      problems.push(`The value of ${name} is missing.`)
  const [first, ...others] = problems
  return first === undefined
    ? { kind: 'typed', values }
    : refused([first, ...others], 'Fill in the form, or type the command again.', values)
}

/** Names and values in typed order; a sentence when they cannot be separated. */
function pairsIn(text: string, hasSecrets: boolean): [string, string][] | string {
  const pairs: [string, string][] = []
  let wasQuoted = false
  let at = 0
  while (at < text.length) {
    if (isSeparator(text.charAt(at))) {
      at += 1
      continue
    }
    const [head, name] = /^([A-Za-z][\w-]{0,63})=/.exec(text.slice(at, at + 66)) ?? []
    const last = pairs.at(-1)
    if (name === undefined && !last) return hasSecrets ? `${NO_NAME} ${IF_SECRET}` : NO_NAME
    const read = readWord(text, at + (head?.length ?? 0))
    if (!read) return 'A quotation mark is opened and never closed.'
    if (name === undefined && wasQuoted) return 'A word without a name follows a closing quotation mark.'
    if (name !== undefined) pairs.push([name, read.value])
    else if (last) last[1] = `${last[1]} ${read.value}`
    wasQuoted = read.quoted
    at = read.end
  }
  return pairs
}

/** The quoted text or the word that begins here; null for an unclosed quotation. */
function readWord(text: string, start: number): { value: string; quoted: boolean; end: number } | null {
  const closing = closingQuotes(text.charAt(start))
  if (closing !== undefined) {
    for (let at = start + 1; at < text.length; at += 1)
      if (closing.includes(text.charAt(at)) && (at + 1 === text.length || isSeparator(text.charAt(at + 1))))
        return { value: text.slice(start + 1, at), quoted: true, end: at + 1 }
    return null
  }
  let end = start
  while (end < text.length && !isSeparator(text.charAt(end))) end += 1
  return { value: text.slice(start, end), quoted: false, end }
}

function unknownWords(title: string, typed: string, plain: readonly Parameter[]): string {
  const names = plain.map(({ name }) => name)
  const meant = nearest(typed, names)
  const known = names.length > 0 ? `it takes ${names.join(', ')}` : 'it takes only secrets'
  return `${title} has no value called ${sanitize(typed)}: ${meant ? `did you mean ${meant}? ` : ''}${known}.`
}

function refused(
  problems: readonly [string, ...string[]],
  fix: string,
  values: Readonly<Record<string, string>> = {},
): TypedValues {
  return { kind: 'refused', problems, fix, values }
}
