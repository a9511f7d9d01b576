import { DeployKey } from '../model/deploy-key.ts'
import type { Session } from './client.ts'
import { nothing, one } from './decoders.ts'
import type { ApiResult } from './result.ts'
import { apiPath } from './url.ts'

// In all functions `project` and `id` are global ids (API document 4.2).

export interface NewDeployKey {
  readonly title: string
  /** One line of OpenSSH. */
  readonly key: string
}

/** The keys of every project of the forge, newest first; for admins only. */
export function listAllDeployKeys(session: Session): Promise<ApiResult<readonly DeployKey[]>> {
  return session.dialect.wholeList(session, apiPath('deploy_keys'), DeployKey)
}

/** The keys of one project, newest first. */
export function listDeployKeys(session: Session, project: number): Promise<ApiResult<readonly DeployKey[]>> {
  return session.dialect.wholeList(session, pathOf(project), DeployKey)
}

export function getDeployKey(session: Session, project: number, id: number): Promise<ApiResult<DeployKey>> {
  return session.call({ method: 'GET', path: pathOf(project, id), reads: one(DeployKey) })
}

/**
 * Adds a key. One that the forge knows already, and whose projects the caller can reach, is joined instead: the
 * answer is then that key, with the title it has. Known and out of reach, it is refused with 400.
 */
export function addDeployKey(
  session: Session,
  project: number,
  input: NewDeployKey,
): Promise<ApiResult<DeployKey>> {
  return session.call({ method: 'POST', path: pathOf(project), body: input, reads: one(DeployKey) })
}

/** Servers that shipped differ: some take the key from this project only, some destroy it for every project. */
export function deleteDeployKey(session: Session, project: number, id: number): Promise<ApiResult<null>> {
  return session.call({ method: 'DELETE', path: pathOf(project, id), reads: nothing })
}

/** Puts a key of another project that the caller can reach, or a public one, on this project too. */
export function enableDeployKey(
  session: Session,
  project: number,
  id: number,
): Promise<ApiResult<DeployKey>> {
  return session.call({ method: 'POST', path: pathOf(project, id, 'enable'), reads: one(DeployKey) })
}

/** Takes a key from this project; other projects keep it. */
export function disableDeployKey(session: Session, project: number, id: number): Promise<ApiResult<null>> {
  return session.call({
    method: 'DELETE',
    path: pathOf(project, id, ...session.dialect.deployKeys.disable),
    reads: nothing,
  })
}

function pathOf(project: number, ...rest: readonly (Lowercase<string> | number)[]): string {
  return apiPath('projects', project, 'deploy_keys', ...rest)
}
