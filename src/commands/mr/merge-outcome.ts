import { mergeObstacle } from '../../model/merge-obstacle.ts'
import { isOpen } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { MergeOutcome, MergeStopped } from '../../services/mr/merge.ts'
import { linkButton } from '../../views/button.ts'
import { inParts, type Parts } from '../../views/failure-parts.ts'
import { awaitedWords } from '../../views/merge-request/build-words.ts'
import { mergeRequestCard } from '../../views/merge-request/card.ts'
import { statusWords } from '../../views/merge-request/status.ts'
import type { Blocks, FailureTag, Reply } from '../../views/reply.ts'
import { address, oneLine } from '../../views/text.ts'
import type { Asking } from '../command.ts'
import { failureReply } from '../failure.ts'
import { headMoved } from './head-moved.ts'
import { nameOf } from './name.ts'
import { whyStopped } from './why-not-merged.ts'

/** The sentence of each outcome comes from the merge request as read after the call. */
export function renderMerge(outcome: MergeOutcome, { user, now }: Asking): Reply {
  switch (outcome.kind) {
    case 'merged':
      return {
        card: mergeRequestCard(outcome.view, {
          now,
          note: { by: user, words: mergedWords(outcome), did: 'merged' },
        }),
      }
    case 'waiting':
      return {
        card: mergeRequestCard(outcome.view, {
          now,
          note: { by: user, words: armedWords(outcome.view), did: 'armed' },
        }),
      }
    case 'head-moved':
      return { ...headMoved(outcome), card: refreshed(outcome.view, now) }
    case 'still-open':
      return stopped(
        outcome.view,
        now,
        {
          what: `I do not know whether ${nameOf(outcome.view.mr)} gets merged`,
          why: `The merge was sent and not answered as expected (${oneLine(outcome.reason, 200)}).`,
          now: shownNow(outcome.view),
          next: 'Look again before you press again.',
        },
        { reason: 'no-answer' },
      )
    case 'already-merged':
    case 'being-merged':
    case 'closed':
    case 'draft':
    case 'conflicts':
    case 'blocked':
    case 'not-mergeable':
    case 'no-sha':
    case 'preparing':
    case 'empty':
    case 'build':
    case 'train':
    case 'no-message':
      return stopped(
        outcome.view,
        now,
        { what: stoppedWords(outcome), now: 'Nothing was merged.', ...whyStopped(outcome) },
        { reason: 'state' },
        atTheForge(outcome.view),
      )
    default:
      return failureReply(outcome, {
        tried: 'The merge did not happen',
        doubt: (what) => `I do not know whether ${what} was merged`,
        unchanged: 'Nothing was merged.',
      })
  }
}

function stoppedWords({ kind, view: { mr } }: MergeStopped): string {
  if (kind === 'already-merged') return `${nameOf(mr)} is merged already`
  if (kind === 'being-merged') return `${nameOf(mr)} is being merged right now`
  return `${nameOf(mr)} was not merged`
}

function shownNow({ mr }: MergeRequestView): string {
  return isOpen(mr) ? 'The forge shows it open now.' : `The forge shows this: ${statusWords(mr)}.`
}

function mergedWords({ requested: asked, answered }: Extract<MergeOutcome, { kind: 'merged' }>): string {
  if (asked === 'after-build') return 'asked to merge it when the build succeeds; it is merged already.'
  return answered ? 'merged it.' : 'asked for the merge; the answer was lost, and the forge shows it merged.'
}

function armedWords({ mr, rules }: MergeRequestView): string {
  return `asked to merge it ${awaitedWords(mr, rules)}.`
}

function stopped(
  view: MergeRequestView,
  now: Date,
  parts: Parts,
  mark: FailureTag,
  more: Blocks = [],
): Reply {
  return { ...inParts(parts, mark, more), card: refreshed(view, now) }
}

/** A button to its page, where only that page shows the obstacle. */
function atTheForge({ mr, approvals }: MergeRequestView): Blocks {
  const url = address(mr.web_url)
  const isUnknown = mergeObstacle(mr, approvals?.approvals_left)?.next === null
  return url && isUnknown ? [{ type: 'actions', elements: [linkButton(`Open !${mr.iid}`, url)] }] : []
}

function refreshed(view: MergeRequestView, now: Date) {
  return mergeRequestCard(view, { now, post: false })
}
