import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { choice, done, forbidden, json, readParams, refuse, requireOneOf, text } from '../http/answer.ts'
import { type Call, masterRoute, type ProjectCall, pageOf, pathId, type Route } from '../http/route.ts'
import { columnsOf } from '../mode.ts'
import {
  addOrJoin,
  checkedDeployKey,
  enabledDeployKey,
  faultsOfTitle,
  findDeployKey,
  sha256FingerprintOf,
} from '../resources/deploy-keys/routes.ts'
import {
  changeKeyPush,
  DEPLOY_KEYS,
  type DeployKey,
  deployKeyById,
  deployKeysOf,
  mayKeyPush,
  projectsOfKey,
  unlinkDeployKey,
} from '../state/deploy-keys.ts'
import { PROJECTS } from '../state/projects.ts'
import { timestamp, type World } from '../world.ts'
import { projectIdentity } from './entities.ts'

/** Validation errors of a key are reported for the link between the key and the project. */
const PREFIX = 'deploy_key.'
const NOT_THERE = '404 Deploy key Not Found'

const adding = z.object({
  title: text,
  key: text,
  can_push: choice.default(false),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
})

const listing = z.object({ public: choice.default(false) })
const editing = z.object({ title: text.optional(), can_push: choice.optional() })

function listAll(call: Call) {
  if (!call.user.admin) throw forbidden()
  const input = readParams(listing, call.params)
  const found = call.world.database.list(DEPLOY_KEYS).filter((key) => key.public || !input.public)
  return pageOf(call, found, (key) => everywhereEntity(call.world, key))
}

function list(call: ProjectCall) {
  const found = deployKeysOf(call.world.database, call.project.id).toReversed()
  return pageOf(call, found, (key) => shown(call, key))
}

function add(call: ProjectCall) {
  const { can_push: canPush, expires_at = null } = readParams(adding, call.params)
  const added = addOrJoin(call, { ...checkedDeployKey(call.params, PREFIX), canPush, expires_at })
  if (!added) throw refuse(400, { [`${PREFIX}fingerprint_sha256`]: ['has already been taken'] })
  return json(201, shown(call, added.key), added.effect)
}

/** Only administrators rename a public key; other people's titles are silently ignored. */
function update(call: ProjectCall) {
  const { database } = call.world
  const key = findDeployKey(call)
  requireOneOf(call.params, ['title', 'can_push'])
  const input = readParams(editing, call.params)
  const title = input.title !== undefined && (call.user.admin || !key.public) ? input.title : key.title
  const faults = faultsOfTitle(title)
  if (faults.length > 0) throw refuse(400, { [`${PREFIX}title`]: faults })
  const before = shown(call, key)
  if (title !== key.title)
    database.update('deploy_keys', key.id, { title, updated_at: timestamp(call.world) })
  if (input.can_push !== undefined) changeKeyPush(database, call.project.id, key.id, input.can_push)
  const after = shown(call, findDeployKey(call))
  return json(200, after, isDeepStrictEqual(after, before) ? undefined : 'deploy key updated')
}

/** Removes the key from this project only; there is no call to disable it. */
function remove(call: ProjectCall) {
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
  return { ...keyEntity(key), can_push: mayKeyPush(world.database, project.id, key.id) }
}

export const deployKeyRoutes: readonly Route[] = [
  { method: 'GET', template: '/deploy_keys', handle: listAll },
  masterRoute('GET', '/deploy_keys', list),
  masterRoute('GET', '/deploy_keys/:key_id', (call) => json(200, shown(call, findDeployKey(call)))),
  masterRoute('POST', '/deploy_keys', add),
  masterRoute('PUT', '/deploy_keys/:key_id', update),
  masterRoute('DELETE', '/deploy_keys/:key_id', remove),
  masterRoute('POST', '/deploy_keys/:key_id/enable', enable),
]

function keyEntity(key: DeployKey) {
  return { ...columnsOf('v4 deploy key', key), fingerprint_sha256: sha256FingerprintOf(key.key) }
}

function everywhereEntity(world: World, key: DeployKey) {
  const links = projectsOfKey(world.database, key.id)
  const identities = (writes: boolean) =>
    links
      .filter(({ can_push }) => can_push === writes)
      .flatMap(({ project_id }) => world.database.find(PROJECTS, { id: project_id }) ?? [])
      .map((project) => projectIdentity(world, project))
  return {
    ...keyEntity(key),
    projects_with_write_access: identities(true),
    projects_with_readonly_access: identities(false),
  }
}
