import { greenlightProjectList } from '../commands/greenlight/project/list.ts'
import { registry } from '../commands/registry.ts'
import type { SlackCaller } from '../model/directory.ts'
import type { Actor } from '../services/access/credentials.ts'
import { mayUse } from '../services/access/permission.ts'
import type { Services } from '../services/services.ts'
import { knownProjectName } from '../views/greenlight/project.ts'
import { type HomeContent, homeView } from '../views/home.ts'
import { isSupported } from './feature-availability.ts'
import { shortUsageOf } from './help.ts'

/** Returns the Home tab of one person; null for those who may not read. */
export async function homeOf(services: Services, actor: Actor & SlackCaller) {
  const accessContext = await services.accessContexts.of(actor)
  if (!mayUse(greenlightProjectList, accessContext)) return null
  const context = await services.contextOf(actor)
  const { linked, serviceReads } = await context.accounts.me()
  const content: HomeContent = {
    connected: linked !== null,
    restored: context.accounts.restored !== null,
    serviceReads,
    projects: (await context.projects.list()).map(knownProjectName),
    verbs: registry
      .filter((command) => mayUse(command, accessContext) && isSupported(command, services.missing))
      .map((command) => ({ usage: shortUsageOf(command), summary: command.summary })),
  }
  return homeView(content)
}
