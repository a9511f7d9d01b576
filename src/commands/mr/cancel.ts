import { z } from 'zod'
import type { MergeRequest } from '../../model/merge-request.ts'
import { permissions } from '../../services/access/permission.ts'
import { cancel } from '../../services/mr/cancel.ts'
import { inParts, NOTHING_CHANGED } from '../../views/failure-parts.ts'
import { mergeRequestCard } from '../../views/merge-request/card.ts'
import { statusWords } from '../../views/merge-request/status.ts'
import { oneLine } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { failureReply } from '../failure.ts'
import { mergeRequest, project } from '../fields.ts'
import { nameOf, typedName } from './name.ts'

/** `/mr cancel !12` */
export const mrCancel = defineCommand({
  path: ['mr', 'cancel'],
  also: ['disarm'],
  summary: 'Cancel a merge that waits for its build',
  effect: 'write',
  access: permissions.changes,
  needs: 'account',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: (input, context, operation) => cancel(context, input, operation),
  render(outcome, { user, now }) {
    switch (outcome.kind) {
      case 'cancelled':
        return {
          card: mergeRequestCard(outcome.view, {
            now,
            note: { by: user, words: 'cancelled the wait for the build.', did: 'disarmed' },
          }),
        }
      case 'over':
        return { card: mergeRequestCard(outcome.view, { now, note: { words: 'The wait is over.' } }) }
      case 'was-not-waiting':
      case 'too-late': {
        const { view, kind } = outcome
        const reply = inParts(
          {
            what: `${nameOf(view.mr)}: nothing to cancel`,
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
            what: `I do not know whether the wait of ${nameOf(view.mr)} was cancelled`,
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
  },
  examples: [{ typed: '!12', means: { mr: 12 } }],
})

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
