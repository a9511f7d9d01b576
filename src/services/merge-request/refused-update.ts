import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import { probe } from '../probe.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import { type BranchPair, openTwin } from './open-twin.ts'

/** Another merge request, `twin`, is open between the same branches. */
export type TwinOpen = { readonly kind: 'twin'; readonly mr: MergeRequest; readonly twin: MergeRequest }

/** The branches of a merge request, with this one as its target. */
export function pairOf(mr: MergeRequest, target: string): BranchPair {
  const sourceProject = mr.source_project_id ?? mr.project_id
  return { sourceProject, source: mr.source_branch, targetProject: mr.project_id, target }
}

/** A refusal in the words of its cause; 409 names the other merge request where one is open. */
export async function refusedUpdate(
  session: Session,
  answer: Extract<Answer<unknown>, { kind: 'refused' }>,
  mr: MergeRequest,
  pair: BranchPair,
): Promise<Trouble | TwinOpen> {
  if (answer.status === 401) return probe(session, mr.project_id, mr)
  const looked = answer.status === 409 ? await openTwin(session, pair) : null
  if (looked?.kind === 'looked' && looked.twin && looked.twin.id !== mr.id)
    return { kind: 'twin', mr, twin: looked.twin }
  return writeTrouble(answer, fullName(mr))
}
