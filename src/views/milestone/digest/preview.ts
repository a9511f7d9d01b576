import { scheduleWords } from '../../../model/schedule.ts'
import type { DigestPreview } from '../../../services/milestone/digest/preview.ts'
import { readFailureReply } from '../../failure.ts'
import { type Message, openly, privately, type Reply, small } from '../../reply.ts'
import { digestMessage } from './message.ts'

/** A digest on request, worded like the channel’s own; `why` says why people see it. */
function requestedDigest(
  { view, shown }: Extract<DigestPreview, { kind: 'digest' }>,
  why: string,
): Pick<Message, 'text' | 'blocks'> {
  return digestMessage(view, {
    schedule: shown && !shown.digest.paused ? scheduleWords(shown.digest.schedule) : '',
    next: shown?.next[0] ?? null,
    zone: view.zone,
    late: null,
    missed: 0,
    why,
    off: null,
  })
}

const PREVIEW_NOTE = 'This is a preview that only you see.'

export function digestNowReply(outcome: DigestPreview | { readonly kind: 'again' }): Reply {
  if (outcome.kind === 'again')
    return privately('The digest was posted a moment ago, and is not posted twice.')
  if (outcome.kind !== 'digest') return readFailureReply(outcome, 'The digest cannot be shown')
  const { text, blocks } = requestedDigest(outcome, 'somebody asked for it with /milestone digest now.')
  return openly(text, blocks)
}

export function digestPreviewReply(outcome: DigestPreview): Reply {
  if (outcome.kind !== 'digest') return readFailureReply(outcome, 'The digest cannot be shown')
  const { text, blocks } = requestedDigest(outcome, 'you asked for it with /milestone digest preview.')
  return privately(`${PREVIEW_NOTE} ${text}`, [small(PREVIEW_NOTE), ...blocks])
}
