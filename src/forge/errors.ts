import { STATUS_CODES } from 'node:http'
import { graphemesOf } from '../model/graphemes.ts'
import { parseForeignJson } from '../model/json.ts'

const MAX_REASON_LENGTH = 300
/** Longest body that is searched, in characters. */
const MAX_BODY_LENGTH = 8_192
// Control characters, line separators, and marks that are invisible or change the text direction.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu
const MARKUP = /<!doctype|<\/?(?:html|head|body|title|h[1-6]|p|div|span|pre|br|hr|center|script)\b/i
const TRACE = /\.(?:rb|erb|haml|py|[jt]sx?|java|go|php)(?::|", line )\d|Traceback \(most recent call last\)/
const JSON_BEGINS = /^\s*[{[]\s*["{[]/

/**
 * Returns the forge's own error message as one sentence, from any of the bodies that servers send: `message`
 * or `error` holding a string, a list, an object by field, or a Ruby hash printed into a string; plain text.
 * Web pages and empty bodies give the status in words. Never empty, at most 300 characters, without `secrets`
 * and without a final period, so that it can stand inside another sentence.
 */
export function errorSentence(status: number, text: string | null, ...secrets: readonly string[]): string {
  const words = wordsOf(withoutSecrets(text ?? '', secrets))
  return oneSentence(words, ...secrets) || (STATUS_CODES[status] ?? `Status ${status}`)
}

/** Returns text as one sentence of at most 300 printable characters, without `secrets` or URLs’ tokens. */
export function oneSentence(text: string, ...secrets: readonly string[]): string {
  const clean = withoutSecrets(text, secrets).replace(UNPRINTABLE, ' ').replace(/ {2,}/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(clean)) return ''
  const sentence = clean.charAt(0).toUpperCase() + clean.slice(1)
  if (sentence.length >= MAX_REASON_LENGTH) return `${sentence.slice(0, lastBorder(sentence))}…`
  return sentence.replace(/(?<![.;,: ])[.;,: ]+$/, '')
}

/** Returns the start of the grapheme in which the longest sentence ends. */
function lastBorder(sentence: string): number {
  return graphemesOf(sentence).containing(MAX_REASON_LENGTH - 1)?.index ?? MAX_REASON_LENGTH - 1
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  const present = secrets.filter((secret) => secret !== '')
  return present
    .reduce((open, secret) => open.replaceAll(secret, '[token]'), text)
    .replace(/private_token=[^\s&"']+/gi, 'private_token=[token]')
}

function wordsOf(text: string): string {
  const start = text.slice(0, MAX_BODY_LENGTH).trimStart()
  if (start.startsWith('<')) return ''
  const body = parseForeignJson(text)
  if (body !== undefined) return flatten(body, 0)
  return /^[{["]/.test(start) ? '' : spoken(start)
}

/** Returns words for people; '' for a page, a trace of the server’s own code or the text of an object. */
function spoken(words: string): string {
  return MARKUP.test(words) || TRACE.test(words) || JSON_BEGINS.test(words) ? '' : words
}

function flatten(value: unknown, depth: number): string {
  if (typeof value === 'string')
    return spoken(withoutStatus(fromRubyHash(value.slice(0, MAX_BODY_LENGTH), depth)))
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (depth > 4) return ''
  if (Array.isArray(value)) return joinParts(value.map((item) => flatten(item, depth + 1)))
  if (!isObject(value)) return ''
  // `error_description` explains a short `error` code.
  const message = value.message ?? value.error_description ?? value.error
  if (depth === 0 && message !== undefined) return flatten(message, depth + 1)
  return joinParts(Object.entries(value).map(([field, problem]) => fieldWords(field, problem, depth + 1)))
}

function fieldWords(field: string, problem: unknown, depth: number): string {
  const name = /^(?:base|error|message)$/.test(field) ? '' : field.replaceAll('_', ' ')
  const problems = Array.isArray(problem) ? problem : [problem]
  return joinParts(
    problems.map((one) => {
      const words = flatten(one, depth + 1)
      const isNamed = words.toLowerCase().startsWith(`${name} `)
      return words === '' || isNamed ? words : `${name} ${words}`.trim()
    }),
  )
}

function joinParts(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .slice(0, 20)
    .join(', ')
}

function withoutStatus(words: string): string {
  return words.replace(/^\d{3} (?:\(bad request\) )?(?=\S)/i, '')
}

/** Puts the text of `splitRubyHash` into plain words. */
function fromRubyHash(words: string, depth: number): string {
  const split = splitRubyHash(words)
  if (!split) return words
  const { before, hash } = split
  return hash === undefined ? before : `${before}: ${flatten(hash, depth + 1)}`
}

/**
 * Splits `Failed to create milestone {:title=>["has already been taken"]}` of old servers; `hash` is undefined where it
 * cannot be read. Null for a text without a hash.
 */
function splitRubyHash(words: string): { readonly before: string; readonly hash: unknown } | null {
  const at = words.search(/\{[:"]\w{1,64}"? ?=>/)
  if (at === -1) return null
  const hash = words.slice(at).replace(/:?"?\b(\w{1,64})\b"? ?=>/g, '"$1":')
  return { before: words.slice(0, at).trim(), hash: parseForeignJson(hash) }
}

/** Largest number of fields that are reported. */
const MAX_FIELDS = 20

/**
 * Returns the server’s complaint about each field, keyed by the API’s field name:
 * `{"message":{"title":["is too long"]}}`, the Ruby hash that old servers print into a string, and Grape’s
 * `"error":"title is missing, key is empty"`. Empty where the body names no field.
 */
export function fieldProblems(text: string | null): Readonly<Record<string, string>> {
  const body = parseForeignJson((text ?? '').slice(0, MAX_BODY_LENGTH))
  if (!isObject(body)) return {}
  const { message, error } = body
  if (isObject(message)) return byField(message)
  if (typeof message === 'string') return byField(splitRubyHash(message)?.hash)
  return typeof error === 'string' ? ofGrape(error) : byField(error)
}

function byField(raw: unknown): Record<string, string> {
  if (!isObject(raw)) return {}
  const fields = Object.entries(raw).flatMap(([field, problems]) => {
    const words = [problems].flat().filter((problem) => typeof problem === 'string' && problem !== '')
    return /^[a-z_]{1,64}$/.test(field) && words.length > 0 ? [[field, words.join(', ')] as const] : []
  })
  return Object.fromEntries(fields.slice(0, MAX_FIELDS))
}

function ofGrape(error: string): Record<string, string> {
  const parts = error.split(', ').flatMap((part) => {
    const [, field, problem] = /^([a-z_]{1,64}) ((?:is|are|does|must) .{1,200})$/.exec(part) ?? []
    return field && problem ? [[field, problem] as const] : []
  })
  return Object.fromEntries(parts.slice(0, MAX_FIELDS))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
