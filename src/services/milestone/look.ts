import type { Session } from '../../api/client.ts'
import { everyMilestoneIssue, getMilestone } from '../../api/milestones.ts'
import type { Issue } from '../../model/issue.ts'
import type { Milestone, MilestoneIds } from '../../model/milestone.ts'
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

/** A milestone that was found, read once more together with its issues, so that both are of one moment. */
export async function lookAnew(
  session: Session,
  project: number,
  milestone: Milestone,
): Promise<MilestoneViewed | Trouble> {
  const { iid } = milestone
  const [one, issues] = await Promise.all([
    getMilestone(session, project, milestone),
    issuesOf(session, project, milestone),
  ])
  const what = `Milestone %${iid}`
  if (one.kind !== 'done') return readTrouble(one, what)
  if (one.value.iid !== iid) return { kind: 'not-found', what }
  return viewed(project, one.value, issues)
}

/** A milestone as it was just read, with its issues: what is said of it comes from that read. */
export async function look(
  session: Session,
  project: number,
  milestone: Milestone,
): Promise<MilestoneViewed | Trouble> {
  return viewed(project, milestone, await issuesOf(session, project, milestone))
}

function issuesOf(session: Session, project: number, milestone: MilestoneIds) {
  return everyMilestoneIssue(session, project, milestone, { cap: ISSUE_CAP })
}

function viewed(
  project: number,
  milestone: Milestone,
  issues: Awaited<ReturnType<typeof issuesOf>>,
): MilestoneViewed | Trouble {
  if (issues.kind !== 'done') return readTrouble(issues, `Milestone %${milestone.iid}`)
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
