import { Issue } from '../model/issue.ts'
import { Milestone } from '../model/milestone.ts'
import type { Answer } from './answer.ts'
import type { Session } from './client.ts'
import { type Cap, everyPage, type Page, type PageQuery, page, pageQuery, type Whole } from './paging.ts'
import { one } from './reader.ts'
import { apiPath } from './url.ts'

// In all functions `project` and `id` are the global ids that the API's paths need, not iids (API document 4.1).

export interface MilestoneFilter {
  readonly iid?: number | readonly number[]
  readonly state?: 'active' | 'closed'
}

export interface NewMilestone {
  readonly title: string
  readonly description?: string
  /** `YYYY-MM-DD`. */
  readonly due_date?: string
}

export interface MilestoneUpdate {
  readonly title?: string
  readonly description?: string
  /** `YYYY-MM-DD`; null takes the date away. */
  readonly due_date?: string | null
  readonly state_event?: 'close' | 'activate'
}

/** One page of a project's milestones, newest first. */
export function listMilestones(
  session: Session,
  project: number,
  query: MilestoneFilter & PageQuery = {},
): Promise<Answer<Page<Milestone>>> {
  const asked = pageQuery(query)
  return session.call({
    method: 'GET',
    path: apiPath('projects', project, 'milestones'),
    query: { ...query, ...asked },
    reads: page(Milestone, asked),
  })
}

/** All milestones that the filter lets through, up to the cap. */
export function everyMilestone(
  session: Session,
  project: number,
  filter: MilestoneFilter = {},
  cap: Cap = {},
): Promise<Answer<Whole<Milestone>>> {
  return everyPage((asked) => listMilestones(session, project, { ...filter, ...asked }), cap)
}

export function getMilestone(session: Session, project: number, id: number): Promise<Answer<Milestone>> {
  return session.call({
    method: 'GET',
    path: apiPath('projects', project, 'milestones', id),
    reads: one(Milestone),
  })
}

export function createMilestone(
  session: Session,
  project: number,
  input: NewMilestone,
): Promise<Answer<Milestone>> {
  const path = apiPath('projects', project, 'milestones')
  return session.call({ method: 'POST', path, body: input, reads: one(Milestone) })
}

/** Fields that are left out stay as they are; the resulting state must be read from the answer. */
export function updateMilestone(
  session: Session,
  project: number,
  id: number,
  update: MilestoneUpdate,
): Promise<Answer<Milestone>> {
  const path = apiPath('projects', project, 'milestones', id)
  return session.call({ method: 'PUT', path, body: update, reads: one(Milestone) })
}

/** One page of the issues of a milestone, newest first. */
export function listMilestoneIssues(
  session: Session,
  project: number,
  id: number,
  query: PageQuery = {},
): Promise<Answer<Page<Issue>>> {
  const asked = pageQuery(query)
  const path = apiPath('projects', project, 'milestones', id, 'issues')
  return session.call({ method: 'GET', path, query: asked, reads: page(Issue, asked) })
}

/** All issues of a milestone, up to the cap. */
export function everyMilestoneIssue(
  session: Session,
  project: number,
  id: number,
  cap: Cap = {},
): Promise<Answer<Whole<Issue>>> {
  return everyPage((asked) => listMilestoneIssues(session, project, id, asked), cap)
}
