import type { IncomingMessage } from 'node:http'
import type { Log } from '../log/log.ts'
import { SERVER_NAME } from '../model/server-name.ts'
import type { ServerSettings } from '../model/server-settings.ts'
import type { Store } from '../store/store.ts'
import type { ServerLink } from '../store/tables/server-links.ts'
import {
  CONFIRM_TITLE,
  faultPage,
  gonePage,
  notAFormPage,
  notDeliveredPage,
  personWords,
} from './message-pages.ts'
import {
  createOneTimePage,
  endingConnection,
  type OneTimePage,
  readPostedForm,
  reasonOf,
  type ServerNameOf,
} from './one-time-page.ts'
import { emptyHtml, type Html, type HtmlPage, html } from './page.ts'

/** A server that was entered and awaits the confirmation of its person in Slack. */
interface EnteredServer extends Pick<ServerLink, 'team' | 'user' | 'channel'> {
  /** For `serverLinks.take`. */
  readonly id: string
  readonly settings: Pick<ServerSettings, 'url' | 'name'>
}

/** An entered address, asked for what it is; `url` has no trailing slash. */
type TriedServer =
  | { readonly kind: 'answers'; readonly url: string; readonly api: 'v3' | 'v4' }
  | { readonly kind: 'not-an-address' | 'internal' | 'silent' }

interface ServerPageOptions {
  readonly store: Pick<Store, 'serverLinks'>
  /** The bot’s address for browsers; a form from another origin is refused. */
  readonly publicUrl: string
  readonly nameOf: ServerNameOf
  /** Checks the address, and asks the server there for its API without any token. */
  readonly tryOut: (typed: string) => Promise<TriedServer>
  /** Called with each secret that was entered. */
  readonly secret: (value: string) => void
  /** Asks the person in Slack. When it throws, what was entered is deleted again. */
  readonly entered: (server: EnteredServer) => Promise<void>
  readonly log: Log
}

/** Creates the page on which an admin enters a server, behind the one-time address `/server/<nonce>`. */
export function createServerPage(options: ServerPageOptions): OneTimePage {
  const { store, log } = options

  async function fillIn(request: IncomingMessage, nonce: string, link: ServerLink): Promise<HtmlPage> {
    const posted = await readPostedForm(request, BODY_BYTES)
    if (posted.kind === 'not a form') return notAFormPage()
    if (posted.kind === 'too large') return endingConnection(serverFormPage(link, 413, ['That is too long.']))
    const left = await store.serverLinks.attempt(nonce)
    if (left === null) return gone()
    const read = readSettings(posted.fields)
    for (const value of read.secrets) options.secret(value)
    const problems = read.kind === 'settings' ? [] : read.problems
    const tried = read.kind === 'settings' ? await options.tryOut(read.settings.url) : null
    if (read.kind === 'settings' && tried?.kind === 'answers') {
      const { api } = read.settings
      // An older API may be served beside the newer one that was found; a newer one is not.
      if (api !== 'v4' || tried.api === 'v4') return keep({ ...read.settings, url: tried.url }, nonce, link)
      problems.push('That server speaks API v3.')
    } else if (tried && tried.kind !== 'answers') problems.push(PROBLEMS[tried.kind])
    log.warn(
      { team: link.team, user: link.user, tried: tried?.kind ?? 'unread', left },
      'a server was not taken',
    )
    return left === 0 ? gone() : serverFormPage(link, 422, problems)
  }

  async function keep(settings: ServerSettings, nonce: string, link: ServerLink): Promise<HtmlPage> {
    const { team, user, channel } = link
    const id = await store.serverLinks.enter(nonce, settings)
    if (id === null) return gone()
    const who = { team, user, server: new URL(settings.url).host }
    try {
      await options.entered({ id, team, user, channel, settings })
    } catch (error) {
      await store.serverLinks.discard(id, team, user)
      log.error({ ...who, reason: reasonOf(error) }, 'a person could not be asked to confirm their server')
      return notDeliveredPage('what you entered', RETRY_HINT)
    }
    log.info(who, 'a server was entered and waits for its confirmation')
    const body = html`<p>Greenlight sent a message in Slack to ${personWords(link)}.</p>
<p>Press the button there within 10 minutes. You can close this page.</p>`
    return { status: 200, title: CONFIRM_TITLE, body }
  }

  return createOneTimePage(
    {
      prefix: '/server/',
      find: store.serverLinks.find,
      show: (link) => serverFormPage(link, 200, []),
      fillIn,
      gone,
      fault: () => faultPage('I saved nothing.', RETRY_HINT),
    },
    options,
  )
}

const PROBLEMS = {
  'not-an-address': 'The address must begin with https:// and have no user name, password or query.',
  internal: 'That address is inside the network where Greenlight runs. Whoever runs it can allow that.',
  silent: 'No such server answers at that address. Check it, and that it’s reachable from the internet.',
} as const satisfies Record<Exclude<TriedServer['kind'], 'answers'>, string>

function gone(): HtmlPage {
  return gonePage('the server', RETRY_HINT)
}

/** The way to get another link. */
const RETRY_HINT = html`For a new link, type <code>/greenlight server set</code> in Slack.`

const BODY_BYTES = 16_384
const LONGEST = 1_024

/** The fields of the form beside the API, in their order. */
const FIELDS = [
  { name: 'url', label: 'Address', hint: 'Like https://git.example.com. It’s asked before you confirm' },
  { name: 'name', label: 'Name', hint: 'What people call it. Without one, the host' },
  {
    name: 'token',
    label: 'Reading token',
    hint: 'People who haven’t connected read channel projects with it',
  },
  { name: 'app', label: 'Application ID', hint: 'For people to sign in instead of pasting a token' },
  { name: 'app-secret', label: 'Application secret', hint: 'Of that application, if it has one' },
  { name: 'hook', label: 'Webhook secret', hint: 'At least 16 characters, the same as in the webhook' },
  {
    name: 'signing',
    label: 'Webhook signing token',
    hint: 'Begins with whsec_, in place of the secret or beside it',
  },
] as const
const SECRET: ReadonlySet<string> = new Set(['token', 'app-secret', 'hook', 'signing'])
const VISIBLE_ASCII = /^[\x21-\x7e]+$/
const SIGNING = /^whsec_[A-Za-z0-9+/]{22,200}={0,2}$/

/** Builds the form; nothing that was entered is shown again. */
function serverFormPage(link: ServerLink, status: number, problems: readonly string[]): HtmlPage {
  const alert =
    problems.length === 0
      ? emptyHtml
      : html`<p class="wrong" role="alert">I kept nothing. ${problems.join(' ')}</p>
`
  let fields = emptyHtml
  for (const one of FIELDS) fields = html`${fields}${field(one)}`
  const body = html`${alert}<dl>
<dt>Slack account</dt>
<dd>${personWords(link)}</dd>
</dl>
<p>Only continue if you just asked for this link in Slack. If someone sent it to you, close the page.</p>
<form method="post">
${fields}<div class="field">
<label for="api">API <span class="quiet">(optional)</span></label>
<input id="api" name="api" list="apis" maxlength="2" autocomplete="off" aria-describedby="api-hint">
<datalist id="apis"><option value="v4"></option><option value="v3"></option></datalist>
<p class="hint" id="api-hint">v4 or v3. Without one, the server is asked.</p>
</div>
<button>Continue</button>
</form>
<h2>What happens next</h2>
<ul>
<li>You confirm in Slack. Until then, nothing changes.</li>
<li>What you leave blank isn’t set, even if it was before.</li>
<li>Secrets are stored encrypted, and never sent to Slack.</li>
</ul>`
  return { status, title: 'Set this workspace’s server', body }
}

function field({ name, label, hint }: (typeof FIELDS)[number]): Html {
  const type = SECRET.has(name) ? 'password' : 'text'
  const optional = name === 'url' ? emptyHtml : html` <span class="quiet">(optional)</span>`
  return html`<div class="field">
<label for="${name}">${label}${optional}</label>
<input id="${name}" name="${name}" type="${type}" ${name === 'url' ? html`required ` : emptyHtml}maxlength="${String(LONGEST)}"
autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="${name}-hint">
<p class="hint" id="${name}-hint">${hint}.</p>
</div>
`
}

/** The entered settings, or sentences about what is wrong; `secrets` are the entered ones either way. */
type ReadSettings = { readonly secrets: readonly string[] } & (
  | { readonly kind: 'settings'; readonly settings: ServerSettings }
  | { readonly kind: 'problems'; readonly problems: string[] }
)

function readSettings(fields: URLSearchParams): ReadSettings {
  const given = (name: string) => fields.get(name)?.trim() || null
  const api = given('api')
  const secrets = [...SECRET].map(given).filter((value) => value !== null)
  const settings: ServerSettings = {
    ...{ url: given('url') ?? '', name: given('name'), serviceToken: given('token') },
    ...{ applicationId: given('app'), applicationSecret: given('app-secret') },
    ...{ webhookSecret: given('hook'), webhookSigningToken: given('signing') },
    api: api === 'v3' || api === 'v4' ? api : null,
  }
  const { name, applicationId, applicationSecret, webhookSecret, webhookSigningToken } = settings
  const isOld =
    api === 'v3' && [applicationId, webhookSecret, webhookSigningToken].some((one) => one !== null)
  const texts = [...secrets, ...(applicationId === null ? [] : [applicationId])]
  const checks: readonly (readonly [boolean, string])[] = [
    [settings.url.length > LONGEST, 'The address is too long.'],
    [api !== settings.api, 'The API is v4 or v3.'],
    [name !== null && !SERVER_NAME.test(name), 'The name must be at most 40 letters, digits and spaces.'],
    [
      texts.some((one) => !VISIBLE_ASCII.test(one) || one.length > LONGEST),
      'A token or secret has no spaces.',
    ],
    [applicationSecret !== null && applicationId === null, 'The application secret needs its ID.'],
    [webhookSecret !== null && webhookSecret.length < 16, 'The webhook secret is too short.'],
    [webhookSigningToken !== null && !SIGNING.test(webhookSigningToken), 'That isn’t a signing token.'],
    [isOld, 'API v3 has no sign-in and no webhooks for this.'],
  ]
  const problems = checks.filter(([isWrong]) => isWrong).map(([, words]) => words)
  return problems.length > 0
    ? { kind: 'problems', problems, secrets }
    : { kind: 'settings', settings, secrets }
}
