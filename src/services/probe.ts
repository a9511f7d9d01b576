import type { Answer } from '../api/answer.ts'
import type { Session } from '../api/client.ts'
import { getMergeRequest, listMergeRequests } from '../api/merge-requests.ts'
import type { Trouble } from './trouble.ts'

/**
 * A 401 to a write means two things in this API: no right to it, or a dead token. The same token on a read
 * of the same merge request tells which.
 */
export async function probe(session: Session, project: number, id: number): Promise<Trouble> {
  return verdictOf(await getMergeRequest(session, project, id))
}

/** The same question where there is no merge request yet. */
export async function probeProject(session: Session, project: number): Promise<Trouble> {
  return verdictOf(await listMergeRequests(session, project, { per_page: 1 }))
}

function verdictOf(answer: Answer<unknown>): Trouble {
  if (answer.kind === 'refused' && answer.status === 401) return { kind: 'token-refused' }
  if (answer.kind === 'done') return { kind: 'may-not' }
  return {
    kind: 'refused',
    status: 401,
    reason: 'The forge refused the account, and a check of the reason failed',
  }
}
