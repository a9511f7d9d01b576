import type { RichTextElement } from '@slack/types'
import type { Disclosure } from '../../../model/audience.ts'
import type { Pace } from '../../../model/burndown.ts'
import { type Day, daysBetween, localDay } from '../../../model/day.ts'
import type { Due, MilestoneProgress, RiskyIssue, Since } from '../../../model/digest.ts'
import { READINESS, type Readiness, readinessOf } from '../../../model/merge-offer.ts'
import { assigneesOf, hasAutoMerge, type MergeRequest } from '../../../model/merge-request.ts'
import type { Milestone } from '../../../model/milestone.ts'
import { disclosedLine } from '../../confidential.ts'
import { bareTitle, forkWords, frozenWords, rowWords } from '../../mr/list-rows.ts'
import { peopleWords } from '../../people.ts'
import { joined, link, text } from '../../rich-text.ts'
import { capital, count, oneLine } from '../../text.ts'
import { dueDay, shortDay, weekday } from '../day.ts'
import { issueName, issueNumber } from '../issue.ts'

/**
 * `🟠 Behind by about 3 · due Mon 7 Dec, 8 working days left`, in its parts, each without a period; the texts may be empty.
 * `today` is the reader’s.
 */
export function healthOf(
  { milestone, due, pace }: Pick<MilestoneProgress, 'milestone' | 'due' | 'pace'>,
  today: Day,
) {
  const { state, due_date: typed } = milestone
  if (state === 'closed')
    return { symbol: '⚫', verdict: 'Closed', due: typed === null ? '' : `was due ${shortDay(typed, today)}` }
  if (state !== 'active') return { symbol: '⚪', verdict: `State “${oneLine(state, 40)}”`, due: '' }
  if (due && daysBetween(due.day, today) > 0)
    return { symbol: '🔴', verdict: overdueWords(due.day, today), due: '' }
  const [symbol, verdict] = verdictOf(pace)
  return { symbol, verdict, due: dateWords(milestone, due, today) }
}

/** `9 days overdue (15 Nov)` */
export function overdueWords(due: Day, today: Day): string {
  return `${count(daysBetween(due, today), 'day')} overdue (${shortDay(due, today)})`
}

function verdictOf(pace: Pace): readonly [symbol: string, verdict: string] {
  switch (pace.kind) {
    case 'ahead':
      return ['🟢', `Ahead by about ${pace.by}`]
    case 'behind':
      return ['🟠', `Behind by about ${pace.by}`]
    case 'on-line':
      return ['🟢', 'On track']
    case 'finished':
      return ['🟢', 'All issues closed']
    case 'over':
      return ['🔴', `${count(pace.open, 'issue')} late`]
    case 'no-due-date':
    case 'no-issues':
    case 'not-all-read':
      return ['⚪', '']
  }
}

function dateWords({ due_date: typed }: Milestone, due: Due | null, today: Day): string {
  if (due === null) return typed === null ? 'No due date' : `due “${oneLine(typed, 40)}”, which is no date`
  if (due.day === today) return 'due today'
  if (daysBetween(today, due.day) === 1) return `due tomorrow, ${dueDay(due.day, today)}`
  const left = due.workingDays === 0 ? 'no working day left' : `${count(due.workingDays, 'working day')} left`
  return `due ${dueDay(due.day, today)}, ${left}`
}

/** `8 closed, 11 expected by today`, what the verdict rests on; empty without an even pace to compare with. */
export function paceWords({ pace, counts: { closed } }: Pick<MilestoneProgress, 'pace' | 'counts'>): string {
  if (pace.kind !== 'ahead' && pace.kind !== 'behind') return ''
  const expected = closed + (pace.kind === 'behind' ? pace.by : -pace.by)
  return `${closed} closed, ${expected} expected by today`
}

/** `8 of 15 closed (53 %)`; without a period. */
export function countWords({ counts, complete }: Pick<MilestoneProgress, 'counts' | 'complete'>): string {
  const { open, closed } = counts
  const all = open + closed
  if (all === 0) return complete ? 'No issues' : 'Issues not read'
  const share = `(${percent(closed, all)})`
  return complete
    ? `${closed} of ${all} closed ${share}`
    : `${closed} of the first ${all} issues closed ${share}`
}

/** Only all of them are 100 %, and only none is 0 %. */
function percent(part: number, all: number): string {
  if (part === all || part === 0) return `${part === 0 ? 0 : 100} %`
  return `${Math.min(99, Math.max(1, Math.round((part * 100) / all)))} %`
}

/** `3.4`, `3` */
export function tenths(number: number): string {
  return String(Math.round(number * 10) / 10)
}

/** The changes since the last digest; empty without news. Without a period. */
export function sinceWords(since: readonly Since[], zone: string, today: Day): string {
  const known = since.filter((one) => one.kind === 'change' || one.kind === 'dated')
  const sum = (numberOf: (one: (typeof known)[number]) => number) =>
    known.reduce((total, one) => total + numberOf(one), 0)
  const added = sum((one) => (one.kind === 'change' ? one.added : one.made))
  const removed = sum((one) => (one.kind === 'change' ? one.removed : 0))
  const reopened = sum((one) => (one.kind === 'change' ? one.reopened : 0))
  const closed = sum((one) => one.closed.length)
  const parts = [
    added > 0 ? `+${count(added, 'issue')}` : '',
    removed > 0 ? `−${count(removed, 'issue')}` : '',
    closed > 0 ? `${closed} closed` : '',
    reopened > 0 ? `${reopened} reopened` : '',
  ].filter(Boolean)
  const [first] = known.map((one) => one.since.getTime()).sort((a, b) => a - b)
  if (parts.length === 0 || first === undefined) return ''
  return `Since ${sinceDay(localDay(new Date(first), zone), today)}: ${parts.join(', ')}`
}

/** `Tue` within the last week, else `Tue 3 Nov`. */
function sinceDay(day: Day, today: Day): string {
  return daysBetween(day, today) < 7 ? weekday(day) : dueDay(day, today)
}

export function milestoneSentences(progress: MilestoneProgress, today: Day): string {
  const health = healthOf(progress, today)
  const why = paceWords(progress)
  return [[health.verdict, why].filter(Boolean).join(': '), health.due, countWords(progress)]
    .filter(Boolean)
    .map((words) => `${capital(words)}.`)
    .join(' ')
}

/** `At risk: 3 of 5 open`; empty when none is. */
export function riskWords({ atRisk, counts }: Pick<MilestoneProgress, 'atRisk' | 'counts'>): string {
  return atRisk.length === 0 ? '' : `At risk: ${atRisk.length} of ${counts.open} open`
}

/** An armed one waits for its merge, whatever else it waits for. */
type State = Readiness | 'armed'

const STATES: readonly State[] = ['ready', 'armed', ...READINESS.slice(1)]

const STATE_COUNTS: Readonly<Record<State, string>> = {
  ready: 'ready',
  armed: 'on auto-merge',
  unchecked: 'not checked',
  frozen: 'frozen',
  waiting: 'waiting',
  blocked: 'blocked',
  draft: 'draft',
  merged: 'merged',
  closed: 'closed',
}

function stateOf(mr: MergeRequest): State {
  return hasAutoMerge(mr) ? 'armed' : readinessOf(mr)
}

export function readyAmong(requests: readonly MergeRequest[]) {
  const items = requests.filter((mr) => stateOf(mr) === 'ready')
  return { items, isBuildKnown: items.every(tellsBuild) }
}

/** Returns those that only a freeze holds. */
export function frozenAmong(requests: readonly MergeRequest[]): readonly MergeRequest[] {
  return requests.filter((mr) => stateOf(mr) === 'frozen')
}

function tellsBuild({ head_pipeline: build }: MergeRequest): boolean {
  return build !== undefined
}

/** `4 merge requests: 2 ready, 1 blocked, 1 draft`; empty without one. */
export function requestWords(requests: readonly MergeRequest[]): string {
  const { isBuildKnown } = readyAmong(requests)
  const sizes = Map.groupBy(requests, stateOf)
  const counted = STATES.flatMap((state) => {
    const size = sizes.get(state)?.length ?? 0
    const words = state === 'ready' && !isBuildKnown ? 'without conflicts' : STATE_COUNTS[state]
    return size === 0 ? [] : [`${size} ${words}`]
  })
  return requests.length === 0 ? '' : `${count(requests.length, 'merge request')}: ${counted.join(', ')}`
}

/** `#7 The cart forgets: overdue (9 Nov), unassigned` */
export function riskLine(today: Day): (risky: RiskyIssue) => RichTextElement[] {
  return ({ issue, overdue, unassigned, still }) => {
    const reasons = [
      overdue ? `overdue (${shortDay(overdue, today)})` : '',
      unassigned ? 'unassigned' : '',
      still === null ? '' : `untouched for ${count(still, 'working day')}`,
    ].filter(Boolean)
    const who = peopleWords(assigneesOf(issue), 40)
    return [
      link(issue.web_url, issueName(issue, 70)),
      text(`: ${reasons.join(', ')}${who === null ? '' : `, ${who}`}`),
    ]
  }
}

/** `#7 overdue, Bob`: its number and the most pressing reason. */
function shortRisk({ issue, overdue, unassigned, still }: RiskyIssue): RichTextElement[] {
  const who = peopleWords(assigneesOf(issue).slice(0, 1), 30)
  const why = overdue ? 'overdue' : unassigned ? 'unassigned' : `untouched for ${still} working days`
  return [link(issue.web_url, issueNumber(issue)), text(` ${why}${who === null ? '' : `, ${who}`}`)]
}

const MAX_NAMED_ISSUES = 3

export function shortRisks(risks: readonly Disclosure<RiskyIssue>[]): RichTextElement[] {
  const named = risks.slice(0, MAX_NAMED_ISSUES).map(disclosedLine(shortRisk))
  const left = risks.length - named.length
  return joined([...named, ...(left > 0 ? [[text(`${left} more`)]] : [])], ' · ')
}

/** `!12 Choose the dates of a report · blocked · ✗ build failed` */
export function requestLine(mr: MergeRequest): RichTextElement[] {
  const words = [...stateWords(mr), ...rowWords(mr), ...forkWords(mr)]
  return [
    link(mr.web_url, `!${mr.iid} ${oneLine(bareTitle(mr), 70)}`),
    ...frozenWords(mr).flatMap((part) => [text(' · '), ...part]),
    text(words.map((part) => ` · ${part}`).join('')),
  ]
}

function stateWords(mr: MergeRequest): readonly string[] {
  const state = stateOf(mr)
  // The row says it.
  if (state === 'armed' || state === 'frozen') return []
  if (state === 'unchecked') return ['not checked for conflicts']
  if (state !== 'ready') return [STATE_COUNTS[state]]
  return tellsBuild(mr) ? ['ready to merge'] : ['no conflicts', 'build not shown']
}
