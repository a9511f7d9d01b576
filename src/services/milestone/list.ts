import { everyMilestone } from '../../forge/milestones.ts'
import type { Milestone } from '../../model/milestone.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'

export interface ListMilestonesInput {
  readonly project: number
  readonly state: 'active' | 'closed' | 'all'
  /** Only these; all when omitted. */
  readonly iids?: readonly number[] | undefined
}

export interface ListedMilestones {
  readonly kind: 'list'
  readonly items: readonly Milestone[]
  /** False when there are more than were read. */
  readonly complete: boolean
}

/** Lists the milestones of a project, earliest due date first, those without a date last. */
export function list(
  context: ForgeContext,
  { project, state, iids }: ListMilestonesInput,
): Promise<ListedMilestones | Failure> {
  return withReader(context, project, async (session) => {
    // The forge filters numbers within the project only; people also mean those of its groups.
    const byNumber = iids && !session.offers('group-milestones') ? { iid: iids } : {}
    const answer = await everyMilestone(session, project, {
      ...(state === 'all' ? {} : { state }),
      ...byNumber,
    })
    if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
    const items = answer.value.items.filter(({ iid }) => iids?.includes(iid) ?? true)
    return { kind: 'list', items: items.sort(byDueDate), complete: answer.value.complete }
  })
}

/** Sorts by due date, earliest first, those without a date last, then newest first. */
export function byDueDate(a: Milestone, b: Milestone): number {
  const due = (milestone: Milestone) => milestone.due_date ?? '9999'
  return due(a).localeCompare(due(b)) || b.iid - a.iid
}
