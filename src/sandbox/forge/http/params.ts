import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { reject } from './answer.ts'
import { readBody } from './body.ts'

/** What a request says in its query and body together; the body wins. */
export type Params = Readonly<Record<string, unknown>>

const BODY_LIMIT_BYTES = 1024 * 1024
const record = z.record(z.string(), z.unknown())

/** `a=1&a=2` keeps the last; `a[]=1&a[]=2` is a list. */
export function fromPairs(pairs: URLSearchParams): Params {
  const lists = new Map<string, string[]>()
  const single = new Map<string, string>()
  for (const [name, value] of pairs) {
    if (!name.endsWith('[]')) single.set(name, value)
    else lists.set(name.slice(0, -2), [...(lists.get(name.slice(0, -2)) ?? []), value])
  }
  return Object.fromEntries<unknown>([...single, ...lists])
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
