import type { Log } from './log/log.ts'
import type { Secrets } from './log/secrets.ts'
import type { Handler } from './server.ts'
import type { ServiceRoom } from './services/services.ts'
import { createLinkConfirmation } from './slack/link-confirmation.ts'
import { createSecretQuestion } from './slack/secret-question.ts'
import type { WebOutbox } from './slack/web-outbox.ts'
import type { Store } from './store/store.ts'
import { createAuditPage } from './web/audit-page.ts'
import { createLinkPage } from './web/link-page.ts'
import { createSecretPage } from './web/secret-page.ts'

/** The bot’s own pages: where people enter what must not pass through Slack, and fetch what is too long for it. */
export function createPages({
  store,
  room,
  outbox,
  secrets,
  publicUrl,
  forgeUrl,
  log,
}: {
  readonly store: Store
  readonly room: ServiceRoom
  readonly outbox: WebOutbox
  readonly secrets: Secrets
  readonly publicUrl: string
  readonly forgeUrl: string
  readonly log: Log
}): Handler {
  const isLinked = async (team: string, user: string) => (await store.accounts.find(team, user)) !== null
  const pages = { store, publicUrl, forgeUrl, log }
  const link = createLinkPage({
    ...pages,
    verify(token, project) {
      secrets.entered(token)
      return room.verify(token, project)
    },
    entered: createLinkConfirmation(outbox, forgeUrl, isLinked),
  })
  const audit = createAuditPage(pages)
  const secret = createSecretPage({ ...pages, entered: createSecretQuestion(outbox) })
  return {
    handle: async (request, response) =>
      (await link.handle(request, response)) ||
      (await secret.handle(request, response)) ||
      audit.handle(request, response),
  }
}
