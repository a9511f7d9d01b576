import type { IntegrationName } from '../../model/integration-kinds.ts'
import type { IntegrationView } from '../../model/integration-view.ts'
import type { Invocation } from '../../model/invocation.ts'
import { SERVER } from '../../model/server-name.ts'
import type { RemoveOutcome } from '../../services/integration/remove.ts'
import { inParts } from '../failure.ts'
import { publicly, type Reply } from '../reply.ts'
import { bold, bullets, lines, person, text } from '../rich-text.ts'
import { escaped } from '../text.ts'
import { integrationTitle, notDoneReply, presentList } from './integration.ts'

interface IntegrationRemoved {
  readonly name: IntegrationName
  readonly projectName: string
  readonly outcome: RemoveOutcome | { readonly kind: 'was-not-set' }
}

export function integrationRemovedReply(
  { outcome, ...about }: IntegrationRemoved,
  { user }: Invocation,
): Reply {
  const title = integrationTitle(about, about.projectName)
  switch (outcome.kind) {
    case 'removed': {
      const words = ` removed ${title}.`
      const blocks = [lines([person(user), text(words)])]
      return { message: { to: 'channel', text: `<@${user}>${escaped(words)}`, blocks, renews: true } }
    }
    case 'over': {
      const sentence = `Removed ${title} (confirmed on ${SERVER}).`
      return publicly(escaped(sentence), [lines([text(sentence)])])
    }
    case 'was-not-set':
      return inParts({ what: `${title} isn’t set up` }, { reason: 'state' })
    default:
      return notDoneReply(outcome, {
        tried: `I couldn’t remove ${title}`,
        doubt: () => `I can’t tell whether ${title} was removed`,
      })
  }
}

export function removeQuestion(shown: IntegrationView, projectName: string) {
  const headline = `Remove ${integrationTitle(shown, projectName)}?`
  const lost = presentList(shown)
  return {
    text: escaped(`${headline} Its settings are lost.`),
    blocks: [
      lines(
        [bold(headline)],
        [text('It stops working and its settings are lost. I can’t bring them back.')],
        lost.length > 0 ? [text('Set now:')] : [],
      ),
      ...(lost.length > 0 ? [bullets(lost)] : []),
    ],
  }
}
