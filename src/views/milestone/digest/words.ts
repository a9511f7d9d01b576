import type { Pace } from '../../../model/burndown.ts'
import { type Day, daysBetween, localDay } from '../../../model/day.ts'
import type { Due, MilestoneProgress, Since } from '../../../model/digest.ts'
import type { Milestone } from '../../../model/milestone.ts'
import { capital, count, oneLine } from '../../text.ts'
import { dueDay, shortDay, weekday } from '../day.ts'

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
