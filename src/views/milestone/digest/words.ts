import type { Pace } from '../../../model/burndown.ts'
import {
  type DigestMilestone,
  type Due,
  FIRST_DAYS,
  type MilestoneProgress,
  type Since,
} from '../../../model/digest.ts'
import type { Milestone } from '../../../model/milestone.ts'
import { wallClock } from '../../../model/zone.ts'
import { count, oneLine } from '../../text.ts'
import { dueDay } from '../milestone.ts'

/** `Mon 23 Nov 2026, 09:00 (Europe/Berlin)` */
export function zonedMinute(date: Date, zone: string): string {
  const wall = new Date(wallClock(date.getTime(), zone)).toISOString()
  return `${dueDay(wall.slice(0, 10))}, ${wall.slice(11, 16)} (${zone})`
}

/** `Due Fri 27 Nov 2026, 5 working days left after today`; without a period. */
export function dueWords({ milestone, due }: Pick<MilestoneProgress, 'milestone' | 'due'>): string {
  const state = stateWords(milestone)
  return `${state}${state === '' ? '' : ', '}${lowered(dateWords(milestone, due), state !== '')}`
}

/** A digest holds active milestones only, so that state goes without saying. */
function stateWords({ state }: Milestone): string {
  if (state === 'active') return ''
  return state === 'closed' ? 'Closed' : `In the state “${oneLine(state, 40)}”`
}

function lowered(words: string, isLater: boolean): string {
  return isLater ? `${words[0]?.toLowerCase()}${words.slice(1)}` : words
}

function dateWords({ due_date: typed, state }: Milestone, due: Due | null): string {
  if (due === null) return typed === null ? 'No due date' : `Due “${oneLine(typed, 40)}”, which is no date`
  const day = dueDay(due.day)
  if (state === 'closed') return `${due.isOver ? 'Was due' : 'Due'} ${day}`
  if (due.isOver)
    return due.workingDays === 0
      ? `Was due ${day}; no working day has come since`
      : `Was due ${day}, ${count(-due.workingDays, 'working day')} over`
  if (due.isToday) return `Due today, ${day}`
  return `Due ${day}, ${due.workingDays === 0 ? 'no working day' : count(due.workingDays, 'working day')} left after today`
}

/** `5 of 8 issues closed (62 %)`; without a period. */
export function countWords({ counts: { open, closed }, complete }: MilestoneProgress): string {
  const all = open + closed
  if (all === 0) return complete ? 'No issues' : 'Issues not read'
  const share = `(${percent(closed, all)})`
  if (complete) return `${closed} of ${count(all, 'issue')} closed ${share}`
  return `${closed} of the first ${count(all, 'issue')} closed ${share}; there are more, which were not read`
}

/** Rounded down, so that 100 % means all of them. */
function percent(part: number, all: number): string {
  const whole = Math.floor((part * 100) / all)
  return part > 0 && whole === 0 ? 'under 1 %' : `${whole} %`
}

/** The position against the ideal line, in two parts without a period: the verdict and its basis. */
export function paceWords(pace: Pace): readonly [word: string, why: string] {
  switch (pace.kind) {
    case 'ahead':
      return [`Ahead by about ${count(pace.by, 'issue')}`, idealWords(pace.ideal)]
    case 'behind':
      return [`Behind by about ${count(pace.by, 'issue')}`, idealWords(pace.ideal)]
    case 'on-line':
      return ['On the ideal line', idealWords(pace.ideal)]
    case 'over':
      return [
        `Behind by ${count(pace.open, 'issue')}`,
        'the due date is over, and all were to be closed by then',
      ]
    case 'finished':
      return ['All issues are closed', '']
    case 'no-due-date':
      return ['Neither ahead nor behind', 'without a due date there is no ideal line']
    case 'no-issues':
      return ['Neither ahead nor behind', 'there are no issues on it']
    case 'not-all-read':
      return ['Not known whether it is ahead or behind', 'not all of its issues were read']
  }
}

function idealWords(ideal: number): string {
  return `by the ideal line ${tenths(ideal)} would be closed by the end of today`
}

/** `3.4`, `3` */
export function tenths(number: number): string {
  return String(Math.round(number * 10) / 10)
}

/** The changes since the last digest; empty without a last digest. Without a period. */
export function sinceWords(since: Since, zone: string): string {
  if (since.kind === 'first') return ''
  if (since.kind === 'new') return 'It was not in the last digest, so nothing is compared'
  if (since.kind === 'dated') return datedWords(since, zone)
  if (since.kind === 'not-all-read')
    return 'What has changed since last time is not known: not all issues were read'
  const { added, removed, reopened, closed } = since
  const parts = [
    `${added} added`,
    `${removed} removed`,
    `${closed.length} closed`,
    ...(reopened > 0 ? [`${reopened} opened again`] : []),
  ]
  const isSame = added + removed + reopened + closed.length === 0
  const changed = isSame ? 'no issue was added, removed or closed' : parts.join(', ')
  return `Since last time (${zonedMinute(since.since, zone)}): ${changed}`
}

function datedWords({ why, since, made, closed }: Extract<Since, { kind: 'dated' }>, zone: string): string {
  const changed =
    made + closed.length === 0 ? 'no issue was made or closed' : `${made} made, ${closed.length} closed`
  if (why === 'first') return `In the ${FIRST_DAYS} days before: ${changed}`
  return `It was not in the last digest; by the dates of its issues since then (${zonedMinute(since, zone)}): ${changed}`
}

/** The progress as sentences, for the text of a message. */
export function milestoneSentences(progress: MilestoneProgress): string {
  const [word, why] = paceWords(progress.pace)
  return `${dueWords(progress)}. ${countWords(progress)}. ${word}${why === '' ? '' : `: ${why}`}.`
}

/** `At risk: 3 of 5 open issues`; empty when none is. */
export function riskWords({ atRisk, counts }: Pick<DigestMilestone, 'atRisk' | 'counts'>): string {
  return atRisk.length === 0 ? '' : `At risk: ${atRisk.length} of ${count(counts.open, 'open issue')}`
}
