import type { Invocation } from '../../model/invocation.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { SERVER } from '../../model/server-name.ts'
import { undoBy } from '../../model/undo.ts'
import type { StateOutcome } from '../../services/mr/close.ts'
import type { DuplicateOpen } from '../../services/mr/find-duplicate.ts'
import type { NotUndone } from '../../services/writes/undo.ts'
import { button } from '../button.ts'
import { failureReply } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { question } from '../rich-text.ts'
import { notUndoneReply } from '../undo.ts'
import { verbButton } from './actions.ts'
import { mergeRequestCard, noteOf } from './card.ts'
import { CLOSED, REOPENED } from './event.ts'
import { aboutOf, mrName } from './name.ts'
import { branchRefusal, stoppedReply } from './refusal.ts'
import { awaitedWords, mergedWords } from './state.ts'

const WORDS = {
  closed: { is: 'closed', words: CLOSED, retry: ['Close', 'mr.close'], everyCopy: false },
  // Each copy of its card has shown its end.
  reopened: { is: 'open', words: REOPENED, retry: ['Reopen', 'mr.reopen'], everyCopy: true },
} as const

/** Renders the result of closing or reopening; `done` is the word for it (`closed`). */
export function mrStateReply(
  outcome: StateOutcome,
  invocation: Invocation,
  done: 'closed' | 'reopened',
): Reply {
  const { user, now } = invocation
  const { is, words, retry, everyCopy } = WORDS[done]
  const tried = `It wasn’t ${done}`
  switch (outcome.kind) {
    case 'closed':
    case 'reopened': {
      const { view } = outcome
      const undo =
        done === 'closed'
          ? undoBy('mr.reopen', invocation, view.mr.closed_at)
          : undoBy('mr.close', invocation)
      const note = noteOf(outcome, { by: user, words, event: done, ...undo }, `it ${is}`)
      return { card: mergeRequestCard(view, { now, note, everyCopy }) }
    }
    case 'already':
    case 'merged':
    case 'being-merged':
      return {
        ...stoppedReply(...stateWordsOf(outcome, is), { reason: 'state' }),
        card: mergeRequestCard(outcome.view, { now, post: false, everyCopy }),
      }
    case 'undo-late':
    case 'undo-of-another':
    case 'undo-overtaken':
      return mrNotUndoneReply(outcome, retry)
    case 'duplicate-open':
      return duplicateReply(outcome)
    case 'refused':
      return branchRefusal(outcome, tried)
    default:
      return failureReply(outcome, {
        tried,
        doubt: (what) => `I can’t tell whether ${what} was ${done}`,
      })
  }
}

export function mrNotUndoneReply(
  outcome: NotUndone & { readonly mr: MergeRequest },
  [label, verb]: readonly [label: string, verb: string],
): Reply {
  return notUndoneReply(outcome, {
    retry: verbButton(label, verb, outcome.mr),
    show: { verb: 'mr.view', input: aboutOf(outcome.mr) },
  })
}

function stateWordsOf(
  { kind, view: { mr } }: Extract<StateOutcome, { kind: 'already' | 'merged' | 'being-merged' }>,
  is: string,
): readonly [headline: string, help: string] {
  const name = mrName(mr)
  switch (kind) {
    case 'already':
      return [`${name} is already ${is}.`, '']
    case 'merged':
      return [`${name} is already merged.`, `${mergedWords(mr)}. To undo that, open a new merge request.`]
    case 'being-merged':
      return [`${SERVER} is merging ${name} right now.`, 'Look again in a moment.']
  }
}

/** The forge allows one open merge request between two branches; the reply names the other one. */
export function duplicateReply({ mr, duplicate }: DuplicateOpen): Reply {
  const show = button(`Show !${duplicate.iid}`, { verb: 'mr.view', input: aboutOf(duplicate) })
  const headline = `There’s already one for the branches of ${mrName(mr)}: !${duplicate.iid}.`
  return stoppedReply(headline, 'Use that one, or close it first.', { reason: 'state' }, [show])
}

export function closeQuestion(mr: MergeRequest) {
  return question(
    `Close ${mrName(mr)}?`,
    `Auto-merge is on: it merges ${awaitedWords(mr)}. Closing it turns that off.`,
  )
}
