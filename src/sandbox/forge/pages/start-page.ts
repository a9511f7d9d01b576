import { allProjects, hasMembers, type Project } from '../state/projects.ts'
import { plainUsers } from '../state/users.ts'
import type { World } from '../world.ts'
import { html, page } from './html.ts'

/** Lists the projects, how to clone them and the accounts to do it as. */
export function startPage(world: World) {
  const projects = allProjects(world.database).filter((project) => hasMembers(world.database, project.id))
  const users = plainUsers(world.database)
  const content = html`<p>Real git repositories that live as long as the sandbox runs.</p>
<h2>Projects</h2>
<ul>${projects.map((project) => projectLine(world, project))}</ul>
<h2>Accounts</h2>
<p>The token is the password for git and the <code>PRIVATE-TOKEN</code> header for the API.</p>
<ul>${users.map((user) => html`<li>${user.username}: <code>${user.token}</code></li>\n`)}</ul>`
  return page(200, 'Sandbox forge', content)
}

function projectLine(world: World, project: Project) {
  const address = `${world.url}/${project.namespace}/${project.path}.git`
  const clone = address.replace('://', '://ann:sandbox-ann@')
  return html`<li>${project.namespace}/${project.path} (project ${project.id})<pre>git clone ${clone}</pre></li>\n`
}
