import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { listMergeRequests, readAllMergeRequests } from '../../forge/merge-requests.ts'
import type { NotDone } from '../../forge/result.ts'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import { explainRefusedMergeRequestWrite, type Failure, readFailure } from '../failure.ts'

/** Two branches, each with its project: the forge accepts one open merge request between them. */
export const BranchPair = z.object({
  sourceProject: z.number(),
  source: z.string(),
  targetProject: z.number(),
  target: z.string(),
})
export type BranchPair = z.infer<typeof BranchPair>

type DuplicateSearch = { readonly kind: 'searched'; readonly duplicate: MergeRequest | null }

/** Finds the open merge request between two branches; `only`: searches the newest hundred. */
export async function findDuplicate(
  session: Session,
  pair: BranchPair,
  only?: 'newest',
): Promise<DuplicateSearch | Failure> {
  const { targetProject } = pair
  const answer = only
    ? await listMergeRequests(session, targetProject, { state: 'opened', per_page: 100 })
    : await readAllMergeRequests(session, targetProject, { state: 'opened' })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${targetProject}`)
  return {
    kind: 'searched',
    duplicate: answer.value.items.find((mr) => isOpen(mr) && isBetween(mr, pair)) ?? null,
  }
}

/** Returns the highest id in the project, 0 when it has none: later merge requests have higher ids. */
export async function newestId(session: Session, project: number): Promise<number | Failure> {
  const answer = await listMergeRequests(session, project, { state: 'all', per_page: 1 })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  return Math.max(0, ...answer.value.items.map(({ id }) => id))
}

/** Returns those between two branches with an id above `newest`, in any state; of the newest hundred. */
export async function listCreatedSince(
  session: Session,
  pair: BranchPair,
  newest: number,
): Promise<{ readonly kind: 'made'; readonly items: readonly MergeRequest[] } | Failure> {
  const { targetProject } = pair
  const answer = await listMergeRequests(session, targetProject, { state: 'all', per_page: 100 })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${targetProject}`)
  return { kind: 'made', items: answer.value.items.filter((mr) => mr.id > newest && isBetween(mr, pair)) }
}

function isBetween(mr: MergeRequest, { sourceProject, source, targetProject, target }: BranchPair): boolean {
  if (mr.project_id !== targetProject) return false
  // The oldest servers do not return the source project; it is then the same one.
  const from = mr.source_project_id ?? targetProject
  return from === sourceProject && mr.source_branch === source && mr.target_branch === target
}

/** Another merge request, `duplicate`, is open between the same branches. */
export type DuplicateOpen = {
  readonly kind: 'duplicate-open'
  readonly mr: MergeRequest
  readonly duplicate: MergeRequest
}

export function pairOf(mr: MergeRequest, target: string): BranchPair {
  const sourceProject = mr.source_project_id ?? mr.project_id
  return { sourceProject, source: mr.source_branch, targetProject: mr.project_id, target }
}

/** Explains a refusal by its cause; for a 409, names the other open merge request if there is one. */
export async function explainRefusal(
  session: Session,
  answer: NotDone,
  mr: MergeRequest,
  pair: BranchPair,
): Promise<Failure | DuplicateOpen> {
  const isConflict = answer.kind === 'refused' && answer.status === 409
  const search = isConflict ? await findDuplicate(session, pair) : null
  if (search?.kind === 'searched' && search.duplicate && search.duplicate.id !== mr.id)
    return { kind: 'duplicate-open', mr, duplicate: search.duplicate }
  return explainRefusedMergeRequestWrite(session, mr.project_id, mr, answer)
}
