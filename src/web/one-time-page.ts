import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Log } from '../log/log.ts'
import { explained, type Html, type HtmlPage, html, sendPage } from './page.ts'
import type { Handler } from './server.ts'

/** True for 128 random bits in base64url, the form of nonces and sign-in ids. Any other text is made up. */
export function isOneTimeId(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** A file that answers a submitted page. */
export interface Download {
  readonly headers: Readonly<Record<string, string>>
  readonly lines: AsyncIterable<string>
}

/** The differences between the pages behind one-time addresses; `Row` is the store’s record of the address. */
interface OneTimeForm<Row> {
  /** `/link/`; the nonce follows it. */
  readonly prefix: `/${string}/`
  /** null when the address is not (or no longer) valid. */
  readonly find: (nonce: string) => Promise<Row | null>
  /** Opening the address, as link previews and scanners do, uses nothing up. */
  readonly show: (row: Row) => HtmlPage
  /** The largest form, in bytes, and the page for a larger one; null for a mere button. */
  readonly fields: { readonly maxBytes: number; readonly tooLarge: (row: Row) => HtmlPage } | null
  /** Handles a submitted form of this page. */
  readonly submit: (nonce: string, row: Row, fields: URLSearchParams) => Promise<HtmlPage | Download>
  readonly gone: HtmlPage
  /** The form came from another site. */
  readonly foreign?: HtmlPage
  /** An internal failure. */
  readonly fault: HtmlPage
}

export interface OneTimePageOptions {
  /** The bot’s address for browsers; a form from another origin is refused. */
  readonly publicUrl: string
  readonly serverName: string
  readonly log: Log
}

/**
 * Creates a one-time page, which answers everything below its prefix, with the shared checks: methods, origin, an
 * invalid address, failures. The handler never rejects.
 */
export function createOneTimePage<Row>(
  form: OneTimeForm<Row>,
  { publicUrl, serverName, log }: OneTimePageOptions,
): Handler {
  const ownOrigin = new URL(publicUrl).origin
  /** The nonces whose form is being handled: each takes one at a time, since it holds a connection to the forge. */
  const handled = new Set<string>()

  async function answer(request: IncomingMessage, nonce: string): Promise<HtmlPage | Download> {
    if (!isOneTimeId(nonce)) return form.gone
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) return WRONG_METHOD
    const row = await form.find(nonce)
    if (row === null) return form.gone
    if (request.method !== 'POST') return form.show(row)
    const { origin } = request.headers
    if (origin !== undefined && origin !== ownOrigin) return form.foreign ?? FOREIGN
    if (form.fields === null) return form.submit(nonce, row, new URLSearchParams())
    if (handled.has(nonce)) return BEING_CHECKED
    handled.add(nonce)
    try {
      if (!isForm(request)) return NOT_A_FORM
      const body = await readBody(request, form.fields.maxBytes)
      if (body === null) return endingConnection(form.fields.tooLarge(row))
      return await form.submit(nonce, row, new URLSearchParams(body))
    } finally {
      handled.delete(nonce)
    }
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    answered: HtmlPage | Download,
  ): Promise<void> {
    if (!('lines' in answered)) return sendPage(request, response, answered, serverName)
    request.resume()
    response.writeHead(200, answered.headers)
    await pipeline(Readable.from(answered.lines), response)
  }

  return {
    async handle(request, response) {
      const [path = ''] = (request.url ?? '').split('?')
      if (!path.startsWith(form.prefix)) return false
      try {
        await send(request, response, await answer(request, path.slice(form.prefix.length)))
      } catch (error) {
        log.error({ page: form.prefix, reason: reasonOf(error) }, 'a one-time page failed')
        // Half a file with a clean end would be mistaken for the whole.
        if (response.headersSent) response.destroy()
        else sendPage(request, response, form.fault, serverName)
      }
      return true
    },
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The rest of an oversized body is still on its way, so the connection cannot carry another request. */
function endingConnection(page: HtmlPage): HtmlPage {
  return { ...page, headers: { ...page.headers, connection: 'close' } }
}

function isForm({ headers }: IncomingMessage): boolean {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/x-www-form-urlencoded'
}

/**
 * Returns null for more than `largest` bytes; the rest is then drained, because a destroyed request loses the answer.
 * The server's `requestTimeout` limits the time.
 */
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

const NOT_STORED = html`I stored nothing. Open the link in Slack again and use that page.`

const FOREIGN = explained(403, 'This form came from another site', [NOT_STORED])

const BEING_CHECKED = explained(409, 'This page is being checked', [
  html`This page was just submitted, and Greenlight is still checking what was entered.`,
  html`I ignored this second try. Look in Slack in a minute; if nothing has come, open the link again.`,
])

/** The request does not have the type of the form. */
export const NOT_A_FORM = explained(415, 'That isn’t this page’s form', [NOT_STORED])

const WRONG_METHOD = explained(
  405,
  'This page only takes its own form',
  [html`Open the link in Slack again.`],
  { allow: 'GET, HEAD, POST' },
)

/** The nonce is unknown, expired, used, or out of attempts: the page does not say which. */
export function gonePage(entered: string, retryHint: Html): HtmlPage {
  return explained(404, 'This link has expired', [
    html`Links work once, for 10 minutes.`,
    html`If you just entered ${entered}, confirm in Slack. ${retryHint}`,
  ])
}

/** Greenlight could not ask for the confirmation, and has deleted what was entered (`deleted`). */
export function notDeliveredPage(deleted: string, retryHint: Html): HtmlPage {
  return explained(502, 'I couldn’t reach you in Slack', [
    html`So you couldn’t confirm, and I deleted ${deleted}.`,
    retryHint,
  ])
}

export function faultPage(nothingDone: string, retryHint: Html): HtmlPage {
  return explained(500, 'Something went wrong', [
    html`${nothingDone} Your admin can find the reason in Greenlight’s log.`,
    html`Open the link in Slack again. ${retryHint}`,
  ])
}

/** The title of every page after which only the answer in Slack is left. */
export const CONFIRM_TITLE = 'Now confirm in Slack'

const SHOWN_NAME = 80

/** Names are chosen freely: invisible and direction-changing characters could make one look like another. */
export function personWords({ user, userName }: { readonly user: string; readonly userName: string }): Html {
  const visible = userName.replace(/\p{C}/gu, '').trim()
  const name = visible.length > SHOWN_NAME ? `${visible.slice(0, SHOWN_NAME).toWellFormed()}…` : visible
  if (name === '') return html`<strong>${user}</strong>`
  return html`<strong><bdi>${name}</bdi></strong> (member ID ${user})`
}
