import type { Command } from '../commands/define.ts'
import { OWN } from '../model/milestone.ts'
import { isFailure } from '../services/failure.ts'
import type { Services } from '../services/services.ts'

type Input = Readonly<Record<string, unknown>>

/** Whether somebody may read what a change is about: the thing itself, or what there is of its kind in the project. */
export async function readsTarget(
  { path: [noun] }: Pick<Command, 'path'>,
  { project, mr, milestone, owner }: Input,
  { access, mergeRequests, milestones, deployKeys, integrations }: Services,
): Promise<boolean> {
  if (access !== 'own' || typeof project !== 'number') return false
  switch (noun) {
    case 'mr':
      return !isFailure(
        await (typeof mr === 'number'
          ? mergeRequests.find({ project, mr })
          : mergeRequests.recent(project, 1)),
      )
    case 'milestone':
      return !isFailure(
        await (typeof milestone === 'number'
          ? milestones.find({ project, milestone, owner: typeof owner === 'number' ? owner : OWN })
          : milestones.list({ project, state: 'active' })),
      )
    case 'deploy-key':
      return !isFailure(await deployKeys.list({ project }))
    case 'integration':
      return !isFailure(await integrations.list(project))
    default:
      return false
  }
}
