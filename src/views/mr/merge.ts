import { buildState } from '../../model/build.ts'
import type { Invocation } from '../../model/invocation.ts'
import { inTheMaking, mergeObstacle } from '../../model/merge-obstacle.ts'
import { isHeldByBuild } from '../../model/merge-offer.ts'
import { isOpen } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { MergeOutcome, NotMerged } from '../../services/mr/merge.ts'
import { linkButton } from '../button.ts'
import { failureReply, inParts, type Parts } from '../failure.ts'
import type { Blocks, FailureTag, Reply } from '../reply.ts'
import { address, capital, oneLine } from '../text.ts'
import { mergeRequestCard } from './card.ts'
import { headMovedReply, type MergeRefusal } from './head-moved.ts'
import { mrName, typedName } from './name.ts'
import { awaitedWords, buildWords, mergedWords, statusWords } from './status.ts'

/** The sentence of each outcome comes from the merge request as read after the call. */
export function mergeReply(outcome: MergeOutcome, { user, now }: Invocation, refusal: MergeRefusal): Reply {
  switch (outcome.kind) {
    case 'merged':
      return {
        card: mergeRequestCard(outcome.view, {
          now,
          note: { by: user, words: mergedNote(outcome), event: 'merged' },
        }),
      }
    case 'waiting':
      return {
        card: mergeRequestCard(outcome.view, {
          now,
          note: { by: user, words: armedNote(outcome.view), event: 'armed' },
        }),
      }
    case 'head-moved':
      return { ...headMovedReply(outcome, refusal), card: refreshed(outcome.view, now) }
    case 'still-open':
      return stopped(
        outcome.view,
        now,
        {
          what: `I do not know whether ${mrName(outcome.view.mr)} gets merged`,
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

function stoppedWords({ kind, view: { mr } }: NotMerged): string {
  if (kind === 'already-merged') return `${mrName(mr)} is merged already`
  if (kind === 'being-merged') return `${mrName(mr)} is being merged right now`
  return `${mrName(mr)} was not merged`
}

function shownNow({ mr }: MergeRequestView): string {
  return isOpen(mr) ? 'The forge shows it open now.' : `The forge shows this: ${statusWords(mr)}.`
}

function mergedNote({ requested: timing, answered }: Extract<MergeOutcome, { kind: 'merged' }>): string {
  if (timing === 'after-build') return 'asked to merge it when the build succeeds; it is merged already.'
  return answered ? 'merged it.' : 'asked for the merge; the answer was lost, and the forge shows it merged.'
}

function armedNote({ mr, rules }: MergeRequestView): string {
  return `asked to merge it ${awaitedWords(mr, rules)}.`
}

function stopped(view: MergeRequestView, now: Date, parts: Parts, tag: FailureTag, more: Blocks = []): Reply {
  return { ...inParts(parts, tag, more), card: refreshed(view, now) }
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

/** The reason why nothing was merged, and the remedy. */
function whyStopped(outcome: NotMerged): Pick<Parts, 'why' | 'next'> & Partial<Pick<Parts, 'now'>> {
  const { view } = outcome
  switch (outcome.kind) {
    case 'already-merged':
      return {
        why: `It was ${mergedWords(view.mr).replace(/^M/, 'm')}.`,
        now: 'Nothing more was merged.',
        next: 'Nothing is left to do.',
      }
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
    case 'preparing':
      return {
        why: 'The forge is still preparing it, so nobody knows yet what it holds.',
        next: 'Try again in a minute.',
      }
    case 'empty':
      return {
        why: 'It holds no commits that its target has not.',
        next: 'Push what is to be merged to its source branch.',
      }
    case 'build':
      return buildStopped(view)
    case 'train':
      return {
        why: 'This project merges through a merge train, and not at once.',
        next: `Type /mr merge ${typedName(view.mr)} to have it added there.`,
      }
    case 'no-message':
      return {
        why: 'Its project merges by fast-forward: there is no merge commit that a message could stand in.',
        next: `Type /mr merge ${typedName(view.mr)} without a message.`,
      }
    case 'not-mergeable':
      return refusedWords(outcome)
    case 'no-sha':
      return {
        why: 'The forge does not tell its head commit, and nothing unseen is merged from chat.',
        next: 'Merge it at the forge, where its commits are shown.',
      }
  }
}

/** The missing requirement, from the forge’s fields. */
function blockedWords(view: MergeRequestView): Pick<Parts, 'why' | 'next'> {
  const missing = mergeObstacle(view.mr, view.approvals?.approvals_left)
  const words = missing ? oneLine(missing.words, 200) : 'the forge does not say why'
  return {
    why: `The forge refused: ${words}.`,
    next: missing?.next ?? 'Open it there: its page shows what stands in the way.',
  }
}

/** The merge would wait for a build that can no longer pass. */
function buildStopped(view: MergeRequestView): Pick<Parts, 'why' | 'next'> {
  const { mr } = view
  const words = buildWords(mr) ?? 'the forge shows no builds of it'
  const why = `It would wait for a build, and ${words}.`
  const name = typedName(mr)
  const mend =
    buildState(mr) === 'not-passed' ? 'Mend what fails and push, or run the build again at the forge' : ''
  const now = isHeldByBuild(view) ? '' : `type /mr merge ${name} to merge it without one`
  const next = [mend, now].filter(Boolean).join('; or ') || 'Start a build at the forge, and ask again'
  return { why, next: `${capital(next)}.` }
}

/** No field of the merge request explains the refusal. */
function refusedWords({
  view: { mr },
  reason,
  waits,
}: Extract<NotMerged, { kind: 'not-mergeable' }>): Pick<Parts, 'why' | 'next'> {
  const refusalText = `The forge refused: ${oneLine(reason, 300)}.`
  const doing = mr.detailed_merge_status === null ? null : inTheMaking(mr)
  if (doing !== null)
    return { why: `${refusalText} It shows this: ${doing}.`, next: 'Try again in a minute.' }
  if (waits && mr.detailed_merge_status === 'mergeable')
    return {
      why: `${refusalText} Nothing is missing for a merge, and some servers refuse to wait where no build is running.`,
      next: `Type /mr merge ${typedName(mr)} to merge it now.`,
    }
  return { why: refusalText, next: 'Open it there: its page shows what stands in the way.' }
}
