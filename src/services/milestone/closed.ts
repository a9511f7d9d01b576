import { listMergeRequests } from '../../forge/merge-requests.ts'
import { ownerOf } from '../../model/milestone.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import type { ActiveMilestones } from './active.ts'
import type { Ambiguous } from './find.ts'
import { card, type MilestoneCard } from './view.ts'

export interface ClosedMilestone {
  readonly kind: 'closed'
  readonly card: MilestoneCard
  /** Null where the server does not count them. */
  readonly merged: number | null
}

/** Reads a milestone for everyone in a channel, with the number of its merged requests; `open` where it is not closed. */
export async function closedMilestone(
  context: ForgeContext,
  project: number,
  milestone: ActiveMilestones[number],
): Promise<ClosedMilestone | { readonly kind: 'open' } | Ambiguous | Failure> {
  const name = { project, milestone: milestone.iid, owner: ownerOf(milestone) }
  const read = await card(context, { ...name, zone: 'UTC', holidays: [], audience: 'others' })
  if (read.kind !== 'card') return read
  const { id, state, title } = read.progress.milestone
  if (id !== milestone.id || state !== 'closed') return { kind: 'open' }
  return withReader(context, project, async (session) => {
    if (!session.offers('merged-since')) return { kind: 'closed', card: read, merged: null }
    const filter = { milestone: title, state: 'merged', page: 1, per_page: 1 } as const
    const answer = await listMergeRequests(session, project, filter)
    return { kind: 'closed', card: read, merged: answer.kind === 'done' ? answer.value.total : null }
  })
}
