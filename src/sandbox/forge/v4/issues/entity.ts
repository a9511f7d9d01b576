import { milestoneFor } from '../../resources/milestones/find.ts'
import type { Issue } from '../../state/issues.ts'
import type { Project } from '../../state/projects.ts'
import type { User } from '../../state/users.ts'
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
    discussion_locked: null,
    issue_type: 'issue',
    web_url: `${world.url}/${project.namespace}/${project.path}/-/issues/${iid}`,
    references: {
      short: `#${iid}`,
      relative: `#${iid}`,
      full: `${project.namespace}/${project.path}#${iid}`,
    },
  }
}

/** An issue as the answers about one issue show it. */
export function wholeIssueEntity(world: World, project: Project, issue: Issue, viewer: User) {
  return {
    ...issueEntity(world, project, issue),
    has_tasks: false,
    severity: 'UNKNOWN',
    subscribed: issue.author_id === viewer.id || issue.assignee_id === viewer.id,
    moved_to_id: null,
    service_desk_reply_to: null,
  }
}
