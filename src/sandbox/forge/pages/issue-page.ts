import { issueByIid } from '../state/issues.ts'
import type { Project } from '../state/projects.ts'
import type { World } from '../world.ts'
import { html, page } from './html.ts'

export function issuePage(world: World, project: Project, iid: string) {
  const issue = issueByIid(world.database, project.id, Number(iid))
  if (!issue || issue.confidential) return undefined
  const content = html`<p>${project.namespace}/${project.path}, issue #${issue.iid}, ${issue.state === 'closed' ? 'closed' : 'open'}</p>
<pre>${issue.description}</pre>
<p><a href="/">All projects</a></p>`
  return page(200, issue.title, content)
}
