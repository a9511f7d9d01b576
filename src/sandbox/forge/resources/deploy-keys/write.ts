import { json, refuse } from '../../http/answer.ts'
import { type ProjectCall, pathId, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { LEVEL } from '../../rights.ts'
import {
  accessibleDeployKeys,
  addDeployKey,
  deployKeyByFingerprint,
  deployKeyById,
  destroyDeployKey,
  linkDeployKey,
  unlinkDeployKey,
} from '../../state/deploy-keys.ts'
import { timestamp } from '../../world.ts'
import { checkedDeployKey } from './check.ts'
import { deployKeyEntity, deployKeyRow } from './entity.ts'
import { findDeployKey } from './read.ts'

/** A key that this person can reach already is joined with the title that it has; any other known key is taken. */
function add(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const { database } = call.world
  const { title, key, fingerprint } = checkedDeployKey(call.params)
  const known = deployKeyByFingerprint(database, fingerprint)
  if (known) {
    if (deployKeyById(database, call.project.id, known.id)) return json(201, deployKeyEntity(known))
    if (!isAccessible(call, known.id)) throw refuse(400, { fingerprint: ['has already been taken'] })
    linkDeployKey(database, call.project.id, known.id)
    return json(201, deployKeyEntity(known), 'deploy key joined')
  }
  const created_at = timestamp(call.world)
  const id = addDeployKey(database, { title, key, fingerprint, public: false, created_at })
  linkDeployKey(database, call.project.id, id)
  return json(201, { id, title, key, created_at }, 'deploy key added')
}

function remove(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const { database, mode } = call.world
  const found = findDeployKey(call)
  if (mode.deletesKeyEverywhere) destroyDeployKey(database, found.id)
  else unlinkDeployKey(database, call.project.id, found.id)
  return json(200, deployKeyRow(found), 'deploy key deleted')
}

function enable(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const id = pathId(call, 'key_id')
  const found = accessibleDeployKeys(call.world.database, call.user.id).find((key) => key.id === id)
  if (!found) throw refuse(404, '404 Deploy Key Not Found')
  const linked = linkDeployKey(call.world.database, call.project.id, id)
  return json(201, deployKeyEntity(found), linked ? 'deploy key enabled' : undefined)
}

function disable(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const { database, mode } = call.world
  const found = deployKeyById(database, call.project.id, pathId(call, 'key_id'))
  if (!found) throw refuse(...mode.disablingNothing)
  unlinkDeployKey(database, call.project.id, found.id)
  return json(200, deployKeyEntity(found), 'deploy key disabled')
}

function isAccessible(call: ProjectCall, id: number): boolean {
  return accessibleDeployKeys(call.world.database, call.user.id).some((key) => key.id === id)
}

export const deployKeyWriteRoutes: readonly Route[] = [
  projectRoute('POST', '/deploy_keys', add),
  projectRoute('DELETE', '/deploy_keys/:key_id', remove),
  projectRoute('POST', '/deploy_keys/:key_id/enable', enable),
  projectRoute('DELETE', '/deploy_keys/:key_id/disable', disable),
]
