import type { ProjectCall } from '../../http/route.ts'
import {
  accessibleDeployKeys,
  addDeployKey,
  type DeployKey,
  deployKeyByFingerprint,
  deployKeyById,
  linkDeployKey,
} from '../../state/deploy-keys.ts'
import { timestamp } from '../../world.ts'

/** A key that was sent and checked. */
export interface SentKey extends Pick<DeployKey, 'title' | 'key' | 'fingerprint' | 'expires_at'> {
  readonly canPush: boolean
}

/**
 * Gives the project a key. One that this person can reach already is joined with the title that it has. Undefined
 * when the key is taken, which any other known key is.
 */
export function addOrJoin(call: ProjectCall, sent: SentKey): { key: DeployKey; effect?: string } | undefined {
  const { database } = call.world
  const { canPush, ...fields } = sent
  const known = deployKeyByFingerprint(database, sent.fingerprint)
  if (known) {
    if (deployKeyById(database, call.project.id, known.id)) return { key: known }
    if (!accessibleDeployKeys(database, call.user.id).some(({ id }) => id === known.id)) return undefined
    linkDeployKey(database, call.project.id, known.id, canPush)
    return { key: known, effect: 'deploy key joined' }
  }
  const id = addDeployKey(database, { ...fields, public: false, created_at: timestamp(call.world) })
  linkDeployKey(database, call.project.id, id, canPush)
  const key = deployKeyById(database, call.project.id, id)
  return key && { key, effect: 'deploy key added' }
}
