import type { DigestMemory, MilestoneMemory, Since } from '../../model/digest.ts'
import type { Milestone } from '../../model/milestone.ts'
import type { ReadIssues } from './counting.ts'

/** What is to be kept of a milestone for the next digest. */
export function memoryOf({ iid, state }: Milestone, { open, closed, complete }: ReadIssues): MilestoneMemory {
  const ids = (issues: ReadIssues['open']) => issues.map(({ id }) => id)
  return { iid, state, closed: ids(closed), all: [...ids(open), ...ids(closed)], complete }
}

/** What is different from what the last digest saw. */
export function changeSince(
  last: DigestMemory | null,
  { id }: Milestone,
  { open, closed, complete }: ReadIssues,
): Since {
  const before = last?.milestones[id]
  if (!last) return { kind: 'first' }
  if (!before) return { kind: 'new' }
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
    closed: closed.filter((issue) => !wasClosed.has(issue.id)),
  }
}
