import { button } from '../../blocks/button.ts'
import { mergeConfirmation } from '../../blocks/merge-request/confirmation.ts'
import { mergeButtonLabel, wishLines } from '../../blocks/merge-request/question.ts'
import { mayMerge } from '../../blocks/merge-request/status.ts'
import { type Blocks, privately, type Reply } from '../../blocks/reply.ts'
import { bold, bullets, code, lines, text } from '../../blocks/rich-text.ts'
import { count, escaped, oneLine, shortSha } from '../../blocks/text.ts'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { AcceptInput, AcceptOutcome } from '../../services/merge-request/accept.ts'
import { nameOf } from './name.ts'

type MovedOutcome = Extract<AcceptOutcome, { kind: 'head-moved' }>

/**
 * Names what arrived since the person looked, and offers the new head with a button that keeps their wish. The
 * headline says also how it stands: nothing was merged.
 */
export function headMoved(outcome: MovedOutcome): Reply {
  const { view, shown, arrived, rewritten, input } = outcome
  const { mr } = view
  const head = mr.sha ? shortSha(mr.sha) : 'an unknown commit'
  const what = `Nothing was merged: ${nameOf(mr)} has moved from ${shortSha(shown)} to ${head}`
  const still = waits(mr) ? `The forge still waits to merge ${head} when its build succeeds.` : ''
  const next = mayMerge(mr)
    ? 'Look at what it holds now, then merge the new head.'
    : 'Look at what it holds now, and at what stands in the way.'
  const since = rewritten
    ? 'The branch was rewritten. It now holds:'
    : `${count(arrived.length, 'commit')} arrived since you looked:`
  const named = arrived
    .slice(0, 10)
    .map(({ id, title, author_name }) => [
      code(shortSha(id)),
      text(` ${oneLine(title, 120)}, ${oneLine(author_name, 60)}`),
    ])
  const more = arrived.length > 10 ? [[text(`and ${arrived.length - 10} more`)]] : []
  const blocks: Blocks = [
    lines(
      [bold(`${what}.`)],
      [bold(still)],
      named.length > 0 ? [text(since)] : [text('The forge does not tell the new commits.')],
    ),
    ...(named.length > 0 ? [bullets([...named, ...more])] : []),
    lines([text(next)]),
    ...offer(outcome, input),
  ]
  const list = arrived.map(({ id, title }) => `${shortSha(id)} ${oneLine(title, 80)}`).join('; ')
  const sentences = [`${what}.`, still, list ? `${since} ${list}.` : '']
  const told = oneLine(sentences.filter(Boolean).join(' '), 2000)
  return { ...privately(escaped(`${told} ${next}`), blocks), trouble: { reason: 'state' } }
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
    ...(merge.length > 0 ? [lines(...wishLines(input))] : []),
    { type: 'actions', elements: [...merge, ...cancel] },
  ]
}
