import { everyMilestone } from '../../forge/milestones.ts'
import type { Milestone } from '../../model/milestone.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'

export interface ListInput {
  readonly project: number
  readonly state: 'active' | 'closed' | 'all'
  /** Only these; all when left out. */
  readonly iids?: readonly number[] | undefined
}

export interface ListedMilestones {
  readonly kind: 'list'
  readonly items: readonly Milestone[]
  /** False when there are more than were read. */
  readonly complete: boolean
}

/** The milestones of a project, earliest due date first, those without a date last. */
export function list(
  context: ForgeContext,
  { project, state, iids }: ListInput,
): Promise<ListedMilestones | Failure> {
  return withReader(context, project, async (session) => {
    // Numbers are of the project alone to the forge, and of its groups as well to people.
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

/** Earliest due date first, those without a date last, then newest first. */
export function byDueDate(a: Milestone, b: Milestone): number {
  const due = (milestone: Milestone) => milestone.due_date ?? '9999'
  return due(a).localeCompare(due(b)) || b.iid - a.iid
}
