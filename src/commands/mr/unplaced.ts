import type { UnresolvedReference } from '../../services/mr/resolve-references.ts'
import { inParts, NOTHING_CHANGED } from '../../views/failure-parts.ts'
import type { Reply } from '../../views/reply.ts'
import { oneLine } from '../../views/text.ts'
import { type FailureWords, failureReply } from '../failure.ts'
import { ambiguousReply } from '../milestone/outcome.ts'
import { personNotFoundReply } from '../person-not-found.ts'

/** Says which person, milestone or forge failure stopped it; nothing was sent, or the result is uncertain. */
export function unplacedReply(outcome: UnresolvedReference, words: FailureWords): Reply {
  switch (outcome.kind) {
    case 'unknown-person':
    case 'ambiguous-person':
    case 'unknown-self':
    case 'unknown-mention':
      return personNotFoundReply(outcome, words.tried)
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
      return failureReply(outcome, words)
  }
}
