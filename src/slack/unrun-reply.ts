import { inParts, NOTHING_DONE, type Parts } from '../blocks/parts.ts'
import type { Reply } from '../blocks/reply.ts'
import { referenced } from '../commands/referenced.ts'

/** Why what somebody asked for is not run after the process that had it was stopped. */
export type Unrun =
  /** It is too long ago. */
  | 'old'
  /** The words were not kept, because a secret may be among them. */
  | 'unkept'
  /** It was tried several times. */
  | 'failing'

const parts: Readonly<Record<Unrun, Parts>> = {
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

export function unrunReply(reason: Unrun, reference: string): Reply {
  return referenced(inParts(parts[reason], { reason: 'restart' }), reference)
}
