import type { IncomingMessage } from 'node:http'
import type { Day } from '../model/day.ts'
import { explained, personWords } from './message-pages.ts'
import { readPostedForm } from './one-time-page.ts'
import { emptyHtml, type Html, type HtmlPage, html } from './page.ts'

/** The person who is about to be linked, and the forge's host. */
export interface LinkSubject {
  readonly user: string
  /** Foreign text, as Slack sends it. */
  readonly userName: string
  readonly forgeHost: string
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
<dt>Account on the forge</dt>
<dd>the one ${signsIn ? 'that you sign in with, or ' : ''}whose token you enter, on <strong>${forgeHost}</strong></dd>
</dl>
<p>Go on only if this is your Slack account and you have just asked for this link. If somebody sent it to you,
close this page: ${signsIn ? 'with your sign-in or your token' : 'with your token'}, that person could act in your name.</p>
${signsIn ? signInForm(forgeHost) : emptyHtml}<form method="post">
<label for="token">Personal access token from ${forgeHost}</label>
<input id="token" name="token" type="password" required maxlength="${String(LONGEST_TOKEN)}" autocomplete="off"
autocapitalize="none" spellcheck="false" ${described}>
<p class="hint" id="hint">You make one in your account settings on ${forgeHost}. It needs the scope <code>api</code>.</p>
<button${signsIn ? html` class="second"` : emptyHtml}>Check the token</button>
</form>
<h2>What happens with ${signsIn ? 'your sign-in or your token' : 'the token'}</h2>
<ul>
<li>Greenlight asks ${forgeHost} whether it works, shows a code here, and asks you for it in Slack. Until you type it
there, nothing changes.</li>
<li>It is used for what you ask for in Slack and for following what you started there, in your name and with your
rights.</li>
<li>It is stored encrypted in Greenlight’s own database and never sent to Slack.</li>
<li><code>/greenlight disconnect</code> in Slack deletes it there${signsIn ? html`, and tells ${forgeHost} that a sign-in is over` : emptyHtml}.</li>
</ul>`
  return { status, title: 'Link your account', body }
}

function signInForm(forgeHost: string): Html {
  return html`<form method="post">
<input type="hidden" name="way" value="sign-in">
<button>Sign in at ${forgeHost}</button>
</form>
<p class="hint">You say there whether Greenlight may act for you, and can take it back there at any time.</p>
<h2>Or enter a token instead</h2>
`
}

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
<p>The token ends on ${until}. Make another one before then, and type <code>/greenlight connect</code> in Slack.</p>`
  const body = html`<p>${subject.forgeHost} has accepted the token${whose}. Greenlight has sent a message in Slack to
${personWords(subject)}.</p>
${codeWords(code)}${ends}`
  return { status: 200, title: 'Go back to Slack and confirm', body }
}

/** Explains the code, which is shown once: whoever types it in Slack gets the account. */
export function codeWords(code: string): Html {
  const half = code.length / 2
  return html`<p>Press <strong>Enter the code</strong> there within ten minutes, and type:</p>
<p class="code"><code>${code.slice(0, half)}-${code.slice(half)}</code></p>
<p>Until then nothing changes. Tell nobody this code: who types it in Slack can act in your name. If somebody sent you
the link to this page, close it now.</p>
`
}

/** Says that another person of the workspace has this account; that person is notified. */
export function takenPage(forgeHost: string, username: string | null): HtmlPage {
  const which =
    username === null ? html`This account` : html`The account <strong><bdi>@${username}</bdi></strong>`
  return explained(409, 'This account is connected already', [
    html`${which} at ${forgeHost} is connected to another person in Slack. Nothing was connected, and that person was
told.`,
    html`If both are you, type <code>/greenlight disconnect</code> in the other Slack account first. If somebody sent you
the link to this page, close it: that person could have acted in your name.`,
  ])
}

/** The way to get another link. */
export const RETRY_HINT = html`To get a new link, type <code>/greenlight connect</code> in Slack.`

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
