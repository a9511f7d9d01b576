import { laterWay } from '../../model/merge-offer.ts'
import { isArmed, isOpen } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { MergeInput, MergeOutcome } from '../../services/mr/merge.ts'
import type { NewCommits } from '../../services/mr/read.ts'
import { button } from '../button.ts'
import { type Blocks, privately, type Reply } from '../reply.ts'
import { bold, code, firstBullets, lines, text } from '../rich-text.ts'
import { count, escaped, oneLine, shortSha } from '../text.ts'
import { cancelButton } from './actions.ts'
import { mergeButtonLabel, mergeConfirmation, optionLines } from './merge-question.ts'
import { mrName } from './name.ts'
import { awaitedWords } from './status.ts'

type MovedOutcome = Extract<MergeOutcome, { kind: 'head-moved' }>

/** The reason why a merge is not sent; null for none. */
export type MergeRefusal = (view: MergeRequestView, input: MergeInput) => MergeOutcome | null

/**
 * Names the commits since the shown head, and offers the new head with a button that keeps the options of the
 * merge. The headline also says that nothing was merged.
 */
export function headMovedReply(outcome: MovedOutcome, refusal: MergeRefusal): Reply {
  const { view, shown, input } = outcome
  const { mr } = view
  // The same merge may be sent for the new head.
  const isMergeable = isOpen(mr) && refusal(view, input) === null
  const head = mr.sha ? shortSha(mr.sha) : 'an unknown commit'
  const what = `Nothing was merged: ${mrName(mr)} has moved from ${shortSha(shown)} to ${head}`
  const still = isArmed(mr) ? `It is still set to merge ${awaitedWords(mr, view.rules)}.` : ''
  const next = isMergeable
    ? 'Look at what it holds now, then merge the new head.'
    : 'Look at what it holds now, and at what stands in the way.'
  const { blocks, text: commits } = newCommitsContent(outcome, [`${what}.`, still])
  return {
    ...privately(escaped(`${commits} ${next}`), [
      ...blocks,
      lines([text(next)]),
      ...offer(outcome, isMergeable),
    ]),
    failure: { reason: 'state' },
  }
}

/** Buttons for the same merge at the new head, and to cancel an auto-merge that is set. */
function offer({ view, input }: MovedOutcome, isMergeable: boolean): Blocks {
  const { mr } = view
  const { whenBuildSucceeds, removeSourceBranch, message } = input
  const press = {
    project: mr.project_id,
    mr: mr.iid,
    sha: mr.sha ?? '',
    whenBuildSucceeds,
    ...(removeSourceBranch === undefined ? {} : { removeSourceBranch }),
    ...(message === undefined ? {} : { message }),
  }
  const merge =
    isMergeable && mr.sha
      ? [
          button(
            mergeButtonLabel(view, mr.sha, whenBuildSucceeds),
            { verb: 'mr.merge', input: press },
            { style: 'primary', confirm: mergeConfirmation(view, whenBuildSucceeds ? laterWay(view) : null) },
          ),
        ]
      : []
  const cancel = isArmed(mr) ? [cancelButton(mr)] : []
  if (merge.length + cancel.length === 0) return []
  return [
    ...(merge.length > 0 ? [lines(...optionLines(input, view))] : []),
    { type: 'actions', elements: [...merge, ...cancel] },
  ]
}

/** Names the commits since a shown head, below the given lines; `text` is the same as one text. */
export function newCommitsContent(
  { arrived, rewritten }: NewCommits,
  sentences: readonly string[],
): { readonly blocks: Blocks; readonly text: string } {
  const since = rewritten
    ? 'The branch was rewritten. It now holds:'
    : `${count(arrived.length, 'commit')} arrived since you looked:`
  const named = arrived.map(({ id, title, author_name }) => [
    code(shortSha(id)),
    text(` ${oneLine(title, 120)}, ${oneLine(author_name, 60)}`),
  ])
  const list = arrived.map(({ id, title }) => `${shortSha(id)} ${oneLine(title, 80)}`).join('; ')
  const words = [...sentences, list ? `${since} ${list}.` : '']
  return {
    blocks: [
      lines(
        ...sentences.map((sentence) => [bold(sentence)]),
        named.length > 0 ? [text(since)] : [text('The forge does not tell the new commits.')],
      ),
      ...firstBullets(named, 10),
    ],
    text: oneLine(words.filter(Boolean).join(' '), 2000),
  }
}
