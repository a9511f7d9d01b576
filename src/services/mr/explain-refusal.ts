import type { Session } from '../../forge/client.ts'
import type { ApiResult } from '../../forge/result.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import { type Failure, writeFailure } from '../failure.ts'
import { diagnose401 } from '../operations/diagnose-unauthorized.ts'
import { type BranchPair, findDuplicate } from './find-duplicate.ts'

/** Another merge request, `duplicate`, is open between the same branches. */
export type DuplicateOpen = {
  readonly kind: 'twin'
  readonly mr: MergeRequest
  readonly duplicate: MergeRequest
}

/** Returns the branches of a merge request, with this one as its target. */
export function pairOf(mr: MergeRequest, target: string): BranchPair {
  const sourceProject = mr.source_project_id ?? mr.project_id
  return { sourceProject, source: mr.source_branch, targetProject: mr.project_id, target }
}

/** Explains a refusal by its cause; for a 409, names the other open merge request if there is one. */
export async function explainRefusal(
  session: Session,
  answer: Extract<ApiResult<unknown>, { kind: 'refused' }>,
  mr: MergeRequest,
  pair: BranchPair,
): Promise<Failure | DuplicateOpen> {
  if (answer.status === 401) return diagnose401(session, mr.project_id, mr)
  const looked = answer.status === 409 ? await findDuplicate(session, pair) : null
  if (looked?.kind === 'looked' && looked.duplicate && looked.duplicate.id !== mr.id)
    return { kind: 'twin', mr, duplicate: looked.duplicate }
  return writeFailure(answer, fullName(mr))
}
