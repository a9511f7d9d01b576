import { parseForeignJson } from '../model/json.ts'

/** Longest body that is searched, in characters. */
const MAX_BODY_LENGTH = 8_192
/** Largest number of fields that are reported. */
const MAX_FIELDS = 20

/**
 * Returns the server’s complaint about each field, keyed by the API’s field name:
 * `{"message":{"title":["is too long"]}}`, the Ruby hash that old servers print into a string, and Grape’s
 * `"error":"title is missing, key is empty"`. Empty where the body names no field.
 */
export function fieldProblems(text: string | null): Readonly<Record<string, string>> {
  const body = parsed((text ?? '').slice(0, MAX_BODY_LENGTH))
  if (!isObject(body)) return {}
  const { message, error } = body
  if (isObject(message)) return byField(message)
  if (typeof message === 'string') return byField(rubyHash(message))
  return typeof error === 'string' ? ofGrape(error) : isObject(error) ? byField(error) : {}
}

function byField(raw: unknown): Record<string, string> {
  if (!isObject(raw)) return {}
  const fields = Object.entries(raw).flatMap(([field, problems]) => {
    const words = [problems].flat().filter((problem) => typeof problem === 'string' && problem !== '')
    return /^[a-z_]{1,64}$/.test(field) && words.length > 0 ? [[field, words.join(', ')] as const] : []
  })
  return Object.fromEntries(fields.slice(0, MAX_FIELDS))
}

/** Parses `Failed to create milestone {:title=>["has already been taken"]}`. */
function rubyHash(message: string): unknown {
  const at = message.search(/\{[:"]\w{1,64}"? ?=>/)
  return at === -1 ? null : parsed(message.slice(at).replace(/:?"?\b(\w{1,64})\b"? ?=>/g, '"$1":'))
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

function parsed(text: string): unknown {
  try {
    return parseForeignJson(text)
  } catch {
    return null
  }
}
