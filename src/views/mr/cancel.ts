import type { Invocation } from '../../model/invocation.ts'
import { cancelledWords } from '../../model/merge-rules.ts'
import { SERVER } from '../../model/server-name.ts'
import type { CancelOutcome } from '../../services/mr/cancel.ts'
import { failureReply } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { cancelButton, openButton } from './actions.ts'
import { mergeRequestCard } from './card.ts'
import { mrName } from './name.ts'
import { stoppedWithCard } from './refusal.ts'
import { statusWords } from './state.ts'

export function cancelReply(outcome: CancelOutcome, { user, now }: Invocation): Reply {
  switch (outcome.kind) {
    case 'cancelled': {
      const words = cancelledWords(outcome.wasOnTrain)
      return { card: mergeRequestCard(outcome.view, { now, note: { by: user, words, event: 'disarmed' } }) }
    }
    case 'over': {
      const words = outcome.wasOnTrain ? 'It’s off the merge train.' : 'Auto-merge is off.'
      return { card: mergeRequestCard(outcome.view, { now, note: { words } }) }
    }
    case 'was-not-waiting':
      return stoppedWithCard(outcome.view, now, {
        headline: `Auto-merge wasn’t on for ${mrName(outcome.view.mr)}.`,
      })
    case 'too-late':
      return stoppedWithCard(outcome.view, now, {
        headline: `Auto-merge of ${mrName(outcome.view.mr)} is over.`,
        help: `${statusWords(outcome.view.mr)}.`,
      })
    case 'still-waiting': {
      const { view } = outcome
      const stopped = {
        headline: `I can’t tell whether auto-merge of ${mrName(view.mr)} is off.`,
        help: `${SERVER} still shows it as on. Try again, or close it to be safe.`,
        buttons: [cancelButton(view.mr), ...openButton(view.mr)],
      }
      return stoppedWithCard(view, now, stopped, 'no-answer')
    }
    default:
      return failureReply(outcome, {
        tried: 'Auto-merge wasn’t turned off',
        doubt: (what) => `I can’t tell whether auto-merge of ${what} is off`,
      })
  }
}
