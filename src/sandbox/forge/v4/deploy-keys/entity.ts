import { sha256FingerprintOf } from '../../resources/deploy-keys/fingerprint.ts'
import { type DeployKey, mayKeyPush, projectsOfKey } from '../../state/deploy-keys.ts'
import { type Project, projectById } from '../../state/projects.ts'
import type { World } from '../../world.ts'
import { projectIdentity } from '../projects/entity.ts'

/** A deploy key by itself. */
export function keyEntity({ id, title, created_at, expires_at, key, fingerprint }: DeployKey) {
  return {
    id,
    title,
    created_at,
    expires_at,
    key,
    usage_type: 'auth_and_signing',
    fingerprint,
    fingerprint_sha256: sha256FingerprintOf(key),
  }
}

/** A deploy key as a project has it. */
export function projectKeyEntity(world: World, project: Project, key: DeployKey) {
  return { ...keyEntity(key), can_push: mayKeyPush(world.database, project.id, key.id) }
}

/** A deploy key with every project that has it, for administrators. */
export function everywhereEntity(world: World, key: DeployKey) {
  const links = projectsOfKey(world.database, key.id).flatMap(({ project_id, can_push }) => {
    const project = projectById(world.database, project_id)
    return project ? [{ can_push, identity: projectIdentity(world, project) }] : []
  })
  const identities = (writes: boolean) =>
    links.filter(({ can_push }) => can_push === writes).map(({ identity }) => identity)
  return {
    ...keyEntity(key),
    projects_with_write_access: identities(true),
    projects_with_readonly_access: identities(false),
  }
}
