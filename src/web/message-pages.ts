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
  return explained(403, 'This form was sent from another site', [NOT_STORED])
}

/** The request does not have the type of the form. */
export function notAFormPage(): HtmlPage {
  return explained(415, 'This is not the form of this page', [NOT_STORED])
}

const NOT_STORED = html`Nothing was stored. Open the link in Slack and fill in the page that it leads to.`

/** The nonce is unknown, expired, used, or out of attempts: the page does not say which. */
export function gonePage(entered: string, retryHint: Html): HtmlPage {
  return explained(404, 'This link is no longer good', [
    html`It works once, for ten minutes and ten attempts, and must be complete.`,
    html`If you have just entered ${entered}, go back to Slack and confirm there. ${retryHint}`,
  ])
}

/** Greenlight could not ask for the confirmation, and has deleted the entered data again. */
export function notDeliveredPage(deleted: string, retryHint: Html): HtmlPage {
  return explained(502, 'You could not be asked in Slack', [
    html`Greenlight could not send you the message that asks you to confirm. ${deleted} deleted again and
nothing has changed.`,
    retryHint,
  ])
}

/** An internal failure. */
export function faultPage(nothingDone: string, retryHint: Html): HtmlPage {
  return explained(500, 'Something went wrong here', [
    html`${nothingDone} The reason is in Greenlight’s log.`,
    html`Open the link in Slack once more. ${retryHint}`,
  ])
}

/** A method other than showing or submitting the page. */
export function wrongMethodPage(): HtmlPage {
  const page = explained(405, 'This page is only shown and filled in', [html`Nothing was changed.`])
  return { ...page, headers: { allow: 'GET, HEAD, POST' } }
}

/** `gonePage` for a part of the audit, which is downloaded and not filled in. */
export function auditGonePage(): HtmlPage {
  return explained(404, 'This link is no longer good', [
    html`It works once, for ten minutes, and must be complete.`,
    AUDIT_ANEW,
  ])
}

/** The audit could not be read. */
export function auditFaultPage(): HtmlPage {
  return explained(500, 'Something went wrong here', [
    html`Nothing was downloaded. The reason is in Greenlight’s log.`,
    AUDIT_ANEW,
  ])
}

/** The page with the download button; the file exists. */
export function auditDownloadPage(): HtmlPage {
  const body = html`<p>The file has one line of JSON for each entry. It can be downloaded once.</p>
<form method="post">
<button>Download</button>
</form>`
  return { status: 200, title: 'Download a part of the audit', body }
}

/** The button was on another site’s page. */
export function foreignDownloadPage(): HtmlPage {
  return explained(403, 'This was asked for from another site', [
    html`Nothing was downloaded. Open the link in Slack and press the button of the page that it leads to.`,
  ])
}

/** A method other than opening the page. */
export function onlyOpenedPage(): HtmlPage {
  const page = explained(405, 'This page is only opened', [html`Nothing was changed.`])
  return { ...page, headers: { allow: 'GET' } }
}

const AUDIT_ANEW = html`To get a new link, type <code>/greenlight audit --export</code> in Slack.`

/** Names are chosen freely: invisible and direction-changing characters could make one look like another. */
export function personWords({ user, userName }: { readonly user: string; readonly userName: string }): Html {
  const visible = userName.replace(/\p{C}/gu, '').trim()
  const name = visible.length > SHOWN_NAME ? `${visible.slice(0, SHOWN_NAME).toWellFormed()}…` : visible
  if (name === '') return html`<strong>${user}</strong>`
  return html`<strong><bdi>${name}</bdi></strong> (member ID ${user})`
}
