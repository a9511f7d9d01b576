import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log/log.ts'
import { beingCheckedPage, foreignPage, wrongMethodPage } from './message-pages.ts'
import { type HtmlPage, sendPage } from './page.ts'

/** True for 128 random bits in base64url, the form of nonces and sign-in ids. Any other text is made up. */
export function isOneTimeId(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** A form behind a one-time address; `Row` is the store’s record of the address. */
interface OneTimeForm<Row> {
  /** `/link/`; the nonce follows it. */
  readonly prefix: `/${string}/`
  /** null when the address is not (or no longer) valid. */
  readonly find: (nonce: string) => Promise<Row | null>
  readonly show: (row: Row) => HtmlPage
  /** Handles a submitted form of this page. */
  readonly fillIn: (request: IncomingMessage, nonce: string, row: Row) => Promise<HtmlPage>
  readonly gone: () => HtmlPage
  /** An internal failure. */
  readonly fault: () => HtmlPage
}

interface OneTimePageOptions {
  /** The bot’s address for browsers; a form from another origin is refused. */
  readonly publicUrl: string
  /** People’s name for the server. */
  readonly serverName: string
  readonly log: Log
}

export interface OneTimePage {
  /** Answers everything below the prefix; false, with nothing done, for another path. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** Creates a one-time page with the shared checks: methods, origin, an invalid address, failures. */
export function createOneTimePage<Row>(
  form: OneTimeForm<Row>,
  { publicUrl, serverName, log }: OneTimePageOptions,
): OneTimePage {
  const ownOrigin = new URL(publicUrl).origin
  /** The nonces whose form is being handled: each takes one at a time, since it holds a connection to the forge. */
  const handled = new Set<string>()

  async function answer(request: IncomingMessage, nonce: string): Promise<HtmlPage> {
    if (!isOneTimeId(nonce)) return form.gone()
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) return wrongMethodPage()
    const row = await form.find(nonce)
    if (row === null) return form.gone()
    if (request.method !== 'POST') return form.show(row)
    const { origin } = request.headers
    if (origin !== undefined && origin !== ownOrigin) return foreignPage()
    if (handled.has(nonce)) return beingCheckedPage()
    handled.add(nonce)
    return form.fillIn(request, nonce, row).finally(() => handled.delete(nonce))
  }

  return {
    async handle(request, response) {
      const [path = ''] = (request.url ?? '').split('?')
      if (!path.startsWith(form.prefix)) return false
      const nonce = path.slice(form.prefix.length)
      const page = await answer(request, nonce).catch((error: unknown) => {
        log.error({ page: form.prefix, reason: reasonOf(error) }, 'a one-time page failed')
        return form.fault()
      })
      sendPage(request, response, page, serverName)
      return true
    },
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The rest of an oversized body is still on its way, so the connection cannot carry another request. */
export function endingConnection(page: HtmlPage): HtmlPage {
  return { ...page, headers: { ...page.headers, connection: 'close' } }
}

/** The fields of a posted form, or the reason why it has none. */
type PostedForm =
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

const GOOD_FOR_S = 10 * 60

/** Creates the cookie; over https its name keeps any other host from setting it. */
export function createBrowserCookie(publicUrl: string, of: 'sign-in' | 'install') {
  const isSecure = new URL(publicUrl).protocol === 'https:'
  const name = `${isSecure ? '__Host-' : ''}greenlight-${of}`
  const rules = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    /** A `Set-Cookie` header; valid for ten minutes, hidden from scripts, and `SameSite=Lax`. */
    set: (value: string): string => `${name}=${value}; Max-Age=${GOOD_FOR_S}; ${rules}`,
    /** A `Set-Cookie` header that deletes the cookie. */
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
