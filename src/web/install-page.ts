import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Log } from '../log/log.ts'
import type { NewInstallation } from '../store/tables/installations.ts'
import { newOneTimeId } from '../store/tables/one-time-links.ts'
import {
  answeredHtml,
  createBrowserCookie,
  endedPage,
  readOauthReturn,
  sendReturnPage,
  wordOf,
} from './oauth-return.ts'
import { isOneTimeId, reasonOf } from './one-time-page.ts'
import { explained, type HtmlPage, html } from './page.ts'
import type { Handler } from './server.ts'

/** The path at which a workspace begins to install the app. */
const INSTALL_PATH = '/slack/install'
export const REDIRECT_PATH = '/slack/oauth_redirect'

/** Time within which an installation must come back from Slack, in ms. */
const GOOD_FOR_MS = 10 * 60_000

export interface InstallPageOptions {
  readonly publicUrl: string
  readonly serverName: string
  /** Signs the state; the same for all replicas. */
  readonly stateSecret: string
  /** Returns the address where Slack asks the person. */
  readonly address: (state: string) => string
  readonly trade: (code: string) => Promise<
    | {
        readonly kind: 'granted'
        readonly installation: NewInstallation
        /** Null for a whole organisation. */
        readonly workspace: string | null
      }
    | { readonly kind: 'refused'; readonly code: string }
    | { readonly kind: 'unreachable' }
  >
  /** Claims a key, once by any process; false for everybody else. */
  readonly claim: (key: string) => Promise<boolean>
  /** Stores the installation of a workspace; `installedBy` is the person who is at this browser. */
  readonly installed: (installation: NewInstallation, workspace: string | null) => Promise<void>
  readonly log: Log
  /** ms UTC */
  readonly now: () => number
}

/**
 * Creates the pages by which a workspace installs the app (RFC 6749, 4.1). Nothing is stored before somebody comes
 * back: the state is signed, holds its own end, and belongs to one browser; coming back uses it up.
 */
export function createInstallPage(options: InstallPageOptions): Handler {
  const { stateSecret, claim, log, now } = options
  const cookie = createBrowserCookie(options.publicUrl, 'install')

  const signed = (id: string, until: string, browser: string): string =>
    createHmac('sha256', stateSecret)
      .update(JSON.stringify(['greenlight-install', id, until, browser]))
      .digest('base64url')

  function begin(): HtmlPage {
    const [id, browser] = [newOneTimeId(), newOneTimeId()]
    const until = String(now() + GOOD_FOR_MS)
    const state = [id, until, signed(id, until, browser)].join('.')
    return goingToSlackPage(options.address(state), cookie.set(browser))
  }

  /** Uses up the state; false when it is made up, too old, another browser’s, or used. */
  async function spend(state: string, browser: string): Promise<boolean> {
    const [id = '', until = '', mac = '', ...more] = state.split('.')
    if (more.length > 0 || !isOneTimeId(id) || !/^\d{1,15}$/.test(until)) return false
    const [given, expected] = [Buffer.from(mac), Buffer.from(signed(id, until, browser))]
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
    if (Number(until) <= now()) return false
    return claim(`install:${createHash('sha256').update(state).digest('base64url')}`)
  }

  async function comeBack(request: IncomingMessage, query: string): Promise<HtmlPage> {
    const browser = cookie.read(request)
    const sent = readOauthReturn(query)
    if (browser === null || sent === null || !(await spend(sent.state, browser))) return STRAY
    const ended = (page: HtmlPage) => endedPage(page, cookie.gone)
    if (sent.kind === 'error') {
      const word = wordOf(sent.error)
      log.info({ error: word }, 'Slack sent a person back without an installation')
      return ended(word === 'access_denied' ? DENIED : notInstalledPage(502, word))
    }
    const granted = await options.trade(sent.code)
    if (granted.kind === 'unreachable') return ended(notInstalledPage(503, null))
    if (granted.kind === 'refused') return ended(notInstalledPage(502, granted.code))
    const { team, installedBy, scopes } = granted.installation
    await options.installed(granted.installation, granted.workspace)
    const where = granted.workspace === null ? 'an organisation' : 'a workspace'
    log.info({ team, user: installedBy, scopes }, `the app was installed in ${where}`)
    return ended(INSTALLED)
  }

  return {
    async handle(request, response) {
      const [path = '', query = ''] = (request.url ?? '').split('?')
      if (path !== INSTALL_PATH && path !== REDIRECT_PATH) return false
      const answer = async () => {
        // A mere check for existence must not use up the state.
        if (request.method !== 'GET') return ONLY_OPENED
        return path === INSTALL_PATH ? begin() : comeBack(request, query)
      }
      const page = await answer().catch((error: unknown) => {
        log.error({ page: path, reason: reasonOf(error) }, 'an installation failed')
        return FAILED
      })
      sendReturnPage(request, response, page, options.serverName)
      return true
    },
  }
}

const NOT_INSTALLED = 'Greenlight isn’t installed'

const AGAIN = html`<a href="/slack/install">Try again</a>.`

/** Sends the browser to Slack, which asks the person. */
function goingToSlackPage(address: string, cookie: string): HtmlPage {
  const headers = { location: address, 'set-cookie': cookie }
  return explained(302, 'Opening Slack', [html`<a href="${address}">Continue in Slack</a>`], headers)
}

const INSTALLED = explained(200, 'Greenlight is installed', [
  html`In Slack, type <code>/greenlight connect</code> to connect your account, and <code>/mr help</code> to see what I do.`,
])

/** The state or the browser is not (or no longer) right: the page does not say which. */
const STRAY = explained(404, 'This installation has expired', [
  html`Finish it within 10 minutes, in the same browser. An address that Slack sent you to works once.`,
  html`If you just installed Greenlight, it’s in Slack already. ${AGAIN}`,
])

const DENIED = explained(200, NOT_INSTALLED, [html`You didn’t allow Greenlight in Slack.`, AGAIN])

/** Slack granted nothing; `code` is its own word, or null when there was none. */
function notInstalledPage(status: number, code: string | null): HtmlPage {
  return explained(status, NOT_INSTALLED, [
    html`Slack didn’t finish the installation.${answeredHtml(code)}`,
    html`${AGAIN} If that keeps happening, tell your admin.`,
  ])
}

/** An internal failure: the app may be installed all the same. */
const FAILED = explained(500, 'Something went wrong', [
  html`I can’t tell whether Greenlight is installed. Your admin can find the reason in its log.`,
  AGAIN,
])

const ONLY_OPENED = explained(405, 'This page can only be opened', [AGAIN], { allow: 'GET' })
