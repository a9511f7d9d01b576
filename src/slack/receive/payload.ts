import { parseForeignJson } from '../../model/json.ts'

const MAX_DEPTH = 32
const MAX_FIELDS = 100

/** The body of a request, parsed once. It has no prototype, so no name in it can be taken for a method. */
export type Payload = Readonly<Record<string, unknown>>

/**
 * Parses a request’s body: a form, the JSON in a form’s `payload` field, or JSON. Returns undefined for
 * anything else: another content type, a duplicate field, JSON that is no object, is nested deeper than 32
 * levels or has a key `__proto__`.
 */
export function parsePayload(contentType: string | undefined, text: string): Payload | undefined {
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
  const value = parseForeignJson(text)
  return isObject(value) && isTame(value, maxDepth) ? bare(value) : undefined
}

/** Returns a copy of the object’s own fields without the prototype. */
export function bare(value: object): Payload {
  return Object.assign(Object.create(null), value)
}

function parseForm(text: string): Payload | undefined {
  const form = new URLSearchParams(text)
  const fields = Object.fromEntries(form)
  const isDoubled = Object.keys(fields).length < form.size
  if (form.size > MAX_FIELDS || isDoubled || Object.hasOwn(fields, '__proto__')) return undefined
  if (fields.payload === undefined) return bare(fields)
  return form.size === 1 ? parseObject(fields.payload) : undefined
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
