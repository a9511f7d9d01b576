import type { Button, RichTextBlock } from '@slack/types'
import { idOf, type Disclosure as ShownIssue } from '../../../model/audience.ts'
import type { DigestMilestone, DigestScope, MilestoneProgress } from '../../../model/digest.ts'
import type { Issue } from '../../../model/issue.ts'
import { button } from '../../button.ts'
import type { Blocks } from '../../reply.ts'
import { bold, bullets, lines, text } from '../../rich-text.ts'
import { milestoneInput, milestoneTitle } from '../milestone.ts'
import { burndownChart, burndownNumbers, historyWords } from './burndown-chart.ts'
import { closedIn, type Group, type GroupName, groupsOf, NAMED } from './groups.ts'
import { countWords, dueWords, paceWords, sinceWords } from './words.ts'

/** The shown parts of a milestone; buttons show the rest. */
export interface ShownParts {
  readonly chart: boolean
  readonly groups: readonly GroupName[]
}

export const AS_LITTLE_AS_CAN_BE: ShownParts = { chart: false, groups: [] }

/** Most closed issues that a button can list by id; beyond that it shows all closed issues. */
const MOST_IDS = 300

/** One milestone of a digest. */
export function section(counted: DigestScope, milestone: DigestMilestone, shown: ShownParts): Blocks {
  const groups = groupsOf(milestone)
  const [named, counts] = [
    groups.filter(({ name }) => shown.groups.includes(name)),
    groups.filter(({ name }) => !shown.groups.includes(name)),
  ]
  const chart = shown.chart ? burndownChart(milestone.milestone, milestone.burndown) : null
  const [word, why] = paceWords(milestone.pace)
  const since = sinceWords(milestone.since, counted.zone)
  const head = lines(
    [bold(milestoneTitle(milestone.milestone, 100))],
    [text(dueWords(milestone))],
    [text(countWords(milestone))],
    [bold(word), text(why === '' ? '' : `: ${why}`)],
    [text(since)],
    // The line before already gives the number of closed issues.
    ...counts.filter(({ name }) => name !== 'closed').map(({ title }) => [text(title)]),
  )
  const lists = named.flatMap(({ title, lines: each }) => [lines([bold(title)]), bullets(each)])
  const buttons = [
    ...groups.flatMap((group) => openGroup(counted, milestone, group, named.includes(group))),
    progressButton(counted, milestone),
  ]
  return [
    ...(chart ? [head, chart, joinBlocks(numbers(milestone), ...lists)] : [joinBlocks(head, ...lists)]),
    { type: 'actions', elements: buttons },
    { type: 'divider' },
  ]
}

/** The content of the chart, in words. */
function numbers({ burndown }: DigestMilestone): RichTextBlock {
  return lines([text(`${historyWords(burndown)}. ${burndownNumbers(burndown)}`)])
}

/** Merges several blocks into one. */
function joinBlocks(...blocks: readonly RichTextBlock[]): RichTextBlock {
  return { type: 'rich_text', elements: blocks.flatMap(({ elements }) => elements) }
}

/** True when there is anything to draw. */
export function hasChart({ burndown, counts }: MilestoneProgress): boolean {
  return burndown.columns.length > 0 && counts.open + counts.closed > 0
}

/** The button to the members of a group that are not named. */
function openGroup(
  counted: DigestScope,
  { milestone, since }: DigestMilestone,
  { name, size, called }: Group,
  isNamed: boolean,
): Button[] {
  const left = size - (isNamed ? NAMED : 0)
  if (left <= 0) return []
  const kind = called[left === 1 ? 0 : 1]
  const label = isNamed ? `and ${left} more ${kind}` : `${left} ${kind}`
  const input = {
    ...milestoneInput(counted.project, milestone),
    group: name,
    ...(name === 'closed' ? whichOf(closedIn(since)) : {}),
    ...(name === 'at-risk' ? calendarInput(counted) : {}),
  }
  return [
    button(
      label,
      { verb: 'milestone.details', input },
      { suffix: name, spoken: `${label}, milestone %${milestone.iid}` },
    ),
  ]
}

/** The ids of the issues: issues of several projects can share a number. */
function whichOf(issues: readonly ShownIssue<Issue>[]): { ids?: string } {
  return issues.length > MOST_IDS ? {} : { ids: issues.map(idOf).join(',') }
}

function progressButton(counted: DigestScope, { milestone }: DigestMilestone): Button {
  const input = { ...milestoneInput(counted.project, milestone), ...calendarInput(counted) }
  return button(`Progress of %${milestone.iid}`, { verb: 'milestone.progress', input })
}

/** Opens the explanation of each number. */
export function howCounted(): Button {
  return button(
    'How counted',
    { verb: 'milestone.counted', input: {} },
    { spoken: 'How the numbers are counted' },
  )
}

/** The zone and holidays of this count, so that a button counts with the same. */
export function calendarInput({ zone, holidays }: DigestScope): { zone: string; holidays?: string } {
  return { zone, ...(holidays.length > 0 ? { holidays: holidays.join(',') } : {}) }
}
