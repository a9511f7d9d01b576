import type { Log } from './log/log.ts'
import type { Secrets } from './log/secrets.ts'
import type { Handler } from './server.ts'
import type { ServiceRoom } from './services/services.ts'
import { createLinkConfirmation } from './slack/link-confirmation.ts'
import { createSecretQuestion } from './slack/secret-question.ts'
import type { WebOutbox } from './slack/web-outbox.ts'
import type { Store } from './store/store.ts'
import { createAuditPage } from './web/audit-page.ts'
import { createForgeEvents, type ForgeEventsOptions } from './web/forge-events.ts'
import { createLinkPage } from './web/link-page.ts'
import { createOauthPage } from './web/oauth-page.ts'
import { createSecretPage } from './web/secret-page.ts'

/**
 * The bot’s own pages: where people enter what must not pass through Slack, and fetch what is too long for it; and
 * where the forge’s webhook delivers.
 */
export function createPages({
  store,
  room,
  outbox,
  secrets,
  publicUrl,
  forgeUrl,
  events,
  log,
}: {
  readonly store: Store
  readonly room: ServiceRoom
  readonly outbox: WebOutbox
  readonly secrets: Secrets
  readonly publicUrl: string
  readonly forgeUrl: string
  readonly events: Pick<ForgeEventsOptions, 'secret' | 'heard' | 'now'>
  readonly log: Log
}): Handler {
  const isLinked = async (team: string, user: string) => (await store.accounts.find(team, user)) !== null
  const pages = { store, publicUrl, forgeUrl, log }
  const entered = createLinkConfirmation(outbox, forgeUrl, isLinked)
  const link = createLinkPage({
    ...pages,
    verify(token, project) {
      secrets.entered(token)
      return room.verify(token, project)
    },
    signInAddress: room.signIn.address,
    entered,
  })
  const oauth = createOauthPage({
    ...pages,
    finish: room.signIn.finish,
    entered,
    async discard(id, team, user) {
      const dropped = await store.links.discard(id, team, user)
      if (dropped) await room.signIn.endThere(dropped)
    },
  })
  const audit = createAuditPage(pages)
  const secret = createSecretPage({ ...pages, entered: createSecretQuestion(outbox) })
  const told = createForgeEvents({ ...events, deliveries: store.forgeDeliveries, log })
  return {
    handle: async (request, response) =>
      (await told.handle(request, response)) ||
      (await oauth.handle(request, response)) ||
      (await link.handle(request, response)) ||
      (await secret.handle(request, response)) ||
      audit.handle(request, response),
  }
}
