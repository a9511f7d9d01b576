import { columnsOf } from '../columns.ts'
import { type Issue, type Milestone, milestoneById } from '../state/issues.ts'
import type { Project } from '../state/projects.ts'
import { type User, userById } from '../state/users.ts'
import type { World } from '../world.ts'

/** The nine fields of the API document. */
export function milestoneEntity(milestone: Milestone) {
  return columnsOf('v3 milestone', milestone)
}

/** An issue as `closes_issues` shows it. */
export function issueEntity(world: World, issue: Issue) {
  const milestone = milestoneById(world.database, issue.project_id, issue.milestone_id ?? 0)
  return {
    ...columnsOf('v3 issue', issue),
    author: userSummaryOf(world, issue.author_id),
    assignee: userSummaryOf(world, issue.assignee_id),
    milestone: milestone ? milestoneEntity(milestone) : null,
  }
}

/** An issue with all that servers of that time show, as in the milestone's list, where the document is silent. */
export function fullIssueEntity(world: World, project: Project, issue: Issue, viewer: number) {
  return {
    ...issueEntity(world, issue),
    subscribed: issue.author_id === viewer || issue.assignee_id === viewer,
    ...columnsOf('v3 whole issue', issue),
    web_url: `${world.url}/${project.namespace}/${project.path}/issues/${issue.iid}`,
  }
}

interface UserSummary {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly state: 'active'
  readonly avatar_url: null
  readonly web_url: string
}

function userSummary(world: World, user: User): UserSummary {
  const { id, username, name } = user
  return { id, username, name, state: 'active', avatar_url: null, web_url: `${world.url}/${username}` }
}

export function userSummaryOf(world: World, id: number | null): UserSummary | null {
  const user = id === null ? undefined : userById(world.database, id)
  return user ? userSummary(world, user) : null
}
