import type { Command } from '../commands/command.ts'
import { OWN } from '../model/milestone.ts'
import type { ForgeContext } from '../services/context.ts'
import { list as listDeployKeys } from '../services/deploy-key/list.ts'
import { isFailure } from '../services/failure.ts'
import { list as listIntegrations } from '../services/integration/list.ts'
import { list as listMilestones } from '../services/milestone/list.ts'
import { findMilestoneView as findMilestone } from '../services/milestone/view.ts'
import { listRecent } from '../services/mr/recent.ts'
import { findMergeRequestView as findMergeRequest } from '../services/mr/view.ts'

type Input = Readonly<Record<string, unknown>>

/** True when the caller may read the target: the resource itself, or its kind in the project. */
export async function readsTarget(
  { path: [noun] }: Pick<Command, 'path'>,
  { project, mr, milestone, owner }: Input,
  context: ForgeContext,
): Promise<boolean> {
  if (context.access !== 'own' || typeof project !== 'number') return false
  switch (noun) {
    case 'mr':
      return !isFailure(
        await (typeof mr === 'number'
          ? findMergeRequest(context, { project, mr })
          : listRecent(context, { project, page: 1 })),
      )
    case 'milestone':
      return !isFailure(
        await (typeof milestone === 'number'
          ? findMilestone(context, { project, milestone, owner: typeof owner === 'number' ? owner : OWN })
          : listMilestones(context, { project, state: 'active' })),
      )
    case 'deploy-key':
      return !isFailure(await listDeployKeys(context, { project }))
    case 'integration':
      return !isFailure(await listIntegrations(context, { project }))
    default:
      return false
  }
}
