import type { Invocation } from '../../model/invocation.ts'
import type { CreateOutcome } from '../../services/mr/create.ts'
import { inParts, NOTHING_CHANGED, quickActionReply } from '../failure.ts'
import { type FailureClass, privately, type Reply } from '../reply.ts'
import { escaped, oneLine } from '../text.ts'
import { mergeRequestCard } from './card.ts'
import { mrName } from './name.ts'
import { branchRefusal, leftOutWords, unresolvedReply } from './refusal.ts'

export type CreateResult = CreateOutcome | { readonly kind: 'incomplete' }

const TRIED = 'No merge request was opened'

/** Renders the result of opening a merge request; the card shows its state at the forge afterwards. */
export function mrCreateReply(outcome: CreateResult, { user, now }: Invocation): Reply {
  switch (outcome.kind) {
    case 'created':
      return created(outcome, user, now)
    case 'open-already': {
      const { view } = outcome
      const { source_branch: source, target_branch: target } = view.mr
      const why = `${mrName(view.mr)} is open for ${oneLine(source, 200)} into ${oneLine(target, 200)} already.`
      return {
        ...notOpened(why, 'Go on with that one: here it is.', 'state'),
        card: mergeRequestCard(view, { now }),
      }
    }
    case 'same-branch':
      return notOpened(
        `${oneLine(outcome.branch, 200)} would go into itself.`,
        'Name two different branches.',
      )
    case 'incomplete':
      return notOpened('It needs a source branch and a title.', 'Type /mr create for a form.')
    case 'quick-action':
      return quickActionReply(outcome, TRIED, 'description')
    case 'refused':
      return branchRefusal(outcome, TRIED)
    default:
      return unresolvedReply(outcome, {
        tried: TRIED,
        doubt: (what) => `I do not know whether a merge request of ${what} was opened`,
      })
  }
}

function notOpened(why: string, next: string, reason: FailureClass = 'input'): Reply {
  return inParts({ what: TRIED, why, now: NOTHING_CHANGED, next, field: 'source' }, { reason })
}

function created(outcome: Extract<CreateResult, { kind: 'created' }>, user: string, now: Date): Reply {
  const { view, missing, answered } = outcome
  const note = answered
    ? { by: user, words: 'opened it.', event: 'opened' as const }
    : { words: 'The answer to opening it was lost, and the forge shows it open.' }
  const card = mergeRequestCard(view, { now, note })
  if (missing.length === 0) return { card }
  return { ...privately(escaped(`${mrName(view.mr)} is open. ${leftOutWords(missing)}`)), card }
}
