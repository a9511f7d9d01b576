import { laterWay } from '../../model/merge-offer.ts'
import { isArmed, isOpen } from '../../model/merge-request.ts'
import { type MergeInput, type MergeOutcome, mergeRefusal } from '../../services/mr/merge.ts'
import { button } from '../../views/button.ts'
import { cancelButton } from '../../views/merge-request/actions.ts'
import { awaitedWords } from '../../views/merge-request/build-words.ts'
import { mergeConfirmation } from '../../views/merge-request/confirmation.ts'
import { mergeButtonLabel, wishLines } from '../../views/merge-request/question.ts'
import { type Blocks, privately, type Reply } from '../../views/reply.ts'
import { lines, text } from '../../views/rich-text.ts'
import { escaped, shortSha } from '../../views/text.ts'
import { arrivedCommits } from './arrived-commits.ts'
import { nameOf } from './name.ts'

type MovedOutcome = Extract<MergeOutcome, { kind: 'head-moved' }>

/**
 * Names the commits since the shown head, and offers the new head with a button that keeps the options of the
 * merge. The headline also says that nothing was merged.
 */
export function headMoved(outcome: MovedOutcome): Reply {
  const { view, shown, input } = outcome
  const { mr } = view
  const head = mr.sha ? shortSha(mr.sha) : 'an unknown commit'
  const what = `Nothing was merged: ${nameOf(mr)} has moved from ${shortSha(shown)} to ${head}`
  const still = isArmed(mr) ? `It is still set to merge ${awaitedWords(mr, view.rules)}.` : ''
  const next = isOffered(outcome, input)
    ? 'Look at what it holds now, then merge the new head.'
    : 'Look at what it holds now, and at what stands in the way.'
  const { blocks, told } = arrivedCommits(outcome, [`${what}.`, still])
  return {
    ...privately(escaped(`${told} ${next}`), [...blocks, lines([text(next)]), ...offer(outcome, input)]),
    trouble: { reason: 'state' },
  }
}

/** True when the same merge may be sent for the new head. */
function isOffered({ view }: Pick<MovedOutcome, 'view'>, input: MergeInput): boolean {
  return isOpen(view.mr) && mergeRefusal(view, input) === null
}

/** Buttons for the same merge at the new head, and to cancel an auto-merge that is set. */
function offer({ view }: MovedOutcome, input: MergeInput): Blocks {
  const { mr } = view
  const { whenBuildSucceeds, removeSourceBranch, message } = input
  const again = {
    project: mr.project_id,
    mr: mr.iid,
    sha: mr.sha ?? '',
    whenBuildSucceeds,
    ...(removeSourceBranch === undefined ? {} : { removeSourceBranch }),
    ...(message === undefined ? {} : { message }),
  }
  const merge =
    isOffered({ view }, input) && mr.sha
      ? [
          button(
            mergeButtonLabel(view, mr.sha, whenBuildSucceeds),
            { verb: 'mr.merge', input: again },
            { style: 'primary', confirm: mergeConfirmation(view, whenBuildSucceeds ? laterWay(view) : null) },
          ),
        ]
      : []
  const cancel = isArmed(mr) ? [cancelButton(mr)] : []
  if (merge.length + cancel.length === 0) return []
  return [
    ...(merge.length > 0 ? [lines(...wishLines(input, view))] : []),
    { type: 'actions', elements: [...merge, ...cancel] },
  ]
}
