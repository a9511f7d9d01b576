import type { MergeRequest } from '../../model/merge-request.ts'
import type { Milestone } from '../../model/milestone.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import { openRequests } from '../mr/list.ts'
import { readRequestsOf } from './digest.ts'
import { type Ambiguous, findMilestone, type MilestoneName } from './find.ts'

export interface MilestoneRequests {
  readonly kind: 'requests'
  readonly milestone: Milestone
  readonly requests: readonly MergeRequest[]
  /** The number of open merge requests searched; `complete`: there are no others. */
  readonly searched: { readonly count: number; readonly complete: boolean }
}

/** Lists the open merge requests of one milestone, by readiness. */
export function listMilestoneRequests(
  context: ForgeContext,
  name: MilestoneName,
): Promise<MilestoneRequests | Ambiguous | Failure> {
  return withReader(context, name.project, async (session) => {
    const milestone = await findMilestone(session, name, 'prefix')
    if ('kind' in milestone) return milestone
    const open = await openRequests(session, name.project)
    if (open.kind !== 'requests') return open
    const { items, complete } = open
    return {
      kind: 'requests',
      milestone,
      requests: await readRequestsOf(context, session, items, milestone),
      searched: { count: items.length, complete },
    }
  })
}
