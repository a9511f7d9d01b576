import type { Button } from '@slack/types'
import { type DigestView, FIRST_DAYS } from '../../model/digest.ts'
import { button } from '../button.ts'
import { milestoneTitle } from '../milestone/milestone.ts'
import { count, oneLine } from '../text.ts'
import type { Plan } from './plan.ts'
import { hasChart, howCounted } from './section.ts'
import { zonedMinute } from './words.ts'

/** Facts about a digest itself. */
export interface DigestAbout {
  /** The schedule, in words that follow “It comes”: `on Mondays at 9:00`; empty for a single digest. */
  readonly schedule: string
  /** The next time; null when there is none (a preview, a digest on request). */
  readonly next: Date | null
  /** The time zone of the dates here. */
  readonly zone: string
  /** The scheduled time of a late digest; null when it is on time. */
  readonly late: Date | null
  /** The number of digests missed before this one. */
  readonly missed: number
  /** The reason why people see it, a sentence with its period: `Ann turned it on here.` */
  readonly why: string
  /** The command that turns it off; null when there is nothing to turn off. */
  readonly off: string | null
}

/** Most names listed of milestones that are not shown. */
const NAMED = 5
const NAMED_GONE = 10

/** A digest on request stores nothing for the next one. */
const FIRST = {
  scheduled: 'This is the first digest here since it was turned on; the next one says what has changed.',
  asked: 'This digest has not come here on a schedule yet, so it cannot say what has changed.',
}
/** The same where the dates of issues show the changes. */
const FIRST_BY_DATES = {
  scheduled: `This is the first digest here since it was turned on, so it tells what is new in the ${FIRST_DAYS} days before it.`,
  asked: `This digest has not come here on a schedule yet, so it tells what is new in the ${FIRST_DAYS} days before it.`,
}

/** Sentences above the milestones. */
export function headWords(view: DigestView, { late, missed, zone, off }: DigestAbout): string[] {
  const { milestones, last, gone } = view
  return [
    late ? `Late: this is the digest of ${zonedMinute(late, zone)}.` : '',
    missedWords(missed),
    milestones.length === 0 ? emptyWords(view) : '',
    last === null && milestones.length > 0 ? firstWords(view, off === null ? 'asked' : 'scheduled') : '',
    gone.length > 0 ? goneWords(gone) : '',
  ].filter(Boolean)
}

function firstWords({ milestones }: DigestView, how: keyof typeof FIRST): string {
  const isDated = milestones.some(({ since }) => since.kind === 'dated')
  return (isDated ? FIRST_BY_DATES : FIRST)[how]
}

function missedWords(missed: number): string {
  if (missed === 0) return ''
  return missed === 1 ? 'The one before was missed.' : `The ${missed} before were missed.`
}

function emptyWords({ complete }: DigestView): string {
  return complete
    ? 'No milestone is active. /milestone create makes one.'
    : 'No active milestone was found among those that were read; there are more.'
}

function goneWords(gone: readonly number[]): string {
  const named = gone.slice(0, NAMED_GONE).map((iid) => `%${iid}`)
  const more = gone.length > named.length ? ` and ${gone.length - named.length} more` : ''
  return `Not active any more since last time: ${named.join(', ')}${more}.`
}

/** Sentences below the milestones, about everything the message leaves out. */
export function leftOutWords(view: DigestView, plan: Plan): string[] {
  const { milestones, unread, complete, searched } = view
  const named = [...milestones.slice(plan.length).map(({ milestone }) => milestone), ...unread]
  const words = named.slice(0, NAMED).map((milestone) => milestoneTitle(milestone, 40))
  const beyond = named.length > NAMED ? ` and ${named.length - NAMED} more` : ''
  return [
    named.length > 0 ? `Not shown here: ${words.join(', ')}${beyond}.` : '',
    complete ? '' : 'There are more active milestones than were read.',
    chartWords(view, plan),
    searched.complete
      ? ''
      : `Merge requests: only the ${count(searched.count, 'open one')} that changed last were looked through.`,
  ].filter(Boolean)
}

/** Names the milestones whose chart is here, when not every one has its chart. */
function chartWords({ milestones }: DigestView, plan: Plan): string {
  const wanted = milestones.slice(0, plan.length).filter(hasChart).length
  const charted = plan.filter(({ chart }) => chart).length
  if (charted === wanted) return ''
  const which = charted === 1 ? 'the first milestone' : `the first ${charted} milestones`
  const shown = charted === 0 ? 'No chart fits in here' : `Charts: only ${which} with issues, by due date`
  return `${shown}; the buttons “Progress” show the others.`
}

export function footButtons({ project, milestones, unread }: DigestView, plan: Plan): Button[] {
  const isCut = milestones.length + unread.length > plan.length
  const all = button('All milestones', { verb: 'milestone.list', input: { project } })
  return [howCounted(), ...(isCut ? [all] : [])]
}

/** The time of the next digest, why people see this one, and how to turn it off. */
export function footWords({ schedule, next, zone, why, off }: DigestAbout): string {
  return [
    schedule === '' ? '' : `It comes ${schedule}.`,
    next ? `Next: ${zonedMinute(next, zone)}.` : '',
    `Why you see this: ${why}`,
    off === null ? '' : `To turn it off: ${off}`,
  ]
    .filter(Boolean)
    .map((words) => oneLine(words, 500))
    .join(' ')
}
