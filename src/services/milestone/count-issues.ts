import type { Session } from '../../forge/client.ts'
import { readAllMilestoneIssues } from '../../forge/milestones.ts'
import { type Audience, disclose } from '../../model/audience.ts'
import {
  type Burndown,
  burndownOf,
  type DayCount,
  historyOf,
  lastOfEachDay,
  paceOf,
} from '../../model/burndown.ts'
import { addDays, type Day, localDay, parseDate, readDay, workingDaysAfter } from '../../model/day.ts'
import { atRisk, type Due, type MilestoneProgress } from '../../model/digest.ts'
import type { Issue } from '../../model/issue.ts'
import type { Milestone } from '../../model/milestone.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'

export interface Calendar {
  readonly zone: string
  /** Days off, besides Saturdays and Sundays. */
  readonly holidays: readonly Day[]
}

/** The calendar for counting days, and the audience of the result. */
export interface CountDetail extends Calendar {
  readonly audience: Audience
}

export interface ReadIssues {
  readonly kind: 'issues'
  readonly open: readonly Issue[]
  readonly closed: readonly Issue[]
  /** False when there are more issues than were read. */
  readonly complete: boolean
}

/** Longest history, in days: ten years. */
const MAX_DAYS = 3660

/** Most issues read per milestone: ten calls. */
const ISSUE_CAP = 1000

/** Reads the issues of a milestone; stores their counts unless the forge dates them all, or not all were read. */
export async function countIssues(
  session: Session,
  project: number,
  milestone: Milestone,
  { caller: { team }, store: { snapshots }, now }: ForgeContext,
): Promise<ReadIssues | Failure> {
  const answer = await readAllMilestoneIssues(session, project, milestone, { maxItems: ISSUE_CAP })
  if (answer.kind !== 'done') return readFailure(answer, `Milestone %${milestone.iid}`)
  const { items, complete } = answer.value
  const closed = items.filter(({ state }) => state === 'closed')
  const open = items.filter(({ state }) => state !== 'closed')
  const counts = { open: open.length, closed: closed.length }
  const isDated =
    session.offers('issue-dates') && (items.length === 0 || historyOf(open, closed, new Date(now())) !== null)
  if (complete && !isDated) await snapshots.record({ team, project, milestone: milestone.id }, counts)
  return { kind: 'issues', open, closed, complete }
}

/** Returns the progress of a milestone, from its issues and from earlier counts. */
export async function progressOf(
  project: number,
  milestone: Milestone,
  issues: ReadIssues,
  { at, zone, holidays, audience }: CountDetail & { readonly at: Date },
  { caller: { team }, store: { snapshots } }: ForgeContext,
): Promise<MilestoneProgress> {
  const { open, closed, complete } = issues
  const today = localDay(at, zone)
  const due = readDay(milestone.due_date)
  const counts = { open: open.length, closed: closed.length }
  const dated = daysOf(milestone, issues, at, zone)
  const from: Burndown['from'] = dated ? 'dates' : 'counts'
  const counted = dated ?? lastOfEachDay(await snapshots.of({ team, project, milestone: milestone.id }), zone)
  const line = due === null ? null : { start: startOf(milestone, counted, today, zone), due }
  return {
    milestone,
    counts,
    complete,
    due: due === null ? null : dueFrom(due, today, holidays),
    pace: paceOf(counts, complete, line, today, holidays),
    burndown: burndownOf(counted, today, line, open.length + closed.length, holidays, from),
    atRisk: disclose(audience, atRisk(open, today, zone, holidays), ({ issue }) => issue),
  }
}

/** Returns the counts of each day by the forge’s own dates; null when some are missing. */
function daysOf(
  { start_date }: Milestone,
  { open, closed, complete }: ReadIssues,
  at: Date,
  zone: string,
): DayCount[] | null {
  const history = complete ? historyOf(open, closed, at) : null
  if (!history) return null
  const today = localDay(at, zone)
  const start = readDay(start_date)
  const first = start !== null && start <= today ? start : localDay(history.first, zone)
  const [, from = first] = [first, addDays(today, -MAX_DAYS)].sort()
  return history.days(from, today, zone)
}

function dueFrom(day: Day, today: Day, holidays: readonly Day[]): Due {
  const workingDays = workingDaysAfter(today, day, holidays)
  return { day, workingDays, isToday: today === day, isOver: today > day }
}

function startOf(milestone: Milestone, [first]: readonly DayCount[], today: Day, zone: string): Day {
  const start = readDay(milestone.start_date)
  if (start !== null) return start
  const made = parseDate(milestone.created_at)
  return made ? localDay(made, zone) : (first?.day ?? today)
}
