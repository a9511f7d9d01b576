import { hasNoReminder, isTeamUnknown } from '../../model/digest.ts'
import type { Invocation } from '../../model/invocation.ts'
import type { DigestContent, DigestPreview } from '../../services/digest/preview.ts'
import type { Failure } from '../../services/failure.ts'
import { failureReply } from '../failure.ts'
import { digestDetails, digestMessage } from '../milestone/digest/message.ts'
import { nothingWords, requestDigestDetails, requestDigestMessage } from '../mr/digest.ts'
import { type Message, privately, type Reply } from '../reply.ts'
import { lines, text } from '../rich-text.ts'
import { escaped } from '../text.ts'

const CANNOT = 'I can’t read the digest'

export function digestNowReply(
  outcome: DigestPreview | { readonly kind: 'again' },
  { user }: Pick<Invocation, 'user'>,
): Reply {
  if (outcome.kind === 'again') return privately('The digest was posted a moment ago.')
  if (isUnread(outcome)) return failureReply(outcome, { tried: CANNOT })
  if (isQuiet(outcome) || isOfNobody(outcome)) return nothingReply('I posted nothing.', outcome)
  const details = outcome.kind === 'digest' ? digestDetails(outcome.view) : requestDigestDetails(outcome)
  return {
    message: {
      to: 'channel',
      ...requestedDigest(outcome, `Posted by <@${user}>`),
      thread: details ?? undefined,
    },
  }
}

export function digestPreviewReply(outcome: DigestPreview): Reply {
  if (isUnread(outcome)) return failureReply(outcome, { tried: CANNOT })
  if (isQuiet(outcome)) return nothingReply('Nothing would be posted now.', outcome)
  const { text: spoken, blocks } = requestedDigest(outcome, 'Preview · only you see this')
  return privately(`Preview, only you see this. ${spoken}`, blocks)
}

function isUnread(outcome: DigestPreview): outcome is Failure {
  return outcome.kind !== 'digest' && outcome.kind !== 'requests'
}

/** A digest on request, as the channel’s own; `foot` says where it comes from. */
function requestedDigest(content: DigestContent, foot: string): Pick<Message, 'text' | 'blocks'> {
  const { zone } = content.kind === 'digest' ? content.view : content
  const about = { zone, late: null, missed: 0, digest: content.shown?.digest.id ?? null, foot }
  return content.kind === 'digest' ? digestMessage(content.view, about) : requestDigestMessage(content, about)
}

type Requests = Extract<DigestContent, { readonly kind: 'requests' }>

/** True for what is not posted: a digest of merge requests of which none needs anyone. */
function isQuiet(content: DigestContent): content is Requests {
  return content.kind === 'requests' && hasNoReminder(content)
}

/** True for what is posted at its time, to say so, and not when somebody asks for it. */
function isOfNobody(content: DigestContent): content is Requests {
  return content.kind === 'requests' && isTeamUnknown(content)
}

function nothingReply(headline: string, content: Requests): Reply {
  const words = nothingWords(content)
  return privately(escaped(`${headline} ${words}`), [lines([text(headline)], [text(words)])])
}
