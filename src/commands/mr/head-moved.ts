import { button } from '../../blocks/button.ts'
import { mergeConfirmation } from '../../blocks/merge-request/confirmation.ts'
import { mergeButtonLabel, wishLines } from '../../blocks/merge-request/question.ts'
import { mayMerge } from '../../blocks/merge-request/status.ts'
import { type Blocks, privately, type Reply } from '../../blocks/reply.ts'
import { lines, text } from '../../blocks/rich-text.ts'
import { escaped, shortSha } from '../../blocks/text.ts'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { AcceptInput, AcceptOutcome } from '../../services/merge-request/accept.ts'
import { arrivedCommits } from './arrived-commits.ts'
import { nameOf } from './name.ts'

type MovedOutcome = Extract<AcceptOutcome, { kind: 'head-moved' }>

/**
 * Names what arrived since the person looked, and offers the new head with a button that keeps their wish. The
 * headline says also how it stands: nothing was merged.
 */
export function headMoved(outcome: MovedOutcome): Reply {
  const { view, shown, input } = outcome
  const { mr } = view
  const head = mr.sha ? shortSha(mr.sha) : 'an unknown commit'
  const what = `Nothing was merged: ${nameOf(mr)} has moved from ${shortSha(shown)} to ${head}`
  const still = waits(mr) ? `The forge still waits to merge ${head} when its build succeeds.` : ''
  const next = mayMerge(mr)
    ? 'Look at what it holds now, then merge the new head.'
    : 'Look at what it holds now, and at what stands in the way.'
  const { blocks, told } = arrivedCommits(outcome, [`${what}.`, still])
  return {
    ...privately(escaped(`${told} ${next}`), [...blocks, lines([text(next)]), ...offer(outcome, input)]),
    trouble: { reason: 'state' },
  }
}

function waits(mr: MergeRequest): boolean {
  return isOpen(mr) && mr.merge_when_build_succeeds === true
}

/** The same wish at the new head, and the end of a wait that was not asked for at this head. */
function offer({ view }: MovedOutcome, input: AcceptInput): Blocks {
  const { mr } = view
  const { whenBuildSucceeds, removeSourceBranch, message } = input
  const about = { project: mr.project_id, mr: mr.iid }
  const again = {
    ...about,
    sha: mr.sha ?? '',
    whenBuildSucceeds,
    removeSourceBranch,
    ...(message === undefined ? {} : { message }),
  }
  const merge =
    mayMerge(mr) && mr.sha
      ? [
          button(
            mergeButtonLabel(mr.sha, whenBuildSucceeds),
            { verb: 'mr.merge', input: again },
            { style: 'primary', confirm: mergeConfirmation(view, whenBuildSucceeds) },
          ),
        ]
      : []
  const cancel = waits(mr)
    ? [
        button(
          'Cancel the wait',
          { verb: 'mr.cancel', input: about },
          { spoken: `Cancel the waiting merge of !${mr.iid}` },
        ),
      ]
    : []
  if (merge.length + cancel.length === 0) return []
  return [
    ...(merge.length > 0 ? [lines(...wishLines(input, view))] : []),
    { type: 'actions', elements: [...merge, ...cancel] },
  ]
}
