import type { RichTextElement } from '@slack/types'
import type { DigestKind } from '../../model/digest.ts'
import { scheduleWords } from '../../model/schedule.ts'
import type { Digest } from '../../services/digest/list.ts'
import { zonedMinute } from '../milestone/day.ts'
import { spoken, text } from '../rich-text.ts'
import { count } from '../text.ts'

export interface DigestAbout {
  /** The line below: when it comes and who set it up; mrkdwn without foreign text. */
  readonly foot: string
  readonly zone: string
  /** The scheduled time of a late digest; null when it is on time. */
  readonly late: Date | null
  readonly missed: number
  /** The digest of the channel; null where there is none to set or to snooze. */
  readonly digest: number | null
}

/** `Weekdays 9:00 · set up by @ann`: the line below a digest; mrkdwn. */
export function footOf({ schedule, owner }: Pick<Digest, 'schedule' | 'owner'>): string {
  return `${scheduleWords(schedule)}${owner === null ? '' : ` · set up by <@${owner}>`}`
}

/** A line for a digest that is late, and one for those missed before it; none when it is on time. */
export function lateLines({ late, missed, zone }: DigestAbout, at: Date): (readonly RichTextElement[])[] {
  return [
    ...(late ? [[text(`Late: this one was due ${zonedMinute(late, zone, at)}.`)]] : []),
    ...(missed > 0 ? [[text(`${count(missed, 'digest')} before this one didn’t come.`)]] : []),
  ]
}

export function digestMenu(kind: DigestKind, project: number, { digest }: DigestAbout) {
  if (digest === null) return []
  return [
    { label: 'Settings…', press: { verb: `${kind}.digest.on`, input: { project, digest } } },
    { label: 'Snooze for a week', press: { verb: `${kind}.digest.off`, input: { digest, days: 7 } } },
  ]
}

export function spokenLine(line: readonly RichTextElement[]): string {
  const words = spoken(line)
  return words.endsWith('.') ? words : `${words}.`
}
