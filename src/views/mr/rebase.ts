import type { Invocation } from '../../model/invocation.ts'
import type { RebaseOutcome } from '../../services/mr/rebase.ts'
import { failureReply, inParts, NOTHING_CHANGED, type Parts } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { oneLine, shortSha } from '../text.ts'
import { mergeRequestCard } from './card.ts'
import { mrName } from './name.ts'
import { statusWords } from './status.ts'

type Stopped = Extract<RebaseOutcome, { kind: 'up-to-date' | 'too-late' | 'under-way' | 'failed' }>

export function rebaseReply(outcome: RebaseOutcome, { user, now }: Invocation): Reply {
  switch (outcome.kind) {
    case 'rebased': {
      const { view, from, answered } = outcome
      const heads = `from ${shortSha(from)} to ${shortSha(view.mr.sha ?? '')}`
      const note = answered
        ? { by: user, words: `rebased it, ${heads}.`, event: 'rebased' as const }
        : { words: `The answer was lost, and its head has moved ${heads}.` }
      return { card: mergeRequestCard(view, { now, note }) }
    }
    case 'up-to-date':
    case 'too-late':
    case 'under-way':
    case 'failed': {
      const reply = inParts(partsOf(outcome), { reason: 'state' })
      return { ...reply, card: mergeRequestCard(outcome.view, { now, post: false }) }
    }
    case 'no-push':
      return inParts(
        {
          what: `${oneLine(outcome.what, 120)} was not rebased`,
          why: `The forge refused it: ${oneLine(outcome.reason, 300)}.`,
          now: NOTHING_CHANGED,
          next: 'Ask somebody who may push to its source branch.',
        },
        { reason: 'right', status: 403 },
      )
    default:
      return failureReply(outcome, {
        tried: 'The merge request was not rebased',
        doubt: (what) => `I do not know whether ${what} was rebased`,
      })
  }
}

function partsOf(outcome: Stopped): Parts {
  const { mr } = outcome.view
  const name = mrName(mr)
  const target = oneLine(mr.target_branch, 100)
  switch (outcome.kind) {
    case 'up-to-date':
      return {
        what: `${name}: nothing to rebase`,
        why: `It stands on the newest commit of ${target} already, as far as the forge shows.`,
        now: `Its head is still ${shortSha(mr.sha ?? '')}.`,
        next: 'Nothing is left to do.',
      }
    case 'too-late':
      return {
        what: `${name} was not rebased`,
        why: `${statusWords(mr)}.`,
        now: NOTHING_CHANGED,
        next: 'Nothing is left to do.',
      }
    case 'under-way':
      return {
        what: `A rebase of ${name} is under way`,
        why: 'The forge has not ended it yet.',
        now: 'Its branch is as it was until then.',
        next: 'Look again in a minute.',
      }
    case 'failed':
      return {
        what: `${name} was not rebased`,
        why: `The forge tried, and says: ${oneLine(outcome.reason, 300).replace(/\.$/, '')}.`,
        now: 'Its branch is as it was.',
        next: `Where its commits conflict with ${target}, rebase it in your clone with git, then push.`,
      }
  }
}
