import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { reject } from './answer.ts'
import { readBody } from './body.ts'

/** What a request says in its query and body together; the body wins. */
export type Params = Readonly<Record<string, unknown>>

const BODY_LIMIT_BYTES = 1024 * 1024
const record = z.record(z.string(), z.unknown())

/** `a=1&a=2` keeps the last; `a[]=1&a[]=2` is a list; of both spellings the later one counts. */
export function fromPairs(pairs: URLSearchParams): Params {
  const read = new Map<string, string | string[]>()
  for (const [name, value] of pairs) {
    const bare = name.endsWith('[]') ? name.slice(0, -2) : name
    const before = read.get(bare)
    if (bare === name) read.set(name, value)
    else read.set(bare, [...(Array.isArray(before) ? before : []), value])
  }
  return Object.fromEntries<unknown>(read)
}

/** Reads a JSON or form body. Clients of that time send `{}` with GET and DELETE, so every method may have one. */
export async function bodyParams(request: IncomingMessage): Promise<Params> {
  const raw = (await readBody(request, BODY_LIMIT_BYTES)).toString()
  if (raw.trim() === '') return {}
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return fromPairs(new URLSearchParams(raw))
  if (type !== 'application/json') throw reject(415, `The provided content-type '${type}' is not supported.`)
  const parsed = record.safeParse(parseJson(raw))
  if (!parsed.success) throw reject(400, 'message body does not match declared format')
  return parsed.data
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
