import type { Invocation } from '../../model/invocation.ts'
import { cancelledWords } from '../../model/merge-rules.ts'
import { SERVER } from '../../model/server-name.ts'
import type { CancelOutcome } from '../../services/mr/cancel.ts'
import { failureReply } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { cancelButton } from './actions.ts'
import { mergeRequestCard } from './card.ts'
import { mrName } from './name.ts'
import { openButton, stoppedReply } from './refusal.ts'
import { statusWords } from './state.ts'

export function cancelReply(outcome: CancelOutcome, { user, now }: Invocation): Reply {
  switch (outcome.kind) {
    case 'cancelled':
      return {
        card: mergeRequestCard(outcome.view, {
          now,
          note: { by: user, words: cancelledWords(outcome.wasOnTrain), event: 'disarmed' },
        }),
      }
    case 'over':
      return {
        card: mergeRequestCard(outcome.view, {
          now,
          note: { words: outcome.wasOnTrain ? 'It’s off the merge train.' : 'Auto-merge is off.' },
        }),
      }
    case 'was-not-waiting':
    case 'too-late': {
      const { view, kind } = outcome
      const name = mrName(view.mr)
      const reply =
        kind === 'too-late'
          ? stoppedReply(`Auto-merge of ${name} is over.`, `${statusWords(view.mr)}.`, { reason: 'state' })
          : stoppedReply(`Auto-merge wasn’t on for ${name}.`, '', { reason: 'state' })
      return { ...reply, card: mergeRequestCard(view, { now, post: false }) }
    }
    case 'still-waiting': {
      const { view } = outcome
      const reply = stoppedReply(
        `I can’t tell whether auto-merge of ${mrName(view.mr)} is off.`,
        `${SERVER} still shows it as on. Try again, or close it to be safe.`,
        { reason: 'no-answer' },
        [cancelButton(view.mr), ...openButton(view.mr)],
      )
      return { ...reply, card: mergeRequestCard(view, { now, post: false }) }
    }
    default:
      return failureReply(outcome, {
        tried: 'Auto-merge wasn’t turned off',
        doubt: (what) => `I can’t tell whether auto-merge of ${what} is off`,
      })
  }
}
