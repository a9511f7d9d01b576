import { integrationKind, plainOf, secretsOf } from '../model/integration-kinds.ts'
import { type Parameter, readValue, shownValue } from '../model/integration-parameter.ts'
import { SERVER } from '../model/server-name.ts'
import type { Store } from '../store/store.ts'
import type { SecretForm, SecretLink } from '../store/tables/one-time-links.ts'
import {
  CONFIRM_TITLE,
  createOneTimePage,
  faultPage,
  gonePage,
  notDeliveredPage,
  type OneTimePageOptions,
  personWords,
  reasonOf,
} from './one-time-page.ts'
import { emptyHtml, type Html, type HtmlPage, html, joinHtml } from './page.ts'
import type { Handler } from './server.ts'

/** Entered secrets that await their confirmation in Slack. */
export interface EnteredSecrets extends Omit<SecretLink, 'userName'> {
  /** For `pendingIntegrationChanges`. */
  readonly id: string
}

export interface SecretPageOptions extends OneTimePageOptions {
  readonly store: Pick<Store, 'secretLinks' | 'pendingIntegrationChanges'>
  readonly forgeUrl: string
  /** Asks the person in Slack. When it throws, the entered secrets are deleted again. */
  readonly entered: (secrets: EnteredSecrets) => Promise<void>
}

/** Creates the page for an integration’s secrets, behind the one-time address `/secret/<nonce>`. */
export function createSecretPage(options: SecretPageOptions): Handler {
  const { store, log, entered } = options
  const forgeHost = new URL(options.forgeUrl).host
  const subjectOf = ({ user, userName, form }: SecretLink): SecretSubject => ({
    user,
    userName,
    forgeHost,
    ...form,
  })

  async function submit(nonce: string, link: SecretLink, fields: URLSearchParams): Promise<HtmlPage> {
    const { name, edition } = link.form
    const posted = readSecretForm(fields, secretsOf(integrationKind(name, edition)))
    const left = await store.secretLinks.attempt(nonce)
    if (left === null) return GONE
    if (posted.kind === 'secrets') return keep(posted.secrets, nonce, link)
    return left === 0 ? GONE : secretFormPage(subjectOf(link), 422, posted.problems)
  }

  async function keep(
    secrets: Readonly<Record<string, string>>,
    nonce: string,
    link: SecretLink,
  ): Promise<HtmlPage> {
    const { team, user, channel, form } = link
    const who = { team, user, integration: form.name, project: form.project }
    const id = await store.secretLinks.enter(nonce, secrets)
    if (id === null) return GONE
    try {
      await entered({ id, team, user, channel, form })
    } catch (error) {
      await store.pendingIntegrationChanges.discard(id, team, user)
      log.error({ ...who, reason: reasonOf(error) }, 'a person could not be asked to confirm their secrets')
      return notDeliveredPage('what you entered', RETRY_HINT)
    }
    log.info(who, 'secrets were entered and wait for their confirmation')
    return secretsEnteredPage(subjectOf(link))
  }

  return createOneTimePage(
    {
      prefix: '/secret/',
      find: store.secretLinks.find,
      show: (link) => secretFormPage(subjectOf(link), 200, new Map()),
      fields: { maxBytes: BODY_BYTES, tooLarge: (link) => tooLargePage(subjectOf(link)) },
      submit,
      gone: GONE,
      fault: faultPage('I saved nothing.', RETRY_HINT),
    },
    options,
  )
}

/** The person who enters secrets, and the integration that they are for. */
type SecretSubject = SecretForm & Pick<SecretLink, 'user' | 'userName'> & { readonly forgeHost: string }

/** The way to get another link. */
const RETRY_HINT = html`For a new link, type <code>/integration set</code> with its name in Slack.`

const GONE = gonePage('the secrets', RETRY_HINT)

/** Builds the form for the secrets; `problems` are sentences about the entered values, by parameter. */
function secretFormPage(
  subject: SecretSubject,
  status: number,
  problems: ReadonlyMap<string, string>,
): HtmlPage {
  const { forgeHost, projectName, name, edition, replaces } = subject
  const kind = integrationKind(name, edition)
  const secrets = secretsOf(kind)
  const once = replaces
    ? 'Saving replaces the old values and turns the integration on.'
    : 'Saving also turns the integration on.'
  const retryNotice =
    problems.size > 0
      ? html`<p class="wrong" role="alert">I kept nothing. Enter everything again.</p>\n`
      : emptyHtml
  const body = html`${retryNotice}<dl>
<dt>Integration</dt>
<dd><strong>${kind.title}</strong></dd>
<dt>Project</dt>
<dd><bdi>${projectName}</bdi> on <strong>${forgeHost}</strong></dd>
${joinHtml(plainOf(kind).map((parameter) => decided(parameter, subject.values)))}<dt>Slack account</dt>
<dd>${personWords(subject)}</dd>
</dl>
<p>Only continue if you just asked for this link in Slack. If someone sent it to you, close the page.</p>
<form method="post">
${joinHtml(secrets.map((parameter) => field(parameter, problems.get(parameter.name))))}<button>Continue</button>
</form>
<h2>What happens next</h2>
<ul>
<li>You press Save in Slack. Until then, nothing changes.</li>
<li>What you enter goes to ${SERVER} as you, and never to Slack.</li>
<li>It waits encrypted for 10 minutes at most. Once you press Save, it stays encrypted for a day, in case the answer of ${SERVER} is lost.</li>
<li>${once}</li>
</ul>`
  return { status, title: `Enter the secret${secrets.length === 1 ? '' : 's'} for ${kind.title}`, body }
}

/** Confirms that the secrets are stored; the rest happens in Slack. */
function secretsEnteredPage(subject: SecretSubject): HtmlPage {
  const body = html`<p>Greenlight sent a message in Slack to ${personWords(subject)}.</p>
<p>Press Save there within 10 minutes. You can close this page.</p>`
  return { status: 200, title: CONFIRM_TITLE, body }
}

function tooLargePage(subject: SecretSubject): HtmlPage {
  const [first] = secretsOf(integrationKind(subject.name, subject.edition))
  return secretFormPage(subject, 413, new Map(first ? [[first.name, 'That is too long.']] : []))
}

function decided(parameter: Parameter, values: SecretSubject['values']): Html {
  const text = values[parameter.name]
  if (text === undefined) return emptyHtml
  return html`<dt>${parameter.label}</dt>
<dd><bdi>${text === '' ? '(blank)' : shownValue(parameter, text)}</bdi></dd>
`
}

function field({ name, label, help, required }: Parameter, problem: string | undefined): Html {
  const alert = problem ? html`<p class="wrong" id="${name}-problem">${problem}</p>` : emptyHtml
  const described = problem
    ? html`aria-invalid="true" aria-describedby="${name}-problem ${name}-hint"`
    : html`aria-describedby="${name}-hint"`
  const optional = required ? emptyHtml : html` <span class="quiet">(optional)</span>`
  return html`<div class="field">
<label for="${name}">${label}${optional}</label>
${alert}<input id="${name}" name="${name}" type="password" ${required ? html`required ` : emptyHtml}maxlength="${String(MAX_SECRET_LENGTH)}"
autocomplete="off" autocapitalize="none" spellcheck="false" ${described}>
<p class="hint" id="${name}-hint">${help}.</p>
</div>
`
}

/** The content of a posted form: a value for each secret, or the problem with each wrong one. */
type PostedSecrets =
  | { readonly kind: 'secrets'; readonly secrets: Readonly<Record<string, string>> }
  | { readonly kind: 'problems'; readonly problems: ReadonlyMap<string, string> }

const BODY_BYTES = 16_384
/** The longest secret, in characters. */
const MAX_SECRET_LENGTH = 1024

/** Reads the secrets; an optional one that is empty is omitted. */
function readSecretForm(fields: URLSearchParams, parameters: readonly Parameter[]): PostedSecrets {
  const secrets: Record<string, string> = {}
  const problems = new Map<string, string>()
  for (const parameter of parameters) {
    const { name, required } = parameter
    const [typed = '', ...more] = fields.getAll(name)
    const read = readValue(parameter, typed)
    if (!read.ok) problems.set(name, `This ${read.problem}.`)
    else if (more.length > 0 || read.text.length > MAX_SECRET_LENGTH)
      problems.set(name, `This must be one value of at most ${MAX_SECRET_LENGTH} characters.`)
    else if (read.text !== '') secrets[name] = read.text
    else if (required) problems.set(name, 'This is required.')
  }
  return problems.size > 0 ? { kind: 'problems', problems } : { kind: 'secrets', secrets }
}
