import { type Audience, shownTo } from '../../model/audience.ts'
import { parseDate } from '../../model/dates.ts'
import { type DigestMemory, FIRST_DAYS, type MilestoneMemory, type Since } from '../../model/digest.ts'
import type { Milestone } from '../../model/milestone.ts'
import type { ReadIssues } from './count-issues.ts'

/** What is to be kept of a milestone for the next digest. */
export function baselineOf(
  { iid, state }: Milestone,
  { open, closed, complete }: ReadIssues,
): MilestoneMemory {
  const ids = (issues: ReadIssues['open']) => issues.map(({ id }) => id)
  return { iid, state, closed: ids(closed), all: [...ids(open), ...ids(closed)], complete }
}

const DAY_MS = 86_400_000

/** What is different from what the last digest saw. `dated`: the forge tells when its issues were made and closed. */
export function changesSince(
  last: DigestMemory | null,
  { id }: Milestone,
  issues: ReadIssues,
  { at, dated, audience }: { readonly at: Date; readonly dated: boolean; readonly audience: Audience },
): Since {
  const { open, closed, complete } = issues
  const before = last?.milestones[id]
  if (!last)
    return dated
      ? byDates('first', new Date(at.getTime() - FIRST_DAYS * DAY_MS), issues, audience)
      : { kind: 'first' }
  if (!before) return dated ? byDates('new', new Date(last.at), issues, audience) : { kind: 'new' }
  if (!complete || !before.complete) return { kind: 'not-all-read' }
  const wasThere = new Set(before.all)
  const wasClosed = new Set(before.closed)
  const now = [...open, ...closed]
  const isThere = new Set(now.map((issue) => issue.id))
  return {
    kind: 'change',
    since: new Date(last.at),
    added: now.filter((issue) => !wasThere.has(issue.id)).length,
    removed: before.all.filter((issue) => !isThere.has(issue)).length,
    reopened: open.filter((issue) => wasClosed.has(issue.id)).length,
    closed: shownTo(
      audience,
      closed.filter((issue) => !wasClosed.has(issue.id)),
    ),
  }
}

function byDates(why: 'first' | 'new', since: Date, { open, closed }: ReadIssues, audience: Audience): Since {
  const isAfter = (text: string | null | undefined) => {
    const date = parseDate(text ?? null)
    return date !== null && date > since
  }
  return {
    kind: 'dated',
    why,
    since,
    made: [...open, ...closed].filter(({ created_at }) => isAfter(created_at)).length,
    closed: shownTo(
      audience,
      closed.filter(({ closed_at }) => isAfter(closed_at)),
    ),
  }
}
