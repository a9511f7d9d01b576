import type { Session } from '../api/client.ts'
import { listAllDeployKeys } from '../api/deploy-keys.ts'
import { type Access, asOwn } from './access.ts'
import { type AddInput, type AddKeyOutcome, addKey } from './deploy-key/add.ts'
import { type EnableKeyOutcome, enableKey } from './deploy-key/enable.ts'
import {
  type DeployKeyName,
  type FoundDeployKey,
  findKey,
  type ListedDeployKeys,
  listKeys,
  viewOf,
} from './deploy-key/find.ts'
import type { AmbiguousKey, KeyMatch } from './deploy-key/reference.ts'
import { type RemoveKeyOutcome, removeKey } from './deploy-key/remove.ts'
import type { Resolve } from './resolve.ts'
import { readTrouble, type Trouble } from './trouble.ts'

/** What a person can do with deploy keys. Every write is followed by a read; outcomes come from that read. */
export interface DeployKeys {
  list(input: { readonly project: number }): Promise<ListedDeployKeys | Trouble>
  /** The keys of every project; for admins of the forge. */
  listAll(): Promise<ListedDeployKeys | Trouble>
  view(name: DeployKeyName, match: KeyMatch): Promise<FoundDeployKey | AmbiguousKey | Trouble>
  add(input: AddInput): Promise<AddKeyOutcome>
  enable(name: DeployKeyName): Promise<EnableKeyOutcome>
  disable(name: DeployKeyName): Promise<RemoveKeyOutcome>
  delete(name: DeployKeyName): Promise<RemoveKeyOutcome>
}

/**
 * The deploy keys of one person, who needs their own account also to look: keys are for masters of a project.
 * `now`: ms UTC.
 */
export function createDeployKeys(access: Access, resolve: Resolve, now: () => number): DeployKeys {
  return {
    list: ({ project }) => asOwn(access, (session) => listKeys(session, project)),
    listAll: () => asOwn(access, listAll),
    view: (name, match) => asOwn(access, (session) => findKey(session, name, match)),
    add: (input) => asOwn(access, (session) => addKey(session, input, resolve, now)),
    enable: (name) => asOwn(access, (session) => enableKey(session, name, resolve)),
    disable: (name) => asOwn(access, (session) => removeKey(session, name, 'disabled', resolve)),
    delete: (name) => asOwn(access, (session) => removeKey(session, name, 'deleted', resolve)),
  }
}

async function listAll(session: Session): Promise<ListedDeployKeys | Trouble> {
  const answer = await listAllDeployKeys(session)
  if (answer.kind !== 'done') return readTrouble(answer, 'The list of all deploy keys')
  return { kind: 'list', items: answer.value.map(viewOf) }
}
