import { type Commit, commitsBetween } from '../git/commits.ts'
import { checkMergeability } from '../merging/mergeability.ts'
import { isOpen, type MergeRequest, mergeRequestByIid } from '../state/merge-requests.ts'
import type { Project } from '../state/projects.ts'
import { userById } from '../state/users.ts'
import { latestVersion } from '../state/versions.ts'
import type { World } from '../world.ts'
import { html, page } from './html.ts'

export async function mergeRequestPage(world: World, project: Project, iid: string) {
  const request = mergeRequestByIid(world.database, project.id, Number(iid))
  if (!request) return page(404, 'There is no such merge request', html`<p><a href="/">All projects</a></p>`)
  const repository = world.repository(project)
  const version = latestVersion(world.database, request.id)
  const commits = await commitsBetween(repository, version.start_commit_sha, version.head_commit_sha)
  const path = `/${project.namespace}/${project.path}`
  const content = html`<p>${project.namespace}/${project.path} !${request.iid}, by ${userById(world.database, request.author_id)?.name ?? 'somebody'}</p>
<dl>
<dt>State</dt><dd>${await stateInWords(world, project, request)}</dd>
<dt>Branches</dt><dd><bdi><code>${request.source_branch}</code></bdi> into <bdi><code>${request.target_branch}</code></bdi></dd>
${request.merge_commit_sha ? html`<dt>Merge commit</dt><dd>${commitLink(path, request.merge_commit_sha)}</dd>` : ''}
</dl>
${request.description ? html`<h2>Description</h2><pre>${request.description}</pre>` : ''}
<h2>Commits (${commits.length})</h2>
<ul>${commits.map((commit) => commitLine(path, commit))}</ul>
<p><a href="/">All projects</a></p>`
  return page(200, request.title, content)
}

function commitLink(path: string, sha: string) {
  return html`<a href="${path}/commit/${sha}"><code>${sha.slice(0, 8)}</code></a>`
}

function commitLine(path: string, commit: Commit) {
  return html`<li>${commitLink(path, commit.id)} <bdi>${commit.title}</bdi>, by <bdi>${commit.author_name}</bdi></li>\n`
}

async function stateInWords(world: World, project: Project, request: MergeRequest): Promise<string> {
  if (request.state === 'locked') return 'Being merged now'
  if (!isOpen(request)) return request.state === 'merged' ? 'Merged' : 'Closed'
  if (request.draft) return 'Open, a draft: it cannot be merged yet'
  const status = await world.turns.take(project.id, () => checkMergeability(world, project, request))
  if (status === 'cannot_be_merged') return 'Open, and it cannot be merged as it is'
  return request.waits_for_build
    ? 'Open, and will be merged when the build succeeds'
    : 'Open, and can be merged'
}
