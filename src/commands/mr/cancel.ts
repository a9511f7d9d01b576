import { z } from 'zod'
import { mergeRequestCard } from '../../blocks/merge-request/card.ts'
import { statusWords } from '../../blocks/merge-request/status.ts'
import { privately } from '../../blocks/reply.ts'
import { escaped, oneLine } from '../../blocks/text.ts'
import { isFinished } from '../../model/merge-request.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { troubleReply } from '../trouble.ts'
import { nameOf } from './name.ts'

/** `/mr cancel !12` */
export const mrCancel = defineCommand({
  path: ['mr', 'cancel'],
  also: ['disarm'],
  summary: 'Cancel a merge that waits for its build',
  effect: 'write',
  needs: 'account',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: (input, { mergeRequests }) => mergeRequests.cancel(input),
  render(outcome, { user, now }) {
    switch (outcome.kind) {
      case 'cancelled':
        return {
          card: mergeRequestCard(outcome.view, {
            now,
            note: { by: user, words: 'cancelled the wait for the build.' },
          }),
        }
      case 'over':
        return { card: mergeRequestCard(outcome.view, { now, note: { words: 'The wait is over.' } }) }
      case 'was-not-waiting':
      case 'too-late': {
        const { mr } = outcome.view
        const why = isFinished(mr) ? `${statusWords(mr)}.` : 'It was not waiting for a build.'
        return {
          ...privately(escaped(`${nameOf(mr)}: nothing to cancel. ${why}`)),
          card: mergeRequestCard(outcome.view, { now, post: false }),
        }
      }
      case 'still-waiting': {
        const { view, reason } = outcome
        const why =
          reason === ''
            ? 'The forge took the call and shows it waiting as before.'
            : `The call was sent and not answered as expected (${oneLine(reason, 200)}).`
        const ways =
          'Try once more. If that does not help, push a commit to its branch or close it, then look at the forge.'
        return {
          ...privately(escaped(`${nameOf(view.mr)} still waits for its build. ${why} ${ways}`)),
          card: mergeRequestCard(view, { now, post: false }),
        }
      }
      default:
        return troubleReply(outcome, {
          tried: 'The wait was not cancelled',
          doubt: (what) => `I do not know whether ${what} still waits for its build`,
        })
    }
  },
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
