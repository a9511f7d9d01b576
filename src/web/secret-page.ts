import type { IncomingMessage } from 'node:http'
import type { Log } from '../log/log.ts'
import { integrationKind, secretsOf } from '../model/integration-kinds.ts'
import type { Store } from '../store/store.ts'
import type { SecretForm, SecretLink } from '../store/tables/secret-links.ts'
import { faultPage, gonePage, notAFormPage, notAskedPage } from './message-pages.ts'
import { createOneTimePage, endingConnection, type OneTimePage, reasonOf } from './one-time-page.ts'
import type { Page } from './page.ts'
import { readSecretForm } from './secret-form.ts'
import { ANEW, secretFormPage, secretsEnteredPage, tooLargePage } from './secret-pages.ts'

/** Entered secrets that await their confirmation in Slack. */
export interface EnteredSecrets {
  /** For `pendingIntegrationChanges`. */
  readonly id: string
  readonly team: string
  readonly user: string
  readonly channel: string
  readonly form: SecretForm
}

export interface SecretPageOptions {
  readonly store: Pick<Store, 'secretLinks' | 'pendingIntegrationChanges'>
  /** The bot’s address for browsers; a form from another origin is refused. */
  readonly publicUrl: string
  /** Its host is named on the page. */
  readonly forgeUrl: string
  /** Asks the person in Slack. When it throws, the entered secrets are deleted again. */
  readonly entered: (secrets: EnteredSecrets) => Promise<void>
  readonly log: Log
}

/** Creates the page for an integration’s secrets, behind the one-time address `/secret/<nonce>`. */
export function createSecretPage(options: SecretPageOptions): OneTimePage {
  const { store, log, entered } = options
  const forgeHost = new URL(options.forgeUrl).host
  const subjectOf = ({ user, userName, form }: SecretLink) => ({ user, userName, forgeHost, ...form })

  async function fillIn(request: IncomingMessage, nonce: string, link: SecretLink): Promise<Page> {
    const subject = subjectOf(link)
    const posted = await readSecretForm(
      request,
      secretsOf(integrationKind(link.form.name, link.form.edition)),
    )
    if (posted.kind === 'not a form') return notAFormPage()
    if (posted.kind === 'too large') return endingConnection(tooLargePage(subject))
    const left = await store.secretLinks.attempt(nonce)
    if (left === null) return gone()
    if (posted.kind === 'secrets') return keep(posted.secrets, nonce, link)
    return left === 0 ? gone() : secretFormPage(subject, 422, posted.problems)
  }

  async function keep(
    secrets: Readonly<Record<string, string>>,
    nonce: string,
    link: SecretLink,
  ): Promise<Page> {
    const { team, user, channel, form } = link
    const who = { team, user, integration: form.name, project: form.project }
    const id = await store.secretLinks.enter(nonce, secrets)
    if (id === null) return gone()
    try {
      await entered({ id, team, user, channel, form })
    } catch (error) {
      await store.pendingIntegrationChanges.discard(id, team, user)
      log.error({ ...who, reason: reasonOf(error) }, 'a person could not be asked to confirm their secrets')
      return notAskedPage('What you entered was', ANEW)
    }
    log.info(who, 'secrets were entered and wait for their confirmation')
    return secretsEnteredPage(subjectOf(link))
  }

  return createOneTimePage(
    {
      prefix: '/secret/',
      find: store.secretLinks.find,
      show: (link) => secretFormPage(subjectOf(link), 200, new Map()),
      fillIn,
      gone,
      fault: () => faultPage('Nothing was set.', ANEW),
    },
    options,
  )
}

function gone(): Page {
  return gonePage('the secrets', ANEW)
}
