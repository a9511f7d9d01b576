import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { listDeployKeys } from '../../api/deploy-keys.ts'
import { verdictOf } from '../probe.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'

/**
 * The trouble in a write that was not done. A 401 may mean a dead token or no right to it: the same token on the
 * list of keys tells which.
 */
export async function writeRefused(
  session: Session,
  project: number,
  answer: Exclude<Answer<unknown>, { kind: 'done' }>,
  what: string,
): Promise<Trouble> {
  if (answer.kind !== 'refused' || answer.status !== 401) return writeTrouble(answer, what)
  return verdictOf(await listDeployKeys(session, project))
}
