import type { Session } from '../../forge/client.ts'
import { getMergeRequest, listMergeRequests } from '../../forge/merge-requests.ts'
import type { ApiResult } from '../../forge/result.ts'
import type { MergeRequestIds } from '../../model/merge-request.ts'
import type { Failure } from '../failure.ts'

/**
 * A 401 to a write means two things in this API: no right to it, or a dead token. The same token on a read
 * of the same merge request tells which.
 */
export async function diagnose401(session: Session, project: number, mr: MergeRequestIds): Promise<Failure> {
  return verdictOf(await getMergeRequest(session, project, mr))
}

/** The same question where there is no merge request yet. */
export async function probeProject(session: Session, project: number): Promise<Failure> {
  return verdictOf(await listMergeRequests(session, project, { per_page: 1 }))
}

/** What a 401 meant, by the answer to a read with the same token. Only a 401 to the read speaks of the token. */
export function verdictOf(answer: ApiResult<unknown>): Failure {
  if (answer.kind === 'refused' && answer.status === 401) return { kind: 'token-refused' }
  // A dead token is refused before anything is looked for.
  const isTaken = answer.kind === 'refused' && (answer.status === 403 || answer.status === 404)
  if (answer.kind === 'refused' && answer.barred) return { kind: 'may-not', barred: answer.barred }
  if (answer.kind === 'done' || isTaken) return { kind: 'may-not' }
  return {
    kind: 'refused',
    status: 401,
    reason: 'Whether the token or a right is missing could not be found out',
  }
}
