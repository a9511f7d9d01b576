import { greenlightJoin } from '../commands/greenlight/join.ts'
import { greenlightProjectList } from '../commands/greenlight/project.ts'
import { greenlightSettings } from '../commands/greenlight/settings.ts'
import type { SlackCaller } from '../model/directory.ts'
import { todayOf } from '../model/invocation.ts'
import type { Actor } from '../services/access/credentials.ts'
import { mayUse } from '../services/access/permission.ts'
import type { ForgeContext } from '../services/context.ts'
import { list } from '../services/milestone/list.ts'
import { queue } from '../services/mr/queue.ts'
import type { KnownProject } from '../services/projects.ts'
import type { Services } from '../services/services.ts'
import {
  guestHome,
  type HomeChannel,
  type HomeMilestone,
  LINES,
  unconnectedHome,
  workHome,
} from '../views/home.ts'

/** Most projects whose milestones are read. */
const PROJECTS = 5

/** Returns the Home tab of one person: their own work; null for those who may not read. */
export async function homeOf(services: Services, actor: Actor & SlackCaller, now = new Date()) {
  const accessContext = await services.accessContexts.of(actor)
  if (accessContext.role === 'guest') return guestHome()
  if (!mayUse(greenlightProjectList, accessContext)) return null
  const context = await services.contextOf(actor)
  const projects = await context.workspace.projects.inUse()
  const { linked, serviceReads } = await context.workspace.accounts.me()
  if (linked === null)
    return unconnectedHome({
      restored: context.workspace.accounts.restored,
      serviceReads,
      projects: projects.length,
    })
  const [work, milestones, channels] = await Promise.all([
    queue(context),
    milestonesOf(context, projects.slice(0, PROJECTS)),
    channelsOf(context, services, actor, projects),
  ])
  const account = { ...linked, user: actor.user }
  const today = todayOf({ now, zone: accessContext.zone })
  return workHome({ work, milestones, channels, account, projects, today, now })
}

/** The channels that the person set up, with what they can do there; only those that are shown are asked about. */
async function channelsOf(
  { workspace: { watches } }: ForgeContext,
  { accessContexts }: Services,
  actor: Actor & SlackCaller,
  projects: readonly KnownProject[],
): Promise<readonly HomeChannel[]> {
  const own = await watches.own()
  return Promise.all(
    own.map(async ({ group, ...one }, nth) => {
      const known = projects.find(({ project }) => project === one.project)
      const path = group === null ? (known?.path ?? null) : `the group ${group}`
      if (nth >= LINES) return { ...one, path, offers: [], isVisible: true }
      const there = await accessContexts.of({ ...actor, channel: one.channel })
      const isVisible = there.place !== 'unseen'
      const isMissing = one.paused === 'not-there' && isVisible && there.presence !== 'archived'
      return {
        ...one,
        path,
        isVisible,
        offers: [
          ...(isMissing && mayUse(greenlightJoin, there)
            ? [there.presence === 'there' ? ('resume' as const) : ('join' as const)]
            : []),
          ...(isVisible && mayUse(greenlightSettings, there) ? ['settings' as const] : []),
        ],
      }
    }),
  )
}

async function milestonesOf(
  context: ForgeContext,
  projects: readonly KnownProject[],
): Promise<readonly HomeMilestone[]> {
  const listed = await Promise.all(
    projects.map(async ({ project, path }) => {
      const answer = await list(context, { project, state: 'active' })
      return answer.kind === 'list'
        ? answer.items.map((milestone): HomeMilestone => ({ milestone, project, path }))
        : []
    }),
  )
  // A group’s milestone is on the lists of all its projects.
  return [...new Map(listed.flat().map((one) => [one.milestone.id, one])).values()].toSorted((a, b) =>
    dueOf(a).localeCompare(dueOf(b)),
  )
}

function dueOf({ milestone }: HomeMilestone): string {
  return milestone.due_date ?? '9999'
}
