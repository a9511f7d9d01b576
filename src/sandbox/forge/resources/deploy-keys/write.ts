import { forbidden, json, notFound, refuse } from '../../http/answer.ts'
import {
  type Call,
  type ProjectCall,
  pathId,
  projectRoute,
  type Route,
  requireLevel,
} from '../../http/route.ts'
import { LEVEL } from '../../rights.ts'
import {
  accessibleDeployKeys,
  addDeployKey,
  allDeployKeys,
  type DeployKey,
  deployKeyByFingerprint,
  deployKeyById,
  deployKeysOf,
  destroyDeployKey,
  linkDeployKey,
  unlinkDeployKey,
} from '../../state/deploy-keys.ts'
import { timestamp } from '../../world.ts'
import { checkedDeployKey } from './check.ts'

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

/** A key that was sent and checked. */
interface SentKey extends Pick<DeployKey, 'title' | 'key' | 'fingerprint' | 'expires_at'> {
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

/** A deploy key as every call but the deletion shows it. */
function deployKeyEntity({ id, title, key, created_at }: DeployKey) {
  return { id, title, key, created_at }
}

/** The bare row that a deletion answers with. Nobody owns a deploy key, so there is no user. */
function deployKeyRow({ expires_at, ...row }: DeployKey) {
  return { ...row, user_id: null }
}
