import { mergeRequestCard } from '../../blocks/merge-request/card.ts'
import { statusWords } from '../../blocks/merge-request/status.ts'
import type { Blocks, Reply } from '../../blocks/reply.ts'
import { bold, lines, text } from '../../blocks/rich-text.ts'
import { escaped, oneLine, shortSha } from '../../blocks/text.ts'
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
        card: mergeRequestCard(outcome.view, { now, note: { by: user, words: mergedWords(outcome) } }),
      }
    case 'waiting':
      return {
        card: mergeRequestCard(outcome.view, {
          now,
          note: { by: user, words: 'asked to merge it when the build succeeds.' },
        }),
      }
    case 'head-moved':
      return { message: headMoved(outcome), card: refreshed(outcome.view, now) }
    case 'still-open':
      return stopped(
        outcome.view,
        now,
        `I do not know whether ${nameOf(outcome.view.mr)} gets merged`,
        `The merge was sent and not answered as expected (${oneLine(outcome.reason, 200)}). ${shownNow(outcome.view)} Look again before you press again.`,
      )
    case 'already-merged':
    case 'being-merged':
    case 'closed':
    case 'draft':
    case 'conflicts':
    case 'not-mergeable':
    case 'no-sha':
      return stopped(outcome.view, now, stoppedWords(outcome), whyStopped(outcome))
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

function whyStopped(outcome: StoppedOutcome): string {
  const { view } = outcome
  switch (outcome.kind) {
    case 'already-merged':
      return `${mergedAs(view)} Nothing more was merged.`
    case 'being-merged':
      return 'The forge was at it before you asked. Look again in a moment.'
    case 'closed':
      return `It is closed. Type /mr reopen ${typedName(view.mr)} to open it again.`
    case 'draft':
      return `It is a draft. Type /mr edit ${typedName(view.mr)} --no-draft to take the mark off.`
    case 'conflicts':
      return `It conflicts with ${oneLine(view.mr.target_branch, 200)}. Resolve the conflicts and push.`
    case 'not-mergeable':
      return `The forge refused: ${oneLine(outcome.reason, 300)}. Open it there.`
    case 'no-sha':
      return 'The forge does not tell its head commit, and nothing unseen is merged from chat.'
  }
}

function shownNow({ mr }: MergeRequestView): string {
  return isOpen(mr) ? 'The forge shows it open now.' : `The forge shows this: ${statusWords(mr)}.`
}

function mergedWords({ asked, answered }: Extract<AcceptOutcome, { kind: 'merged' }>): string {
  if (asked === 'after-build') return 'asked to merge it when the build succeeds; it is merged already.'
  return answered ? 'merged it.' : 'asked for the merge; the answer was lost, and the forge shows it merged.'
}

function mergedAs({ mr }: MergeRequestView): string {
  return mr.merge_commit_sha ? `It was merged as ${shortSha(mr.merge_commit_sha)}.` : 'It was merged.'
}

function stopped(view: MergeRequestView, now: Date, what: string, why: string): Reply {
  const blocks: Blocks = [lines([bold(`${what}.`)], [text(why)])]
  return { message: { to: 'person', text: escaped(`${what}. ${why}`), blocks }, card: refreshed(view, now) }
}

function refreshed(view: MergeRequestView, now: Date) {
  return mergeRequestCard(view, { now, post: false })
}
