import type { DraftOutcome } from '../../services/mr/draft.ts'
import { inParts, NOTHING_CHANGED } from '../../views/failure-parts.ts'
import { mergeRequestCard } from '../../views/merge-request/card.ts'
import { statusWords } from '../../views/merge-request/status.ts'
import type { Reply } from '../../views/reply.ts'
import type { Asking } from '../command.ts'
import { failureReply } from '../failure.ts'
import { nameOf } from './name.ts'

const WORDS = {
  draft: { is: 'a draft', note: 'marked it as a draft.' },
  ready: { is: 'ready', note: 'marked it as ready.' },
} as const

/** Renders the result of marking a merge request as a draft, or as ready. */
export function renderDraft(outcome: DraftOutcome, { user, now }: Asking, wanted: 'draft' | 'ready'): Reply {
  const { is, note } = WORDS[wanted]
  switch (outcome.kind) {
    case 'draft':
    case 'ready':
      return {
        card: mergeRequestCard(outcome.view, {
          now,
          note: outcome.answered
            ? { by: user, words: note, did: wanted }
            : { words: `The answer was lost, and the forge shows that it is ${is}.` },
        }),
      }
    case 'already':
    case 'not-open': {
      const { view } = outcome
      const name = nameOf(view.mr)
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
