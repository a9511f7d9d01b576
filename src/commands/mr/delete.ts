import { z } from 'zod'
import { isOpen, type MergeRequest, projectPath } from '../../model/merge-request.ts'
import { permissions } from '../../services/access/permission.ts'
import type { DeleteOutcome } from '../../services/mr/delete.ts'
import { remove } from '../../services/mr/delete.ts'
import { findMergeRequestView } from '../../services/mr/view.ts'
import { inParts } from '../../views/failure-parts.ts'
import { mergeRequestCard } from '../../views/merge-request/card.ts'
import { deletedCard } from '../../views/merge-request/deleted-card.ts'
import { statusWords } from '../../views/merge-request/status.ts'
import type { Reply } from '../../views/reply.ts'
import { bold, code, lines, text } from '../../views/rich-text.ts'
import { escaped, oneLine } from '../../views/text.ts'
import type { Asking } from '../command.ts'
import { defineCommand } from '../define.ts'
import { failureReply } from '../failure.ts'
import { mergeRequest, project } from '../fields.ts'
import { nameOf, typedName } from './name.ts'

const RULES =
  'Only admins and owners of the project may. The forge shows it no more and keeps its number, and it cannot be brought back from here.'

/** `/mr delete !12`: the name must be typed first. */
export const mrDelete = defineCommand({
  path: ['mr', 'delete'],
  also: ['rm', 'del'],
  summary: 'Delete a merge request for good; its name must be typed',
  effect: 'destructive',
  access: permissions.changes,
  needs: 'account',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  async confirm(input, context) {
    const found = await findMergeRequestView(context, input)
    if (found.kind !== 'found') return { kind: 'settled', outcome: found }
    const { mr } = found
    const question = `Delete ${nameOf(mr)}?`
    return {
      kind: 'type',
      phrase: phraseOf(mr),
      text: escaped(`${question} ${RULES}`),
      blocks: [
        lines(
          [bold(question)],
          [text(oneLine(mr.title, 200))],
          [code(oneLine(mr.source_branch, 200)), text(' into '), code(oneLine(mr.target_branch, 200))],
          [text(`${oneLine(statusWords(mr), 200)}.`)],
          [text(RULES)],
          isOpen(mr) ? [text('Closing it with /mr close keeps it.')] : [],
        ),
      ],
      yes: 'Delete it',
      input,
    }
  },
  run: (input, context, operation) => remove(context, input, operation),
  render,
  examples: [{ typed: '!12', means: { mr: 12 } }],
})

/** `acme/web!12`; `!12` while the path is unknown. */
function phraseOf(mr: MergeRequest): string {
  const { iid } = mr
  const path = projectPath(mr)
  return path !== null && path.length <= 100 && /^[\w./-]+$/.test(path) ? `${path}!${iid}` : `!${iid}`
}

function render(outcome: DeleteOutcome, { user, now }: Asking): Reply {
  switch (outcome.kind) {
    case 'deleted': {
      const note = outcome.answered
        ? { by: user, words: 'deleted it.' }
        : { words: 'The forge does not show it any more.' }
      return { card: deletedCard(outcome.mr, { now, note }) }
    }
    case 'may-not-delete': {
      const otherwise = isOpen(outcome.mr) ? `, or close it with /mr close ${typedName(outcome.mr)}` : ''
      return inParts(
        {
          what: `${nameOf(outcome.mr)} was not deleted`,
          why: 'The forge refused. Only admins and owners of the project may delete one.',
          now: 'It is still there.',
          next: `Ask one of them${otherwise}.`,
        },
        { reason: 'right' },
      )
    }
    case 'still-there': {
      const reply = inParts(
        {
          what: `I do not know whether ${nameOf(outcome.mr)} gets deleted`,
          why: 'The forge took the call to delete it.',
          now: 'It still shows it.',
          next: 'Look there before you try again.',
        },
        { reason: 'no-answer' },
      )
      const view = { mr: outcome.mr, commits: null, files: null }
      return { ...reply, card: mergeRequestCard(view, { now, post: false }) }
    }
    default:
      return failureReply(outcome, {
        tried: 'The merge request was not deleted',
        doubt: (what) => `I do not know whether ${what} was deleted`,
      })
  }
}
