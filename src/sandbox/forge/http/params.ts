import { z } from 'zod'
import { reject, type Visit } from './answer.ts'

/** What a request says in its query and body together; the body wins. */
export type Params = Readonly<Record<string, unknown>>

/** How deep the parsers of that time went. What is much deeper could be read but not be written again. */
const DEEPEST = 100
const record = z.record(z.string(), z.unknown())

/** `a=1&a=2` keeps the last; `a[]=1&a[]=2` is a list; of both spellings the later one counts. */
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

/** Reads a JSON or form body. Clients of that time send `{}` with GET and DELETE, so every method may have one. */
export async function bodyParams({ request, content }: Visit): Promise<Params> {
  const raw = (await content).toString()
  if (raw.trim() === '') return {}
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return fromPairs(new URLSearchParams(raw))
  if (type !== 'application/json') throw reject(415, `The provided content-type '${type}' is not supported.`)
  const parsed = record.safeParse(parseJson(raw))
  if (!parsed.success || isDeeper(parsed.data, DEEPEST))
    throw reject(400, 'message body does not match declared format')
  return parsed.data
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
