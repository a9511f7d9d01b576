import type { IncomingMessage } from 'node:http'

const MAX_BYTES = 1024 * 1024
const MAX_MS = 2_000

/** The bytes, or the status of a refusal; `gone` when the sender left before the end. */
type RawBody =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'refused'; readonly status: 408 | 413 }
  | { readonly kind: 'gone' }

/** Reads at most 1 MB within two seconds. The rest of a longer body is read to its end and discarded. */
export function readRawBody(request: IncomingMessage): Promise<RawBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = (body: RawBody) => {
      clearTimeout(timer)
      resolve(body)
    }
    const timer = setTimeout(
      () => finish({ kind: 'refused', status: length > MAX_BYTES ? 413 : 408 }),
      MAX_MS,
    )
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > MAX_BYTES) chunks.length = 0
      else chunks.push(chunk)
    })
    request.on('end', () =>
      finish(
        length > MAX_BYTES
          ? { kind: 'refused', status: 413 }
          : { kind: 'read', bytes: Buffer.concat(chunks, length) },
      ),
    )
    request.on('error', () => finish({ kind: 'gone' }))
  })
}
