import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A handler's response. `effect` names the change that was made, and is absent when nothing changed. */
export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly effect?: string
}

/** One request on its way through the forge; handlers add the user and the parsed body. */
export interface Visit {
  readonly request: IncomingMessage
  readonly method: string
  readonly url: URL
  /** The body, decompressed; settled before a handler runs, and rejected with a refusal when it is too large. */
  readonly content: Promise<Buffer>
  user: string | null
  /** Parameters of the body without credentials; undefined when there were none. */
  body: Readonly<Record<string, unknown>> | undefined
}

/** A response that ends the request early, thrown from anywhere below a handler. */
export class Refusal extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super(`refused with ${answer.status}`)
    this.answer = answer
  }
}

export function json(status: number, body: unknown, effect?: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
    effect,
  }
}

export function withHeaders(answer: Answer, headers: Answer['headers']): Answer {
  return { ...answer, headers: { ...answer.headers, ...headers } }
}

/** Builds a 204: the change was made or was not needed, and there is nothing to show. */
export function done(effect: string | undefined): Answer {
  return { status: 204, effect }
}

/** A 304: nothing had to change, and there is no body. */
export const ALREADY_SO: Answer = { status: 304 }

/** Shown in the place of a secret. */
export const MASK = '[secret]'

export function refuse(status: number, message: unknown): Refusal {
  return new Refusal(json(status, { message }))
}

export function reject(status: number, error: unknown): Refusal {
  return new Refusal(json(status, { error }))
}

export function notFound(): Refusal {
  return refuse(404, '404 Not found')
}

/** Refuses with 404 where nothing was found. */
export function existing<T>(found: T | undefined): T {
  if (found === undefined) throw notFound()
  return found
}

export function forbidden(): Refusal {
  return refuse(403, '403 Forbidden')
}

export const integer = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
])

/** An id that null or an empty field clears. */
export const clearableInteger = z.union([
  z.null(),
  z.literal('').transform(() => null),
  integer.transform((id) => (id === 0 ? null : id)),
])

export const integers = z.union([integer.transform((one) => [one]), z.array(integer)])

export const numberList = z.union([
  integers,
  z
    .string()
    .regex(/^\s*(?:\d{1,15}\s*(?:,\s*\d{1,15}\s*)*)?$/)
    .transform((list) => splitList(list).map(Number)),
])

export const clearableDate = z.union([z.iso.date(), z.null(), z.literal('').transform(() => null)])

/** Text; JSON clients may send numbers and booleans instead. */
export const text = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)])

/** A boolean in the spellings that clients of that time use, among them Python's `True`. */
export const choice = z.union([
  z.boolean(),
  z.literal([0, 1]).transform(Boolean),
  z.stringbool({ truthy: ['true', '1', 't', 'yes', 'on'], falsy: ['false', '0', 'f', 'no', 'off', ''] }),
])

export const stringList = z.union([z.array(text), text.transform(splitList)])

export function splitList(list: string): string[] {
  const found = list.split(',').map((word) => word.trim())
  return [...new Set(found.filter(Boolean))]
}

export function contains(whole: string, part: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase())
}

/** Refuses an empty or too long title in the words of the model's own validation. */
export function checkTitle(title: string): void {
  const faults = title.trim() === '' ? ["can't be blank"] : lengthFaults(title)
  if (faults.length > 0) throw refuse(400, { title: faults })
}

const MAX_TITLE_LENGTH = 255

/** Returns the fault of a text with more characters than `max`. */
export function lengthFaults(written: string, max = MAX_TITLE_LENGTH): string[] {
  return Array.from(written).length > max ? [`is too long (maximum is ${max} characters)`] : []
}

export function readParams<T>(fields: z.ZodType<T>, params: Params): T {
  const read = fields.safeParse(params)
  if (read.success) return read.data
  const faults = read.error.issues.map((issue) => {
    const name = String(issue.path[0] ?? '')
    if (params[name] === undefined) return `${name} is missing`
    return issue.code === 'invalid_value' ? `${name} does not have a valid value` : `${name} is invalid`
  })
  throw reject(400, [...new Set(faults)].join(', '))
}

export function requireOneOf(params: Params, names: readonly string[]): void {
  if (names.some((name) => params[name] !== undefined)) return
  throw reject(400, `${names.join(', ')} are missing, at least one parameter must be provided`)
}

/** Parameters of a request's query and body together; the body wins. */
export type Params = Readonly<Record<string, unknown>>

/** Nesting limit of the parsers of that time. Much deeper values could be parsed but not serialized again. */
const MAX_DEPTH = 100
const record = z.record(z.string(), z.unknown())

/** Parses form pairs: `a=1&a=2` keeps the last; `a[]=1&a[]=2` is a list; of both spellings the later one wins. */
export function fromPairs(pairs: URLSearchParams): Params {
  const read = new Map<string, string | string[]>()
  for (const [name, value] of pairs) {
    const bare = name.endsWith('[]') ? name.slice(0, -2) : name
    const before = read.get(bare)
    if (bare === name) read.set(name, value)
    else if (Array.isArray(before)) before.push(value)
    else read.set(bare, [value])
  }
  return Object.fromEntries<unknown>(read)
}

/** Parses a JSON or form body. Clients of that time send `{}` with GET and DELETE, so every method may have one. */
export async function bodyParams({ request, content }: Visit): Promise<Params> {
  const raw = (await content).toString()
  if (raw.trim() === '') return {}
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return fromPairs(new URLSearchParams(raw))
  if (type !== 'application/json') throw reject(415, `The provided content-type '${type}' is not supported.`)
  const parsed = record.safeParse(await new Response(raw).json().catch(() => undefined))
  if (!parsed.success || isDeeper(parsed.data, MAX_DEPTH))
    throw reject(400, 'message body does not match declared format')
  return parsed.data
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
