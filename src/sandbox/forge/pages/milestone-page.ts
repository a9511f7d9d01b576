import { groupByPath } from '../state/groups.ts'
import { issuesWithMilestone } from '../state/issues.ts'
import { type Milestone, milestonesByDate } from '../state/milestones.ts'
import { type Project, projectById } from '../state/projects.ts'
import type { World } from '../world.ts'
import { html, page } from './html.ts'

export function projectMilestonePage(world: World, project: Project, iid: string) {
  const found = byIid(milestonesByDate(world.database, { project: project.id, group: null }), iid)
  return found && milestonePage(world, `${project.namespace}/${project.path}`, found)
}

export function groupMilestonePage(world: World, path: string, iid: string) {
  const group = groupByPath(world.database, path)
  const found = group && byIid(milestonesByDate(world.database, { project: null, group: group.id }), iid)
  return group && found && milestonePage(world, group.path, found)
}

function byIid(milestones: readonly Milestone[], iid: string): Milestone | undefined {
  return milestones.find((milestone) => milestone.iid === Number(iid))
}

/** Whoever looks is unknown, so confidential issues are left out. */
function milestonePage(world: World, owner: string, milestone: Milestone) {
  const issues = issuesWithMilestone(world.database, milestone.id).filter(({ confidential }) => !confidential)
  const lines = issues.map((issue) => {
    const project = projectById(world.database, issue.project_id)
    const path = `${project?.namespace}/${project?.path}`
    return html`<li><a href="/${path}/-/issues/${issue.iid}">${path}#${issue.iid}</a> <bdi>${issue.title}</bdi>, ${issue.state === 'closed' ? 'closed' : 'open'}</li>`
  })
  const content = html`<p>${owner}, milestone %${milestone.iid}, ${milestone.state}, ${milestone.due_date === null ? 'without a date' : `due on ${milestone.due_date}`}</p>
<pre>${milestone.description}</pre>
<ul>${lines}</ul>
<p><a href="/">All projects</a></p>`
  return page(200, milestone.title, content)
}
