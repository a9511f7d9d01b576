import type { IncomingMessage } from 'node:http'
import type { Log } from '../log/log.ts'
import type { SignInEnd } from '../model/forge-account.ts'
import { SERVER } from '../model/server-name.ts'
import type { ReturnedSignIn, SignIns } from '../store/tables/sign-ins.ts'
import type { TakenAccount } from './link-page.ts'
import { faultPage, gonePage, onlyOpenedPage, RETRY_HINT, takenPage } from './message-pages.ts'
import {
  deniedPage,
  endedPage,
  notSignedInPage,
  signedInPage,
  storedPage,
  strayPage,
  unavailablePage,
} from './oauth-pages.ts'
import { readOauthReturn, wordOf } from './oauth-return.ts'
import { createBrowserCookie, isOneTimeId, type OneTimePage, reasonOf } from './one-time-page.ts'
import { type HtmlPage, html, sendPage } from './page.ts'

export interface OauthPageOptions {
  readonly store: { readonly signIns: Pick<SignIns, 'arrive' | 'end' | 'take'> }
  /** The bot’s address for browsers. */
  readonly publicUrl: string
  /** The address of the server: its host is named on the page. */
  readonly forgeUrl: string
  /** People’s name for the server. */
  readonly serverName: string
  /** Exchanges the code, asks the forge for the account, and stores it until the person confirms. */
  readonly finish: (returned: ReturnedSignIn) => Promise<SignInEnd>
  /** Notifies the person who is linked to the account of the sign-in. */
  readonly taken: (account: TakenAccount) => Promise<void>
  readonly log: Log
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
