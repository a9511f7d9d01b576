import type { IncomingMessage } from 'node:http'

/** The fields of a posted form, or the reason why it has none. */
export type PostedForm =
  | { readonly kind: 'form'; readonly fields: URLSearchParams }
  | { readonly kind: 'too large' }
  | { readonly kind: 'not a form' }

/** Reads a form of at most `largest` bytes; the server's `requestTimeout` limits the time. */
export async function readPostedForm(request: IncomingMessage, largest: number): Promise<PostedForm> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return { kind: 'not a form' }
  const body = await readBody(request, largest)
  return body === null ? { kind: 'too large' } : { kind: 'form', fields: new URLSearchParams(body) }
}

/** null when it is too large; the rest is then drained, because a destroyed request loses the answer. */
function readBody(request: IncomingMessage, largest: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= largest) chunks.push(chunk)
      else resolve(null)
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.on('error', reject)
  })
}
