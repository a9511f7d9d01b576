import { allApplications } from '../state/applications.ts'
import { hooksOf } from '../state/hooks.ts'
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
<ul>${users.map((user) => html`<li>${user.username}: <code>${user.token}</code></li>\n`)}</ul>
${applicationList(world)}${hookList(world, projects)}`
  return page(200, 'Sandbox forge', content)
}

/** Applications that people sign in with at this forge; nothing when there are none. */
function applicationList(world: World) {
  const lines = allApplications(world.database).map(
    ({ id, redirect_uri }) => html`<li>${id}, which sends people on to <code>${redirect_uri}</code></li>\n`,
  )
  return lines.length === 0 ? '' : html`<h2>Applications</h2>\n<ul>${lines}</ul>\n`
}

/** Who is told what happens in these projects; nothing when nobody is. */
function hookList(world: World, projects: readonly Project[]) {
  const lines = projects.flatMap((project) =>
    hooksOf(world.database, project.id).map(
      ({ url }) => html`<li>${project.namespace}/${project.path}: <code>${url}</code></li>\n`,
    ),
  )
  return lines.length === 0 ? '' : html`<h2>Webhooks</h2>\n<ul>${lines}</ul>\n`
}

function projectLine(world: World, project: Project) {
  const address = `${world.url}/${project.namespace}/${project.path}.git`
  const clone = address.replace('://', '://ann:sandbox-ann@')
  return html`<li>${project.namespace}/${project.path} (project ${project.id})<pre>git clone ${clone}</pre></li>\n`
}
