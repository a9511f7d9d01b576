import type { Session } from '../../forge/client.ts'
import { getMergeRequest, listMergeRequests } from '../../forge/merge-requests.ts'
import type { ApiResult, NotDone } from '../../forge/result.ts'
import { fullName, type MergeRequest, type MergeRequestIds } from '../../model/merge-request.ts'
import { type Failure, readFailure, writeFailure } from '../failure.ts'

/**
 * Diagnoses a 401 to a write, which means a missing right or a dead token in this API: reading the same merge
 * request with the same token distinguishes them.
 */
export async function diagnose401(session: Session, project: number, mr: MergeRequestIds): Promise<Failure> {
  return verdictOf(await getMergeRequest(session, project, mr))
}

export async function diagnoseProject(session: Session, project: number): Promise<Failure> {
  return verdictOf(await listMergeRequests(session, project, { per_page: 1 }))
}

/**
 * Explains a write that the forge refused, or that was not sent. A 401 means a dead token or a missing right:
 * `read` reads at the same place with the same token, which distinguishes them.
 */
export async function explainRefusedWrite(
  answer: NotDone,
  what: string,
  read: () => Promise<ApiResult<unknown>>,
): Promise<Failure> {
  if (answer.kind === 'unsent' || answer.status !== 401) return writeFailure(answer, what)
  return verdictOf(await read())
}

/** Explains the same of a write to a merge request. */
export function explainRefusedMergeRequestWrite(
  session: Session,
  project: number,
  mr: MergeRequest,
  answer: Parameters<typeof explainRefusedWrite>[0],
): Promise<Failure> {
  return explainRefusedWrite(answer, fullName(mr), () => getMergeRequest(session, project, mr))
}

/** Returns the meaning of a 401, by a read with the same token. Only a 401 to the read means a bad token. */
export function verdictOf(answer: ApiResult<unknown>): Failure {
  if (answer.kind === 'refused' && (answer.status === 401 || answer.tokenDenial))
    return readFailure(answer, '')
  // A dead token is refused before the resource is looked up.
  const isTaken = answer.kind === 'refused' && (answer.status === 403 || answer.status === 404)
  if (answer.kind === 'done' || isTaken) return { kind: 'may-not' }
  return {
    kind: 'refused',
    status: 401,
    reason: 'it doesn’t say whether your token or a right is missing',
  }
}
