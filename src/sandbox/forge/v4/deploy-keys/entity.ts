import { sha256FingerprintOf } from '../../resources/deploy-keys/fingerprint.ts'
import { type DeployKey, mayKeyPush } from '../../state/deploy-keys.ts'
import type { Project } from '../../state/projects.ts'
import type { World } from '../../world.ts'

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
