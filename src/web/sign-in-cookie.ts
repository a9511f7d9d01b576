import type { IncomingMessage } from 'node:http'
import { isOneTimeId } from './one-time-page.ts'

/** The cookie that identifies the browser of a sign-in when it returns from the forge. */
export interface SignInCookie {
  /** A `Set-Cookie` header; valid for ten minutes, hidden from scripts, and `SameSite=Lax`. */
  set(value: string): string
  /** A `Set-Cookie` header that deletes the cookie. */
  readonly gone: string
  /** null when the browser sends none, more than one, or one that was never set. */
  read(request: IncomingMessage): string | null
}

const GOOD_FOR_S = 10 * 60

/** Creates the cookie; over https its name keeps any other host from setting it. */
export function createSignInCookie(publicUrl: string): SignInCookie {
  const isSecure = new URL(publicUrl).protocol === 'https:'
  const name = isSecure ? '__Host-greenlight-sign-in' : 'greenlight-sign-in'
  const rules = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    set: (value) => `${name}=${value}; Max-Age=${GOOD_FOR_S}; ${rules}`,
    gone: `${name}=; Max-Age=0; ${rules}`,
    read({ headers }) {
      const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
      const [found, ...more] = pairs.filter((pair) => pair.startsWith(`${name}=`))
      const value = found?.slice(name.length + 1) ?? ''
      return more.length === 0 && isOneTimeId(value) ? value : null
    },
  }
}
