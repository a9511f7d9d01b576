import type { IncomingMessage } from 'node:http'
import type { SignInEnd } from '../model/forge-account.ts'
import { SERVER } from '../model/server-name.ts'
import type { ReturnedSignIn, SignIns } from '../store/account-links.ts'
import { codeWords, FAULT, GONE, RETRY_HINT, type TakenAccount, takenPage } from './link-page.ts'
import {
  answeredHtml,
  createBrowserCookie,
  endedPage,
  readOauthReturn,
  sendReturnPage,
  wordOf,
} from './oauth-return.ts'
import { CONFIRM_TITLE, isOneTimeId, type OneTimePageOptions, reasonOf } from './one-time-page.ts'
import { explained, type Html, type HtmlPage, html } from './page.ts'
import type { Handler } from './server.ts'

export interface OauthPageOptions extends OneTimePageOptions {
  readonly store: { readonly signIns: Pick<SignIns, 'arrive' | 'end' | 'take'> }
  readonly forgeUrl: string
  /** Exchanges the code, asks the forge for the account, and stores it until the person confirms. */
  readonly finish: (returned: ReturnedSignIn) => Promise<SignInEnd>
  /** Notifies the person who is linked to the account of the sign-in. */
  readonly taken: (account: TakenAccount) => Promise<void>
}

/** The path to which the forge redirects people; below the prefix of links, and never a nonce. */
export const OAUTH_PATH = '/link/oauth'

/** Creates the page to which people return from a sign-in at the forge (RFC 6749, 4.1.2). */
export function createOauthPage(options: OauthPageOptions): Handler {
  const { log } = options
  const { signIns } = options.store
  const cookie = createBrowserCookie(options.publicUrl, 'sign-in')

  async function answer(request: IncomingMessage, query: string): Promise<HtmlPage> {
    const browser = cookie.read(request)
    const returned =
      request.method === 'GET' && query === '' && browser !== null && (await signIns.take(browser))
    return returned ? endedPage(await finish(returned), cookie.gone) : sentBack(request, query, browser)
  }

  async function sentBack(
    request: IncomingMessage,
    query: string,
    browser: string | null,
  ): Promise<HtmlPage> {
    // A mere check for existence must not use up the sign-in.
    if (request.method !== 'GET') return ONLY_OPENED
    const sent = query === '' ? null : readOauthReturn(query)
    if (browser === null || sent === null || !isOneTimeId(sent.state)) return STRAY
    switch (sent.kind) {
      case 'code':
        return (await signIns.arrive(sent.state, browser, sent.code)) ? STORED : STRAY
      case 'error':
        if (!(await signIns.end(sent.state, browser))) return STRAY
        log.info({ error: wordOf(sent.error) }, 'the forge sent a person back without a sign-in')
        return endedPage(
          sent.error === 'access_denied' ? DENIED : unavailablePage(wordOf(sent.error)),
          cookie.gone,
        )
    }
  }

  async function finish(returned: ReturnedSignIn): Promise<HtmlPage> {
    const { team, user } = returned
    const who = { team, user }
    const end = await options.finish(returned)
    if (end.kind === 'taken') {
      const { username } = end.account
      log.warn(who, 'an account was signed in to that another person has')
      await options.taken({ team, by: end.by, asker: user, username })
      return takenPage(username)
    }
    if (end.kind !== 'entered') {
      log.warn({ ...who, end: end.kind }, 'a sign-in was begun and came to nothing')
      return end.kind === 'gone' ? GONE : unfinished(end)
    }
    const { code, account } = end
    log.info(who, 'a person signed in and their confirmation is waited for')
    const forgeHost = new URL(options.forgeUrl).host
    return signedInPage(forgeHost, account.username, code, returned)
  }

  function unfinished({ kind, reason }: Extract<SignInEnd, { reason: string }>): HtmlPage {
    switch (kind) {
      case 'refused':
        return notSignedInPage(502, html`${SERVER} refused the sign-in: ${reason}`)
      case 'locked':
        return notSignedInPage(403, html`${SERVER} doesn’t let this account in: ${reason}`)
      case 'unreachable':
        return notSignedInPage(503, html`${SERVER} didn’t finish the sign-in: ${reason}`)
    }
  }

  return {
    async handle(request, response) {
      const [path = '', query = ''] = (request.url ?? '').split('?')
      if (path !== OAUTH_PATH) return false
      const page = await answer(request, query).catch((error: unknown) => {
        log.error({ page: OAUTH_PATH, reason: reasonOf(error) }, 'a one-time page failed')
        return FAULT
      })
      sendReturnPage(request, response, page, options.serverName)
      return true
    },
  }
}

/** The code is stored, so its address is left: it must not stay in the browser or its history. */
const STORED = explained(303, 'One moment', [html`<a href="${OAUTH_PATH}">Continue</a>`], {
  location: OAUTH_PATH,
})

function signedInPage(forgeHost: string, username: string, code: string, who: ReturnedSignIn): HtmlPage {
  const body = html`<p>You signed in to ${forgeHost} as <strong><bdi>@${username}</bdi></strong>.</p>
${codeWords(code, who)}<p>Not your Slack account? Revoke Greenlight on ${forgeHost}, under your applications.</p>`
  return { status: 200, title: CONFIRM_TITLE, body }
}

const RETRY = html`To try again or to paste a token, open the link in Slack again. ${RETRY_HINT}`

/** The state or the browser is not (or no longer) right: the page does not say which. */
const STRAY = explained(404, 'This sign-in has expired', [
  html`Finish it within 10 minutes, in the same browser.`,
  html`If you just signed in, confirm in Slack. ${RETRY_HINT}`,
])

const DENIED = explained(200, 'You’re not connected', [
  html`You didn’t allow Greenlight on ${SERVER}.`,
  RETRY,
])

/** The forge did not even ask; `code` is a word of RFC 6749, or null. */
function unavailablePage(code: string | null): HtmlPage {
  return explained(502, `${SERVER} didn’t let you sign in`, [
    html`It sent you back without a sign-in.${answeredHtml(code)}`,
    html`${RETRY} If that keeps happening, tell your admin.`,
  ])
}

/** The sign-in failed; `why` is a sentence without its period. */
function notSignedInPage(status: number, why: Html): HtmlPage {
  return explained(status, 'You’re not connected', [
    html`${why}.`,
    html`${RETRY} If that keeps happening, tell your admin.`,
  ])
}

const ONLY_OPENED = explained(405, 'This page can only be opened', [html`Open the link in Slack again.`], {
  allow: 'GET',
})
