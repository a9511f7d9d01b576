import { nameOf } from '../commands/greenlight/project/name.ts'
import { registry } from '../commands/registry.ts'
import type { SlackCaller } from '../model/caller.ts'
import type { Actor } from '../services/access/credentials.ts'
import { mayUse } from '../services/access/permission.ts'
import type { ServiceFactory } from '../services/services.ts'
import { type HomeContent, homeView } from '../views/home.ts'
import { isSupported } from './feature-availability.ts'
import { shortUsageOf } from './help.ts'

/** The Home tab of one person; null for those who may not even look. */
export async function homeOf(room: ServiceFactory, actor: Actor & SlackCaller) {
  const standing = await room.standings.of(actor)
  if (!mayUse({ id: 'greenlight.project.list' }, standing)) return null
  const services = await room.of(actor)
  const { linked, serviceReads } = await services.accounts.me()
  const content: HomeContent = {
    connected: linked !== null,
    restored: services.accounts.restored !== null,
    serviceReads,
    projects: (await services.projects.list()).map(nameOf),
    verbs: registry
      .filter((command) => mayUse(command, standing) && isSupported(command, room.missing))
      .map((command) => ({ usage: shortUsageOf(command), summary: command.summary })),
  }
  return homeView(content)
}
