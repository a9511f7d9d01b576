import type { Session } from '../../api/client.ts'
import { everyMergeRequest, listMergeRequests } from '../../api/merge-requests.ts'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import { readTrouble, type Trouble } from '../trouble.ts'

/** Two branches, each with its project: the forge takes one open merge request between them. */
export interface BranchPair {
  readonly sourceProject: number
  readonly source: string
  readonly targetProject: number
  readonly target: string
}

type Looked = { readonly kind: 'looked'; readonly twin: MergeRequest | null }

/** Looks for the open merge request between two branches; `only` the newest hundred where it was just made. */
export async function openTwin(
  session: Session,
  pair: BranchPair,
  only?: 'newest',
): Promise<Looked | Trouble> {
  const { targetProject } = pair
  const answer = only
    ? await listMergeRequests(session, targetProject, { state: 'opened', per_page: 100 })
    : await everyMergeRequest(session, targetProject, { state: 'opened' })
  if (answer.kind !== 'done') return readTrouble(answer, `Project ${targetProject}`)
  return { kind: 'looked', twin: answer.value.items.find((mr) => isBetween(mr, pair)) ?? null }
}

function isBetween(mr: MergeRequest, { sourceProject, source, targetProject, target }: BranchPair): boolean {
  if (!isOpen(mr) || mr.project_id !== targetProject) return false
  // The oldest servers do not tell the source project; then it is the same one.
  const from = mr.source_project_id ?? targetProject
  return from === sourceProject && mr.source_branch === source && mr.target_branch === target
}
