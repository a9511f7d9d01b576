import { explained } from './message-pages.ts'
import { type HtmlPage, html } from './page.ts'

/** Sends the browser to Slack, which asks the person. */
export function goingToSlackPage(address: string, cookie: string): HtmlPage {
  const page = explained(302, 'Opening Slack', [html`<a href="${address}">Continue in Slack</a>`])
  return { ...page, headers: { location: address, 'set-cookie': cookie } }
}

/** The app is installed, and its token is stored. */
export function installedPage(): HtmlPage {
  return explained(200, 'Greenlight is installed', [
    html`In Slack, type <code>/greenlight connect</code> to connect your account, and <code>/mr help</code> to see what I do.`,
  ])
}

/** The state or the browser is not (or no longer) right: the page does not say which. */
export function strayInstallPage(): HtmlPage {
  return explained(404, 'This installation has expired', [
    html`Finish it within 10 minutes, in the same browser. An address that Slack sent you to works once.`,
    html`If you just installed Greenlight, it’s in Slack already. ${AGAIN}`,
  ])
}

/** The person refused at Slack. */
export function deniedInstallPage(): HtmlPage {
  return explained(200, NOT_INSTALLED, [html`You didn’t allow Greenlight in Slack.`, AGAIN])
}

/** Slack granted nothing; `code` is its own word, or null when there was none. */
export function notInstalledPage(status: number, code: string | null): HtmlPage {
  const answered = code === null ? html`` : html` It says: <code>${code}</code>.`
  return explained(status, NOT_INSTALLED, [
    html`Slack didn’t finish the installation.${answered}`,
    html`${AGAIN} If that keeps happening, tell your admin.`,
  ])
}

/** An internal failure: the app may be installed all the same. */
export function failedInstallPage(): HtmlPage {
  return explained(500, 'Something went wrong', [
    html`I can’t tell whether Greenlight is installed. Your admin can find the reason in its log.`,
    AGAIN,
  ])
}

/** A method other than opening the page. */
export function onlyOpenedInstallPage(): HtmlPage {
  const page = explained(405, 'This page can only be opened', [AGAIN])
  return { ...page, headers: { allow: 'GET' } }
}

const NOT_INSTALLED = 'Greenlight isn’t installed'

const AGAIN = html`<a href="/slack/install">Try again</a>.`
