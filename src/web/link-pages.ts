import type { IncomingMessage } from 'node:http'
import type { Day } from '../model/day.ts'
import { SERVER } from '../model/server-name.ts'
import { explained, personWords } from './message-pages.ts'
import { readPostedForm } from './one-time-page.ts'
import { emptyHtml, type Html, type HtmlPage, html } from './page.ts'

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
<li>You get a code here, and type it in Slack. Until then, nothing changes.</li>
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

/** Confirms a stored token: `username` owns it, `until` is set if it expires soon. Slack does the rest. */
export function enteredPage(
  subject: LinkSubject,
  {
    username,
    code,
    until,
  }: { readonly username: string | null; readonly code: string; readonly until: Day | null },
): HtmlPage {
  const whose = username === null ? emptyHtml : html` of <strong><bdi>@${username}</bdi></strong>`
  const ends =
    until === null
      ? emptyHtml
      : html`
<p>This token expires on ${until}. Create a new one before then, and connect again.</p>`
  const body = html`<p>${SERVER} accepted the token${whose}. Greenlight sent a message in Slack to
${personWords(subject)}.</p>
${codeWords(code)}${ends}`
  return { status: 200, title: CONFIRM_TITLE, body }
}

/** Explains the code, which is shown once: whoever types it in Slack gets the account. */
export function codeWords(code: string): Html {
  const half = code.length / 2
  return html`<p>Press <strong>Connect</strong> there within 10 minutes, and type:</p>
<p class="code"><code>${code.slice(0, half)}-${code.slice(half)}</code></p>
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

/** The content of a posted form: one token, a request to sign in at the forge, or the reason for neither. */
type PostedToken =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'missing' | 'not a token' | 'too large' | 'not a form' }

const BODY_BYTES = 4_096
/** The longest token, in characters. */
const LONGEST_TOKEN = 1024
const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/** Reads `token` from a form of at most 4 KB. */
export async function readTokenForm(request: IncomingMessage): Promise<PostedToken> {
  const form = await readPostedForm(request, BODY_BYTES)
  if (form.kind !== 'form') return form
  if (form.fields.get('way') === 'sign-in') return { kind: 'sign-in' }
  const [token, ...more] = form.fields.getAll('token').map((text) => text.trim())
  if (token === undefined || token === '') return { kind: 'missing' }
  if (more.length > 0 || !VISIBLE_ASCII.test(token)) return { kind: 'not a token' }
  if (token.length > LONGEST_TOKEN) return { kind: 'too large' }
  return { kind: 'token', token }
}
