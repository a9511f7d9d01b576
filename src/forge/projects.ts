import { z } from 'zod'
import { Id, OptionalFlag, OptionalText, WordList } from '../model/fields.ts'
import { Issue } from '../model/issue.ts'
import { MergeRules, TrainCar } from '../model/merge-rules.ts'
import type { Session } from './client.ts'
import { type Page, type PageQuery, readPage } from './paging.ts'
import { one } from './request-spec.ts'
import type { ApiResult } from './result.ts'
import { apiPath, projectSegment } from './url.ts'

/** A project as the forge reports it. */
const Project = z.object({
  id: Id,
  /** `acme/web` */
  path_with_namespace: z.string().min(1),
  name: WordList,
  name_with_namespace: OptionalText,
  /** Null in a project without commits. */
  default_branch: OptionalText,
  web_url: OptionalText,
  archived: OptionalFlag,
})
export type Project = z.infer<typeof Project>

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

/** Reads a merge request’s place on its project’s merge train; refused with 404 when it is on none. */
export function getTrainCar(session: Session, project: number, iid: number): Promise<ApiResult<TrainCar>> {
  const path = apiPath('projects', project, 'merge_trains', 'merge_requests', iid)
  return session.call({ method: 'GET', path, reads: one(TrainCar) })
}

/**
 * Reads one issue of the forge’s own tracker by its global id, a call of servers of the older API. The API
 * document does not have it.
 */
export function getIssueById(session: Session, project: number, id: number): Promise<ApiResult<Issue>> {
  return session.call({
    method: 'GET',
    path: apiPath('projects', project, 'issues', id),
    reads: one(Issue),
  })
}

const Named = z.object({ name: z.string().min(1) })
type Named = z.infer<typeof Named>

/**
 * Reads a page of a project’s branches whose names contain the text. The API document has no such call, but the
 * servers of its time did, without the search: the caller compares the names.
 */
export function listBranches(
  session: Session,
  project: number,
  { search, ...paging }: PageQuery & { readonly search?: string } = {},
): Promise<ApiResult<Page<Named>>> {
  const path = apiPath('projects', project, 'repository', 'branches')
  return readPage(session, { path, query: search ? { search } : {}, paging, schema: Named })
}

/** Reads a page of a project’s labels; like branches, the API document does not have them. */
export function listLabels(
  session: Session,
  project: number,
  paging: PageQuery = {},
): Promise<ApiResult<Page<Named>>> {
  return readPage(session, { path: apiPath('projects', project, 'labels'), query: {}, paging, schema: Named })
}
