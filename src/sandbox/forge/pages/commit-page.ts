import { commitOf } from '../git/commits.ts'
import type { Project } from '../state/projects.ts'
import type { World } from '../world.ts'
import { html, page } from './html.ts'

export async function commitPage(world: World, project: Project, sha: string) {
  const commit = await commitOf(world.repository(project), sha)
  if (!commit) return page(404, 'There is no such commit', html`<p><a href="/">All projects</a></p>`)
  const content = html`<p>${project.namespace}/${project.path}, commit <code>${commit.id}</code></p>
<p>By <bdi>${commit.author_name}</bdi> at ${commit.created_at}</p>
<pre>${commit.message}</pre>
<p><a href="/">All projects</a></p>`
  return page(200, commit.title, content)
}
