import type { Invocation } from '../../model/invocation.ts'
import type { DraftOutcome } from '../../services/mr/draft.ts'
import { failureReply } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { verbButton } from './actions.ts'
import { mergeRequestCard, noteOf } from './card.ts'
import { mrName } from './name.ts'
import { stoppedWithCard } from './refusal.ts'
import { statusWords } from './state.ts'

const WORDS = {
  draft: { is: 'a draft', words: 'marked it as a draft.' },
  ready: { is: 'ready', words: 'marked it as ready.' },
} as const

/** Renders the result of marking a merge request as a draft, or as ready. */
export function mrDraftReply(
  outcome: DraftOutcome,
  { user, now }: Invocation,
  state: 'draft' | 'ready',
): Reply {
  const { is, words } = WORDS[state]
  switch (outcome.kind) {
    case 'draft':
    case 'ready': {
      const note = noteOf(outcome, { by: user, words, event: state }, `that it is ${is}`)
      return { card: mergeRequestCard(outcome.view, { now, note }) }
    }
    case 'no-mark': {
      const { mr } = outcome.view
      return stoppedWithCard(outcome.view, now, {
        headline: `I can’t find what makes ${mrName(mr)} a draft in its title.`,
        buttons: [verbButton('Edit title', 'mr.edit', mr)],
      })
    }
    case 'already':
      return stoppedWithCard(outcome.view, now, { headline: `${mrName(outcome.view.mr)} is already ${is}.` })
    case 'not-open': {
      const { mr } = outcome.view
      return stoppedWithCard(outcome.view, now, {
        headline: `${mrName(mr)} isn’t open: ${statusWords(mr)}.`,
      })
    }
    default:
      return failureReply(outcome, {
        tried: `It wasn’t marked as ${is}`,
        doubt: (what) => `I can’t tell whether ${what} is ${is}`,
      })
  }
}
