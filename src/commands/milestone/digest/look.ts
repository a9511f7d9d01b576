import { scheduleWords } from '../../../model/schedule.ts'
import type { DigestPreview } from '../../../services/milestone/digest/preview.ts'
import { digestMessage } from '../../../views/digest/message.ts'
import type { Message } from '../../../views/reply.ts'

/** A digest on request, worded like the channel’s own; `why` says why people see it. */
export function lookMessage(
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
