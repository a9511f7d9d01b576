import type { IncomingMessage } from 'node:http'
import type { Log } from '../log/log.ts'
import type { TokenVerdict } from '../model/forge-account.ts'
import { SERVER } from '../model/server-name.ts'
import type { Store } from '../store/store.ts'
import type { OpenLink } from '../store/tables/links.ts'
import type { BegunSignIn } from '../store/tables/sign-ins.ts'
import {
  enteredPage,
  faultPage,
  formPage,
  gonePage,
  type LinkSubject,
  LONGEST_TOKEN,
  notAFormPage,
  RETRY_HINT,
  takenPage,
} from './message-pages.ts'
import { goingPage } from './oauth-pages.ts'
import {
  createBrowserCookie,
  createOneTimePage,
  endingConnection,
  type OneTimePage,
  readPostedForm,
  reasonOf,
} from './one-time-page.ts'
import type { HtmlPage } from './page.ts'

/** An account that was entered behind the link of `asker` and is linked to `by`; Slack ids. */
export interface TakenAccount {
  readonly team: string
  readonly by: string
  readonly asker: string
  /** The user name at the forge; null where the forge reports none. */
  readonly username: string | null
}

export interface LinkPageOptions {
  readonly store: Pick<Store, 'links' | 'signIns'>
  /** The bot’s address for browsers; a form from another origin is refused. */
  readonly publicUrl: string
  /** The address of the server: its host is named on the page. */
  readonly forgeUrl: string
  /** True when the server has the page of today’s servers on which a token is created. */
  readonly hasTokenPage: () => boolean
  /** Returns the server’s sign-in address for a person; null when people enter tokens only. */
  readonly signInAddress: ((begun: BegunSignIn) => string) | null
  /** People’s name for the server. */
  readonly serverName: string
  /** Asks the server whether the token works; `project` is one that the person was working with. */
  readonly verify: (token: string, project: number | null) => Promise<TokenVerdict>
  /** Notifies the person who is linked to the entered account. */
  readonly taken: (account: TakenAccount) => Promise<void>
  readonly log: Log
}

/** Creates the page on which people enter their forge token, behind the one-time address `/link/<nonce>`. */
export function createLinkPage(options: LinkPageOptions): OneTimePage {
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

  async function fillIn(request: IncomingMessage, nonce: string, link: OpenLink): Promise<HtmlPage> {
    const subject = subjectOf(link)
    const form = await readTokenForm(request)
    switch (form.kind) {
      case 'not a form':
        return notAFormPage()
      case 'too large':
        return endingConnection(formPage(subject, 413, 'That is too long for a token.'))
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

  async function goToForge(nonce: string): Promise<HtmlPage> {
    if (signInAddress === null) return notAFormPage()
    const begun = await store.signIns.begin(nonce)
    return begun ? goingPage(forgeHost, signInAddress(begun), cookie.set(begun.browser)) : gone()
  }

  async function tryToken(
    token: string,
    nonce: string,
    link: OpenLink,
    subject: LinkSubject,
  ): Promise<HtmlPage> {
    const left = await store.links.attempt(nonce)
    if (left === null) return gone()
    const who = { team: link.team, user: link.user }
    const verdict = await verify(token, link.project)
    if (verdict.kind !== 'valid') {
      log.warn({ ...who, verdict: verdict.kind, left }, 'a token was entered and not taken')
      return left === 0 ? gone() : notTakenPage(subject, verdict, left)
    }
    const { account } = verdict
    const stored = await store.links.enter(nonce, token, account)
    if (stored === null) return gone()
    const username = account?.username ?? null
    if (stored.kind === 'taken') {
      log.warn(who, 'an account was entered that another person has')
      await options.taken({ team: link.team, by: stored.by, asker: link.user, username })
      return takenPage(username)
    }
    log.info(who, 'a token was entered and waits for its confirmation')
    return enteredPage(subject, { account, code: stored.code, until: verdict.until ?? null })
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
      fillIn,
      gone,
      fault: () => faultPage('You’re not connected.', RETRY_HINT),
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

function gone(): HtmlPage {
  return gonePage('your token', RETRY_HINT)
}

/** From here on, the attempts that are left are news. */
const FEW_ATTEMPTS = 3

function notTakenPage(
  subject: LinkSubject,
  verdict: Exclude<TokenVerdict, { kind: 'valid' }>,
  left: number,
): HtmlPage {
  const retryHint = left <= FEW_ATTEMPTS ? ` Attempts left: ${left}.` : ''
  switch (verdict.kind) {
    case 'refused':
      return formPage(
        subject,
        422,
        `${SERVER} didn’t accept this token. Check that it’s complete, not expired and has the scope api.${retryHint}`,
      )
    case 'lesser':
      return formPage(subject, 422, `This token lacks the scope api. Create one with that scope.${retryHint}`)
    case 'locked':
      return formPage(subject, 422, `${SERVER} doesn’t let this account in: ${verdict.reason}.${retryHint}`)
    case 'unknown':
      return formPage(subject, 502, `${SERVER} gave no clear answer: ${verdict.reason}.${retryHint}`)
    case 'unreachable':
      return formPage(subject, 503, `${SERVER} isn’t answering. Try again in a minute.${retryHint}`)
  }
}

const BODY_BYTES = 4_096
const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/** The content of a posted form: one token, a request to sign in at the forge, or the reason for neither. */
type PostedToken =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'missing' | 'not a token' | 'too large' | 'not a form' }

/** Reads `token` from a form of at most 4 KB. */
async function readTokenForm(request: IncomingMessage): Promise<PostedToken> {
  const form = await readPostedForm(request, BODY_BYTES)
  if (form.kind !== 'form') return form
  if (form.fields.get('way') === 'sign-in') return { kind: 'sign-in' }
  const [token, ...more] = form.fields.getAll('token').map((text) => text.trim())
  if (token === undefined || token === '') return { kind: 'missing' }
  if (more.length > 0 || !VISIBLE_ASCII.test(token)) return { kind: 'not a token' }
  if (token.length > LONGEST_TOKEN) return { kind: 'too large' }
  return { kind: 'token', token }
}
