import { ClosingIssue } from '../model/issue.ts'
import type { MergeRequest, MergeRequestIds, MergeRequestWithChanges, Todo } from '../model/merge-request.ts'
import { Commit, MergeRequestVersion, MergeRequestVersionDetail } from '../model/version.ts'
import type { Session } from './client.ts'
import type { AcceptMergeRequest, MergeRequestFilter, MergeRequestUpdate, NewMergeRequest } from './inputs.ts'
import { mergeRequestPath, mustBeFull } from './merge-request-path.ts'
import {
  LARGEST_PAGE,
  type Page,
  type PageLimit,
  type PageQuery,
  readAllPages,
  readPage,
  type Whole,
} from './paging.ts'
import { noContent, one } from './request-spec.ts'
import type { ApiResult } from './result.ts'
import { apiPath } from './url.ts'

// In all functions `project` is a global id; a merge request is identified by both of its numbers.

/** Reads a page of a project's merge requests, newest first by default. */
export function listMergeRequests(
  session: Session,
  project: number,
  { page, per_page, cursor, ...filter }: MergeRequestFilter & PageQuery = {},
): Promise<ApiResult<Page<MergeRequest>>> {
  return readPage(session, {
    path: apiPath('projects', project, 'merge_requests'),
    query: session.dialect.mergeRequests.filter(filter),
    paging: { page, per_page, cursor },
    schema: session.dialect.mergeRequests.record,
  })
}

export function readAllMergeRequests(
  session: Session,
  project: number,
  filter: MergeRequestFilter = {},
  limit: PageLimit = {},
): Promise<ApiResult<Whole<MergeRequest>>> {
  return readAllPages((paging) => listMergeRequests(session, project, { ...filter, ...paging }), limit)
}

export function getMergeRequest(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<MergeRequest>> {
  return session.call({
    method: 'GET',
    path: mergeRequestPath(session, project, mr),
    reads: one(session.dialect.mergeRequests.record),
  })
}

/** Reads all commits, newest first. */
export function getMergeRequestCommits(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<readonly Commit[]>> {
  return session.dialect.wholeList(session, mergeRequestPath(session, project, mr, 'commits'), Commit)
}

export function getMergeRequestChanges(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<MergeRequestWithChanges>> {
  return session.dialect.mergeRequests.changes(session, mergeRequestPath(session, project, mr))
}

export function createMergeRequest(
  session: Session,
  project: number,
  input: NewMergeRequest,
): Promise<ApiResult<MergeRequest>> {
  return session.call({
    method: 'POST',
    path: apiPath('projects', project, 'merge_requests'),
    body: session.dialect.mergeRequests.writing(input),
    reads: one(session.dialect.mergeRequests.record),
  })
}

/** Released servers accept `state_event: 'merge'` and ignore it; merge with `acceptMergeRequest`. */
export function updateMergeRequest(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  update: MergeRequestUpdate,
): Promise<ApiResult<MergeRequest>> {
  return session.call({
    method: 'PUT',
    path: mergeRequestPath(session, project, mr),
    body: session.dialect.mergeRequests.writing(update),
    reads: one(session.dialect.mergeRequests.record),
  })
}

/** Needs an admin or an owner of the project. */
export function deleteMergeRequest(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<null>> {
  return session.call({ method: 'DELETE', path: mergeRequestPath(session, project, mr), reads: noContent })
}

/**
 * Merges, or sets to merge when the build succeeds. The state after it must be read from the answer.
 * @throws RangeError unless `sha` is a full commit id: the forge takes an empty one for "any head".
 */
export function acceptMergeRequest(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  input: AcceptMergeRequest,
): Promise<ApiResult<MergeRequest>> {
  mustBeFull(input.sha)
  return session.call({
    method: 'PUT',
    path: mergeRequestPath(session, project, mr, 'merge'),
    body: session.dialect.mergeRequests.accepting(input),
    reads: one(session.dialect.mergeRequests.record),
  })
}

/** Cancels "merge when the build succeeds". The answer is unreliable: read the merge request again. */
export function cancelMergeWhenBuildSucceeds(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<null>> {
  return session.dialect.mergeRequests.cancel(session, mergeRequestPath(session, project, mr))
}

/** Reads the issues that the merge would close: of the forge's own tracker, or of an external one. */
export function listIssuesClosedOnMerge(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  query: PageQuery = {},
): Promise<ApiResult<Page<ClosingIssue>>> {
  return readPage(session, {
    path: mergeRequestPath(session, project, mr, 'closes_issues'),
    query: {},
    paging: { per_page: LARGEST_PAGE, ...query },
    schema: ClosingIssue,
  })
}

export function readAllIssuesClosedOnMerge(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  limit: PageLimit = {},
): Promise<ApiResult<Whole<ClosingIssue>>> {
  return readAllPages((paging) => listIssuesClosedOnMerge(session, project, mr, paging), limit)
}

/** Returns null when the person was subscribed already. */
export function subscribeToMergeRequest(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<MergeRequest | null>> {
  const { method, word } = session.dialect.mergeRequests.subscribe
  const reads = one(session.dialect.mergeRequests.record)
  return session.call({
    method,
    path: mergeRequestPath(session, project, mr, word),
    reads,
    unchangedValue: null,
  })
}

/** Returns null when the person was not subscribed anyway. */
export function unsubscribeFromMergeRequest(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<MergeRequest | null>> {
  const { method, word } = session.dialect.mergeRequests.unsubscribe
  const reads = one(session.dialect.mergeRequests.record)
  return session.call({
    method,
    path: mergeRequestPath(session, project, mr, word),
    reads,
    unchangedValue: null,
  })
}

/** Adds it to the caller’s own todo list; null when it was there already. */
export function createMergeRequestTodo(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<Todo | null>> {
  return session.call({
    method: 'POST',
    path: mergeRequestPath(session, project, mr, 'todo'),
    reads: one(session.dialect.mergeRequests.todo),
    unchangedValue: null,
  })
}

/** Reads one version per push, newest first, without commits and files. */
export function listMergeRequestVersions(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<readonly MergeRequestVersion[]>> {
  return session.dialect.wholeList(
    session,
    mergeRequestPath(session, project, mr, 'versions'),
    MergeRequestVersion,
  )
}

export function getMergeRequestVersion(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  version: number,
): Promise<ApiResult<MergeRequestVersionDetail>> {
  const path = mergeRequestPath(session, project, mr, 'versions', version)
  return session.call({ method: 'GET', path, reads: one(MergeRequestVersionDetail), asksFor: 'diffs' })
}
