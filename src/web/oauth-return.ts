import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOneTimeId } from './one-time-page.ts'
import { emptyHtml, type Html, type HtmlPage, html, sendPage } from './page.ts'

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

const GOOD_FOR_S = 10 * 60

/** Creates the cookie; over https its name keeps any other host from setting it. */
export function createBrowserCookie(publicUrl: string, of: 'sign-in' | 'install') {
  const isSecure = new URL(publicUrl).protocol === 'https:'
  const name = `${isSecure ? '__Host-' : ''}greenlight-${of}`
  const rules = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    /** A `Set-Cookie` header; valid for ten minutes, hidden from scripts, and `SameSite=Lax`. */
    set: (value: string): string => `${name}=${value}; Max-Age=${GOOD_FOR_S}; ${rules}`,
    gone: `${name}=; Max-Age=0; ${rules}`,
    /** null when the browser sends none, more than one, or one that was never set. */
    read({ headers }: IncomingMessage): string | null {
      const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
      const [found, ...more] = pairs.filter((pair) => pair.startsWith(`${name}=`))
      const value = found?.slice(name.length + 1) ?? ''
      return more.length === 0 && isOneTimeId(value) ? value : null
    },
  }
}

/** Returns the last page for the person at that browser; the cookie is no longer needed. */
export function endedPage(page: HtmlPage, cookieGone: string): HtmlPage {
  return { ...page, headers: { ...page.headers, 'set-cookie': cookieGone } }
}

/** Sends a page of an address that may hold a code: no other page learns it. */
export function sendReturnPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: HtmlPage,
  serverName: string,
): void {
  const headers = { ...page.headers, 'referrer-policy': 'no-referrer' }
  sendPage(request, response, { ...page, headers }, serverName)
}

/** The server’s own word for a refusal; empty where it had none. */
export function answeredHtml(code: string | null): Html {
  return code === null ? emptyHtml : html` It says: <code>${code}</code>.`
}
