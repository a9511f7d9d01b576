import type { DeployKey } from '../../state/deploy-keys.ts'

/** A deploy key as every call but the deletion shows it. */
export function deployKeyEntity({ id, title, key, created_at }: DeployKey) {
  return { id, title, key, created_at }
}

/** The bare row that a deletion answers with. Nobody owns a deploy key, so there is no user. */
export function deployKeyRow({ expires_at, ...row }: DeployKey) {
  return { ...row, user_id: null }
}
