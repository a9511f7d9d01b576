import { Project } from '../model/project.ts'
import type { Answer } from './answer.ts'
import type { Session } from './client.ts'
import { one } from './reader.ts'
import { apiPath, projectSegment } from './url.ts'

/**
 * Reads a project by its path (`acme/web`), where the forge offers `project-paths`. One that has moved is refused
 * with 301, and `movedTo` is its number. Throws a RangeError for a text that is no path of a project.
 */
export function findProject(session: Session, path: string): Promise<Answer<Project>> {
  return session.call({
    method: 'GET',
    path: `${apiPath('projects')}/${projectSegment(path)}`,
    reads: one(Project),
  })
}

/** Reads a project by its number, where the forge offers `project-paths`. */
export function getProject(session: Session, project: number): Promise<Answer<Project>> {
  return session.call({ method: 'GET', path: apiPath('projects', project), reads: one(Project) })
}
