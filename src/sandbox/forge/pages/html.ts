import { createHash } from 'node:crypto'
import { html, Markup } from '../../html.ts'
import type { Answer } from '../http/answer.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
bdi { unicode-bidi: isolate }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
dt { font-weight: 600 } dd { margin: 0 0 0.5rem }
li { margin: 0.25rem 0 }`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/**
 * A whole page: no scripts, no images, one style that the policy knows by its hash. A page with a form names the
 * origins that an answer to it may send the browser on to.
 */
export function page(
  status: number,
  title: string,
  content: Markup,
  formLeadsTo?: readonly string[],
): Answer {
  const markup = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
<h1><bdi>${title}</bdi></h1>
${content}
</main>
</body>
</html>
`
  const formAction = formLeadsTo ? ["'self'", ...formLeadsTo].join(' ') : "'none'"
  const headers = {
    ...HEADERS,
    'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    // A browser names the origin of a form, by which it is known to be the forge's own, only where it may refer.
    'referrer-policy': formLeadsTo ? 'same-origin' : 'no-referrer',
  }
  return { status, headers, body: markup.text }
}
