import type { Invocation } from '../../model/invocation.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { CancelOutcome } from '../../services/mr/cancel.ts'
import { failureReply, inParts, NOTHING_CHANGED } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { oneLine } from '../text.ts'
import { mergeRequestCard } from './card.ts'
import { mrName, typedName } from './name.ts'
import { statusWords } from './status.ts'

const NOT_WAITING = {
  why: 'It was not waiting for a build.',
  now: NOTHING_CHANGED,
  next: 'Nothing is left to do: it is merged only when somebody asks for it.',
}

function tooLate(mr: MergeRequest) {
  const next =
    mr.state === 'merged'
      ? 'Nothing can be cancelled any more; to undo it, revert its merge commit in a new merge request.'
      : `Nothing is left to do; type /mr reopen ${typedName(mr)} to open it again.`
  return { why: 'Its wait for the build had ended before.', now: `${statusWords(mr)}.`, next }
}

export function cancelReply(outcome: CancelOutcome, { user, now }: Invocation): Reply {
  switch (outcome.kind) {
    case 'cancelled':
      return {
        card: mergeRequestCard(outcome.view, {
          now,
          note: { by: user, words: 'cancelled the wait for the build.', event: 'disarmed' },
        }),
      }
    case 'over':
      return { card: mergeRequestCard(outcome.view, { now, note: { words: 'The wait is over.' } }) }
    case 'was-not-waiting':
    case 'too-late': {
      const { view, kind } = outcome
      const reply = inParts(
        {
          what: `${mrName(view.mr)}: nothing to cancel`,
          ...(kind === 'too-late' ? tooLate(view.mr) : NOT_WAITING),
        },
        { reason: 'state' },
      )
      return { ...reply, card: mergeRequestCard(view, { now, post: false }) }
    }
    case 'still-waiting': {
      const { view, reason } = outcome
      const why =
        reason === ''
          ? 'The forge took the call and shows it waiting as before.'
          : `The call was sent and not answered as expected (${oneLine(reason, 200)}).`
      const reply = inParts(
        {
          what: `I do not know whether the wait of ${mrName(view.mr)} was cancelled`,
          why,
          now: 'When I last looked, the forge showed that it still waits for its build; then it is merged when the build succeeds.',
          next: 'Try once more. If that does not help, push a commit to its branch or close it, then look at the forge.',
        },
        { reason: 'no-answer' },
      )
      return { ...reply, card: mergeRequestCard(view, { now, post: false }) }
    }
    default:
      return failureReply(outcome, {
        tried: 'The wait was not cancelled',
        doubt: (what) => `I do not know whether ${what} still waits for its build`,
      })
  }
}
