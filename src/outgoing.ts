import type { PermitsOf } from './commands/permits.ts'
import type { LiveConfig } from './config.ts'
import type { Log } from './log/log.ts'
import type { Secrets } from './log/secrets.ts'
import type { IdentitySource } from './slack/identity.ts'
import { opaqueOutbox, opaqueRespond } from './slack/opaque-outbox.ts'
import { permittedOutbox, permittedRespond } from './slack/permitted-outbox.ts'
import { createDurableOutbox, type DurableOutbox } from './slack/posting/durable-outbox.ts'
import { createLookUp } from './slack/posting/look-up.ts'
import { createRespond, type Respond } from './slack/respond.ts'
import { scrubbedOutbox, scrubbedRespond } from './slack/scrubbed.ts'
import { createWebSender, type WebOutbox } from './slack/web-outbox.ts'
import type { Store } from './store/store.ts'

/** The ways out to Slack: no secret leaves, buttons stand for opaque ids, and nobody sees one that they cannot use. */
export function createOutgoing({
  slack,
  store,
  secrets,
  permits,
  identity,
  now,
  log,
}: {
  readonly slack: Pick<LiveConfig['slack'], 'botToken' | 'apiUrl'>
  readonly store: Store
  readonly secrets: Secrets
  readonly permits: PermitsOf
  readonly identity: IdentitySource
  /** ms UTC */
  readonly now: () => number
  readonly log: Log
}): {
  readonly outbox: WebOutbox
  readonly respond: Respond
  /** What brings the posts to Slack. */
  readonly posting: Omit<DurableOutbox, 'outbox'>
} {
  const { buttons } = store
  const web = { token: slack.botToken, slackApiUrl: slack.apiUrl, log }
  const posting = createDurableOutbox({
    sender: createWebSender(web),
    lookUp: createLookUp({ ...web, identity }),
    store,
    now,
    log,
  })
  const respond = scrubbedRespond(createRespond(slack.apiUrl, log), secrets.scrub)
  return {
    outbox: permittedOutbox(opaqueOutbox(scrubbedOutbox(posting.outbox, secrets.scrub), buttons), permits),
    posting,
    respond: permittedRespond(opaqueRespond(respond, buttons), permits),
  }
}
