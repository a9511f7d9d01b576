import type { Parts } from '../../blocks/parts.ts'
import { oneLine, shortSha } from '../../blocks/text.ts'
import { inTheMaking, mergeObstacle } from '../../model/merge-obstacle.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { AcceptOutcome } from '../../services/merge-request/accept.ts'
import { typedName } from './name.ts'

/** Nothing was merged, for a reason that is known or that the forge gave. */
export type StoppedOutcome = Extract<
  AcceptOutcome,
  {
    kind:
      | 'already-merged'
      | 'being-merged'
      | 'closed'
      | 'draft'
      | 'conflicts'
      | 'blocked'
      | 'not-mergeable'
      | 'no-sha'
  }
>

/** Why nothing was merged, and what helps. */
export function whyStopped(
  outcome: StoppedOutcome,
): Pick<Parts, 'why' | 'next'> & Partial<Pick<Parts, 'now'>> {
  const { view } = outcome
  switch (outcome.kind) {
    case 'already-merged':
      return { why: mergedAs(view), now: 'Nothing more was merged.', next: 'Nothing is left to do.' }
    case 'being-merged':
      return {
        why: 'The forge was at it before you asked.',
        now: 'It is not merged yet.',
        next: 'Look again in a moment.',
      }
    case 'closed':
      return {
        why: 'It is closed.',
        next: `Type /mr reopen ${typedName(view.mr)} to open it again.`,
      }
    case 'draft':
      return {
        why: 'It is a draft.',
        next: `Type /mr edit ${typedName(view.mr)} --no-draft to take the mark off.`,
      }
    case 'conflicts':
      return {
        why: `It conflicts with ${oneLine(view.mr.target_branch, 200)}.`,
        next: 'Resolve the conflicts and push.',
      }
    case 'blocked':
      return blockedWords(view)
    case 'not-mergeable':
      return refusedWords(outcome)
    case 'no-sha':
      return {
        why: 'The forge does not tell its head commit, and nothing unseen is merged from chat.',
        next: 'Merge it at the forge, where its commits are shown.',
      }
  }
}

/** What the forge says is missing. */
function blockedWords(view: MergeRequestView): Pick<Parts, 'why' | 'next'> {
  const missing = mergeObstacle(view.mr, view.approvals?.approvals_left)
  const words = missing ? oneLine(missing.words, 200) : 'the forge does not say why'
  return {
    why: `The forge refused: ${words}.`,
    next: missing?.next ?? 'Open it there: its page shows what stands in the way.',
  }
}

/** Nothing that the merge request shows is the reason. */
function refusedWords({
  view: { mr },
  reason,
  waits,
}: Extract<AcceptOutcome, { kind: 'not-mergeable' }>): Pick<Parts, 'why' | 'next'> {
  const said = `The forge refused: ${oneLine(reason, 300)}.`
  const doing = mr.detailed_merge_status === null ? null : inTheMaking(mr)
  if (doing !== null) return { why: `${said} It shows this: ${doing}.`, next: 'Try again in a minute.' }
  if (waits && mr.detailed_merge_status === 'mergeable')
    return {
      why: `${said} Nothing is missing for a merge, and some servers refuse to wait where no build is running.`,
      next: `Type /mr merge ${typedName(mr)} to merge it now.`,
    }
  return { why: said, next: 'Open it there: its page shows what stands in the way.' }
}

function mergedAs({ mr }: MergeRequestView): string {
  return mr.merge_commit_sha ? `It was merged as ${shortSha(mr.merge_commit_sha)}.` : 'It was merged.'
}
