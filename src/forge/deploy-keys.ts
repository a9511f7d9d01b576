import { DeployKey } from '../model/deploy-key.ts'
import type { Session } from './client.ts'
import { noContent, one } from './request-spec.ts'
import { apiPath } from './url.ts'

// In all functions `project` and `id` are global ids (API document 4.2).

/** Lists the keys of every project of the forge, newest first; for admins only. */
export function listAllDeployKeys(session: Session) {
  return session.dialect.wholeList(session, apiPath('deploy_keys'), DeployKey)
}

/** Lists the keys of one project, newest first. */
export function listDeployKeys(session: Session, project: number) {
  return session.dialect.wholeList(session, pathOf(project), DeployKey)
}

export function getDeployKey(session: Session, project: number, id: number) {
  return session.call({ method: 'GET', path: pathOf(project, id), reads: one(DeployKey) })
}

/**
 * Adds a key. A key that the forge already has, on projects that the caller can reach, is enabled instead:
 * the answer is then that key, with its own title. One that is out of reach is refused with 400. `key`: a line of OpenSSH.
 */
export function addDeployKey(session: Session, project: number, input: Pick<DeployKey, 'title' | 'key'>) {
  return session.call({ method: 'POST', path: pathOf(project), body: input, reads: one(DeployKey) })
}

/** Released servers differ: some remove the key from this project only, some destroy it for every project. */
export function deleteDeployKey(session: Session, project: number, id: number) {
  return session.call({ method: 'DELETE', path: pathOf(project, id), reads: noContent })
}

/** Enables a key of another project that the caller can reach, or a public one, on this project too. */
export function enableDeployKey(session: Session, project: number, id: number) {
  return session.call({ method: 'POST', path: pathOf(project, id, 'enable'), reads: one(DeployKey) })
}

/** Removes a key from this project; other projects keep it. */
export function disableDeployKey(session: Session, project: number, id: number) {
  const path = pathOf(project, id, ...session.dialect.deployKeys.disable)
  return session.call({ method: 'DELETE', path, reads: noContent })
}

function pathOf(project: number, ...rest: readonly (Lowercase<string> | number)[]): string {
  return apiPath('projects', project, 'deploy_keys', ...rest)
}
