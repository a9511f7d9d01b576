import { type Freeze, type Held, heldAt } from '../../model/freeze.ts'
import type { Store } from '../../store/store.ts'
import type { ChannelProjects } from './channel-project.ts'

/** Returns the freezes in force for merges requested in a channel or into a project. */
export type ActiveFreezes = (
  team: string,
  channel: string,
  project: number,
  now: Date,
) => Promise<readonly { readonly freeze: Freeze; readonly held: Held }[]>

export function createActiveFreezes(
  store: Pick<Store, 'freezes'>,
  channelProjects: Pick<ChannelProjects, 'about'>,
): ActiveFreezes {
  return async (team, channel, project, now) => {
    const found: { readonly freeze: Freeze; readonly held: Held }[] = []
    for (const freeze of await store.freezes.list(team)) {
      const held = heldAt(freeze, now)
      if (!held) continue
      const concerns =
        freeze.channel === channel || (await channelProjects.about(team, freeze.channel)).has(project)
      if (concerns) found.push({ freeze, held })
    }
    return found
  }
}
