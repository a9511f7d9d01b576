import type { Session } from '../../forge/client.ts'
import { getProject } from '../../forge/projects.ts'
import { isFromFork, type MergeRequest } from '../../model/merge-request.ts'

/** A fork is seldom renamed, and one that is deleted is no longer in the merge request. */
const PATH_TTL_MS = 60_000

/**
 * Adds the path of the fork whose branch it is; null where this account may not see the fork (404), or the server does
 * not say. One read a fork and account in a minute.
 */
export async function withFork(session: Session, mr: MergeRequest): Promise<MergeRequest> {
  const { source_project_id: fork } = mr
  if (!isFromFork(mr) || !fork) return mr
  const answer = await getProject(session, fork, { maxAgeMs: PATH_TTL_MS })
  return { ...mr, fork_path: answer.kind === 'done' ? answer.value.path_with_namespace : null }
}
