import { parseDate } from './dates.ts'
import { addDays, type Day, localDay, readDay } from './day.ts'
import type { Issue } from './issue.ts'
import { assigneesOf } from './merge-request.ts'
import { workingDaysAfter } from './working-days.ts'

/** An open issue that may delay its milestone, and the reasons. */
export interface RiskyIssue {
  readonly issue: Issue
  /** The due day, when it is past. */
  readonly overdue: Day | null
  readonly unassigned: boolean
  /** Number of whole working days since the last update, when they are too many. */
  readonly still: number | null
}

/** Number of whole working days without an update after which an issue counts as stalled. */
export const STILL_FROM = 5

/** Returns open issues that are overdue, unassigned or stalled; overdue first, then by number of reasons. */
export function atRisk(
  open: readonly Issue[],
  today: Day,
  zone: string,
  holidays: readonly Day[],
): RiskyIssue[] {
  return open
    .map((issue) => {
      const due = readDay(issue.due_date)
      const touched = parseDate(issue.updated_at)
      const still = touched ? workingDaysAfter(localDay(touched, zone), addDays(today, -1), holidays) : 0
      return {
        issue,
        overdue: due !== null && due < today ? due : null,
        unassigned: assigneesOf(issue).length === 0,
        still: still >= STILL_FROM ? still : null,
      }
    })
    .filter((risky) => reasons(risky) > 0)
    .sort(
      (a, b) =>
        Number(b.overdue !== null) - Number(a.overdue !== null) ||
        reasons(b) - reasons(a) ||
        (b.still ?? 0) - (a.still ?? 0) ||
        a.issue.iid - b.issue.iid,
    )
}

function reasons({ overdue, unassigned, still }: RiskyIssue): number {
  return Number(overdue !== null) + Number(unassigned) + Number(still !== null)
}
