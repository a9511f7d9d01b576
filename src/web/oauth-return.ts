/** Parameters that a server adds to our address when it sends a person back (RFC 6749, 4.1.2). */
type OauthReturn =
  | { readonly kind: 'code'; readonly state: string; readonly code: string }
  | { readonly kind: 'error'; readonly state: string; readonly error: string }

/** RFC 6749, A.11, without blanks; today’s servers send 64 characters. */
const CODE = /^[\x21-\x7e]{1,512}$/

/** Reads the query of our address; null when it is neither a code nor an error, of one state. */
export function readOauthReturn(query: string): OauthReturn | null {
  const fields = new URLSearchParams(query)
  const only = (name: string) => {
    const [value, ...more] = fields.getAll(name)
    return value === undefined || value === '' || more.length > 0 ? null : value
  }
  const [state, code, error] = [only('state'), only('code'), only('error')]
  if (state === null || (code === null) === (error === null)) return null
  if (code !== null) return CODE.test(code) ? { kind: 'code', state, code } : null
  return { kind: 'error', state, error: error ?? '' }
}

/** Returns a word of the protocol; null for any other text, which comes from the address’s author. */
export function wordOf(error: string): string | null {
  return /^[a-z_]{1,40}$/.test(error) ? error : null
}
