import type { Issue } from '../state/issues.ts'
import { milestoneById } from '../state/milestones.ts'
import type { Project } from '../state/projects.ts'
import type { World } from '../world.ts'
import { milestoneEntity } from './milestones/entity.ts'
import { userSummaryOf } from './people.ts'

/** An issue as `closes_issues` shows it. */
export function issueEntity(world: World, issue: Issue) {
  const { id, iid, project_id, title, description, state, labels, user_notes_count } = issue
  const { created_at, updated_at } = issue
  const milestone = milestoneById(world.database, project_id, issue.milestone_id ?? 0)
  return {
    id,
    iid,
    project_id,
    title,
    description,
    state,
    labels,
    user_notes_count,
    created_at,
    updated_at,
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
    upvotes: 0,
    downvotes: 0,
    due_date: issue.due_date,
    confidential: issue.confidential,
    web_url: `${world.url}/${project.namespace}/${project.path}/issues/${issue.iid}`,
  }
}
