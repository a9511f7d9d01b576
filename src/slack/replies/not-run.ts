import { withReference } from '../../interactions/log-and-reference.ts'
import { inParts, NOTHING_DONE, type Parts } from '../../views/failure-parts.ts'
import type { Reply } from '../../views/reply.ts'

/** Why what somebody asked for is not run after the process that had it was stopped. */
export type NotRunReason =
  /** It is too long ago. */
  | 'old'
  /** The words were not kept, because a secret may be among them. */
  | 'unkept'
  /** It was tried several times. */
  | 'failing'

const parts: Readonly<Record<NotRunReason, Parts>> = {
  old: {
    ...NOTHING_DONE,
    why: 'I was stopped before I came to it, and that is more than half an hour ago.',
    next: 'Ask again.',
  },
  unkept: {
    ...NOTHING_DONE,
    why: 'I was stopped before I came to it, and I keep no words that look like a secret, so I do not know them any more.',
    next: 'Ask again.',
  },
  failing: {
    what: 'I did not get to the end of what you asked for',
    why: 'I tried several times, and failed or was stopped each time.',
    now: 'It may or may not have been done.',
    next: 'Look before you ask again.',
  },
}

export function notRunReply(reason: NotRunReason, reference: string): Reply {
  return withReference(inParts(parts[reason], { reason: 'restart' }), reference)
}
