import { MergeRules } from '../model/merge-rules.ts'
import { Project } from '../model/project.ts'
import type { Session } from './client.ts'
import { one } from './decoders.ts'
import type { ApiResult } from './result.ts'
import { apiPath, projectSegment } from './url.ts'

/**
 * Reads a project by path (`acme/web`); needs `project-paths`. A moved one: 301, `movedTo` is its number.
 * @throws RangeError for a text that is not a project’s path.
 */
export function findProject(session: Session, path: string): Promise<ApiResult<Project>> {
  return session.call({
    method: 'GET',
    path: `${apiPath('projects')}/${projectSegment(path)}`,
    reads: one(Project),
  })
}

/** Reads a project by its number; needs the feature `project-paths`. */
export function getProject(session: Session, project: number): Promise<ApiResult<Project>> {
  return session.call({ method: 'GET', path: apiPath('projects', project), reads: one(Project) })
}

/** Reads a project’s merge rules; needs the feature `builds`. */
export function getMergeRules(session: Session, project: number): Promise<ApiResult<MergeRules>> {
  return session.call({ method: 'GET', path: apiPath('projects', project), reads: one(MergeRules) })
}
