import {
  type Edition,
  type IntegrationName,
  integrationKind,
  plainOf,
  secretsOf,
} from '../model/integration-kinds.ts'
import type { Parameter } from '../model/integration-parameter.ts'
import { shownValue } from '../model/integration-value.ts'
import { type Html, html, nothing } from './html.ts'
import { person } from './message-pages.ts'
import type { Page } from './page.ts'
import { LONGEST_SECRET } from './secret-form.ts'

/** The person who enters secrets, and the integration that they are for. */
export interface SecretSubject {
  readonly user: string
  /** Foreign text, as Slack sends it. */
  readonly userName: string
  readonly forgeHost: string
  readonly name: IntegrationName
  readonly edition: Edition
  readonly projectName: string
  readonly replaces: boolean
  /** The values chosen in Slack, by parameter; '' empties. */
  readonly values: Readonly<Record<string, string>>
}

/** The way to get another link. */
export const ANEW = html`To get a new link, type <code>/integration set</code> with the kind in Slack.`

/** Builds the form for the secrets; `problems` are sentences about the entered values, by parameter. */
export function secretFormPage(
  subject: SecretSubject,
  status: number,
  problems: ReadonlyMap<string, string>,
): Page {
  const { forgeHost, projectName, name, edition, replaces } = subject
  const kind = integrationKind(name, edition)
  const secrets = secretsOf(kind)
  const once = replaces
    ? 'What is set there now is replaced, and the integration is switched on.'
    : 'Setting the integration also switches it on.'
  const again =
    problems.size > 0
      ? html`<p class="wrong" role="alert">Nothing was kept. Enter everything once more.</p>\n`
      : nothing
  const body = html`${again}<dl>
<dt>Integration</dt>
<dd><strong>${kind.title}</strong></dd>
<dt>Project</dt>
<dd><bdi>${projectName}</bdi> on <strong>${forgeHost}</strong></dd>
${joined(plainOf(kind).map((parameter) => decided(parameter, subject.values)))}<dt>Slack account</dt>
<dd>${person(subject)}</dd>
</dl>
<p>Go on only if this is your Slack account and you have just asked for this link. If somebody sent it to you,
close this page: that person could use what you enter.</p>
<form method="post">
${joined(secrets.map((parameter) => field(parameter, problems.get(parameter.name))))}<button>Go on</button>
</form>
<h2>What happens with it</h2>
<ul>
<li>Greenlight asks you in Slack whether to set it. Until you say yes there, nothing changes.</li>
<li>What you enter is never sent to Slack. It waits for your answer, encrypted, for at most ten minutes; after a yes it
goes to ${forgeHost}, in your name.</li>
<li>Once ${forgeHost} has taken it, Greenlight keeps it encrypted for 90 days, only so that it can take it out of what
it writes and logs.</li>
<li>${once}</li>
</ul>`
  return { status, title: `Enter the secret${secrets.length === 1 ? '' : 's'} for ${kind.title}`, body }
}

/** Confirms that the secrets are stored; the rest happens in Slack. */
export function secretsEnteredPage(subject: SecretSubject): Page {
  const body = html`<p>Greenlight has sent a message in Slack to ${person(subject)}.</p>
<p>Say yes there within ten minutes; until then nothing changes. You can close this page.</p>`
  return { status: 200, title: 'Go back to Slack and confirm', body }
}

/** The form was larger than any form of this page. */
export function tooLargePage(subject: SecretSubject): Page {
  const [first] = secretsOf(integrationKind(subject.name, subject.edition))
  return secretFormPage(subject, 413, new Map(first ? [[first.name, 'That is too long.']] : []))
}

function decided(parameter: Parameter, values: SecretSubject['values']): Html {
  const text = values[parameter.name]
  if (text === undefined) return nothing
  return html`<dt>${parameter.label}</dt>
<dd><bdi>${text === '' ? '(blank)' : shownValue(parameter, text)}</bdi></dd>
`
}

function field({ name, label, help, required }: Parameter, problem: string | undefined): Html {
  const alert = problem ? html`<p class="wrong" id="${name}-problem">${problem}</p>` : nothing
  const described = problem
    ? html`aria-invalid="true" aria-describedby="${name}-problem ${name}-hint"`
    : html`aria-describedby="${name}-hint"`
  const optional = required ? nothing : html` <span class="quiet">(may stay empty)</span>`
  return html`<div class="field">
<label for="${name}">${label}${optional}</label>
${alert}<input id="${name}" name="${name}" type="password" ${required ? html`required ` : nothing}maxlength="${String(LONGEST_SECRET)}"
autocomplete="off" autocapitalize="none" spellcheck="false" ${described}>
<p class="hint" id="${name}-hint">${help}.</p>
</div>
`
}

function joined(parts: readonly Html[]): Html {
  let whole = nothing
  for (const part of parts) whole = html`${whole}${part}`
  return whole
}
