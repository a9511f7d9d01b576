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
import { nameOf, typedName } from './name.ts'

type StoppedOutcome = Extract<
  AcceptOutcome,
  {
    kind: 'already-merged' | 'being-merged' | 'closed' | 'draft' | 'conflicts' | 'not-mergeable' | 'no-sha'
  }
>

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

function whyStopped(outcome: StoppedOutcome): Pick<Parts, 'why' | 'next'> & Partial<Pick<Parts, 'now'>> {
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
    case 'not-mergeable':
      return {
        why: `The forge refused: ${oneLine(outcome.reason, 300)}.`,
        next: 'Open it there: its page shows what stands in the way.',
      }
    case 'no-sha':
      return {
        why: 'The forge does not tell its head commit, and nothing unseen is merged from chat.',
        next: 'Merge it at the forge, where its commits are shown.',
      }
  }
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

function mergedAs({ mr }: MergeRequestView): string {
  return mr.merge_commit_sha ? `It was merged as ${shortSha(mr.merge_commit_sha)}.` : 'It was merged.'
}

function stopped(view: MergeRequestView, now: Date, parts: Parts, mark: TroubleMark): Reply {
  return { ...inParts(parts, mark), card: refreshed(view, now) }
}

function refreshed(view: MergeRequestView, now: Date) {
  return mergeRequestCard(view, { now, post: false })
}
