import type { Session } from '../../forge/client.ts'
import { listDeployKeys } from '../../forge/deploy-keys.ts'
import type { ApiResult } from '../../forge/result.ts'
import { type Failure, writeFailure } from '../failure.ts'
import { verdictOf } from '../operations/diagnose-unauthorized.ts'

/**
 * Returns the failure of a refused write. A 401 may mean a dead token or a missing right: reading the list of
 * keys with the same token distinguishes them.
 */
export async function writeRefused(
  session: Session,
  project: number,
  answer: Exclude<ApiResult<unknown>, { kind: 'done' }>,
  what: string,
): Promise<Failure> {
  if (answer.kind !== 'refused' || answer.status !== 401) return writeFailure(answer, what)
  return verdictOf(await listDeployKeys(session, project))
}
