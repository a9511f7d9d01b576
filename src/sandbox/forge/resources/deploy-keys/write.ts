import { json, refuse } from '../../http/answer.ts'
import { type ProjectCall, pathId, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { LEVEL } from '../../rights.ts'
import {
  accessibleDeployKeys,
  deployKeyById,
  destroyDeployKey,
  linkDeployKey,
  unlinkDeployKey,
} from '../../state/deploy-keys.ts'
import { addOrJoin } from './add.ts'
import { checkedDeployKey } from './check.ts'
import { deployKeyEntity, deployKeyRow } from './entity.ts'
import { findDeployKey } from './read.ts'

function add(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const sent = checkedDeployKey(call.params)
  const added = addOrJoin(call, { ...sent, expires_at: null, canPush: false })
  if (!added) throw refuse(400, { fingerprint: ['has already been taken'] })
  return json(201, deployKeyEntity(added.key), added.effect)
}

function remove(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const { database, mode } = call.world
  const found = findDeployKey(call)
  if (mode.deletesKeyEverywhere) destroyDeployKey(database, found.id)
  else unlinkDeployKey(database, call.project.id, found.id)
  return json(200, deployKeyRow(found), 'deploy key deleted')
}

/** The reachable key that the path names, given to the project; `effect` when it did not have it. */
export function enabledDeployKey(call: ProjectCall, notThere: string) {
  requireLevel(call, LEVEL.master)
  const { database } = call.world
  const id = pathId(call, 'key_id')
  const key = accessibleDeployKeys(database, call.user.id).find((reachable) => reachable.id === id)
  if (!key) throw refuse(404, notThere)
  const linked = linkDeployKey(database, call.project.id, id)
  return { key, effect: linked ? 'deploy key enabled' : undefined }
}

function enable(call: ProjectCall) {
  const { key, effect } = enabledDeployKey(call, '404 Deploy Key Not Found')
  return json(201, deployKeyEntity(key), effect)
}

function disable(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const { database, mode } = call.world
  const found = deployKeyById(database, call.project.id, pathId(call, 'key_id'))
  if (!found) throw refuse(...mode.disablingNothing)
  unlinkDeployKey(database, call.project.id, found.id)
  return json(200, deployKeyEntity(found), 'deploy key disabled')
}

export const deployKeyWriteRoutes: readonly Route[] = [
  projectRoute('POST', '/deploy_keys', add),
  projectRoute('DELETE', '/deploy_keys/:key_id', remove),
  projectRoute('POST', '/deploy_keys/:key_id/enable', enable),
  projectRoute('DELETE', '/deploy_keys/:key_id/disable', disable),
]
