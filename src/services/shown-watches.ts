import type { ChannelWatch } from '../model/channel-watch.ts'
import type { ForgeContext } from './context.ts'

/** A watch of a project or a group, as lists show it. */
export interface ShownWatch {
  readonly watch: Pick<ChannelWatch, 'filter' | 'user' | 'since' | 'paused'>
  /** `acme/web`, `the group acme` */
  readonly name: string
  /** Number of projects of a group; null for a project. */
  readonly projects: number | null
}

/** Returns the watches of the channel: the groups first, each once. */
export async function shownWatches({
  watches,
  projects,
}: Pick<ForgeContext, 'watches' | 'projects'>): Promise<readonly ShownWatch[]> {
  const groups = (await watches.groups.list()).map((group) => ({
    watch: group.watch,
    name: `the group ${group.watch.path}`,
    projects: group.projects,
  }))
  const single = (await watches.list()).map(async (watch) => ({
    watch,
    name: await projects.title(watch.project),
    projects: null,
  }))
  return [...groups, ...(await Promise.all(single))]
}
