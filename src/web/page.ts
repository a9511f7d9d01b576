import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Html, html } from './html.ts'
import { css } from './style.ts'

/** A page of the bot itself. */
export interface Page {
  readonly status: number
  readonly title: string
  readonly body: Html
  readonly headers?: Readonly<Record<string, string>>
}

const styleHash = createHash('sha256').update(css).digest('base64')
const style = new Html(`<style>${css}</style>`)

const headers: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; ` +
    "frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Not no-referrer: with it browsers post forms with `Origin: null`, which looks the same as a forgery.
  'referrer-policy': 'same-origin',
}

/** Answers with the page; omits its body when the request was a HEAD. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const bytes = Buffer.from(documentOf(page).source)
  response.writeHead(page.status, { ...headers, ...page.headers, 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function documentOf({ title, body }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Greenlight</title>
${style}
</head>
<body>
<header>Greenlight</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}
