import type { PermitsOf } from './commands/permits.ts'
import type { LiveConfig } from './config.ts'
import type { Log } from './log/log.ts'
import type { Secrets } from './log/secrets.ts'
import { opaqueOutbox, opaqueRespond } from './slack/opaque-outbox.ts'
import { permittedOutbox, permittedRespond } from './slack/permitted-outbox.ts'
import { createRespond, type Respond } from './slack/respond.ts'
import { scrubbedOutbox, scrubbedRespond } from './slack/scrubbed.ts'
import { createWebOutbox, type WebOutbox } from './slack/web-outbox.ts'
import type { Store } from './store/store.ts'

/** The ways out to Slack: no secret leaves, buttons stand for opaque ids, and nobody sees one that they cannot use. */
export function createOutgoing({
  slack,
  store,
  secrets,
  permits,
  log,
}: {
  readonly slack: Pick<LiveConfig['slack'], 'botToken' | 'apiUrl'>
  readonly store: Store
  readonly secrets: Secrets
  readonly permits: PermitsOf
  readonly log: Log
}): { readonly outbox: WebOutbox; readonly respond: Respond } {
  const { buttons } = store
  const web = createWebOutbox({ token: slack.botToken, slackApiUrl: slack.apiUrl, log })
  const respond = scrubbedRespond(createRespond(slack.apiUrl, log), secrets.scrub)
  return {
    outbox: permittedOutbox(opaqueOutbox(scrubbedOutbox(web, secrets.scrub), buttons), permits),
    respond: permittedRespond(opaqueRespond(respond, buttons), permits),
  }
}
