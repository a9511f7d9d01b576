import { changeMergeRequest, mergeRequestByIid, openMergeRequests } from '../state/merge-requests.ts'
import { changeSettings, type SettingsChange } from '../state/project-settings.ts'
import { projectById } from '../state/projects.ts'
import type { World } from '../world.ts'
import { mergeWhenReady } from './merge-when-ready.ts'

/** Makes a merge request say that this stands in its way, or nothing any more; false when there is none. */
export async function hold(
  world: World,
  { project: id, iid, as }: { project: number; iid: number; as: string | null },
): Promise<boolean> {
  return world.turns.take(id, async () => {
    const request = mergeRequestByIid(world.database, id, iid)
    const project = projectById(world.database, id)
    if (!request || !project) return false
    changeMergeRequest(world.database, request.id, { held_as: as })
    await mergeWhenReady(world, project, { ...request, held_as: as })
    return true
  })
}

/** Changes what is set for a project; false when there is none. What waits may have its turn now. */
export async function demand(world: World, id: number, change: SettingsChange): Promise<boolean> {
  const project = projectById(world.database, id)
  if (!project) return false
  return world.turns.take(id, async () => {
    changeSettings(world.database, id, change)
    for (const request of openMergeRequests(world.database, id)) await mergeWhenReady(world, project, request)
    return true
  })
}
