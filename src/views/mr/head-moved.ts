import { hasAutoMerge, isOpen } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import type { MergeInput, MergeOutcome } from '../../services/mr/merge.ts'
import type { NewCommits } from '../../services/mr/read.ts'
import { button } from '../button.ts'
import { actions, type Blocks, privately, type Reply } from '../reply.ts'
import { bold, code, firstBullets, lines, text } from '../rich-text.ts'
import { count, escaped, oneLine, shortSha } from '../text.ts'
import { cancelButton } from './actions.ts'
import { mrName } from './name.ts'
import { awaitedWords } from './state.ts'

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
  const what = `Not merged: ${newCommitsWords(outcome)} ${mrName(mr)} at ${shortSha(shown)}.`
  const still = hasAutoMerge(mr) ? `Auto-merge is still on: it merges ${awaitedWords(mr, view.rules)}.` : ''
  const { blocks, text: commits } = newCommitsContent(outcome, [what, still])
  return {
    ...privately(escaped(commits), [...blocks, ...offer(outcome, isMergeable)]),
    failure: { reason: 'state' },
  }
}

/** `2 new commits since you looked at`; a rewritten branch is called that. */
export function newCommitsWords({ arrived, rewritten }: NewCommits): string {
  if (rewritten) return 'the branch was rewritten since you looked at'
  return `${arrived.length > 0 ? count(arrived.length, 'new commit') : 'new commits'} since you looked at`
}

/** Buttons for the same merge at the new head, and to cancel an auto-merge that is set. */
function offer({ view, input }: MovedOutcome, isMergeable: boolean): Blocks {
  const { mr } = view
  const { whenBuildSucceeds, train = false, removeSourceBranch, squash, message } = input
  const press = {
    project: mr.project_id,
    mr: mr.iid,
    sha: mr.sha ?? '',
    whenBuildSucceeds,
    ...(train ? { train } : {}),
    removeSourceBranch,
    squash,
    message,
  }
  const merge =
    isMergeable && mr.sha
      ? [button(`Merge ${shortSha(mr.sha)}…`, { verb: 'mr.merge', input: press }, { style: 'primary' })]
      : []
  const cancel = hasAutoMerge(mr) ? [cancelButton(mr)] : []
  return actions([...merge, ...cancel])
}

/** Names the commits since a shown head, below the given lines; `text` is the same as one text. */
export function newCommitsContent(
  { arrived }: NewCommits,
  sentences: readonly string[],
): { readonly blocks: Blocks; readonly text: string } {
  const named = arrived.map(({ id, title, author_name }) => [
    code(shortSha(id)),
    text(` ${oneLine(title, 120)}, ${oneLine(author_name, 60)}`),
  ])
  const list = arrived.map(({ id, title }) => `${shortSha(id)} ${oneLine(title, 80)}`).join('; ')
  const words = [...sentences, list ? `${list}.` : '']
  return {
    blocks: [
      lines(
        ...sentences.map((sentence) => [bold(sentence)]),
        named.length > 0 ? [] : [text(`${SERVER} didn’t show the new commits.`)],
      ),
      ...firstBullets(named, 10),
    ],
    text: oneLine(words.filter(Boolean).join(' '), 2000),
  }
}
