import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { withServerName } from '../model/server-name.ts'

/** The style of the bot's pages: system fonts, nothing fetched, readable on a phone, light and dark. */
const css = `
:root {
  color-scheme: light dark;
  --background: light-dark(#f4f5f4, #121413);
  --sheet: light-dark(#ffffff, #1b1e1c);
  --ink: light-dark(#1a1d1b, #e8ebe9);
  --quiet: light-dark(#59605b, #a3aaa5);
  --line: light-dark(#d5dad6, #353b37);
  --field: light-dark(#7a837d, #7d8680);
  --green: light-dark(#12703a, #4cc27d);
  --on-green: light-dark(#ffffff, #07160d);
  --wrong: light-dark(#a3201d, #ff9d96);
  --wrong-background: light-dark(#fdf0ef, #351a18);
}
* { box-sizing: border-box }
body {
  margin: 0;
  padding: 2rem 1rem;
  background: var(--background);
  color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
header, main { max-width: 34rem; margin: 0 auto }
header { padding: 0 .25rem .75rem; font-weight: 650; color: var(--green) }
main {
  padding: 1.5rem clamp(1.1rem, 5vw, 2rem) 1.75rem;
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: .75rem;
}
h1 { margin: 0 0 .75rem; font-size: 1.4rem; line-height: 1.25 }
h2 { margin: 1.75rem 0 .5rem; font-size: 1rem }
p { margin: 0 0 1rem }
ul { margin: 0; padding-left: 1.2rem }
li { margin: .3rem 0 }
dl { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem }
dt { font-size: .875rem; color: var(--quiet) }
dd { margin: 0 }
dd + dt { margin-top: .5rem }
label { display: block; margin-bottom: .35rem; font-weight: 600 }
input {
  width: 100%;
  padding: .65rem .75rem;
  border: 1px solid var(--field);
  border-radius: .4rem;
  background: var(--background);
  color: inherit;
  font: 1rem/1.4 ui-monospace, monospace;
}
button {
  width: 100%;
  margin-top: 1rem;
  padding: .75rem 1rem;
  border: 0;
  border-radius: .4rem;
  background: var(--green);
  color: var(--on-green);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.second { border: 1px solid var(--green); background: none; color: var(--green) }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px }
[aria-invalid] { border: 2px solid var(--wrong) }
code { font-size: .95em }
.field + .field { margin-top: 1.25rem }
.copied code { user-select: all }
.code { font-size: 1.75rem; letter-spacing: .12em }
.hint { margin: .4rem 0 0; font-size: .875rem; color: var(--quiet) }
.quiet { font-weight: 400; color: var(--quiet) }
.wrong {
  padding: .75rem 1rem;
  border-left: 4px solid var(--wrong);
  border-radius: .25rem;
  background: var(--wrong-background);
  color: var(--wrong);
}
`

/** HTML that was built by `html`, and is not escaped again. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Builds HTML from a template. Escapes its values, in text and quoted attributes, unless they are `Html`. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const sources = values.map((value) => (value instanceof Html ? value.source : escaped(value)))
  return new Html(String.raw({ raw: strings }, ...sources))
}

export function joinHtml(parts: readonly Html[]): Html {
  return new Html(parts.map(({ source }) => source).join(''))
}

/** Empty HTML, for an optional part of a template. */
export const emptyHtml = new Html('')

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

export interface HtmlPage {
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

/** Answers with the page, in which the server is called by its name; omits the body for a HEAD. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: HtmlPage,
  serverName: string,
): void {
  const bytes = Buffer.from(withServerName(documentOf(page).source, escaped(serverName)))
  response.writeHead(page.status, { ...headers, ...page.headers, 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function documentOf({ title, body }: HtmlPage): Html {
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

/** Builds a page of sentences, for everything but the form itself. */
export function explained(
  status: number,
  title: string,
  paragraphs: readonly Html[],
  headers: HtmlPage['headers'] = {},
): HtmlPage {
  const body = joinHtml(paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`))
  return { status, title, body, headers }
}
