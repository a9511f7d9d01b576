import type { Session } from '../../api/client.ts'
import { everyMilestoneIssue, getMilestone } from '../../api/milestones.ts'
import type { Issue } from '../../model/issue.ts'
import type { Milestone } from '../../model/milestone.ts'
import { readTrouble, type Trouble } from '../trouble.ts'

export interface MilestoneView {
  readonly project: number
  readonly milestone: Milestone
  readonly open: readonly Issue[]
  readonly closed: readonly Issue[]
  /** False when the cap was reached and more issues exist. */
  readonly complete: boolean
}

export type MilestoneViewed = { readonly kind: 'view'; readonly view: MilestoneView }

/** At most this many issues are read for one milestone; the answer says when there are more. */
const ISSUE_CAP = 500

/** A milestone that was just found, read together with its issues, so that both are of one moment. */
export async function look(
  session: Session,
  project: number,
  { id, iid }: Milestone,
): Promise<MilestoneViewed | Trouble> {
  const [one, issues] = await Promise.all([
    getMilestone(session, project, id),
    everyMilestoneIssue(session, project, id, { cap: ISSUE_CAP }),
  ])
  const what = `Milestone %${iid}`
  if (one.kind !== 'done') return readTrouble(one, what)
  if (one.value.iid !== iid) return { kind: 'not-found', what }
  if (issues.kind !== 'done') return readTrouble(issues, what)
  const milestone = one.value
  const { items, complete } = issues.value
  const closed = items.filter(({ state }) => state === 'closed')
  const open = items.filter(({ state }) => state !== 'closed')
  return { kind: 'view', view: { project, milestone, open, closed, complete } }
}

/** The same for after a write: when its issues cannot be read, the milestone alone is shown, and that is said. */
export async function lookOrBare(
  session: Session,
  project: number,
  milestone: Milestone,
): Promise<MilestoneView> {
  const seen = await look(session, project, milestone)
  return seen.kind === 'view' ? seen.view : { project, milestone, open: [], closed: [], complete: false }
}
