import type { Day } from '../model/day.ts'
import type { ForgeAccount, TokenVerdict } from '../model/forge-account.ts'
import { SERVER } from '../model/server-name.ts'
import type { BegunSignIn, OpenLink } from '../store/account-links.ts'
import type { Store } from '../store/store.ts'
import { createBrowserCookie } from './oauth-return.ts'
import {
  CONFIRM_TITLE,
  createOneTimePage,
  faultPage,
  gonePage,
  NOT_A_FORM,
  type OneTimePageOptions,
  personWords,
  reasonOf,
} from './one-time-page.ts'
import { emptyHtml, explained, type Html, type HtmlPage, html } from './page.ts'
import type { Handler } from './server.ts'

export interface TakenAccount {
  readonly team: string
  readonly by: string
  readonly asker: string
  /** The user name at the forge. */
  readonly username: string
}

export interface LinkPageOptions extends OneTimePageOptions {
  readonly store: Pick<Store, 'links' | 'signIns'>
  readonly forgeUrl: string
  /** True when the server has the page of today’s servers on which a token is created. */
  readonly hasTokenPage: () => boolean
  /** Returns the server’s sign-in address for a person; null when people enter tokens only. */
  readonly signInAddress: ((begun: BegunSignIn) => string) | null
  /** Asks the server whether the token works; `project` is one that the person was working with. */
  readonly verify: (token: string, project: number | null) => Promise<TokenVerdict>
  /** Notifies the person who is linked to the entered account. */
  readonly taken: (account: TakenAccount) => Promise<void>
}

/** Creates the page on which people enter their forge token, behind the one-time address `/link/<nonce>`. */
export function createLinkPage(options: LinkPageOptions): Handler {
  const { store, log, signInAddress } = options
  const forgeHost = new URL(options.forgeUrl).host
  const cookie = createBrowserCookie(options.publicUrl, 'sign-in')
  const subjectOf = ({ user, userName }: OpenLink): LinkSubject => ({
    user,
    userName,
    forgeHost,
    signsIn: signInAddress !== null,
    tokenPage: options.hasTokenPage() ? tokenPageOf(options.forgeUrl) : null,
  })

  async function submit(nonce: string, link: OpenLink, fields: URLSearchParams): Promise<HtmlPage> {
    const subject = subjectOf(link)
    const form = readTokenForm(fields)
    switch (form.kind) {
      case 'too large':
        return tooLarge(link)
      case 'missing':
        return formPage(subject, 422, 'Enter your token first.')
      case 'not a token':
        return formPage(subject, 422, 'That isn’t a token. Tokens have no spaces.')
      case 'token':
        return tryToken(form.token, nonce, link, subject)
      case 'sign-in':
        return goToForge(nonce)
    }
  }

  function tooLarge(link: OpenLink): HtmlPage {
    return formPage(subjectOf(link), 413, 'That is too long for a token.')
  }

  async function goToForge(nonce: string): Promise<HtmlPage> {
    if (signInAddress === null) return NOT_A_FORM
    const begun = await store.signIns.begin(nonce)
    return begun ? goingPage(forgeHost, signInAddress(begun), cookie.set(begun.browser)) : GONE
  }

  async function tryToken(
    token: string,
    nonce: string,
    link: OpenLink,
    subject: LinkSubject,
  ): Promise<HtmlPage> {
    const { team, user } = link
    const left = await store.links.attempt(nonce)
    if (left === null) return GONE
    const verdict = await verify(token, link.project)
    if (verdict.kind !== 'valid') {
      log.warn({ team, user, verdict: verdict.kind, left }, 'a token was entered and not taken')
      return left === 0 ? GONE : notTakenPage(subject, verdict, left)
    }
    const { account } = verdict
    const stored = await store.links.enter(nonce, token, account)
    if (stored === null) return GONE
    if (stored.kind === 'taken') {
      const { username } = stored.identity
      log.warn({ team, user }, 'an account was entered that another person has')
      await options.taken({ team, by: stored.by, asker: user, username })
      return takenPage(username)
    }
    log.info({ team, user }, 'a token was entered and waits for its confirmation')
    return enteredPage(subject, account, stored.code, verdict.until ?? null)
  }

  async function verify(token: string, project: number | null) {
    try {
      return await options.verify(token, project)
    } catch (error) {
      // The failed call was given the token and may quote it.
      throw new Error(reasonOf(error).replaceAll(token, '[token]'))
    }
  }

  return createOneTimePage(
    {
      prefix: '/link/',
      find: store.links.find,
      show: (link) => formPage(subjectOf(link), 200, null),
      fields: { maxBytes: BODY_BYTES, tooLarge },
      submit,
      gone: GONE,
      fault: FAULT,
    },
    options,
  )
}

/** The page on which a token is created, with its name and scope filled in. */
function tokenPageOf(forgeUrl: string): string {
  const page = new URL('-/user_settings/personal_access_tokens', `${forgeUrl.replace(/\/$/, '')}/`)
  page.search = new URLSearchParams({ name: 'Greenlight', scopes: 'api' }).toString()
  return page.href
}

/** The way to get another link. */
export const RETRY_HINT = html`For a new link, type <code>/greenlight connect</code> in Slack.`

export const GONE = gonePage('your token', RETRY_HINT)

export const FAULT = faultPage('You’re not connected.', RETRY_HINT)

/** From here on, the attempts that are left are news. */
const WARN_BELOW_ATTEMPTS = 3

function notTakenPage(
  subject: LinkSubject,
  verdict: Exclude<TokenVerdict, { kind: 'valid' }>,
  left: number,
): HtmlPage {
  const retryHint = left <= WARN_BELOW_ATTEMPTS ? ` Attempts left: ${left}.` : ''
  const status = STATUS[verdict.kind]
  return formPage(subject, status, `${verdictWords(verdict)}${retryHint}`)
}

const STATUS = { refused: 422, lesser: 422, locked: 422, unknown: 502, unreachable: 503 }

function verdictWords(verdict: Exclude<TokenVerdict, { kind: 'valid' }>): string {
  switch (verdict.kind) {
    case 'refused':
      return `${SERVER} didn’t accept this token. Check that it’s complete, not expired and has the scope api.`
    case 'lesser':
      return 'This token lacks the scope api. Create one with that scope.'
    case 'locked':
      return `${SERVER} doesn’t let this account in: ${verdict.reason}.`
    case 'unknown':
      return `${SERVER} gave no clear answer: ${verdict.reason}.`
    case 'unreachable':
      return `${SERVER} isn’t answering. Try again in a minute.`
  }
}

const BODY_BYTES = 4_096
const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/** The content of a posted form: one token, a request to sign in at the forge, or the reason for neither. */
type PostedToken =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'missing' | 'not a token' | 'too large' }

function readTokenForm(fields: URLSearchParams): PostedToken {
  if (fields.get('way') === 'sign-in') return { kind: 'sign-in' }
  const [token, ...more] = fields.getAll('token').map((text) => text.trim())
  if (token === undefined || token === '') return { kind: 'missing' }
  if (more.length > 0 || !VISIBLE_ASCII.test(token)) return { kind: 'not a token' }
  if (token.length > MAX_TOKEN_LENGTH) return { kind: 'too large' }
  return { kind: 'token', token }
}

/** The longest token, in characters. */
const MAX_TOKEN_LENGTH = 1024

/** The person who is about to be linked, and the forge's host. */
interface LinkSubject extends Pick<OpenLink, 'user' | 'userName'> {
  readonly forgeHost: string
  /** The address at which people create a token; null where only the forge’s own settings lead there. */
  readonly tokenPage: string | null
  /** People can also sign in there instead of entering a token. */
  readonly signsIn: boolean
}

/** Builds the form for the token; `problem` is a sentence about the token that was just entered. */
function formPage(subject: LinkSubject, status: number, problem: string | null): HtmlPage {
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
<input id="token" name="token" type="password" required maxlength="${String(MAX_TOKEN_LENGTH)}" autocomplete="off"
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

/** Confirms a stored token: `account` owns it, `until` is set if it expires soon. The code does the rest. */
function enteredPage(
  subject: LinkSubject,
  account: ForgeAccount | null,
  code: string,
  until: Day | null,
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
export function takenPage(username: string): HtmlPage {
  return explained(409, 'Someone else uses this account', [
    html`The account <strong><bdi>@${username}</bdi></strong> on ${SERVER} is connected to another person in Slack. Greenlight told them.`,
    html`If both are you, type <code>/greenlight disconnect</code> in the other Slack account first.`,
    html`If someone sent you the link to this page, close it.`,
  ])
}

/** Sends the browser to the forge; the policy for forms would block a redirect of a form. */
function goingPage(forgeHost: string, address: string, cookie: string): HtmlPage {
  const paragraphs = [
    html`Sign in to <strong>${forgeHost}</strong> and allow Greenlight there.`,
    html`If nothing happens: <a href="${address}">Open ${forgeHost}</a>`,
  ]
  const headers = { 'referrer-policy': 'no-referrer', refresh: `0; url=${address}`, 'set-cookie': cookie }
  return explained(200, `Opening ${SERVER}`, paragraphs, headers)
}
