import type { Answer } from '../../http/answer.ts'
import { pageOf } from '../../http/paging.ts'
import type { Call } from '../../http/route.ts'
import { mayRead, maySeeIssue } from '../../rights.ts'
import { issuesWithMilestone } from '../../state/issues.ts'
import { allMergeRequests } from '../../state/merge-requests.ts'
import type { Milestone } from '../../state/milestones.ts'
import type { Project } from '../../state/projects.ts'
import { issueEntity } from '../issues/entity.ts'
import { listedMergeRequest } from '../merge-requests/entity.ts'

/** The issues of these projects that are planned for the milestone, newest first, as far as this person sees them. */
export function issuesPage(call: Call, milestone: Milestone, projects: readonly Project[]): Promise<Answer> {
  const found = issuesWithMilestone(call.world.database, milestone.id).flatMap((issue) => {
    const project = projects.find(({ id }) => id === issue.project_id)
    return project && maySeeIssue(call.world, call.user, project, issue) ? [{ project, issue }] : []
  })
  return pageOf(call, found, ({ project, issue }) => issueEntity(call.world, project, issue))
}

/** As `issuesPage`, of merge requests. */
export function mergeRequestsPage(
  call: Call,
  milestone: Milestone,
  projects: readonly Project[],
): Promise<Answer> {
  const { world, user } = call
  const found = projects
    .flatMap((project) =>
      allMergeRequests(world.database, project.id)
        .filter(({ milestone_id }) => milestone_id === milestone.id)
        .filter((request) => mayRead(world, user, project, request))
        .map((request) => ({ project, request })),
    )
    .toSorted((one, other) => other.request.id - one.request.id)
  return pageOf(call, found, ({ project, request }) => listedMergeRequest({ world, user, project }, request))
}
