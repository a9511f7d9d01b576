import { SERVER } from '../model/server-name.ts'
import { CONFIRM_TITLE, codeWords, explained, RETRY_HINT } from './message-pages.ts'
import { type Html, type HtmlPage, html } from './page.ts'

/** Sends the browser to the forge; the policy for forms would block a redirect of a form. */
export function goingPage(forgeHost: string, address: string, cookie: string): HtmlPage {
  const page = explained(200, `Opening ${SERVER}`, [
    html`Sign in to <strong>${forgeHost}</strong> and allow Greenlight there.`,
    html`If nothing happens: <a href="${address}">Open ${forgeHost}</a>`,
  ])
  return {
    ...page,
    headers: { 'referrer-policy': 'no-referrer', refresh: `0; url=${address}`, 'set-cookie': cookie },
  }
}

/** The code is stored, so its address is left: it must not stay in the browser or its history. */
export function storedPage(path: string): HtmlPage {
  const page = explained(303, 'One moment', [html`<a href="${path}">Continue</a>`])
  return { ...page, headers: { location: path } }
}

/** Returns the result of a sign-in, for the person at that browser; the cookie is no longer needed. */
export function endedPage(page: HtmlPage, cookieGone: string): HtmlPage {
  return { ...page, headers: { ...page.headers, 'set-cookie': cookieGone } }
}

/** The page after a sign-in, when only the code is left. */
export function signedInPage({
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
export function strayPage(): HtmlPage {
  return explained(404, 'This sign-in has expired', [
    html`Finish it within 10 minutes, in the same browser.`,
    html`If you just signed in, confirm in Slack. ${RETRY_HINT}`,
  ])
}

/** The person refused at the forge. */
export function deniedPage(): HtmlPage {
  return explained(200, 'You’re not connected', [html`You didn’t allow Greenlight on ${SERVER}.`, RETRY])
}

/** The forge did not even ask; `code` is a word of RFC 6749, or null. */
export function unavailablePage(code: string | null): HtmlPage {
  const answered = code === null ? html`` : html` It says: <code>${code}</code>.`
  return explained(502, `${SERVER} didn’t let you sign in`, [
    html`It sent you back without a sign-in.${answered}`,
    html`${RETRY} If that keeps happening, tell your admin.`,
  ])
}

/** The sign-in failed; `why` is a sentence without its period. */
export function notSignedInPage(status: number, why: Html): HtmlPage {
  return explained(status, 'You’re not connected', [
    html`${why}.`,
    html`${RETRY} If that keeps happening, tell your admin.`,
  ])
}

const RETRY = html`To try again or to paste a token, open the link in Slack again. ${RETRY_HINT}`
