import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  existing,
  forbidden,
  json,
  lengthFaults,
  type Params,
  readParams,
  refuse,
  text,
} from '../../http/answer.ts'
import { type Call, masterRoute, type ProjectCall, pathId, type Route } from '../../http/route.ts'
import { columnsOf } from '../../mode.ts'
import {
  accessibleDeployKey,
  DEPLOY_KEYS,
  type DeployKey,
  deployKeyById,
  deployKeysOf,
  linkDeployKey,
  unlinkDeployKey,
} from '../../state/deploy-keys.ts'
import { timestamp } from '../../world.ts'

function add(call: ProjectCall) {
  const sent = checkedDeployKey(call.params)
  const added = addOrJoin(call, { ...sent, expires_at: null, canPush: false })
  if (!added) throw refuse(400, { fingerprint: ['has already been taken'] })
  return json(201, deployKeyEntity(added.key), added.effect)
}

function remove(call: ProjectCall) {
  const { database, mode } = call.world
  const found = findDeployKey(call)
  if (mode.deletesKeyEverywhere) {
    database.remove('deploy_keys_projects', { deploy_key_id: found.id })
    database.remove('deploy_keys', { id: found.id })
  } else unlinkDeployKey(database, call.project.id, found.id)
  const { expires_at, ...row } = found
  // A deploy key has no owner, so there is no user.
  return json(200, { ...row, user_id: null }, 'deploy key deleted')
}

/** Enables the reachable key that the path names for the project; `effect` when the project did not have it. */
export function enabledDeployKey(call: ProjectCall, notThere: string) {
  const { database } = call.world
  const id = pathId(call, 'key_id')
  const key = accessibleDeployKey(database, call.user.id, id)
  if (!key) throw refuse(404, notThere)
  const linked = linkDeployKey(database, call.project.id, id)
  return { key, effect: linked ? 'deploy key enabled' : undefined }
}

function enable(call: ProjectCall) {
  const { key, effect } = enabledDeployKey(call, '404 Deploy Key Not Found')
  return json(201, deployKeyEntity(key), effect)
}

function disable(call: ProjectCall) {
  const { database, mode } = call.world
  const found = deployKeyById(database, call.project.id, pathId(call, 'key_id'))
  if (!found) throw refuse(...mode.disablingNothing)
  unlinkDeployKey(database, call.project.id, found.id)
  return json(200, deployKeyEntity(found), 'deploy key disabled')
}

export function findDeployKey(call: ProjectCall): DeployKey {
  return existing(deployKeyById(call.world.database, call.project.id, pathId(call, 'key_id')))
}

function listAll(call: Call) {
  if (!call.user.admin) throw forbidden()
  return json(200, call.world.database.list(DEPLOY_KEYS, {}, 'id DESC').map(deployKeyEntity))
}

function list(call: ProjectCall) {
  return json(200, deployKeysOf(call.world.database, call.project.id).map(deployKeyEntity))
}

function view(call: ProjectCall) {
  return json(200, deployKeyEntity(findDeployKey(call)))
}

type NewKey = ReturnType<typeof checkedDeployKey> &
  Pick<DeployKey, 'expires_at'> & { readonly canPush: boolean }

/**
 * Adds a key to the project. A key that this person can already reach is joined with the title that it has. Undefined
 * when the key is taken, as any other known key is.
 */
export function addOrJoin(
  call: ProjectCall,
  { canPush, ...fields }: NewKey,
): { key: DeployKey; effect?: string } | undefined {
  const { database } = call.world
  const { fingerprint } = fields
  const known = database.find(DEPLOY_KEYS, { fingerprint })
  if (known && deployKeyById(database, call.project.id, known.id)) return { key: known }
  if (known && !accessibleDeployKey(database, call.user.id, known.id)) return undefined
  const at = timestamp(call.world)
  const key = known ?? database.add(DEPLOY_KEYS, { ...fields, created_at: at, updated_at: at })
  linkDeployKey(database, call.project.id, key.id, canPush)
  return { key, effect: known ? 'deploy key joined' : 'deploy key added' }
}

/** A deploy key as every call but the deletion shows it. */
function deployKeyEntity(key: DeployKey) {
  return columnsOf('v3 deploy key', key)
}

const MAX_KEY_LENGTH = 5000
const BLANK = ["can't be blank", 'is too short (minimum is 0 characters)']
const KEY = /^(?:ssh|ecdsa|sk)-/

const fields = z.object({ title: text.nullish(), key: text.nullish() })

/** Validates the title and the trimmed key; refuses all faults at once, by field name with `prefix` before it. */
export function checkedDeployKey(params: Params, prefix = '') {
  const sent = readParams(fields, params)
  const title = sent.title ?? ''
  const key = sent.key?.trim() ?? ''
  const found = Object.entries({ key: faultsOfKey(key), title: faultsOfTitle(title) })
    .filter(([, faults]) => faults.length > 0)
    .map(([name, faults]) => [`${prefix}${name}`, faults])
  if (found.length > 0) throw refuse(400, Object.fromEntries(found))
  const fingerprint = fingerprintOf(key)
  if (!fingerprint)
    throw refuse(400, {
      [`${prefix}key`]: ['is invalid'],
      [`${prefix}fingerprint`]: ['cannot be generated'],
    })
  return { title, key, fingerprint }
}

export function faultsOfTitle(title: string): string[] {
  return title.trim() === '' ? BLANK : lengthFaults(title)
}

function faultsOfKey(key: string): string[] {
  if (key === '') return [...BLANK, 'is invalid']
  return [
    ...lengthFaults(key, MAX_KEY_LENGTH),
    ...(KEY.test(key) ? [] : ['is invalid']),
    ...(/[\r\n]/.test(key) ? ['should be a single line'] : []),
  ]
}

const LENGTH_BYTES = 4

/**
 * Returns the MD5 of an OpenSSH public key in colon-separated hex pairs; undefined when the key is invalid. The comment
 * plays no part, so the same key with another comment has the same fingerprint.
 */
function fingerprintOf(key: string): string | undefined {
  const blob = blobOf(key)
  return blob && createHash('md5').update(blob).digest('hex').match(/../g)?.join(':')
}

/** Returns the SHA-256 of a valid key as `ssh-keygen -l` prints it. */
export function sha256FingerprintOf(key: string): string | undefined {
  const blob = blobOf(key)
  return blob && `SHA256:${unpadded(createHash('sha256').update(blob).digest('base64'))}`
}

/** Decodes the key data without its type and comment, which the fingerprints cover. */
function blobOf(key: string): Buffer | undefined {
  const [type = '', encoded = ''] = key.trim().split(/\s+/)
  const blob = Buffer.from(encoded, 'base64')
  if (blob.length < LENGTH_BYTES || unpadded(blob.toString('base64')) !== unpadded(encoded)) return undefined
  const end = LENGTH_BYTES + blob.readUInt32BE(0)
  if (end >= blob.length || blob.toString('latin1', LENGTH_BYTES, end) !== type) return undefined
  return blob
}

function unpadded(base64: string): string {
  return base64.replace(/={1,2}$/, '')
}

export const deployKeyRoutes: readonly Route[] = [
  { method: 'GET', template: '/deploy_keys', handle: listAll },
  masterRoute('GET', '/deploy_keys', list),
  masterRoute('GET', '/deploy_keys/:key_id', view),
  masterRoute('POST', '/deploy_keys', add),
  masterRoute('DELETE', '/deploy_keys/:key_id', remove),
  masterRoute('POST', '/deploy_keys/:key_id/enable', enable),
  masterRoute('DELETE', '/deploy_keys/:key_id/disable', disable),
]
