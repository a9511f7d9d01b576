import type { IntegrationName } from '../../model/integration-kinds.ts'
import type { IntegrationView } from '../../model/integration-view.ts'
import type { Invocation } from '../../model/invocation.ts'
import type { RemoveOutcome } from '../../services/integration/remove.ts'
import { inParts, NOTHING_CHANGED } from '../failure.ts'
import { openly, type Reply } from '../reply.ts'
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
      const { message } = openly(`<@${user}> ${escaped(`removed ${title}.`)}`, [
        lines([person(user), text(` removed ${title}. Its settings are gone.`)]),
      ])
      return message ? { message: { ...message, renews: true } } : {}
    }
    case 'over': {
      const sentence = `The answer was lost, and the forge shows that ${title} is not set any more.`
      return openly(escaped(sentence), [lines([text(sentence)])])
    }
    case 'was-not-set':
      return inParts(
        {
          what: `${title} was not removed`,
          why: 'It is not set, so there is nothing to remove.',
          now: NOTHING_CHANGED,
          next: 'Nothing is left to do.',
        },
        { reason: 'state' },
      )
    default:
      return notDoneReply(outcome, {
        tried: `${title} was not removed`,
        doubt: () => `I do not know whether ${title} was removed`,
      })
  }
}

/** The question before the settings of an integration are removed. */
export function removeQuestion(shown: IntegrationView, projectName: string) {
  const headline = `Remove ${integrationTitle(shown, projectName)}?`
  const lost = presentList(shown)
  return {
    text: escaped(`${headline} Its settings are lost and cannot be brought back here.`),
    blocks: [
      lines(
        [bold(headline)],
        [text('Nothing has been changed yet.')],
        [text('It stops working, and its settings are lost. They cannot be brought back here.')],
        lost.length > 0 ? [text('This is what is there now:')] : [],
      ),
      ...(lost.length > 0 ? [bullets(lost)] : []),
    ],
  }
}
