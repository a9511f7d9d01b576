import { commitsBetween } from '../git/commits.ts'
import { maySeeIssue } from '../rights.ts'
import { hasExternalTracker } from '../state/integrations.ts'
import { type Issue, issueByIid } from '../state/issues.ts'
import type { MergeRequest } from '../state/merge-requests.ts'
import type { Project } from '../state/projects.ts'
import type { User } from '../state/users.ts'
import { latestVersion } from '../state/versions.ts'
import type { World } from '../world.ts'
import { closedIids, closedNames } from './closing-patterns.ts'

/**
 * The project's own issues that merging closes, as far as this person may see them: those named after a closing word in the description or in a
 * commit message, and only when the target is the default branch. After the merge: the ones it closed. None
 * when the issues live in another tracker.
 */
export async function issuesClosedBy(
  world: World,
  project: Project,
  request: MergeRequest,
  by: User,
): Promise<Issue[]> {
  if (hasExternalTracker(world.database, project.id)) return []
  const path = `${project.namespace}/${project.path}`
  return closedIids(await closingText(world, project, request), { path, address: `${world.url}/${path}` })
    .map((iid) => issueByIid(world.database, project.id, iid))
    .filter((issue) => issue !== undefined)
    .filter((issue) => maySeeIssue(world, by, project, issue))
    .filter((issue) => issue.state === 'opened' || request.state === 'merged')
}

/** The issues of another tracker that merging closes, which the forge knows by name only. */
export async function externalIssuesClosedBy(world: World, project: Project, request: MergeRequest) {
  const names = closedNames(await closingText(world, project, request))
  return names.map((id) => ({ id, title: `External Issue ${id}` }))
}

/** Where closing words are looked for; empty when the target is not the default branch. */
async function closingText(world: World, project: Project, request: MergeRequest): Promise<string> {
  if (request.target_branch !== project.default_branch) return ''
  const version = latestVersion(world.database, request.id)
  const repository = world.repository(project)
  const commits = await commitsBetween(repository, version.start_commit_sha, version.head_commit_sha)
  return [request.description, ...commits.map((commit) => commit.message)].join('\n\n')
}
