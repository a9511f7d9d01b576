import type { IncomingMessage } from 'node:http'
import type { Log } from '../log/log.ts'
import type { ForgeAccount, TokenVerdict } from '../model/forge-account.ts'
import type { Store } from '../store/store.ts'
import type { OpenLink } from '../store/tables/links.ts'
import type { BegunSignIn } from '../store/tables/sign-ins.ts'
import {
  enteredPage,
  formPage,
  type LinkSubject,
  RETRY_HINT,
  readTokenForm,
  takenPage,
} from './link-pages.ts'
import { faultPage, gonePage, notAFormPage, notDeliveredPage } from './message-pages.ts'
import { goingPage } from './oauth-pages.ts'
import {
  createOneTimePage,
  createSignInCookie,
  endingConnection,
  type OneTimePage,
  reasonOf,
} from './one-time-page.ts'
import type { HtmlPage } from './page.ts'

/** An account that was entered behind a person’s link and awaits their confirmation in Slack. */
export interface LinkEntry {
  /** For `links.confirm` and `links.discard`. */
  readonly id: string
  readonly team: string
  readonly user: string
  readonly userName: string
  readonly channel: string
  /** A token entered on the page, or a sign-in at the forge. */
  readonly way: 'token' | 'sign-in'
  /** null where the forge reports none. */
  readonly account: ForgeAccount | null
}

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
  /** Its host is named on the page. */
  readonly forgeUrl: string
  /** Asks the forge whether the token works; `project` is one that the person was working with. */
  readonly verify: (token: string, project: number | null) => Promise<TokenVerdict>
  /** Returns the forge’s sign-in address for a person; null when people enter tokens only. */
  readonly signInAddress: ((begun: BegunSignIn) => string) | null
  /** Asks the person in Slack. When it throws, the token is deleted again. */
  readonly entered: (link: LinkEntry) => Promise<void>
  /** Notifies the person who is linked to the entered account. */
  readonly taken: (account: TakenAccount) => Promise<void>
  readonly log: Log
}

/** Creates the page on which people enter their forge token, behind the one-time address `/link/<nonce>`. */
export function createLinkPage(options: LinkPageOptions): OneTimePage {
  const { store, log, signInAddress } = options
  const forgeHost = new URL(options.forgeUrl).host
  const cookie = createSignInCookie(options.publicUrl)
  const signsIn = signInAddress !== null
  const subjectOf = ({ user, userName }: OpenLink) => ({ user, userName, forgeHost, signsIn })

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
        return formPage(
          subject,
          422,
          'That is not a token: tokens are made of letters, digits and signs, without spaces.',
        )
      case 'token':
        return tryToken(form.token, nonce, link, subject)
      case 'sign-in':
        return signInAddress === null ? notAFormPage() : goToForge(nonce, signInAddress)
    }
  }

  async function goToForge(nonce: string, addressOf: (begun: BegunSignIn) => string): Promise<HtmlPage> {
    const begun = await store.signIns.begin(nonce)
    return begun ? goingPage(forgeHost, addressOf(begun), cookie.set(begun.browser)) : gone()
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
      return takenPage(forgeHost, username)
    }
    const { id, code } = stored
    const { userName, channel } = link
    try {
      await options.entered({ id, ...who, userName, channel, way: 'token', account })
    } catch (error) {
      await store.links.discard(id, link.team, link.user)
      log.error({ ...who, reason: reasonOf(error) }, 'a person could not be asked to confirm their token')
      return notDeliveredPage('The token was', RETRY_HINT)
    }
    log.info(who, 'a token was entered and waits for its confirmation')
    return enteredPage(subject, { username, code, until: verdict.until ?? null })
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
      fault: () => faultPage('Nothing was linked.', RETRY_HINT),
    },
    options,
  )
}

function gone(): HtmlPage {
  return gonePage('your token', RETRY_HINT)
}

function notTakenPage(
  subject: LinkSubject,
  verdict: Exclude<TokenVerdict, { kind: 'valid' }>,
  left: number,
): HtmlPage {
  const { forgeHost } = subject
  const retryHint = `Nothing was stored. Attempts left: ${left}.`
  switch (verdict.kind) {
    case 'refused':
      return formPage(
        subject,
        422,
        `${forgeHost} does not accept this token: it is mistyped, expired, revoked, or not allowed to use the API. ${retryHint}`,
      )
    case 'lesser':
      return formPage(
        subject,
        422,
        `With this token Greenlight could ${verdict.scopes.includes('read_api') ? 'only read' : 'do nothing'} on ${forgeHost}, since it has not the scope api. Make a token with that scope, and enter it. ${retryHint}`,
      )
    case 'locked':
      return formPage(
        subject,
        422,
        `${forgeHost} knows this token and does not let it act. ${verdict.reason}. ${retryHint}`,
      )
    case 'unknown':
      return formPage(
        subject,
        502,
        `${forgeHost} did not say whether it takes this token. ${verdict.reason}. ${retryHint}`,
      )
    case 'unreachable':
      return formPage(
        subject,
        503,
        `${forgeHost} gave no usable answer, so the token could not be checked. Try again in a moment. ${retryHint}`,
      )
  }
}
