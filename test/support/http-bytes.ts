import { STATUS_CODES } from 'node:http'
import { gzipSync } from 'node:zlib'

/** One request as it came over a connection. */
export interface RawRequest {
  readonly method: string
  /** Path and query. */
  readonly target: string
  /** With the empty line at its end. */
  readonly head: string
  readonly body: Buffer
}

const END_OF_HEAD = '\r\n\r\n'

/** Cuts what arrives on one connection into requests; bodies have a content-length, as those of our clients do. */
export function createRequestReader(): (chunk: Buffer) => RawRequest[] {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const found: RawRequest[] = []
    for (;;) {
      const end = rest.indexOf(END_OF_HEAD)
      if (end < 0) return found
      const head = rest.subarray(0, end + END_OF_HEAD.length).toString('latin1')
      if (/^transfer-encoding:/im.test(head))
        throw new Error('A chunked request is more than this proxy reads')
      const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0)
      if (rest.length < head.length + length) return found
      const [method = '', target = ''] = head.split(' ', 2)
      found.push({ method, target, head, body: rest.subarray(head.length, head.length + length) })
      rest = rest.subarray(head.length + length)
    }
  }
}

/** How many bytes of a reply are its head, the empty line included. */
export function headLength(reply: Buffer): number {
  const end = reply.indexOf(END_OF_HEAD)
  return end < 0 ? reply.length : end + END_OF_HEAD.length
}

/** A head with these fields in place of those of the same names. */
export function withFields(head: string, fields: Readonly<Record<string, string>>): string {
  const names = new Set(Object.keys(fields))
  const [first = '', ...lines] = head.slice(0, -END_OF_HEAD.length).split('\r\n')
  const kept = lines.filter((line) => !names.has(line.slice(0, line.indexOf(':')).toLowerCase()))
  const added = Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : `${name}: ${value}`))
  return [first, ...kept, ...added].join('\r\n') + END_OF_HEAD
}

interface ReplyOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** False: the end of the connection is the end of the body. */
  readonly sized?: boolean
}

/** A whole reply, byte for byte; a body that is no text becomes JSON. */
export function httpReply(
  status: number,
  body: unknown = '',
  { headers = {}, sized = true }: ReplyOptions = {},
): Buffer {
  const content =
    body instanceof Buffer ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const type = typeof body === 'string' ? {} : { 'content-type': 'application/json' }
  const size = sized && status !== 304 ? { 'content-length': String(content.length) } : {}
  const lines = Object.entries({ ...type, ...size, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Unknown'}`
  return Buffer.concat([Buffer.from([first, ...lines].join('\r\n') + END_OF_HEAD), content])
}

/** The same reply with another body. */
export function withBody(reply: Buffer, body: Buffer, fields: Readonly<Record<string, string>> = {}): Buffer {
  const head = reply.subarray(0, headLength(reply)).toString('latin1')
  const sized = withFields(head, {
    'transfer-encoding': '',
    'content-length': String(body.length),
    ...fields,
  })
  return Buffer.concat([Buffer.from(sized, 'latin1'), body])
}

/** The same reply, its body compressed by somebody who was not asked for that. */
export function compressed(reply: Buffer): Buffer {
  return withBody(reply, gzipSync(reply.subarray(headLength(reply))), { 'content-encoding': 'gzip' })
}
