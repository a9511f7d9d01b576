import { commitsBetween } from '../git/commits.ts'
import { type Issue, issueByIid } from '../state/issues.ts'
import type { MergeRequest } from '../state/merge-requests.ts'
import type { Project } from '../state/projects.ts'
import { latestVersion } from '../state/versions.ts'
import type { World } from '../world.ts'
import { closedIids } from './closing-patterns.ts'

/**
 * The issues that merging closes: those named after a closing word in the description or in a commit
 * message, and only when the target is the default branch. After the merge: the ones it closed.
 */
export async function issuesClosedBy(
  world: World,
  project: Project,
  request: MergeRequest,
): Promise<Issue[]> {
  if (request.target_branch !== project.default_branch) return []
  const version = latestVersion(world.database, request.id)
  const repository = world.repository(project)
  const commits = await commitsBetween(repository, version.start_commit_sha, version.head_commit_sha)
  const text = [request.description, ...commits.map((commit) => commit.message)].join('\n\n')
  return closedIids(text, `${project.namespace}/${project.path}`)
    .map((iid) => issueByIid(world.database, project.id, iid))
    .filter((issue) => issue !== undefined)
    .filter((issue) => issue.state === 'opened' || request.state === 'merged')
}
