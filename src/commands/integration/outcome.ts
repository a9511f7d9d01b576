import { privately, type Reply } from '../../blocks/reply.ts'
import { escaped } from '../../blocks/text.ts'
import { integrationKind } from '../../model/integration-kinds.ts'
import type { NotOfferedHere } from '../../services/integration/look.ts'
import type { Trouble } from '../../services/trouble.ts'
import { type TroubleWords, troubleReply } from '../trouble.ts'

/** Why nothing came of it: the forge does not offer the integration, or some other trouble. */
export function notDoneReply(
  outcome: NotOfferedHere | Trouble,
  tried: string,
  doubt?: TroubleWords['doubt'],
): Reply {
  if (outcome.kind !== 'not-offered') return troubleReply(outcome, { tried, ...(doubt ? { doubt } : {}) })
  const { title } = integrationKind(outcome.name)
  return privately(
    escaped(
      `${tried}. This forge does not offer ${title}: it knows no integration “${outcome.slug}”. Nothing was changed. If it has another name for it, whoever runs Greenlight can say so with FORGE_INTEGRATION_SLUGS.`,
    ),
  )
}
