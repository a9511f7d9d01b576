import type { LiveConfig } from '../config/config.ts'
import type { ActionFilterOf } from '../interactions/visible-actions.ts'
import type { Log } from '../log/log.ts'
import type { Secrets } from '../log/secrets.ts'
import { tokenizingOutbox, tokenizingRespond } from '../slack/actions/tokenize-outgoing.ts'
import type { IdentitySource } from '../slack/identity.ts'
import { filteringOutbox, filteringRespond } from '../slack/outgoing/filter-actions.ts'
import { createFindPosted } from '../slack/outgoing/find-posted.ts'
import { createDurableOutbox, type DurableOutbox } from '../slack/outgoing/outbox.ts'
import { redactingOutbox, redactingRespond } from '../slack/outgoing/redact.ts'
import { createRespond, type Respond } from '../slack/outgoing/respond.ts'
import { createSlackApi, type WebOutbox } from '../slack/outgoing/web-api.ts'
import type { Store } from '../store/store.ts'

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
  readonly permits: ActionFilterOf
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
  const { actionTokens } = store
  const web = { token: slack.botToken, slackApiUrl: slack.apiUrl, log }
  const posting = createDurableOutbox({
    sender: createSlackApi(web),
    lookUp: createFindPosted({ ...web, identity }),
    store,
    now,
    log,
  })
  const respond = redactingRespond(createRespond(slack.apiUrl, log), secrets.scrub)
  return {
    outbox: filteringOutbox(
      tokenizingOutbox(redactingOutbox(posting.outbox, secrets.scrub), actionTokens),
      permits,
    ),
    posting,
    respond: filteringRespond(tokenizingRespond(respond, actionTokens), permits),
  }
}
