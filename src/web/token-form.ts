import type { IncomingMessage } from 'node:http'

/** What a posted form holds: one token, or why it holds none. */
type PostedToken =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'missing' | 'not a token' | 'too large' | 'not a form' }

const BODY_BYTES = 4_096
const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/** Reads `token` from a form of at most 4 KB; the server's `requestTimeout` bounds how long that may take. */
export async function readTokenForm(request: IncomingMessage): Promise<PostedToken> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return { kind: 'not a form' }
  const body = await readBody(request)
  if (body === null) return { kind: 'too large' }
  const [token, ...more] = new URLSearchParams(body).getAll('token').map((text) => text.trim())
  if (token === undefined || token === '') return { kind: 'missing' }
  if (more.length > 0 || !VISIBLE_ASCII.test(token)) return { kind: 'not a token' }
  return { kind: 'token', token }
}

/** null when it is too large; the rest is then drained, because the answer is lost on a destroyed request. */
function readBody(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= BODY_BYTES) chunks.push(chunk)
      else resolve(null)
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.on('error', reject)
  })
}
