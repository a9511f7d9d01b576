import { columnsOf } from '../columns.ts'
import { type Issue, MILESTONES, type Milestone } from '../state/issues.ts'
import { type Project, USERS } from '../state/projects.ts'
import type { World } from '../world.ts'

/** The nine fields of the API document. */
export function milestoneEntity(milestone: Milestone) {
  return columnsOf('v3 milestone', milestone)
}

/** An issue as `closes_issues` shows it. */
export function issueEntity(world: World, issue: Issue) {
  const milestone = world.database.find(MILESTONES, {
    project_id: issue.project_id,
    id: issue.milestone_id ?? 0,
  })
  return {
    ...columnsOf('v3 issue', issue),
    author: userSummaryOf(world, issue.author_id),
    assignee: userSummaryOf(world, issue.assignee_id),
    milestone: milestone ? milestoneEntity(milestone) : null,
  }
}

/** An issue with all fields of the servers of that time, as in the milestone's list, which is undocumented. */
export function fullIssueEntity(world: World, project: Project, issue: Issue, viewer: number) {
  return {
    ...issueEntity(world, issue),
    subscribed: issue.author_id === viewer || issue.assignee_id === viewer,
    ...columnsOf('v3 whole issue', issue),
    web_url: `${world.url}/${project.namespace}/${project.path}/issues/${issue.iid}`,
  }
}

/** A person as other resources show them; null for nobody. */
export function userSummaryOf({ database, url }: World, id: number | null) {
  const user = database.find(USERS, { id })
  return user ? { ...columnsOf('v3 user', user), web_url: `${url}/${user.username}` } : null
}
