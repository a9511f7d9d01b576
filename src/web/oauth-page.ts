import type { IncomingMessage } from 'node:http'
import type { SignInEnd } from '../model/forge-account.ts'
import { SERVER } from '../model/server-name.ts'
import type { ReturnedSignIn, SignIns } from '../store/account-links.ts'
import { codeWords, RETRY_HINT, type TakenAccount, takenPage } from './link-page.ts'
import { createBrowserCookie, endedPage, readOauthReturn, wordOf } from './oauth-return.ts'
import {
  CONFIRM_TITLE,
  faultPage,
  gonePage,
  isOneTimeId,
  type OneTimePage,
  type OneTimePageOptions,
  reasonOf,
} from './one-time-page.ts'
import { explained, type Html, type HtmlPage, html, sendPage } from './page.ts'

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
export function createOauthPage(options: OauthPageOptions): OneTimePage {
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
    if (request.method !== 'GET') return onlyOpenedPage()
    const sent = query === '' ? null : readOauthReturn(query)
    if (browser === null || sent === null || !isOneTimeId(sent.state)) return strayPage()
    switch (sent.kind) {
      case 'code':
        return (await signIns.arrive(sent.state, browser, sent.code)) ? storedPage(OAUTH_PATH) : strayPage()
      case 'error':
        if (!(await signIns.end(sent.state, browser))) return strayPage()
        log.info({ error: wordOf(sent.error) }, 'the forge sent a person back without a sign-in')
        return endedPage(
          sent.error === 'access_denied' ? deniedPage() : unavailablePage(wordOf(sent.error)),
          cookie.gone,
        )
    }
  }

  async function finish(returned: ReturnedSignIn): Promise<HtmlPage> {
    const { team, user, userName } = returned
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
      return end.kind === 'gone' ? gonePage('your token', RETRY_HINT) : unfinished(end)
    }
    const { code, account } = end
    log.info(who, 'a person signed in and their confirmation is waited for')
    const forgeHost = new URL(options.forgeUrl).host
    return signedInPage({ forgeHost, username: account.username, code, user, userName })
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
        return faultPage('You’re not connected.', RETRY_HINT)
      })
      // The address may hold a code, so it is sent to no other page.
      const headers = { ...page.headers, 'referrer-policy': 'no-referrer' }
      sendPage(request, response, { ...page, headers }, options.serverName)
      return true
    },
  }
}

/** The code is stored, so its address is left: it must not stay in the browser or its history. */
function storedPage(path: string): HtmlPage {
  const page = explained(303, 'One moment', [html`<a href="${path}">Continue</a>`])
  return { ...page, headers: { location: path } }
}

/** The page after a sign-in, when only the code is left. */
function signedInPage({
  forgeHost,
  username,
  code,
  ...who
}: {
  readonly forgeHost: string
  readonly username: string
  readonly code: string
  readonly user: string
  readonly userName: string
}): HtmlPage {
  const body = html`<p>You signed in to ${forgeHost} as <strong><bdi>@${username}</bdi></strong>.</p>
${codeWords(code, who)}<p>Not your Slack account? Revoke Greenlight on ${forgeHost}, under your applications.</p>`
  return { status: 200, title: CONFIRM_TITLE, body }
}

/** The state or the browser is not (or no longer) right: the page does not say which. */
function strayPage(): HtmlPage {
  return explained(404, 'This sign-in has expired', [
    html`Finish it within 10 minutes, in the same browser.`,
    html`If you just signed in, confirm in Slack. ${RETRY_HINT}`,
  ])
}

/** The person refused at the forge. */
function deniedPage(): HtmlPage {
  return explained(200, 'You’re not connected', [html`You didn’t allow Greenlight on ${SERVER}.`, RETRY])
}

/** The forge did not even ask; `code` is a word of RFC 6749, or null. */
function unavailablePage(code: string | null): HtmlPage {
  const answered = code === null ? html`` : html` It says: <code>${code}</code>.`
  return explained(502, `${SERVER} didn’t let you sign in`, [
    html`It sent you back without a sign-in.${answered}`,
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

const RETRY = html`To try again or to paste a token, open the link in Slack again. ${RETRY_HINT}`

/** A method other than opening the page. */
function onlyOpenedPage(): HtmlPage {
  const page = explained(405, 'This page can only be opened', [html`Open the link in Slack again.`])
  return { ...page, headers: { allow: 'GET' } }
}
