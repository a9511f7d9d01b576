import { person } from './explained.ts'
import { html, nothing } from './html.ts'
import type { Page } from './page.ts'

/** The person who is about to be linked, and the forge's host. */
export interface LinkSubject {
  readonly user: string
  /** As Slack gives it: foreign text. */
  readonly userName: string
  readonly forgeHost: string
}

/** The form for the token; `problem` is a sentence about the one that was just entered. */
export function formPage(subject: LinkSubject, status: number, problem: string | null): Page {
  const { forgeHost } = subject
  const alert = problem === null ? nothing : html`<p class="wrong" role="alert" id="problem">${problem}</p>`
  const described =
    problem === null
      ? html`aria-describedby="hint"`
      : html`aria-invalid="true" aria-describedby="problem hint"`
  const body = html`${alert}
<dl>
<dt>Slack account</dt>
<dd>${person(subject)}</dd>
<dt>Account on the forge</dt>
<dd>the one whose token you enter, on <strong>${forgeHost}</strong></dd>
</dl>
<p>Go on only if this is your Slack account and you have just asked for this link. If somebody sent it to you,
close this page: with your token, that person could act in your name.</p>
<form method="post">
<label for="token">Personal access token from ${forgeHost}</label>
<input id="token" name="token" type="password" required maxlength="1024" autocomplete="off"
autocapitalize="none" spellcheck="false" ${described}>
<p class="hint" id="hint">You make one in your account settings on ${forgeHost}. It must be allowed to use the API.</p>
<button>Check the token</button>
</form>
<h2>What happens with the token</h2>
<ul>
<li>Greenlight asks ${forgeHost} whether it works, and then asks you in Slack to confirm. Until you do, nothing
changes.</li>
<li>It is used for what you ask for in Slack and for following what you started there, in your name and with your
rights.</li>
<li>It is stored encrypted in Greenlight’s own database and never sent to Slack.</li>
<li><code>/greenlight disconnect</code> in Slack deletes it there.</li>
</ul>`
  return { status, title: 'Link your account', body }
}

/** The token is good and kept; what is left to do is in Slack. */
export function enteredPage(subject: LinkSubject): Page {
  const body = html`<p>${subject.forgeHost} has accepted the token. Greenlight has sent a message in Slack to
${person(subject)}.</p>
<p>Confirm there within ten minutes; until then nothing changes. You can close this page.</p>`
  return { status: 200, title: 'Go back to Slack and confirm', body }
}

/** How to get another link. */
export const ANEW = html`To get a new link, type <code>/greenlight connect</code> in Slack.`
