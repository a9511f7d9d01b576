import { emptyHtml, type Html, type HtmlPage, html } from './page.ts'

const SHOWN_NAME = 80

/** Builds a page of sentences, for everything but the form itself. */
export function explained(status: number, title: string, paragraphs: readonly Html[]): HtmlPage {
  let body = emptyHtml
  for (const paragraph of paragraphs) body = html`${body}<p>${paragraph}</p>\n`
  return { status, title, body }
}

/** The form came from another site. */
export function foreignPage(): HtmlPage {
  return explained(403, 'This form came from another site', [NOT_STORED])
}

/** The request does not have the type of the form. */
export function notAFormPage(): HtmlPage {
  return explained(415, 'That isn’t this page’s form', [NOT_STORED])
}

const NOT_STORED = html`I stored nothing. Open the link in Slack again and use that page.`

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

/** An internal failure. */
export function faultPage(nothingDone: string, retryHint: Html): HtmlPage {
  return explained(500, 'Something went wrong', [
    html`${nothingDone} Your admin can find the reason in Greenlight’s log.`,
    html`Open the link in Slack again. ${retryHint}`,
  ])
}

/** A method other than showing or submitting the page. */
export function wrongMethodPage(): HtmlPage {
  const page = explained(405, 'This page only takes its own form', [html`Open the link in Slack again.`])
  return { ...page, headers: { allow: 'GET, HEAD, POST' } }
}

/** `gonePage` for a part of the audit, which is downloaded and not filled in. */
export function auditGonePage(): HtmlPage {
  return explained(404, 'This link has expired', [html`Links work once, for 10 minutes.`, AUDIT_ANEW])
}

/** The audit could not be read. */
export function auditFaultPage(): HtmlPage {
  return explained(500, 'Something went wrong', [
    html`The download failed. Your admin can find the reason in Greenlight’s log.`,
    AUDIT_ANEW,
  ])
}

/** The page with the download button; the file exists. */
export function auditDownloadPage(): HtmlPage {
  const body = html`<p>One line of JSON per action. The download works once.</p>
<form method="post">
<button>Download</button>
</form>`
  return { status: 200, title: 'Download the action log', body }
}

/** The button was on another site’s page. */
export function foreignDownloadPage(): HtmlPage {
  return explained(403, 'This request came from another site', [
    html`Open the link in Slack again and press Download there.`,
  ])
}

/** A method other than opening the page. */
export function onlyOpenedPage(): HtmlPage {
  const page = explained(405, 'This page can only be opened', [html`Open the link in Slack again.`])
  return { ...page, headers: { allow: 'GET' } }
}

const AUDIT_ANEW = html`For a new link, type <code>/greenlight audit --export</code> in Slack.`

/** Names are chosen freely: invisible and direction-changing characters could make one look like another. */
export function personWords({ user, userName }: { readonly user: string; readonly userName: string }): Html {
  const visible = userName.replace(/\p{C}/gu, '').trim()
  const name = visible.length > SHOWN_NAME ? `${visible.slice(0, SHOWN_NAME).toWellFormed()}…` : visible
  if (name === '') return html`<strong>${user}</strong>`
  return html`<strong><bdi>${name}</bdi></strong> (member ID ${user})`
}
