import type { Invocation } from '../../model/invocation.ts'
import { scheduleWords } from '../../model/schedule.ts'
import type { Digest } from '../../services/digest/list.ts'
import type { DigestPreview } from '../../services/digest/preview.ts'
import { failureReply } from '../failure.ts'
import { digestMessage } from '../milestone/digest/message.ts'
import { digestDetails } from '../milestone/digest/thread.ts'
import { type Message, privately, type Reply } from '../reply.ts'

/** `Weekdays 9:00 · set up by @ann`: the line below a digest; mrkdwn. */
export function footOf({ schedule, owner }: Pick<Digest, 'schedule' | 'owner'>): string {
  return `${scheduleWords(schedule)}${owner === null ? '' : ` · set up by <@${owner}>`}`
}

/** A digest on request, as the channel’s own; `foot` says where it comes from. */
function requestedDigest(
  { view, shown }: Extract<DigestPreview, { kind: 'digest' }>,
  foot: string,
): Pick<Message, 'text' | 'blocks'> {
  const about = { zone: view.zone, late: null, missed: 0, digest: shown?.digest.id ?? null }
  return digestMessage(view, { ...about, foot })
}

const CANNOT = "I can't read the digest"

export function digestNowReply(
  outcome: DigestPreview | { readonly kind: 'again' },
  { user }: Pick<Invocation, 'user'>,
): Reply {
  if (outcome.kind === 'again') return privately('The digest was posted a moment ago.')
  if (outcome.kind !== 'digest') return failureReply(outcome, { tried: CANNOT })
  const details = digestDetails(outcome.view)
  return {
    message: {
      to: 'channel',
      ...requestedDigest(outcome, `Posted by <@${user}>`),
      ...(details ? { thread: details } : {}),
    },
  }
}

export function digestPreviewReply(outcome: DigestPreview): Reply {
  if (outcome.kind !== 'digest') return failureReply(outcome, { tried: CANNOT })
  const { text, blocks } = requestedDigest(outcome, 'Preview · only you see this')
  return privately(`Preview, only you see this. ${text}`, blocks)
}
