import type { StateOutcome } from '../../services/mr/close.ts'
import type { DuplicateOpen } from '../../services/mr/find-duplicate.ts'
import { button } from '../../views/button.ts'
import { inParts, NOTHING_CHANGED, type Parts } from '../../views/failure-parts.ts'
import { mergeRequestCard } from '../../views/merge-request/card.ts'
import type { Reply } from '../../views/reply.ts'
import { shortSha } from '../../views/text.ts'
import type { Asking } from '../command.ts'
import { failureReply } from '../failure.ts'
import { branchRefusal } from './branch-refusal.ts'
import { nameOf } from './name.ts'

/** Renders the result of closing or reopening; `done` is the word for it (`closed`). */
export function renderState(
  outcome: StateOutcome,
  { user, now }: Asking,
  done: 'closed' | 'reopened',
): Reply {
  const tried = `The merge request was not ${done}`
  switch (outcome.kind) {
    case 'closed':
    case 'reopened': {
      const note = outcome.answered
        ? { by: user, words: `${done} it.`, did: done }
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
    case 'twin':
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
  const name = nameOf(mr)
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
      why: `${nameOf(duplicate)} is open for the same branches as ${nameOf(mr)}, and the forge takes one at a time.`,
      now: NOTHING_CHANGED,
      next: 'Go on with that one, or close it first.',
    },
    { reason: 'state' },
    [{ type: 'actions', elements: [show] }],
  )
}
