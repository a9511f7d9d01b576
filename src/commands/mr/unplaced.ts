import { inParts, NOTHING_CHANGED } from '../../blocks/parts.ts'
import type { Reply } from '../../blocks/reply.ts'
import { oneLine } from '../../blocks/text.ts'
import type { Unplaced } from '../../services/merge-request/placing.ts'
import { ambiguousReply } from '../milestone/outcome.ts'
import { noPersonReply } from '../person.ts'
import { type TroubleWords, troubleReply } from '../trouble.ts'

/** Why a person, a milestone or the forge itself stood in the way; nothing was sent, or nothing is certain. */
export function unplacedReply(outcome: Unplaced, words: TroubleWords): Reply {
  switch (outcome.kind) {
    case 'unknown-person':
    case 'ambiguous-person':
    case 'unknown-self':
    case 'unknown-mention':
      return noPersonReply(outcome, words.tried)
    case 'ambiguous':
      return ambiguousReply(outcome)
    case 'no-id':
      return inParts(
        {
          what: words.tried,
          why: `The forge has not told the id of ${oneLine(outcome.name, 80)}, which assigning takes.`,
          now: NOTHING_CHANGED,
          next: 'Assign them at the forge.',
        },
        { reason: 'absent' },
      )
    default:
      return troubleReply(outcome, words)
  }
}
