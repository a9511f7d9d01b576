import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log/log.ts'
import { foreignPage, wrongMethodPage } from './message-pages.ts'
import { type HtmlPage, sendPage } from './page.ts'

/** True for 128 random bits in base64url, the form of nonces and sign-in ids. Any other text is made up. */
export function isOneTimeId(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** A form behind a one-time address; `Row` is the store’s record of the address. */
export interface OneTimeForm<Row> {
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

export interface OneTimePageOptions {
  /** The bot’s address for browsers; a form from another origin is refused. */
  readonly publicUrl: string
  readonly log: Log
}

export interface OneTimePage {
  /** Answers everything below the prefix; false, with nothing done, for another path. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** Creates a one-time page with the shared checks: methods, origin, an invalid address, failures. */
export function createOneTimePage<Row>(
  form: OneTimeForm<Row>,
  { publicUrl, log }: OneTimePageOptions,
): OneTimePage {
  const ownOrigin = new URL(publicUrl).origin

  async function answer(request: IncomingMessage, nonce: string): Promise<HtmlPage> {
    if (!isOneTimeId(nonce)) return form.gone()
    const { method = '' } = request
    if (!['GET', 'HEAD', 'POST'].includes(method)) return wrongMethodPage()
    const row = await form.find(nonce)
    if (!row) return form.gone()
    if (method !== 'POST') return form.show(row)
    const { origin } = request.headers
    if (origin !== undefined && origin !== ownOrigin) return foreignPage()
    return form.fillIn(request, nonce, row)
  }

  return {
    async handle(request, response) {
      const [path = ''] = (request.url ?? '').split('?')
      if (!path.startsWith(form.prefix)) return false
      const page = await answer(request, path.slice(form.prefix.length)).catch((error: unknown) => {
        log.error({ page: form.prefix, reason: reasonOf(error) }, 'a one-time page failed')
        return form.fault()
      })
      sendPage(request, response, page)
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
