import type { Invocation } from '../../model/invocation.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { StateOutcome } from '../../services/mr/close.ts'
import type { DuplicateOpen } from '../../services/mr/find-duplicate.ts'
import { button } from '../button.ts'
import { failureReply, inParts, NOTHING_CHANGED, type Parts } from '../failure.ts'
import { question } from '../question.ts'
import type { Reply } from '../reply.ts'
import { shortSha } from '../text.ts'
import { mergeRequestCard } from './card.ts'
import { mrName } from './name.ts'
import { branchRefusal } from './refusal.ts'
import { awaitedWords } from './status.ts'

/** Renders the result of closing or reopening; `done` is the word for it (`closed`). */
export function mrStateReply(
  outcome: StateOutcome,
  { user, now }: Invocation,
  done: 'closed' | 'reopened',
): Reply {
  const tried = `The merge request was not ${done}`
  switch (outcome.kind) {
    case 'closed':
    case 'reopened': {
      const note = outcome.answered
        ? { by: user, words: `${done} it.`, event: done }
        : { words: `The answer was lost, and the forge shows it ${done === 'closed' ? 'closed' : 'open'}.` }
      return { card: mergeRequestCard(outcome.view, { now, note, ...revived(done) }) }
    }
    case 'already':
    case 'merged':
    case 'being-merged': {
      return {
        ...inParts({ what: `Nothing was ${done}`, ...stateParts(outcome, done) }, { reason: 'state' }),
        card: mergeRequestCard(outcome.view, { now, post: false, ...revived(done) }),
      }
    }
    case 'duplicate-open':
      return duplicateReply(outcome, tried)
    case 'refused':
      return branchRefusal(outcome, tried)
    default:
      return failureReply(outcome, {
        tried,
        doubt: (what) => `I do not know whether ${what} was ${done}`,
      })
  }
}

/** A reopened merge request shows in every copy of its card, since each has shown its end. */
function revived(done: 'closed' | 'reopened') {
  return done === 'reopened' ? ({ everyCopy: true } as const) : {}
}

function stateParts(
  { kind, view: { mr } }: Extract<StateOutcome, { kind: 'already' | 'merged' | 'being-merged' }>,
  done: 'closed' | 'reopened',
): Omit<Parts, 'what'> {
  const name = mrName(mr)
  switch (kind) {
    case 'already':
      return {
        why: `${name} is ${done === 'closed' ? 'closed' : 'open'} already.`,
        now: NOTHING_CHANGED,
        next: 'Nothing is left to do.',
      }
    case 'merged':
      return {
        why: `${name} is merged${mr.merge_commit_sha ? ` as ${shortSha(mr.merge_commit_sha)}` : ''}.`,
        now: 'It stays merged.',
        next: 'To undo or to go on with it, open a new merge request.',
      }
    case 'being-merged':
      return {
        why: `${name} is being merged right now.`,
        now: NOTHING_CHANGED,
        next: 'Look again in a moment.',
      }
  }
}

/** The forge allows one open merge request between two branches; the reply names the other one. */
export function duplicateReply({ mr, duplicate }: DuplicateOpen, tried: string): Reply {
  const show = button(`Show !${duplicate.iid}`, {
    verb: 'mr.view',
    input: { project: duplicate.project_id, mr: duplicate.iid },
  })
  return inParts(
    {
      what: tried,
      why: `${mrName(duplicate)} is open for the same branches as ${mrName(mr)}, and the forge takes one at a time.`,
      now: NOTHING_CHANGED,
      next: 'Go on with that one, or close it first.',
    },
    { reason: 'state' },
    [{ type: 'actions', elements: [show] }],
  )
}

/** The question before a merge request is closed that is set to merge. */
export function closeQuestion(mr: MergeRequest) {
  return question(
    `Close ${mrName(mr)} without merging it?`,
    `It is set to merge ${awaitedWords(mr)}. Closing it ends the wait. Nothing has been changed yet.`,
  )
}
