import type { MergeRequest } from '../../model/merge-request.ts'
import type { ForgeContext } from '../context.ts'

/** Adds what holds their merges for the caller where they are: one look-up a project. */
export async function withFreezes(
  context: Pick<ForgeContext, 'freeze'>,
  items: readonly MergeRequest[],
): Promise<readonly MergeRequest[]> {
  const projects = [...new Set(items.map(({ project_id }) => project_id))]
  const freezes = new Map(
    await Promise.all(projects.map(async (project) => [project, await context.freeze(project)] as const)),
  )
  return items.map((mr) => ({ ...mr, freeze: freezes.get(mr.project_id) ?? null }))
}
