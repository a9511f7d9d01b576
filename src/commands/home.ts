import { type HomeContent, homeView } from '../blocks/home.ts'
import type { Presser } from '../model/presser.ts'
import type { Actor } from '../services/access.ts'
import type { ServiceRoom } from '../services/services.ts'
import { nameOf } from './greenlight/project/name.ts'
import { shortUsageOf } from './help.ts'
import { isOffered } from './offered.ts'
import { mayUse } from './policy.ts'
import { registry } from './registry.ts'

/** The Home tab of one person; null for those who may not even look. */
export async function homeOf(room: ServiceRoom, actor: Actor & Presser) {
  const standing = await room.standings.of(actor)
  if (!mayUse({ id: 'greenlight.project.list' }, standing)) return null
  const services = await room.of(actor)
  const { linked, serviceReads } = await services.accounts.me()
  const content: HomeContent = {
    connected: linked !== null,
    serviceReads,
    projects: (await services.projects.list()).map(nameOf),
    verbs: registry
      .filter((command) => mayUse(command, standing) && isOffered(command, room.missing))
      .map((command) => ({ usage: shortUsageOf(command), summary: command.summary })),
  }
  return homeView(content)
}
