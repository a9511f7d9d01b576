import type { Day } from '../model/day.ts'
import type { ForgeAccount } from '../model/forge-account.ts'
import { SERVER } from '../model/server-name.ts'
import { emptyHtml, type Html, type HtmlPage, html } from './page.ts'

/** The longest token, in characters. */
export const LONGEST_TOKEN = 1024

const SHOWN_NAME = 80

/** Builds a page of sentences, for everything but the form itself. */
export function explained(status: number, title: string, paragraphs: readonly Html[]): HtmlPage {
  let body = emptyHtml
  for (const paragraph of paragraphs) body = html`${body}<p>${paragraph}</p>\n`
  return { status, title, body }
}

export function foreignPage(): HtmlPage {
  return explained(403, 'This form came from another site', [NOT_STORED])
}

/** The request does not have the type of the form. */
export function beingCheckedPage(): HtmlPage {
  return {
    status: 409,
    title: 'This page is being checked',
    body: html`<p>This page was just submitted, and Greenlight is still checking what was entered.</p>
<p>I ignored this second try. Look in Slack in a minute; if nothing has come, open the link again.</p>`,
  }
}

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

/** The person who is about to be linked, and the forge's host. */
export interface LinkSubject {
  readonly user: string
  /** Foreign text, as Slack sends it. */
  readonly userName: string
  readonly forgeHost: string
  /** The address at which people create a token; null where only the forge’s own settings lead there. */
  readonly tokenPage: string | null
  /** People can also sign in there instead of entering a token. */
  readonly signsIn: boolean
}

/** Builds the form for the token; `problem` is a sentence about the token that was just entered. */
export function formPage(subject: LinkSubject, status: number, problem: string | null): HtmlPage {
  const { forgeHost, signsIn } = subject
  const alert = problem === null ? emptyHtml : html`<p class="wrong" role="alert" id="problem">${problem}</p>`
  const described =
    problem === null
      ? html`aria-describedby="hint"`
      : html`aria-invalid="true" aria-describedby="problem hint"`
  const body = html`${alert}
<dl>
<dt>Slack account</dt>
<dd>${personWords(subject)}</dd>
<dt>Server</dt>
<dd><strong>${forgeHost}</strong></dd>
</dl>
<p>Only continue if you just clicked Connect in Slack. If someone sent you this link, close the page.</p>
${signsIn ? signInForm(forgeHost) : emptyHtml}<form method="post">
<label for="token">Personal access token</label>
<input id="token" name="token" type="password" required maxlength="${String(LONGEST_TOKEN)}" autocomplete="off"
autocapitalize="none" spellcheck="false" ${described}>
<p class="hint" id="hint">${createHint(subject)}, then paste it here.</p>
<button${signsIn ? html` class="second"` : emptyHtml}>Connect</button>
</form>
<h2>What happens next</h2>
<ul>
<li>You get a code here for Slack. Until you enter it there, nothing changes.</li>
<li>Greenlight does what you ask for in Slack as you, with your rights.</li>
<li>It stores this encrypted, and never sends it to Slack.</li>
<li><code>/greenlight disconnect</code> in Slack deletes it${signsIn ? html` and ends a sign-in` : emptyHtml}.</li>
</ul>`
  return { status, title: `Connect ${SERVER}`, body }
}

function createHint({ forgeHost, tokenPage }: LinkSubject): Html {
  return tokenPage === null
    ? html`Create a token in your settings on ${forgeHost}, with the scope <code>api</code>`
    : html`<a href="${tokenPage}" target="_blank" rel="noreferrer">Create a token on ${forgeHost}</a> with the scope
<code>api</code>`
}

function signInForm(forgeHost: string): Html {
  return html`<form method="post">
<input type="hidden" name="way" value="sign-in">
<button>Sign in to ${forgeHost}</button>
</form>
<p class="hint">You allow Greenlight there, and can revoke it there at any time.</p>
<h2>Or paste a token</h2>
`
}

/** The title of every page after which only the answer in Slack is left. */
export const CONFIRM_TITLE = 'Now confirm in Slack'

/** Confirms a stored token: `account` owns it, `until` is set if it expires soon. The code does the rest. */
export function enteredPage(
  subject: LinkSubject,
  {
    account,
    code,
    until,
  }: { readonly account: ForgeAccount | null; readonly code: string; readonly until: Day | null },
): HtmlPage {
  const whose = account === null ? emptyHtml : html` of <strong><bdi>@${account.username}</bdi></strong>`
  const bot = account?.isBot
    ? html`
<p>It belongs to a project or group: ${SERVER} will show its bot’s name, not yours.</p>`
    : emptyHtml
  const ends =
    until === null
      ? emptyHtml
      : html`
<p>This token expires on ${until}. Create a new one before then, and connect again.</p>`
  const body = html`<p>${SERVER} accepted the token${whose}.</p>${bot}
${codeWords(code, subject)}${ends}`
  return { status: 200, title: CONFIRM_TITLE, body }
}

/** Explains the code, which is shown once: the person of the link gets the account with it. */
export function codeWords(code: string, who: { readonly user: string; readonly userName: string }): Html {
  const half = code.length / 2
  return html`<p>As ${personWords(who)}, type this code into the form in Slack within 10 minutes:</p>
<p class="code"><code>${code.slice(0, half)}-${code.slice(half)}</code></p>
<p>If you closed the form, type this as a command, which only you see:</p>
<p class="copied"><code>/greenlight confirm ${code}</code></p>
<p>Don’t share this code: it lets others act as you. If someone sent you the link to this page, close it.</p>
`
}

/** Says that another person of the workspace has this account; that person is notified. */
export function takenPage(username: string | null): HtmlPage {
  const which =
    username === null ? html`This account` : html`The account <strong><bdi>@${username}</bdi></strong>`
  return explained(409, 'Someone else uses this account', [
    html`${which} on ${SERVER} is connected to another person in Slack. Greenlight told them.`,
    html`If both are you, type <code>/greenlight disconnect</code> in the other Slack account first.`,
    html`If someone sent you the link to this page, close it.`,
  ])
}

/** The way to get another link. */
export const RETRY_HINT = html`For a new link, type <code>/greenlight connect</code> in Slack.`
