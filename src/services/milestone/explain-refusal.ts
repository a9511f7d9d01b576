import type { Session } from '../../forge/client.ts'
import { listMilestones } from '../../forge/milestones.ts'
import type { ApiResult } from '../../forge/result.ts'
import { type Failure, writeFailure } from '../failure.ts'
import { verdictOf } from '../operations/diagnose-unauthorized.ts'

/**
 * Explains a refused write to a milestone. A 401 means a missing right or a dead token: reading the project’s
 * milestones with the same token distinguishes them.
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
