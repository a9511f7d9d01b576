import { auditLine } from '../model/audit.ts'
import type { Store } from '../store/store.ts'
import type { AuditSelection } from '../store/tables/audit.ts'
import { createOneTimePage, type OneTimePageOptions } from './one-time-page.ts'
import { explained, type HtmlPage, html } from './page.ts'
import type { Handler } from './server.ts'

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
 * on the page there.
 */
export function createAuditPage(
  options: OneTimePageOptions & { readonly store: Pick<Store, 'audit' | 'auditExports'> },
): Handler {
  const { store, log } = options
  const { audit, auditExports } = store

  async function* linesOf(question: AuditSelection): AsyncIterable<string> {
    for await (const row of audit.each(question)) yield `${auditLine(row)}\n`
  }

  return createOneTimePage(
    {
      prefix: '/audit/',
      find: auditExports.find,
      show: () => DOWNLOAD,
      fields: null,
      async submit(nonce) {
        const found = await auditExports.take(nonce)
        if (!found) return GONE
        log.info({ team: found.question.team, user: found.user }, 'a part of the audit was downloaded')
        return { headers, lines: linesOf(found.question) }
      },
      gone: GONE,
      foreign: FOREIGN,
      fault: FAULT,
    },
    options,
  )
}

const AUDIT_ANEW = html`For a new link, type <code>/greenlight audit --export</code> in Slack.`

const GONE = explained(404, 'This link has expired', [html`Links work once, for 10 minutes.`, AUDIT_ANEW])

const FAULT = explained(500, 'Something went wrong', [
  html`The download failed. Your admin can find the reason in Greenlight’s log.`,
  AUDIT_ANEW,
])

const DOWNLOAD: HtmlPage = {
  status: 200,
  title: 'Download the action log',
  body: html`<p>One line of JSON per action. The download works once.</p>
<form method="post">
<button>Download</button>
</form>`,
}

/** The button was on another site’s page. */
const FOREIGN = explained(403, 'This request came from another site', [
  html`Open the link in Slack again and press Download there.`,
])
