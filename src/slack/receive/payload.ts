import { isUtf8 } from 'node:buffer'
import { parseForeignJson } from '../../model/json.ts'

const MAX_DEPTH = 32
const MAX_FIELDS = 100

/** The body of a request, parsed once. It has no prototype, so no name in it can be taken for a method. */
export type Payload = Readonly<Record<string, unknown>>

/**
 * Parses a request’s body: a form, the JSON in a form’s `payload` field, or JSON. Returns undefined for
 * anything else: another content type, broken encoding, a duplicate field, JSON that is no object, is nested
 * deeper than 32 levels or has a key `__proto__`.
 */
export function parsePayload(contentType: string | undefined, body: Buffer): Payload | undefined {
  if (!isUtf8(body)) return undefined
  const text = body.toString('utf8')
  switch (mediaType(contentType)) {
    case 'application/json':
      return parseObject(text)
    case 'application/x-www-form-urlencoded':
      return parseForm(text)
    default:
      return undefined
  }
}

/** Parses JSON into an object without prototype, by the rules above; `maxDepth` counts the object itself. */
export function parseObject(text: string, maxDepth: number = MAX_DEPTH): Payload | undefined {
  try {
    const value: unknown = parseForeignJson(text)
    return isObject(value) && isTame(value, maxDepth) ? bare(value) : undefined
  } catch {
    return undefined
  }
}

/** Returns a copy of the object’s own fields without the prototype. */
export function bare(value: object): Payload {
  return Object.assign(Object.create(null), value)
}

function parseForm(text: string): Payload | undefined {
  const pairs = text.split('&', MAX_FIELDS + 1)
  if (pairs.length > MAX_FIELDS) return undefined
  const fields: Record<string, string> = Object.create(null)
  for (const pair of pairs) {
    const divider = pair.indexOf('=')
    if (divider < 1) return undefined
    const name = decode(pair.slice(0, divider))
    const value = decode(pair.slice(divider + 1))
    if (name === undefined || value === undefined) return undefined
    if (name in fields || name === '__proto__') return undefined
    fields[name] = value
  }
  if (fields.payload === undefined) return fields
  return pairs.length === 1 ? parseObject(fields.payload) : undefined
}

/** `decodeURIComponent` takes a quarter of URLSearchParams’ time for 16 KB, and rejects broken text. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

function mediaType(contentType: string | undefined): string | undefined {
  const [type, ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const known = parameters.every((parameter) => /^charset="?utf-8"?$/.test(parameter.trim()))
  return known ? type?.trim() : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTame(value: unknown, depthLeft: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depthLeft === 0 || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every((inner) => isTame(inner, depthLeft - 1))
}
