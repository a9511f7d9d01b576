import { z } from 'zod'
import { Id, OptionalFlag, OptionalText, WordList } from '../model/fields.ts'
import { Issue } from '../model/issue.ts'
import { MergeRules, TrainCar } from '../model/merge-rules.ts'
import { Commit } from '../model/version.ts'
import type { Session } from './client.ts'
import { mustBeFull } from './inputs.ts'
import { type PageQuery, readPage } from './paging.ts'
import { type Call, noContent, one } from './request-spec.ts'
import { apiPath, projectSegment } from './url.ts'

const Project = z.object({
  id: Id,
  /** `acme/web` */
  path_with_namespace: z.string().min(1),
  name: WordList,
  web_url: OptionalText,
  archived: OptionalFlag,
})
export type Project = z.infer<typeof Project>

/**
 * Reads a project by path (`acme/web`); needs `project-paths`. A moved one: 301, `movedTo` is its number.
 * @throws RangeError for a text that is not a project’s path.
 */
export function findProject(session: Session, path: string) {
  return session.call({
    method: 'GET',
    path: `${apiPath('projects')}/${projectSegment(path)}`,
    reads: one(Project),
  })
}

/**
 * Reads a project by its number. The API document does not have it; the servers of its time do (lib/api/projects.rb of
 * 8.x). `maxAgeMs`: see `Call`.
 */
export function getProject(
  session: Session,
  project: number,
  { maxAgeMs }: Pick<Call<Project>, 'maxAgeMs'> = {},
) {
  return session.call({ method: 'GET', path: apiPath('projects', project), reads: one(Project), maxAgeMs })
}

/** Reads a project’s merge rules; needs the feature `builds`. `maxAgeMs`: see `Call`. */
export function getMergeRules(
  session: Session,
  project: number,
  { maxAgeMs }: Pick<Call<MergeRules>, 'maxAgeMs'> = {},
) {
  return session.call({ method: 'GET', path: apiPath('projects', project), reads: one(MergeRules), maxAgeMs })
}

/** Reads a merge request’s place on its project’s merge train; refused with 404 when it is on none. */
export function getTrainCar(session: Session, project: number, iid: number) {
  const path = apiPath('projects', project, 'merge_trains', 'merge_requests', iid)
  return session.call({ method: 'GET', path, reads: one(TrainCar) })
}

export interface TrainOptions {
  /** The head that a person has seen, in full. */
  readonly sha: string
  /** Puts it there once its checks have passed, and not now. */
  readonly whenChecksPass: boolean
  readonly squash?: boolean
}

/**
 * Adds a merge request to the merge train of its target branch: 201 on the train, 202 for later. `PUT …/merge` with
 * `auto_merge` goes past the train on servers up to 19.0 (gitlab-org/gitlab#593465). The answer is the whole train:
 * read the merge request again. Servers since 15.6 have it, `auto_merge` since 17.11 (ee/lib/api/merge_trains.rb).
 * @throws RangeError unless `sha` is a full commit id.
 */
export function addToMergeTrain(
  session: Session,
  project: number,
  iid: number,
  { sha, whenChecksPass, squash }: TrainOptions,
) {
  mustBeFull(sha)
  const body = { sha, squash, auto_merge: whenChecksPass, when_pipeline_succeeds: whenChecksPass }
  return session.call({
    method: 'POST',
    path: apiPath('projects', project, 'merge_trains', 'merge_requests', iid),
    body,
    reads: noContent,
    accepts202: true,
  })
}

/**
 * Reads one issue of the forge’s own tracker by its global id, a call of servers of the older API. The API
 * document does not have it.
 */
export function getIssueById(session: Session, project: number, id: number) {
  return session.call({ method: 'GET', path: apiPath('projects', project, 'issues', id), reads: one(Issue) })
}

const Named = z.object({ name: z.string().min(1) })

/**
 * Reads a page of a project’s branches whose names contain the text. The API document has no such call, but the
 * servers of its time did, without the search: the caller compares the names.
 */
export function listBranches(
  session: Session,
  project: number,
  { search, ...paging }: PageQuery & { readonly search?: string } = {},
) {
  const path = apiPath('projects', project, 'repository', 'branches')
  return readPage(session, { path, query: search ? { search } : {}, paging, schema: Named })
}

/** Reads a page of a project’s labels; like branches, the API document does not have them. */
export function listLabels(session: Session, project: number, paging: PageQuery) {
  return readPage(session, { path: apiPath('projects', project, 'labels'), query: {}, paging, schema: Named })
}

/**
 * Reads a page of the commits of a branch, of a tag, or between two (`v1.2..v1.3`), newest first: `ref_name` goes to git
 * as it is (lib/api/commits.rb). Of a name that is nowhere there are none. Needs the feature `merged-since`.
 */
export function listRepositoryCommits(session: Session, project: number, ref: string, paging: PageQuery) {
  return readPage(session, {
    path: apiPath('projects', project, 'repository', 'commits'),
    query: { ref_name: ref },
    paging,
    schema: Commit,
  })
}
