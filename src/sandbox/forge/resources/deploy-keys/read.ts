import { forbidden, json, notFound } from '../../http/answer.ts'
import {
  type Call,
  type ProjectCall,
  pathId,
  projectRoute,
  type Route,
  requireLevel,
} from '../../http/route.ts'
import { LEVEL } from '../../rights.ts'
import { allDeployKeys, type DeployKey, deployKeyById, deployKeysOf } from '../../state/deploy-keys.ts'
import { deployKeyEntity } from './entity.ts'

/** The key of the project that the path names; refuses with 404. */
export function findDeployKey(call: ProjectCall): DeployKey {
  const found = deployKeyById(call.world.database, call.project.id, pathId(call, 'key_id'))
  if (!found) throw notFound()
  return found
}

function listAll(call: Call) {
  if (!call.user.admin) throw forbidden()
  return json(200, allDeployKeys(call.world.database).map(deployKeyEntity))
}

function list(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  return json(200, deployKeysOf(call.world.database, call.project.id).map(deployKeyEntity))
}

function view(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  return json(200, deployKeyEntity(findDeployKey(call)))
}

export const deployKeyReadRoutes: readonly Route[] = [
  { method: 'GET', template: '/deploy_keys', handle: listAll },
  projectRoute('GET', '/deploy_keys', list),
  projectRoute('GET', '/deploy_keys/:key_id', view),
]
