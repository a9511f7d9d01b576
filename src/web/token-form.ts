import type { IncomingMessage } from 'node:http'
import { readPostedForm } from './parse-form.ts'

/** The content of a posted form: one token, a request to sign in at the forge, or the reason for neither. */
type PostedToken =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'missing' | 'not a token' | 'too large' | 'not a form' }

const BODY_BYTES = 4_096
/** The longest token, in characters. */
export const LONGEST_TOKEN = 1024
const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/** Reads `token` from a form of at most 4 KB. */
export async function readTokenForm(request: IncomingMessage): Promise<PostedToken> {
  const form = await readPostedForm(request, BODY_BYTES)
  if (form.kind !== 'form') return form
  if (form.fields.get('way') === 'sign-in') return { kind: 'sign-in' }
  const [token, ...more] = form.fields.getAll('token').map((text) => text.trim())
  if (token === undefined || token === '') return { kind: 'missing' }
  if (more.length > 0 || !VISIBLE_ASCII.test(token)) return { kind: 'not a token' }
  if (token.length > LONGEST_TOKEN) return { kind: 'too large' }
  return { kind: 'token', token }
}
