import { z } from 'zod'
import { choice, done, forbidden, json, readParams, refuse, text } from '../../http/answer.ts'
import { pageOf } from '../../http/paging.ts'
import {
  type Call,
  type ProjectCall,
  pathId,
  projectRoute,
  type Route,
  requireLevel,
} from '../../http/route.ts'
import {
  addOrJoin,
  checkedDeployKey,
  enabledDeployKey,
  findDeployKey,
  sha256FingerprintOf,
} from '../../resources/deploy-keys/routes.ts'
import { LEVEL } from '../../rights.ts'
import {
  allDeployKeys,
  type DeployKey,
  deployKeyById,
  deployKeysOf,
  mayKeyPush,
  unlinkDeployKey,
} from '../../state/deploy-keys.ts'
import type { Project } from '../../state/projects.ts'
import type { World } from '../../world.ts'

/** What validation says of a key is said of the link between the key and the project. */
const PREFIX = 'deploy_key.'
const NOT_THERE = '404 Deploy key Not Found'

const adding = z.object({
  title: text,
  key: text,
  can_push: choice.default(false),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
})

/** Every key of the forge, for its administrators; the oldest comes first, here and in a project. */
function listAll(call: Call) {
  if (!call.user.admin) throw forbidden()
  return pageOf(call, allDeployKeys(call.world.database).toReversed(), keyEntity)
}

function list(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const found = deployKeysOf(call.world.database, call.project.id).toReversed()
  return pageOf(call, found, (key) => shown(call, key))
}

function view(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  return json(200, shown(call, findDeployKey(call)))
}

function add(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const { can_push: canPush, expires_at } = readParams(adding, call.params)
  const sent = checkedDeployKey(call.params, PREFIX)
  const added = addOrJoin(call, { ...sent, canPush, expires_at: expires_at ?? null })
  if (!added) throw refuse(400, { [`${PREFIX}fingerprint_sha256`]: ['has already been taken'] })
  return json(201, shown(call, added.key), added.effect)
}

/** Takes the key from this project only; there is no call to disable it. */
function remove(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const { database } = call.world
  const id = pathId(call, 'key_id')
  if (!deployKeyById(database, call.project.id, id)) throw refuse(404, NOT_THERE)
  unlinkDeployKey(database, call.project.id, id)
  return done('deploy key deleted')
}

function enable(call: ProjectCall) {
  const { key, effect } = enabledDeployKey(call, NOT_THERE)
  return json(201, keyEntity(key), effect)
}

function shown({ world, project }: ProjectCall, key: DeployKey) {
  return projectKeyEntity(world, project, key)
}

export const deployKeyRoutes: readonly Route[] = [
  { method: 'GET', template: '/deploy_keys', handle: listAll },
  projectRoute('GET', '/deploy_keys', list),
  projectRoute('GET', '/deploy_keys/:key_id', view),
  projectRoute('POST', '/deploy_keys', add),
  projectRoute('DELETE', '/deploy_keys/:key_id', remove),
  projectRoute('POST', '/deploy_keys/:key_id/enable', enable),
]

/** A deploy key by itself. */
function keyEntity({ id, title, created_at, expires_at, key, fingerprint }: DeployKey) {
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
function projectKeyEntity(world: World, project: Project, key: DeployKey) {
  return { ...keyEntity(key), can_push: mayKeyPush(world.database, project.id, key.id) }
}
