import type { IncomingMessage } from 'node:http'
import { asObject, type Json, parseJson } from '../json.ts'

const MAX_BYTES = 1024 * 1024

/** A request that cannot be read, with the status and the sentence that say why. */
export class UnreadableBody extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The whole body, at most 1 MB; throws UnreadableBody beyond that. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  // A request that is destroyed could not be answered any more.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > MAX_BYTES) throw new UnreadableBody(413, 'The body is larger than 1 MB.')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/** The arguments in a body: JSON, a form, or multipart, as Slack's clients send them. */
export async function readArguments(request: IncomingMessage): Promise<Json> {
  const body = await readBody(request)
  const type = request.headers['content-type'] ?? ''
  if (body.length === 0) return {}
  if (type.startsWith('application/json')) return readJson(body)
  if (type.startsWith('multipart/form-data')) return await readMultipart(body, type)
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')))
}

/** A JSON object; throws UnreadableBody for anything else. */
export function readJson(body: Buffer): Json {
  const value = asObject(parseJson(body.toString('utf8')))
  if (value === undefined) throw new UnreadableBody(400, 'The body is no JSON object.')
  return value
}

async function readMultipart(body: Buffer, type: string): Promise<Json> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  } catch {
    throw new UnreadableBody(400, 'The body is no multipart form.')
  }
}
