import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Log } from '../log/log.ts'
import { auditLine } from '../model/audit.ts'
import type { AuditSelection } from '../store/audit.ts'
import type { Store } from '../store/store.ts'
import {
  auditDownloadPage,
  auditFaultPage,
  auditGonePage,
  foreignDownloadPage,
  wrongMethodPage,
} from './message-pages.ts'
import { isOneTimeId, type OneTimePage, reasonOf } from './one-time-page.ts'
import { type HtmlPage, sendPage } from './page.ts'

const PREFIX = '/audit/'

const headers: Readonly<Record<string, string>> = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'content-disposition': 'attachment; filename="greenlight-audit.ndjson"',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/**
 * Serves an audit export behind the one-time address `/audit/<nonce>`: it is downloaded once, with the button
 * on the page there. Opening the address, as link previews and scanners do, uses nothing up.
 */
export function createAuditPage({
  store: { audit, auditExports },
  publicUrl,
  serverName,
  log,
}: {
  readonly store: Pick<Store, 'audit' | 'auditExports'>
  /** The bot’s address for browsers; a form from another origin is refused. */
  readonly publicUrl: string
  /** People’s name for the server. */
  readonly serverName: string
  readonly log: Log
}): OneTimePage {
  const ownOrigin = new URL(publicUrl).origin
  const send = (request: IncomingMessage, response: ServerResponse, page: HtmlPage) =>
    sendPage(request, response, page, serverName)

  async function answer(request: IncomingMessage, response: ServerResponse, nonce: string): Promise<void> {
    if (!isOneTimeId(nonce)) return send(request, response, auditGonePage())
    const { method = '' } = request
    if (!['GET', 'HEAD', 'POST'].includes(method)) return send(request, response, wrongMethodPage())
    if (method !== 'POST') {
      const isThere = (await auditExports.find(nonce)) !== null
      return send(request, response, isThere ? auditDownloadPage() : auditGonePage())
    }
    const { origin } = request.headers
    if (origin !== undefined && origin !== ownOrigin) return send(request, response, foreignDownloadPage())
    const found = await auditExports.take(nonce)
    if (!found) return send(request, response, auditGonePage())
    request.resume()
    response.writeHead(200, headers)
    log.info({ team: found.question.team, user: found.user }, 'a part of the audit was downloaded')
    await pipeline(Readable.from(linesOf(found.question)), response)
  }

  async function* linesOf(question: AuditSelection): AsyncIterable<string> {
    for await (const row of audit.each(question)) yield `${auditLine(row)}\n`
  }

  return {
    async handle(request, response) {
      const [path = ''] = (request.url ?? '').split('?')
      if (!path.startsWith(PREFIX)) return false
      try {
        await answer(request, response, path.slice(PREFIX.length))
      } catch (error) {
        log.error({ page: PREFIX, reason: reasonOf(error) }, 'a one-time page failed')
        // Half a file with a clean end would be mistaken for the whole.
        if (response.headersSent) response.destroy()
        else send(request, response, auditFaultPage())
      }
      return true
    },
  }
}
