import pLimit from 'p-limit'
import type { Session } from '../../forge/client.ts'
import { listMilestoneIssues, readAllMilestones } from '../../forge/milestones.ts'
import { LARGEST_PAGE } from '../../forge/paging.ts'
import type { MilestoneProgress } from '../../model/digest.ts'
import { MILESTONES_ON_A_PAGE, type Milestone } from '../../model/milestone.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'

interface ListMilestonesInput {
  readonly project: number
  readonly state: 'active' | 'closed' | 'all'
  readonly iids?: readonly number[]
  /** The page whose milestones are counted; none when omitted. */
  readonly page?: number
}

/** The issues of a milestone in one call; `complete`: those are all. */
export type ListedCount = Pick<MilestoneProgress, 'counts' | 'complete'>

export interface ListedMilestones {
  readonly kind: 'list'
  readonly items: readonly Milestone[]
  /** False when there are more than were read. */
  readonly complete: boolean
  /** The issues of those on the page, by the id of the milestone, as far as they could be read in time. */
  readonly counts?: ReadonlyMap<number, ListedCount>
}

/** Lists show no issues: those of a page are counted with one call each, `atOnce` in parallel, for `ms`. */
const COUNTS = { atOnce: 4, ms: 3_000 }

export function list(
  context: ForgeContext,
  { project, state, iids, page }: ListMilestonesInput,
): Promise<ListedMilestones | Failure> {
  return withReader(context, project, async (session) => {
    // The forge filters numbers within the project only; people also mean those of its groups.
    const byNumber = iids && !session.offers('group-milestones') ? { iid: iids } : {}
    const answer = await readAllMilestones(session, project, {
      state: state === 'all' ? undefined : state,
      ...byNumber,
    })
    if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
    const items = answer.value.items.filter(({ iid }) => iids?.includes(iid) ?? true).sort(byDueDate)
    const { complete } = answer.value
    if (page === undefined) return { kind: 'list', items, complete }
    const last = Math.max(1, Math.ceil(items.length / MILESTONES_ON_A_PAGE))
    const end = Math.min(page, last) * MILESTONES_ON_A_PAGE
    const counts = await countsOf(session, project, items.slice(end - MILESTONES_ON_A_PAGE, end))
    return { kind: 'list', items, complete, counts }
  })
}

async function countsOf(
  session: Session,
  project: number,
  milestones: readonly Milestone[],
): Promise<ReadonlyMap<number, ListedCount>> {
  const until = performance.now() + COUNTS.ms
  const counts = new Map<number, ListedCount>()
  await pLimit(COUNTS.atOnce).map(milestones, async (milestone) => {
    if (performance.now() >= until) return
    const answer = await listMilestoneIssues(session, project, milestone, { per_page: LARGEST_PAGE })
    if (answer.kind !== 'done') return
    const { items, nextPage } = answer.value
    const closed = items.filter(({ state }) => state === 'closed').length
    counts.set(milestone.id, {
      counts: { open: items.length - closed, closed },
      complete: nextPage === null,
    })
  })
  return counts
}

/** Sorts by due date, earliest first, those without a date last, then newest first. */
export function byDueDate(a: Milestone, b: Milestone): number {
  const due = (milestone: Milestone) => milestone.due_date ?? '9999'
  return due(a).localeCompare(due(b)) || b.iid - a.iid
}
