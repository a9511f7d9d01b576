import { integrationKind } from '../../model/integration-kinds.ts'
import type { Failure } from '../../services/failure.ts'
import type { NotAvailableHere } from '../../services/integration/view.ts'
import { inParts, NOTHING_CHANGED } from '../../views/failure-parts.ts'
import type { Reply } from '../../views/reply.ts'
import { type FailureWords, failureReply } from '../failure.ts'

/** The failure reply: the forge does not offer the integration, or the call failed otherwise. */
export function notDoneReply(outcome: NotAvailableHere | Failure, words: FailureWords): Reply {
  if (outcome.kind !== 'not-offered') return failureReply(outcome, words)
  const { title } = integrationKind(outcome.name)
  if (outcome.retired)
    return inParts(
      {
        what: words.tried,
        why: `Today’s servers have no ${title} any more.`,
        now: words.unchanged ?? NOTHING_CHANGED,
        next: 'Type /integration list for those that there are.',
      },
      { reason: 'absent' },
    )
  return inParts(
    {
      what: words.tried,
      why: `This forge does not offer ${title}: it knows no integration “${outcome.slug}”.`,
      now: words.unchanged ?? NOTHING_CHANGED,
      next: 'If it has another name for it, whoever runs Greenlight can say so with FORGE_INTEGRATION_SLUGS.',
    },
    { reason: 'absent' },
  )
}
