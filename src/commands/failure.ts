import type { Failure } from '../services/failure.ts'
import { connectButton } from '../views/connect-button.ts'
import { inParts, NOTHING_CHANGED, ONLY_A_LOOK, type Parts } from '../views/failure-parts.ts'
import type { FailureTag, Reply } from '../views/reply.ts'
import { oneLine } from '../views/text.ts'
import { classOf, refusalParts } from './failure-parts.ts'

export interface FailureWords {
  /** The action that failed, as a sentence without a period. */
  readonly tried: string
  /** The headline of an uncertain outcome; `what` names the thing (`acme/web!12`). */
  readonly doubt?: (what: string) => string
  readonly unchanged?: string
}

/** Says what did not happen, why, the present state and the next step; only the caller sees it. */
export function failureReply(
  trouble: Failure,
  {
    tried,
    doubt = (what) => `I do not know what came of it for ${what}`,
    unchanged = NOTHING_CHANGED,
  }: FailureWords,
): Reply {
  const what = trouble.kind === 'unconfirmed' ? doubt(oneLine(trouble.what, 200)) : tried
  const { connect, ...parts } = partsOf(trouble)
  const reply = inParts({ what, now: unchanged, ...parts }, markOf(trouble), connect ? [connectButton()] : [])
  const { problem, ...others } = reply
  // The action may have happened, so sending it again is not offered.
  if (trouble.kind === 'unconfirmed' || !problem) return others
  const fields = trouble.kind === 'refused' ? trouble.fields : undefined
  return { ...others, problem: { ...problem, ...(fields ? { fields } : {}) } }
}

/** The same for a read, which never changes anything. */
export function readFailureReply(trouble: Failure, tried: string): Reply {
  return failureReply(trouble, { tried, unchanged: ONLY_A_LOOK })
}

type Told = Pick<Parts, 'why' | 'next'> & Partial<Pick<Parts, 'now'>> & { readonly connect?: true }

function partsOf(trouble: Failure): Told {
  switch (trouble.kind) {
    case 'not-connected':
      return {
        why: 'Your account at the forge is not connected.',
        next: 'Connect it within ten minutes, and I come back to this.',
        connect: true,
      }
    case 'token-refused':
      return {
        why: 'The forge does not accept your token or sign-in any more.',
        next: 'Connect again: type /greenlight connect. Within ten minutes, I come back to this.',
      }
    case 'service-refused':
      return {
        why: 'The forge does not accept the token with which Greenlight reads for people who have not connected.',
        next: 'Connect your own account, or tell whoever runs Greenlight.',
        connect: true,
      }
    case 'may-not':
      if (trouble.barred) return { why: `${trouble.barred.why}.`, next: `${trouble.barred.next}.` }
      return {
        why: 'Your account at the forge may not do this.',
        next: 'Ask somebody who may do it, or ask an owner of the project for the right.',
      }
    case 'not-found':
      return {
        why: `${oneLine(trouble.what, 200)} does not exist, or your account has no access to it.`,
        next: 'Check the number and the project, or ask somebody who has that access.',
      }
    case 'refused':
      return refusalParts(trouble)
    case 'unreachable':
      return {
        why: trouble.since
          ? ['The forge has been down since ', trouble.since, ', so it was not asked.']
          : `${oneLine(trouble.reason, 300)}.`,
        next: 'Try again in a minute. If it stays so, tell whoever runs Greenlight.',
      }
    case 'unconfirmed':
      return {
        why: `The request was sent, and what came of it is not certain. ${oneLine(trouble.reason, 300)}.`,
        now: 'It may or may not have happened.',
        next: 'Look at the forge before you try again.',
      }
  }
}

function markOf(trouble: Failure): FailureTag {
  switch (trouble.kind) {
    case 'not-connected':
      return { reason: 'account', account: 'missing' }
    case 'token-refused':
      return { reason: 'account', account: 'refused' }
    case 'service-refused':
      return { reason: 'account' }
    case 'may-not':
      return { reason: 'right' }
    case 'not-found':
      return { reason: 'absent' }
    case 'refused':
      return { reason: classOf(trouble.status), status: trouble.status }
    case 'unreachable':
      if (trouble.since) return { reason: 'down' }
      return trouble.status === undefined
        ? { reason: 'no-answer' }
        : { reason: 'bad-answer', status: trouble.status }
    case 'unconfirmed':
      return { reason: 'no-answer' }
  }
}
