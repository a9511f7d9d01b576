import { type Answer, forbidden, refuse } from '../../http/answer.ts'
import type { Call, Method, Route } from '../../http/route.ts'
import { LEVEL, levelOf } from '../../rights.ts'
import { type Group, groupById, groupByPath, groupLevel } from '../../state/groups.ts'
import { type Project, projectsOfGroup } from '../../state/projects.ts'

export interface GroupCall extends Call {
  readonly group: Group
  /** Those of the group's projects that this person may see. */
  readonly projects: readonly Project[]
}

/**
 * A route below `/groups/:id`, where the id is a number or a path. Whoever sees a project of a group sees the group;
 * for everybody else it does not exist.
 */
export function groupRoute(
  method: Method,
  template: string,
  handle: (call: GroupCall) => Answer | Promise<Answer>,
): Route {
  return {
    method,
    template: `/groups/:id${template}`,
    handle: async (call) => {
      const id = call.path.get('id') ?? ''
      const group = findGroup(call, id)
      const seen = group ? seenProjects(call, group) : []
      if (!group || (seen.length === 0 && levelInGroup(call, group) < LEVEL.guest))
        throw refuse(404, '404 Group Not Found')
      return handle({ ...call, group, projects: seen })
    },
  }
}

/** Refuses with 403 unless the person has this level in the group. */
export function requireGroupLevel(call: GroupCall, level: number): void {
  if (levelInGroup(call, call.group) < level) throw forbidden()
}

/** Those of the group's projects that this person may see. */
export function seenProjects({ world, user }: Call, group: Group): Project[] {
  const projects = projectsOfGroup(world.database, group.id)
  return projects.filter((project) => levelOf(world, user, project) >= LEVEL.guest)
}

export function levelInGroup({ world, user }: Call, group: Group): number {
  return user.admin ? LEVEL.owner : groupLevel(world.database, group.id, user.id)
}

function findGroup({ world }: Call, id: string): Group | undefined {
  return /^\d{1,15}$/.test(id) ? groupById(world.database, Number(id)) : groupByPath(world.database, id)
}
