import type { Session } from '../../forge/client.ts'
import { everyMilestoneIssue } from '../../forge/milestones.ts'
import { type Audience, shownOf } from '../../model/audience.ts'
import { type Burndown, burndownOf, type DayCount, lastOfEachDay } from '../../model/burndown.ts'
import { paceOf } from '../../model/burndown-pace.ts'
import { parseDate } from '../../model/dates.ts'
import { addDays, type Day, localDay, readDay } from '../../model/day.ts'
import type { Due, MilestoneProgress } from '../../model/digest.ts'
import type { Issue } from '../../model/issue.ts'
import { historyOf } from '../../model/issue-history.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { Milestone } from '../../model/milestone.ts'
import { atRisk } from '../../model/risk.ts'
import { workingDaysAfter } from '../../model/working-days.ts'
import type { Snapshots } from '../../store/tables/snapshots.ts'
import { type Failure, readFailure } from '../failure.ts'

/** What the counts of one workspace stand on. */
export interface CountingContext {
  readonly team: string
  readonly snapshots: Snapshots
  /** ms UTC. */
  readonly now: () => number
  /** Is told of a merge request, whose address tells what its project is called. */
  readonly learn: (mr: MergeRequest) => Promise<void>
  /** What a project is called. */
  readonly title: (project: number) => Promise<string>
}

/** In which days is counted. */
export interface Calendar {
  readonly zone: string
  /** Days on which nobody works, beside Saturdays and Sundays. */
  readonly holidays: readonly Day[]
}

/** In which days is counted, and who sees what is made of it. */
export interface Telling extends Calendar {
  readonly audience: Audience
}

/** The issues of one milestone as they were just read. */
export interface ReadIssues {
  readonly kind: 'issues'
  readonly open: readonly Issue[]
  readonly closed: readonly Issue[]
  /** False when there are more than were read. */
  readonly complete: boolean
}

/** A history goes back so many days: ten years. */
const MOST_DAYS = 3660

/** At most so many issues are read of one milestone: ten calls. */
const ISSUE_CAP = 1000

/** Reads the issues of a milestone and keeps how many they are; a part of them is not counted. */
export async function countIssues(
  session: Session,
  project: number,
  milestone: Milestone,
  { team, snapshots }: CountingContext,
): Promise<ReadIssues | Failure> {
  const answer = await everyMilestoneIssue(session, project, milestone, { cap: ISSUE_CAP })
  if (answer.kind !== 'done') return readFailure(answer, `Milestone %${milestone.iid}`)
  const { items, complete } = answer.value
  const closed = items.filter(({ state }) => state === 'closed')
  const open = items.filter(({ state }) => state !== 'closed')
  const counts = { open: open.length, closed: closed.length }
  if (complete) await snapshots.record({ team, project, milestone: milestone.id }, counts)
  return { kind: 'issues', open, closed, complete }
}

/** Where a milestone stands, of its issues and of what was counted before. */
export async function progressOf(
  project: number,
  milestone: Milestone,
  issues: ReadIssues,
  { at, zone, holidays, audience }: Telling & { readonly at: Date },
  { team, snapshots }: CountingContext,
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
    atRisk: shownOf(audience, atRisk(open, today, zone, holidays), ({ issue }) => issue),
  }
}

/** The counts of each day of a milestone by the forge’s own dates; null where it does not tell them all. */
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
  const [, from = first] = [first, addDays(today, -MOST_DAYS)].sort()
  return history.days(from, today, zone)
}

function dueFrom(day: Day, today: Day, holidays: readonly Day[]): Due {
  const workingDays = workingDaysAfter(today, day, holidays)
  return { day, workingDays, isToday: today === day, isOver: today > day }
}

/** Where no start date is told, it is the day on which the milestone was made, or else the first that was counted. */
function startOf(milestone: Milestone, [first]: readonly DayCount[], today: Day, zone: string): Day {
  const start = readDay(milestone.start_date)
  if (start !== null) return start
  const made = parseDate(milestone.created_at)
  return made ? localDay(made, zone) : (first?.day ?? today)
}
