import { MergeRules } from '../model/merge-rules.ts'
import { Project } from '../model/project.ts'
import type { Session } from './client.ts'
import { one } from './decoders.ts'
import type { ApiResult } from './result.ts'
import { apiPath, projectSegment } from './url.ts'

/**
 * Reads a project by its path (`acme/web`), where the forge offers `project-paths`. One that has moved is refused
 * with 301, and `movedTo` is its number. Throws a RangeError for a text that is no path of a project.
 */
export function findProject(session: Session, path: string): Promise<ApiResult<Project>> {
  return session.call({
    method: 'GET',
    path: `${apiPath('projects')}/${projectSegment(path)}`,
    reads: one(Project),
  })
}

/** Reads a project by its number, where the forge offers `project-paths`. */
export function getProject(session: Session, project: number): Promise<ApiResult<Project>> {
  return session.call({ method: 'GET', path: apiPath('projects', project), reads: one(Project) })
}

/** Reads what a project lays down for its merges, where the forge offers `builds`. */
export function getMergeRules(session: Session, project: number): Promise<ApiResult<MergeRules>> {
  return session.call({ method: 'GET', path: apiPath('projects', project), reads: one(MergeRules) })
}
