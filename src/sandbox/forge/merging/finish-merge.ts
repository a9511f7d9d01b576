import { finishTodos } from '../state/attention.ts'
import { closeIssue } from '../state/issues.ts'
import { changeMergeRequest, type MergeRequest } from '../state/merge-requests.ts'
import type { Project } from '../state/projects.ts'
import type { User } from '../state/users.ts'
import { timestamp, type World } from '../world.ts'
import { issuesClosedBy } from './closed-issues.ts'
import { noteSystem } from './system-notes.ts'

/**
 * Records a merge that git already has. `commit` is null when the branch was merged by hand and pushed.
 * The wait-for-build setting stays as it was, as it did on the servers of that time.
 */
export async function finishMerge(
  world: World,
  project: Project,
  request: MergeRequest,
  by: User,
  commit: string | null,
): Promise<void> {
  const issues = await issuesClosedBy(world, project, request, by)
  const at = timestamp(world)
  changeMergeRequest(world.database, request.id, {
    state: 'merged',
    merge_commit_sha: commit,
    merged_by_id: by.id,
    merged_at: at,
    merge_error: null,
    updated_at: at,
  })
  noteSystem(world, request, by, 'merged')
  finishTodos(world.database, request.id, by.id, at)
  for (const issue of issues) closeIssue(world.database, issue.id, at, by.id)
}
