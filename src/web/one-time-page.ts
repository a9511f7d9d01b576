import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log/log.ts'
import { foreignPage, wrongMethodPage } from './message-pages.ts'
import { type Page, sendPage } from './page.ts'

/** 128 random bits, base64url: nonces, and what a sign-in is known again by. Anything else is made up. */
export function isOneTimeId(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** A form behind a one-time address; `Row` is what the store knows of the address. */
export interface OneTimeForm<Row> {
  /** `/link/`; what follows it is the nonce. */
  readonly prefix: `/${string}/`
  /** null when the address is not good (any more). */
  readonly find: (nonce: string) => Promise<Row | null>
  readonly show: (row: Row) => Page
  /** A form of this page was sent. */
  readonly fillIn: (request: IncomingMessage, nonce: string, row: Row) => Promise<Page>
  readonly gone: () => Page
  /** A fault of our own. */
  readonly fault: () => Page
}

export interface OneTimePageOptions {
  /** Where browsers reach the bot; a form that comes from another origin is refused. */
  readonly publicUrl: string
  readonly log: Log
}

export interface OneTimePage {
  /** Answers everything below the prefix; false, and nothing done, when the path is another. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** What every one-time page has in common: methods, origin, an address that is not good, faults. */
export function createOneTimePage<Row>(
  form: OneTimeForm<Row>,
  { publicUrl, log }: OneTimePageOptions,
): OneTimePage {
  const ownOrigin = new URL(publicUrl).origin

  async function answer(request: IncomingMessage, nonce: string): Promise<Page> {
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

/** The rest of a body that is too large is still on its way: this connection cannot carry another request. */
export function endingConnection(page: Page): Page {
  return { ...page, headers: { ...page.headers, connection: 'close' } }
}
