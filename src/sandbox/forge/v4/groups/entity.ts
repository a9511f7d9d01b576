import type { Group } from '../../state/groups.ts'
import type { World } from '../../world.ts'

/** A group as lists show it. */
export function groupEntity(world: World, { id, path, name }: Group) {
  return {
    id,
    web_url: `${world.url}/groups/${path}`,
    name,
    path,
    description: '',
    visibility: 'private',
    share_with_group_lock: false,
    require_two_factor_authentication: false,
    project_creation_level: 'developer',
    auto_devops_enabled: null,
    subgroup_creation_level: 'maintainer',
    emails_enabled: true,
    mentions_disabled: null,
    lfs_enabled: true,
    archived: false,
    avatar_url: null,
    request_access_enabled: true,
    full_name: name,
    full_path: path,
    parent_id: null,
  }
}
