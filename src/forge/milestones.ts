import { Issue } from '../model/issue.ts'
import { Milestone, type MilestoneIds } from '../model/milestone.ts'
import type { Session } from './client.ts'
import type { MilestoneFilter, MilestoneUpdate, NewMilestone } from './inputs.ts'
import { type PageLimit, type PageQuery, readAllPages, readPage } from './paging.ts'
import { one } from './request-spec.ts'
import { apiPath } from './url.ts'

// In all functions `project` is the global id; a milestone is identified by its global id and, where it
// belongs to a group, by that group’s (API document 4.1).

/**
 * Reads a page of a project’s milestones. Where groups have milestones too, it includes those of the
 * project’s groups, unless the filter asks for iids: these identify milestones of the project alone.
 */
export function listMilestones(
  session: Session,
  project: number,
  { page, per_page, ...filter }: MilestoneFilter & PageQuery = {},
) {
  return readPage(session, {
    path: apiPath('projects', project, 'milestones'),
    query: session.dialect.milestones.filter(filter),
    paging: { page, per_page },
    schema: Milestone,
  })
}

export function readAllMilestones(
  session: Session,
  project: number,
  filter: MilestoneFilter = {},
  limit: PageLimit = {},
) {
  return readAllPages((paging) => listMilestones(session, project, { ...filter, ...paging }), limit)
}

export function getMilestone(session: Session, project: number, milestone: MilestoneIds) {
  return session.call({ method: 'GET', path: pathOf(session, project, milestone), reads: one(Milestone) })
}

export function createMilestone(session: Session, project: number, input: NewMilestone) {
  const path = apiPath('projects', project, 'milestones')
  return session.call({ method: 'POST', path, body: input, reads: one(Milestone) })
}

/** Absent fields stay as they are; the resulting state must be read from the answer. */
export function updateMilestone(
  session: Session,
  project: number,
  milestone: MilestoneIds,
  update: MilestoneUpdate,
) {
  const path = pathOf(session, project, milestone)
  return session.call({ method: 'PUT', path, body: update, reads: one(Milestone) })
}

/** Reads a page of a milestone’s issues; for a group’s milestone, those of all projects of the group. */
export function listMilestoneIssues(
  session: Session,
  project: number,
  milestone: MilestoneIds,
  paging: PageQuery = {},
) {
  return readPage(session, {
    path: pathOf(session, project, milestone, 'issues'),
    query: {},
    paging,
    schema: Issue,
  })
}

export function readAllMilestoneIssues(
  session: Session,
  project: number,
  milestone: MilestoneIds,
  limit: PageLimit = {},
) {
  return readAllPages((paging) => listMilestoneIssues(session, project, milestone, paging), limit)
}

function pathOf(
  { dialect }: Session,
  project: number,
  milestone: MilestoneIds,
  ...rest: readonly Lowercase<string>[]
): string {
  const group = dialect.milestones.group(milestone)
  const owner = group === null ? apiPath('projects', project) : apiPath('groups', group)
  return `${owner}${apiPath('milestones', milestone.id, ...rest)}`
}
