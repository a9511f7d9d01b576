import type { Session } from '../../forge/client.ts'
import { listMilestones } from '../../forge/milestones.ts'
import type { ApiResult } from '../../forge/result.ts'
import { type Failure, writeFailure } from '../failure.ts'
import { verdictOf } from '../operations/diagnose-unauthorized.ts'

/**
 * Why a write to a milestone was not done. A 401 means no right to it or a dead token: the same token on a read
 * of the project’s milestones tells which.
 */
export async function explainRefusedWrite(
  session: Session,
  project: number,
  answer: Extract<ApiResult<unknown>, { kind: 'refused' | 'unsent' }>,
  what: string,
): Promise<Failure> {
  if (answer.kind === 'unsent' || answer.status !== 401) return writeFailure(answer, what)
  return verdictOf(await listMilestones(session, project, { per_page: 1 }))
}
