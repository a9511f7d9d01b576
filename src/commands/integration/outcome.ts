import { inParts, NOTHING_CHANGED } from '../../blocks/parts.ts'
import type { Reply } from '../../blocks/reply.ts'
import { integrationKind } from '../../model/integration-kinds.ts'
import type { NotOfferedHere } from '../../services/integration/look.ts'
import type { Trouble } from '../../services/trouble.ts'
import { type TroubleWords, troubleReply } from '../trouble.ts'

/** Why nothing came of it: the forge does not offer the integration, or some other trouble. */
export function notDoneReply(outcome: NotOfferedHere | Trouble, words: TroubleWords): Reply {
  if (outcome.kind !== 'not-offered') return troubleReply(outcome, words)
  const { title } = integrationKind(outcome.name)
  return inParts(
    {
      what: words.tried,
      why: `This forge does not offer ${title}: it knows no integration “${outcome.slug}”.`,
      now: words.unchanged ?? NOTHING_CHANGED,
      next: 'If it has another name for it, whoever runs Greenlight can say so with FORGE_INTEGRATION_SLUGS.',
    },
    { reason: 'absent' },
  )
}
