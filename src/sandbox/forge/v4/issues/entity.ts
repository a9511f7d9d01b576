import { milestoneFor } from '../../resources/milestones/find.ts'
import type { Issue } from '../../state/issues.ts'
import type { Project } from '../../state/projects.ts'
import type { World } from '../../world.ts'
import { milestoneEntity } from '../milestones/entity.ts'
import { userEntityOf } from '../users/entity.ts'

/** An issue as lists of today's servers show it. */
export function issueEntity(world: World, project: Project, issue: Issue) {
  const { id, iid, project_id, title, description, state, created_at, updated_at, closed_at } = issue
  const milestone = milestoneFor(world, project, issue.milestone_id)
  const assignee = userEntityOf(world, issue.assignee_id)
  return {
    id,
    iid,
    project_id,
    title,
    description,
    state,
    created_at,
    updated_at,
    closed_at,
    closed_by: userEntityOf(world, issue.closed_by_id),
    labels: issue.labels.toSorted(),
    milestone: milestone ? milestoneEntity(world, milestone) : null,
    assignees: assignee ? [assignee] : [],
    author: userEntityOf(world, issue.author_id),
    type: 'ISSUE',
    assignee,
    user_notes_count: issue.user_notes_count,
    upvotes: 0,
    downvotes: 0,
    due_date: issue.due_date,
    confidential: issue.confidential,
    issue_type: 'issue',
    web_url: `${world.url}/${project.namespace}/${project.path}/-/issues/${iid}`,
  }
}
