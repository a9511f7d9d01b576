import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { listMilestones } from '../../api/milestones.ts'
import { verdictOf } from '../probe.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'

/**
 * Why a write to a milestone was not done. A 401 means no right to it or a dead token: the same token on a read
 * of the project’s milestones tells which.
 */
export async function refusedWrite(
  session: Session,
  project: number,
  answer: Extract<Answer<unknown>, { kind: 'refused' | 'unsent' }>,
  what: string,
): Promise<Trouble> {
  if (answer.kind === 'unsent' || answer.status !== 401) return writeTrouble(answer, what)
  return verdictOf(await listMilestones(session, project, { per_page: 1 }))
}
