import type { Invocation } from '../../model/invocation.ts'
import { SERVER } from '../../model/server-name.ts'
import type { DraftOutcome } from '../../services/mr/draft.ts'
import { failureReply } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { mergeRequestCard } from './card.ts'
import { mrName } from './name.ts'
import { stoppedReply, verbButton } from './refusal.ts'
import { statusWords } from './state.ts'

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
            : { words: `${SERVER} didn’t answer, and it shows that it is ${is}.` },
        }),
      }
    case 'no-mark': {
      const { view } = outcome
      const headline = `I can’t find what makes ${mrName(view.mr)} a draft in its title.`
      const reply = stoppedReply(headline, '', { reason: 'state' }, [
        verbButton('Edit title', 'mr.edit', view.mr),
      ])
      return { ...reply, card: mergeRequestCard(view, { now, post: false }) }
    }
    case 'already':
    case 'not-open': {
      const { view } = outcome
      const name = mrName(view.mr)
      const headline =
        outcome.kind === 'already'
          ? `${name} is already ${is}.`
          : `${name} isn’t open: ${statusWords(view.mr)}.`
      const reply = stoppedReply(headline, '', { reason: 'state' })
      return { ...reply, card: mergeRequestCard(view, { now, post: false }) }
    }
    default:
      return failureReply(outcome, {
        tried: `It wasn’t marked as ${is}`,
        doubt: (what) => `I can’t tell whether ${what} is ${is}`,
      })
  }
}
