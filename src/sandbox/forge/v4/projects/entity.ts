import { LEVEL } from '../../rights.ts'
import { groupById, groupLevel } from '../../state/groups.ts'
import { directLevel, type Project } from '../../state/projects.ts'
import type { User } from '../../state/users.ts'
import type { World } from '../../world.ts'

/** What a project is called, wherever only that is shown. */
export function projectIdentity({ database }: World, project: Project) {
  const { id, name, path, created_at } = project
  const owner = groupById(database, project.group_id ?? 0)?.name ?? project.namespace
  return {
    id,
    description: null,
    name,
    name_with_namespace: `${owner} / ${name}`,
    path,
    path_with_namespace: `${project.namespace}/${path}`,
    created_at,
  }
}

/** A project as this person sees it. */
export function projectEntity(world: World, project: Project, user: User) {
  const identity = projectIdentity(world, project)
  const web_url = `${world.url}/${identity.path_with_namespace}`
  const group = groupById(world.database, project.group_id ?? 0)
  const grouped = group ? groupLevel(world.database, group.id, user.id) : 0
  return {
    ...identity,
    default_branch: project.default_branch,
    http_url_to_repo: `${web_url}.git`,
    web_url,
    avatar_url: null,
    namespace: group
      ? {
          id: group.id,
          name: group.name,
          path: group.path,
          kind: 'group',
          full_path: group.path,
          parent_id: null,
          web_url: `${world.url}/groups/${group.path}`,
        }
      : null,
    visibility: 'private',
    permissions: {
      project_access: access(directLevel(world.database, project.id, user.id)),
      group_access: access(grouped),
    },
  }
}

function access(level: number) {
  return level < LEVEL.guest ? null : { access_level: level, notification_level: 3 }
}
