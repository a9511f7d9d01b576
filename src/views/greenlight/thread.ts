import { SERVER } from '../../model/server-name.ts'
import { plain, privately, publicly, type Reply } from '../reply.ts'
import { escaped } from '../text.ts'

export interface ThreadOutcome {
  readonly kind: 'shown' | 'changed'
  readonly thread: boolean
  /** The scopes without which Slack does not tell of some replies. */
  readonly missingScopes: readonly string[]
}

const ON =
  `A reply to a card becomes a comment on ${SERVER}, in its author’s name, if they are connected. ` +
  `Comments from ${SERVER} come into the thread.`
const OFF = `Replies to a card stay in Slack. /greenlight thread on makes them comments on ${SERVER}.`

/** The channel is told of a change, as it is about what everybody writes there. */
export function threadReply({ kind, thread, missingScopes }: ThreadOutcome): Reply {
  const lacks =
    missingScopes.length === 0
      ? ''
      : ` Slack doesn’t tell me of all replies: the app lacks ${missingScopes.join(' and ')}. An admin can add it.`
  const words = escaped(`Threads of cards are ${thread ? 'on' : 'off'}. ${thread ? ON : OFF}${lacks}`)
  return kind === 'changed' ? publicly(words, plain(words)) : privately(words)
}
