import { mergeRequestCard } from '../../blocks/merge-request/card.ts'
import { statusWords } from '../../blocks/merge-request/status.ts'
import { inParts, type Parts } from '../../blocks/parts.ts'
import type { Reply, TroubleMark } from '../../blocks/reply.ts'
import { oneLine, shortSha } from '../../blocks/text.ts'
import { isOpen } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { AcceptOutcome } from '../../services/merge-request/accept.ts'
import type { Asking } from '../define.ts'
import { troubleReply } from '../trouble.ts'
import { headMoved } from './head-moved.ts'
import { nameOf } from './name.ts'
import { type StoppedOutcome, whyStopped } from './why-not-merged.ts'

/** The sentence of each outcome comes from the merge request as it was read after the call. */
export function renderMerge(outcome: AcceptOutcome, { user, now }: Asking): Reply {
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
      return stopped(
        outcome.view,
        now,
        { what: stoppedWords(outcome), now: 'Nothing was merged.', ...whyStopped(outcome) },
        { reason: 'state' },
      )
    default:
      return troubleReply(outcome, {
        tried: 'The merge did not happen',
        doubt: (what) => `I do not know whether ${what} was merged`,
        unchanged: 'Nothing was merged.',
      })
  }
}

function stoppedWords({ kind, view: { mr } }: StoppedOutcome): string {
  if (kind === 'already-merged') return `${nameOf(mr)} is merged already`
  if (kind === 'being-merged') return `${nameOf(mr)} is being merged right now`
  return `${nameOf(mr)} was not merged`
}

function shownNow({ mr }: MergeRequestView): string {
  return isOpen(mr) ? 'The forge shows it open now.' : `The forge shows this: ${statusWords(mr)}.`
}

function mergedWords({ asked, answered }: Extract<AcceptOutcome, { kind: 'merged' }>): string {
  if (asked === 'after-build') return 'asked to merge it when the build succeeds; it is merged already.'
  return answered ? 'merged it.' : 'asked for the merge; the answer was lost, and the forge shows it merged.'
}

function armedWords({ mr }: MergeRequestView): string {
  const build = mr.sha ? `the build of ${shortSha(mr.sha)}` : 'the build'
  return `asked to merge it when ${build} succeeds.`
}

function stopped(view: MergeRequestView, now: Date, parts: Parts, mark: TroubleMark): Reply {
  return { ...inParts(parts, mark), card: refreshed(view, now) }
}

function refreshed(view: MergeRequestView, now: Date) {
  return mergeRequestCard(view, { now, post: false })
}
