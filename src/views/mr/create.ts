import type { Invocation } from '../../model/invocation.ts'
import type { CreateOutcome } from '../../services/mr/create.ts'
import { inParts, quickActionReply } from '../failure.ts'
import { unknownMembersWords } from '../people.ts'
import { type FailureClass, privately, type Reply } from '../reply.ts'
import { escaped, oneLine } from '../text.ts'
import { mergeRequestCard, noteOf } from './card.ts'
import { OPENED } from './event.ts'
import { mrName } from './name.ts'
import { branchRefusal, leftOutWords, unresolvedReply } from './refusal.ts'

export type CreateResult = CreateOutcome | { readonly kind: 'incomplete' }

const TRIED = 'I couldn’t create the merge request'

/** Renders the result of opening a merge request; the card shows its state at the forge afterwards. */
export function mrCreateReply(outcome: CreateResult, { user, now }: Invocation): Reply {
  switch (outcome.kind) {
    case 'created':
      return created(outcome, user, now)
    case 'open-already': {
      const { view } = outcome
      const why = `There’s already one for this branch: ${mrName(view.mr)}.`
      return { ...notOpened(why, '', 'state'), card: mergeRequestCard(view, { now }) }
    }
    case 'same-branch':
      return notOpened(`${oneLine(outcome.branch, 200)} is both branches.`, 'Name two different branches.')
    case 'incomplete':
      return notOpened('It needs a source branch and a title.', 'Type /mr create for a form.')
    case 'quick-action':
      return quickActionReply(outcome, TRIED, 'description')
    case 'refused':
      return branchRefusal(outcome, TRIED)
    default:
      return unresolvedReply(outcome, {
        tried: TRIED,
        doubt: (what) => `I can’t tell whether a merge request of ${what} was created`,
      })
  }
}

function notOpened(why: string, next: string, reason: FailureClass = 'input'): Reply {
  return inParts(reason, { what: TRIED, why, next, field: 'source' })
}

function created(outcome: Extract<CreateResult, { kind: 'created' }>, user: string, now: Date): Reply {
  const { view, missing, unknownMembers } = outcome
  const words = `${OPENED}${unknownMembersWords(unknownMembers)}`
  const note = noteOf(outcome, { by: user, words, event: 'opened' }, 'it open')
  const card = mergeRequestCard(view, { now, note })
  if (missing.length === 0) return { card }
  return { ...privately(escaped(`${mrName(view.mr)} is open. ${leftOutWords(missing)}`)), card }
}
