import { type ArgumentValue, type FieldSpec, wordIn } from './argument-spec.ts'
import { asciiForm, asTyped, encodeEntities } from './characters.ts'
import { nearest } from './did-you-mean.ts'
import { isAlias } from './forge-address.ts'
import { scan, type Token } from './lexer.ts'
import { readMergeRequestRef, readMergeRequestRefs, readMilestoneRef, readProjectRef } from './reference.ts'
import { quote, type Read, refuse } from './refusal.ts'

/** Reads one word as the value of a field. `forgeUrl` is the forge's address. */
export function readFieldValue(field: FieldSpec, token: Token, forgeUrl: string): Read<ArgumentValue> {
  switch (field.kind) {
    case 'text':
    case 'date':
      return { ok: true, value: freeText(token) }
    case 'number':
      return readNumber(field, token.text)
    case 'flag':
      return readYesOrNo(field, token.text)
    case 'choice':
      return readChoice(field, token.text)
    case 'merge-request':
      return readMergeRequestRef(token.text, forgeUrl)
    case 'merge-requests':
      return readMergeRequestRefs(token.text, forgeUrl)
    case 'milestone':
      return readMilestoneRef(token, forgeUrl)
    case 'project':
      return readProjectRef(token.text, forgeUrl)
    case 'alias':
      return readAlias(token.text)
  }
}

/**
 * Reads the whole text of a form input, where Slack escapes nothing and nothing needs quotes; only around a
 * milestone’s title do they keep their meaning. `forgeUrl` is the forge’s address.
 */
export function readFieldText(field: FieldSpec, text: string, forgeUrl: string): Read<ArgumentValue> {
  const raw = encodeEntities(text)
  const scanned = field.kind === 'milestone' ? scan(raw) : []
  const [only, second] = 'fault' in scanned ? [] : scanned
  const isQuoted = only?.quoted === true && second === undefined
  return readFieldValue(field, isQuoted ? only : { text, raw, quoted: false, start: 0 }, forgeUrl)
}

/** A word as typed: a leading dash stays a dash, a link becomes its address again. */
export function freeText(token: Token): string {
  return token.quoted ? token.text : asTyped(token.raw)
}

function readNumber(field: FieldSpec, text: string): Read<number> {
  const number = parseInteger(text)
  if (number !== null) return { ok: true, value: number }
  const meant = parseInteger(asciiForm(text, '!'))
  const fix = `Type a whole number in digits, for example ${meant ?? 2}.`
  return refuse(text, `${quote(text)} isn’t a number for ${field.name}.`, fix)
}

function parseInteger(text: string): number | null {
  const number = /^-?[0-9]{1,16}$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number + 0 : null
}

function readYesOrNo(field: FieldSpec, text: string): Read<boolean> {
  const word = text.toLowerCase()
  if (word === 'true' || word === 'yes') return { ok: true, value: true }
  if (word === 'false' || word === 'no') return { ok: true, value: false }
  const problem = `--${field.name} is yes or no, not ${quote(text)}.`
  return refuse(text, problem, `Type --${field.name}=yes or --${field.name}=no.`)
}

function readChoice(field: FieldSpec, text: string): Read<string> {
  const choices = field.choices ?? []
  const known = [...choices, ...(field.retired ?? [])]
  const chosen =
    known.find((choice) => choice === text) ??
    known.find((choice) => choice.toLowerCase() === text.toLowerCase()) ??
    wordIn(field, text.toLowerCase())
  if (typeof chosen === 'string') return { ok: true, value: chosen }
  const meant = nearest(text, choices)
  const fix = meant === null ? `Type one of ${choices.join(', ')}.` : `Type ${meant}.`
  return refuse(text, `I don’t know the ${field.name.replaceAll('-', ' ')} ${quote(text)}.`, fix)
}

function readAlias(text: string): Read<string> {
  if (isAlias(text)) return { ok: true, value: text }
  const problem = `${quote(text)} can’t be a project’s short name.`
  return refuse(text, problem, 'Type a name of letters, digits and hyphens, for example web.')
}
