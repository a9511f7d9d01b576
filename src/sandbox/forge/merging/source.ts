import type { MergeRequest } from '../state/merge-requests.ts'
import { PROJECTS, type Project } from '../state/projects.ts'
import type { World } from '../world.ts'

/** The newest commits of a merge request's branches; undefined for a branch that is gone, or whose fork is. */
export interface Tips {
  readonly source: string | undefined
  readonly target: string | undefined
}

/** The project of the source branch: a fork, or the project itself. Undefined for a fork that is gone. */
export function sourceProjectOf(
  { database }: World,
  { source_project_id: id }: MergeRequest,
): Project | undefined {
  return id === null ? undefined : database.find(PROJECTS, { id })
}

export async function tipsOf(world: World, project: Project, request: MergeRequest): Promise<Tips> {
  const from = sourceProjectOf(world, request)
  const [sources, targets] = await Promise.all([
    from && world.repository(from).heads(),
    world.repository(project).heads(),
  ])
  return { source: sources?.get(request.source_branch), target: targets.get(request.target_branch) }
}
