import type { Invocation } from '../../model/invocation.ts'
import type { DraftOutcome } from '../../services/mr/draft.ts'
import { failureReply, inParts, NOTHING_CHANGED } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { mergeRequestCard } from './card.ts'
import { mrName } from './name.ts'
import { statusWords } from './status.ts'

const WORDS = {
  draft: { is: 'a draft', note: 'marked it as a draft.' },
  ready: { is: 'ready', note: 'marked it as ready.' },
} as const

/** Renders the result of marking a merge request as a draft, or as ready. */
export function mrDraftReply(
  outcome: DraftOutcome,
  { user, now }: Invocation,
  state: 'draft' | 'ready',
): Reply {
  const { is, note } = WORDS[state]
  switch (outcome.kind) {
    case 'draft':
    case 'ready':
      return {
        card: mergeRequestCard(outcome.view, {
          now,
          note: outcome.answered
            ? { by: user, words: note, event: state }
            : { words: `The answer was lost, and the forge shows that it is ${is}.` },
        }),
      }
    case 'already':
    case 'not-open': {
      const { view } = outcome
      const name = mrName(view.mr)
      const why =
        outcome.kind === 'already'
          ? `${name} is ${is} already.`
          : `${name} is not open: ${statusWords(view.mr)}.`
      const reply = inParts(
        { what: 'Nothing was marked', why, now: NOTHING_CHANGED, next: 'Nothing is left to do.' },
        { reason: 'state' },
      )
      return { ...reply, card: mergeRequestCard(view, { now, post: false }) }
    }
    default:
      return failureReply(outcome, {
        tried: `The merge request was not marked as ${is}`,
        doubt: (what) => `I do not know whether ${what} is ${is}`,
      })
  }
}
