import type { Invocation } from '../../model/invocation.ts'
import { SERVER } from '../../model/server-name.ts'
import type { RebaseOutcome } from '../../services/mr/rebase.ts'
import { failureReply } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { oneLine, shortSha } from '../text.ts'
import { mergeRequestCard, noteOf } from './card.ts'
import { mrName } from './name.ts'
import { type Stopped, stoppedReply, stoppedWithCard } from './refusal.ts'
import { statusWords } from './state.ts'

type NotRebased = Extract<RebaseOutcome, { kind: 'up-to-date' | 'too-late' | 'under-way' | 'failed' }>

export function rebaseReply(outcome: RebaseOutcome, { user, now }: Invocation): Reply {
  switch (outcome.kind) {
    case 'rebased': {
      const { view, from } = outcome
      const heads = `from ${shortSha(from)} to ${shortSha(view.mr.sha ?? '')}`
      const done = { by: user, words: `rebased it, ${heads}.`, event: 'rebased' } as const
      const note = noteOf(outcome, done, `it rebased, ${heads}`)
      return { card: mergeRequestCard(view, { now, note }) }
    }
    case 'no-push':
      return stoppedReply(
        `You can’t rebase ${oneLine(outcome.what, 120)}.`,
        outcome.fork === null
          ? 'Ask somebody who can push to its source branch.'
          : `Its branch is ${oneLine(outcome.fork, 120)}, and you can’t push there. Ask its author to rebase it, or to allow commits from people who can merge.`,
        { reason: 'right', status: 403 },
      )
    default:
      if (!('view' in outcome))
        return failureReply(outcome, {
          tried: 'It wasn’t rebased',
          doubt: (what) => `I can’t tell whether ${what} was rebased`,
        })
      return stoppedWithCard(outcome.view, now, whyStopped(outcome))
  }
}

function whyStopped(outcome: NotRebased): Stopped {
  const { mr } = outcome.view
  const name = mrName(mr)
  const target = oneLine(mr.target_branch, 100)
  switch (outcome.kind) {
    case 'up-to-date':
      return { headline: `${name} is already on top of ${target}.` }
    case 'too-late':
      return { headline: `It’s too late to rebase ${name}: ${statusWords(mr)}.` }
    case 'under-way':
      return { headline: `${SERVER} is still rebasing ${name}.`, help: 'Look again in a minute.' }
    case 'failed':
      return {
        headline: `${SERVER} couldn’t rebase ${name}: ${oneLine(outcome.reason, 200).replace(/\.$/, '')}.`,
        help: `If it conflicts with ${target}, rebase in your clone and push.`,
      }
  }
}
