import type { Button } from '@slack/types'
import { type DigestView, FIRST_DAYS } from '../../../model/digest.ts'
import { button } from '../../button.ts'
import { type Blocks, type Message, small } from '../../reply.ts'
import { count, escaped, oneLine } from '../../text.ts'
import { milestoneTitle } from '../milestone.ts'
import { burndownNumbers } from './burndown-chart.ts'
import { GROUPS, groupsOf } from './groups.ts'
import { AS_LITTLE_AS_CAN_BE, hasChart, howCounted, type ShownParts, section } from './section.ts'
import { milestoneSentences, sinceWords, zonedMinute } from './words.ts'

/** A digest as one message. Buttons show the parts that do not fit in it, and it says so. */
export function digestMessage(view: DigestView, about: DigestAbout): Message {
  const title = `Milestones of ${oneLine(view.projectName, 100)}`
  // Planning tries many layouts, which share most of their sections.
  const laid = new Map<string, Blocks>()
  const sectionOf = (shown: ShownParts, index: number): Blocks => {
    const milestone = view.milestones[index]
    const key = `${index} ${JSON.stringify(shown)}`
    const blocks = laid.get(key) ?? (milestone ? section(view, milestone, shown) : [])
    laid.set(key, blocks)
    return blocks
  }
  const layOut = (plan: Plan) => laidOut(title, view, about, plan, plan.flatMap(sectionOf))
  const plan = planned(view, layOut)
  return { to: 'channel', text: escaped(sentences(title, view, about, plan)), blocks: layOut(plan) }
}

function laidOut(title: string, view: DigestView, about: DigestAbout, plan: Plan, sections: Blocks): Blocks {
  return [
    { type: 'header', text: { type: 'plain_text', text: title, emoji: false } },
    ...headWords(view, about).map((words) => small(words)),
    ...sections,
    ...leftOutWords(view, plan).map((words) => small(words)),
    { type: 'actions', elements: footButtons(view, plan) },
    small(footWords(about)),
  ]
}

/** The whole digest in words, for notifications and screen readers. */
function sentences(title: string, view: DigestView, about: DigestAbout, plan: Plan): string {
  const each = view.milestones.map((milestone) => {
    const since = sinceWords(milestone.since, view.zone)
    const groups = groupsOf(milestone).map((group) => `${group.title}.`)
    const name = milestoneTitle(milestone.milestone, 80)
    return [`${name}: ${milestoneSentences(milestone)}`, since && `${since}.`, ...groups]
      .filter(Boolean)
      .join(' ')
  })
  const charted = view.milestones.filter((_, index) => plan[index]?.chart)
  const numbers = charted.map(
    ({ milestone, burndown }) => `Burndown of %${milestone.iid}: ${burndownNumbers(burndown)}`,
  )
  return [`${title}.`, ...headWords(view, about), ...each, ...numbers].join(' ')
}

/** Facts about a digest itself. */
interface DigestAbout {
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
  onRequest: 'This digest has not come here on a schedule yet, so it cannot say what has changed.',
}
/** The same where the dates of issues show the changes. */
const FIRST_BY_DATES = {
  scheduled: `This is the first digest here since it was turned on, so it tells what is new in the ${FIRST_DAYS} days before it.`,
  onRequest: `This digest has not come here on a schedule yet, so it tells what is new in the ${FIRST_DAYS} days before it.`,
}

/** Sentences above the milestones. */
function headWords(view: DigestView, { late, missed, zone, off }: DigestAbout): string[] {
  const { milestones, last, gone } = view
  return [
    late ? `Late: this is the digest of ${zonedMinute(late, zone)}.` : '',
    missedWords(missed),
    milestones.length === 0 ? emptyWords(view) : '',
    last === null && milestones.length > 0 ? firstWords(view, off === null ? 'onRequest' : 'scheduled') : '',
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
function leftOutWords(view: DigestView, plan: Plan): string[] {
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
  const expected = milestones.slice(0, plan.length).filter(hasChart).length
  const charted = plan.filter(({ chart }) => chart).length
  if (charted === expected) return ''
  const which = charted === 1 ? 'the first milestone' : `the first ${charted} milestones`
  const shown = charted === 0 ? 'No chart fits in here' : `Charts: only ${which} with issues, by due date`
  return `${shown}; the buttons “Progress” show the others.`
}

function footButtons({ project, milestones, unread }: DigestView, plan: Plan): Button[] {
  const isCut = milestones.length + unread.length > plan.length
  const all = button('All milestones', { verb: 'milestone.list', input: { project } })
  return [howCounted(), ...(isCut ? [all] : [])]
}

/** The time of the next digest, why people see this one, and how to turn it off. */
function footWords({ schedule, next, zone, why, off }: DigestAbout): string {
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

/** The parts shown of each milestone, from the first one; milestones beyond the plan are only named. */
type Plan = readonly ShownParts[]

/** Slack accepts 50 blocks, and refuses a message of about 13,200 characters of JSON. */
const MOST_BLOCKS = 48
const MOST_JSON = 12_400
/** Slack accepts two charts in a message. */
const CHARTS = 2

/**
 * The largest plan that fits, by importance: the lines of every milestone, the charts of the first two with
 * issues, and then the issues at risk, the closed ones, and the merge requests, group by group.
 */
function planned(view: DigestView, layOut: (plan: Plan) => Blocks): Plan {
  const fits = (plan: Plan) => {
    const blocks = layOut(plan)
    return blocks.length <= MOST_BLOCKS && JSON.stringify(blocks, asItLeaves).length <= MOST_JSON
  }
  const most = view.milestones.map(() => AS_LITTLE_AS_CAN_BE)
  let plan: Plan = most
  while (plan.length > 0 && !fits(plan)) plan = plan.slice(0, -1)
  for (const { index, grow } of steps(view, plan.length)) {
    const next = plan.map((shown, at) => (at === index ? grow(shown) : shown))
    if (fits(next)) plan = next
  }
  return plan
}

/** An id replaces a button’s value when the message is sent. */
function asItLeaves(key: string, value: unknown): unknown {
  return key === 'value' && typeof value === 'string' ? 'an id of 22 characters' : value
}

interface Step {
  readonly index: number
  grow(shown: ShownParts): ShownParts
}

function steps({ milestones }: DigestView, fitting: number): Step[] {
  const shown = [...milestones.slice(0, fitting).entries()]
  const charts = shown
    .filter(([, milestone]) => hasChart(milestone))
    .slice(0, CHARTS)
    .map(([index]) => ({ index, grow: (before: ShownParts) => ({ ...before, chart: true }) }))
  const groups = GROUPS.flatMap((name) =>
    shown
      .filter(([, milestone]) => groupsOf(milestone).some((group) => group.name === name))
      .map(([index]) => ({
        index,
        grow: (before: ShownParts) => ({ ...before, groups: [...before.groups, name] }),
      })),
  )
  return [...charts, ...groups]
}
