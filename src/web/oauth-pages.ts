import { codeWords, RETRY_HINT } from './link-pages.ts'
import { explained, personWords } from './message-pages.ts'
import { type Html, type HtmlPage, html } from './page.ts'

/** Sends the browser to the forge; the policy for forms would block a redirect of a form. */
export function goingPage(forgeHost: string, address: string, cookie: string): HtmlPage {
  const page = explained(200, 'Going on to the forge', [
    html`You sign in at <strong>${forgeHost}</strong> and say there whether Greenlight may act for you.`,
    html`<a href="${address}">Go on to ${forgeHost}</a>, if nothing happens.`,
  ])
  return {
    ...page,
    headers: { 'referrer-policy': 'no-referrer', refresh: `0; url=${address}`, 'set-cookie': cookie },
  }
}

/** The code is stored, so its address is left: it must not stay in the browser or its history. */
export function storedPage(path: string): HtmlPage {
  const page = explained(303, 'Going on', [html`<a href="${path}">Go on</a>`])
  return { ...page, headers: { location: path } }
}

/** Returns the result of a sign-in, for the person at that browser; the cookie is no longer needed. */
export function endedPage(page: HtmlPage, cookieGone: string): HtmlPage {
  return { ...page, headers: { ...page.headers, 'set-cookie': cookieGone } }
}

/** The page after a sign-in, when only the question in Slack is left. */
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
  const body = html`<p>You have signed in at ${forgeHost} as <strong><bdi>@${username}</bdi></strong>. Greenlight has
sent a message in Slack to ${personWords(who)}.</p>
${codeWords(code)}<p>If that is not your Slack account, take the sign-in back in your settings at ${forgeHost}, where the
applications are that you let in: with it, that person could act in your name.</p>`
  return { status: 200, title: 'Go back to Slack and confirm', body }
}

/** The state or the browser is not (or no longer) right: the page does not say which. */
export function strayPage(): HtmlPage {
  return explained(404, 'This sign-in is no longer good', [
    html`It can be ended once, within ten minutes, in the browser in which it was begun.`,
    html`If you have just signed in, go back to Slack and confirm there. ${RETRY_HINT}`,
  ])
}

/** The person refused at the forge. */
export function deniedPage(forgeHost: string): HtmlPage {
  return explained(200, 'You did not sign in', [
    html`At ${forgeHost} it was not allowed that Greenlight acts for you. Nothing was stored and nothing has changed.`,
    RETRY,
  ])
}

/** The forge did not even ask; `code` is a word of RFC 6749, or null. */
export function unavailablePage(forgeHost: string, code: string | null): HtmlPage {
  const answered = code === null ? html`` : html` It says: <code>${code}</code>.`
  return explained(502, 'The forge did not let you sign in', [
    html`${forgeHost} sent you back without a sign-in.${answered} Nothing was stored and nothing has changed.`,
    html`${RETRY} If it stays so, tell whoever runs Greenlight.`,
  ])
}

/** The sign-in failed; `why` is a sentence without its period. */
export function notSignedInPage(status: number, why: Html): HtmlPage {
  return explained(status, 'You are not signed in', [
    html`${why}. Nothing was stored and nothing has changed.`,
    html`${RETRY} If it stays so, tell whoever runs Greenlight.`,
  ])
}

const RETRY = html`To try again, or to enter a token instead, open the link in Slack once more. ${RETRY_HINT}`
