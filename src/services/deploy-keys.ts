import type { Session } from '../forge/client.ts'
import { listAllDeployKeys } from '../forge/deploy-keys.ts'
import { type Credentials, withOwnAccount } from './access/credentials.ts'
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
import { type Failure, readFailure } from './failure.ts'
import type { Reconcile } from './operations/reconcile.ts'

/** What a person can do with deploy keys. Every write is followed by a read; outcomes come from that read. */
export interface DeployKeys {
  list(input: { readonly project: number }): Promise<ListedDeployKeys | Failure>
  /** The keys of every project; for admins of the forge. */
  listAll(): Promise<ListedDeployKeys | Failure>
  view(name: DeployKeyName, match: KeyMatch): Promise<FoundDeployKey | AmbiguousKey | Failure>
  add(input: AddInput): Promise<AddKeyOutcome>
  enable(name: DeployKeyName): Promise<EnableKeyOutcome>
  disable(name: DeployKeyName): Promise<RemoveKeyOutcome>
  delete(name: DeployKeyName): Promise<RemoveKeyOutcome>
}

/**
 * The deploy keys of one person, who needs their own account also to look: keys are for masters of a project.
 * `now`: ms UTC.
 */
export function createDeployKeys(access: Credentials, resolve: Reconcile, now: () => number): DeployKeys {
  return {
    list: ({ project }) => withOwnAccount(access, (session) => listKeys(session, project)),
    listAll: () => withOwnAccount(access, listAll),
    view: (name, match) => withOwnAccount(access, (session) => findKey(session, name, match)),
    add: (input) => withOwnAccount(access, (session) => addKey(session, input, resolve, now)),
    enable: (name) => withOwnAccount(access, (session) => enableKey(session, name, resolve)),
    disable: (name) => withOwnAccount(access, (session) => removeKey(session, name, 'disabled', resolve)),
    delete: (name) => withOwnAccount(access, (session) => removeKey(session, name, 'deleted', resolve)),
  }
}

async function listAll(session: Session): Promise<ListedDeployKeys | Failure> {
  const answer = await listAllDeployKeys(session)
  if (answer.kind !== 'done') return readFailure(answer, 'The list of all deploy keys')
  return { kind: 'list', items: answer.value.map(viewOf) }
}
