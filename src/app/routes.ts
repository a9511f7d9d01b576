import { createGreeting } from '../interactions/welcome.ts'
import type { Log } from '../log/log.ts'
import { withOwnSecrets } from '../log/own-secrets.ts'
import type { ForgeServer, Services } from '../services/services.ts'
import type { WebOutbox } from '../slack/outgoing/web-api.ts'
import type { Store } from '../store/store.ts'
import { accountTakenWords } from '../views/greenlight/me.ts'
import { enteredQuestion } from '../views/integration/set.ts'
import { createAuditPage } from '../web/audit-page.ts'
import { createInstallPage } from '../web/install-page.ts'
import { createLinkPage, type TakenAccount } from '../web/link-page.ts'
import { createOauthPage } from '../web/oauth-page.ts'
import { createSecretPage, type EnteredSecrets } from '../web/secret-page.ts'
import type { Handler } from '../web/server.ts'
import { createForgeEvents, type ForgeEventsOptions } from '../web/webhook.ts'
import type { OpenedWorkspaces } from './workspaces.ts'

/**
 * Creates the bot’s own routes: the pages for secrets that must not pass through Slack and for exports that
 * are too long for it, and the endpoint of the forge’s webhook.
 */
export function createRoutes(options: {
  readonly store: Store
  readonly services: Services
  readonly outbox: WebOutbox
  readonly install: OpenedWorkspaces['install']
  readonly publicUrl: string
  readonly server: Pick<ForgeServer, 'url' | 'name'>
  readonly events: Pick<ForgeEventsOptions, 'secrets' | 'onEvent' | 'now'>
  readonly log: Log
}): Handler {
  const { store, services, outbox, install, publicUrl, server, events, log } = options
  const { signIn } = services
  const pages = { store, publicUrl, forgeUrl: server.url, serverName: server.name, log }
  const taken = async ({ team, by, ...account }: TakenAccount) => {
    const posted = await outbox.direct({ team, user: by }, accountTakenWords(account))
    if (posted.kind === 'refused' || posted.kind === 'not-there')
      log.warn({ team, user: by }, 'account confirmation notice failed')
  }
  const link = createLinkPage({
    ...pages,
    taken,
    verify: services.verify,
    hasTokenPage: () => services.missing('token-scopes') === null,
    signInAddress: signIn.address,
  })
  const oauth = createOauthPage({
    ...pages,
    taken,
    finish: signIn.finish,
  })
  const audit = createAuditPage(pages)
  const secret = createSecretPage({ ...pages, entered: (secrets) => askToSave(secrets, outbox) })
  const webhook = createForgeEvents({ ...events, deliveries: store.webhookEvents, log })
  const greet = createGreeting(store, outbox.direct)
  const installation =
    install &&
    createInstallPage({
      ...pages,
      ...install,
      async installed(stored, workspace) {
        await install.installed(stored, workspace)
        // In an organisation nobody has said in which workspace its installer begins.
        if (workspace === null) return
        // The app is installed, whether or not its installer can be told what to do first.
        void greet(workspace, [stored.installedBy]).catch((err: unknown) =>
          log.error({ err }, 'greeting failed'),
        )
      },
    })
  const handlers: readonly Handler[] = [
    webhook,
    ...(installation ? [installation] : []),
    // Where nobody can sign in, nothing is at its address.
    ...(signIn.address ? [oauth] : []),
    link,
    secret,
    audit,
  ]
  return {
    handle: (request, response) =>
      withOwnSecrets(async () => {
        for (const handler of handlers) if (await handler.handle(request, response)) return true
        return false
      }),
  }
}

/** Asks the person in Slack, and throws when they cannot be asked. Only their press sends the values. */
async function askToSave(
  { id, team, user, channel, form }: EnteredSecrets,
  outbox: Pick<WebOutbox, 'whisper' | 'direct'>,
): Promise<void> {
  const content = enteredQuestion(form, id)
  if (channel !== '' && (await outbox.whisper({ team, channel, user }, content))) return
  const posted = await outbox.direct({ team, user }, content)
  if (posted.kind !== 'posted') throw new Error('Slack took no message to the person')
}
