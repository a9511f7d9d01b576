import { ClosingIssue } from '../model/issue.ts'
import { Approvals, type MergeRequestIds, Todo } from '../model/merge-request.ts'
import { Commit, MergeRequestVersion, MergeRequestVersionDetail } from '../model/version.ts'
import type { Session } from './client.ts'
import { type Dialect, mergeRequestPath } from './dialect.ts'
import {
  type AcceptMergeRequest,
  type MergeRequestFilter,
  type MergeRequestUpdate,
  mustBeFull,
  type NewMergeRequest,
} from './inputs.ts'
import { LARGEST_PAGE, type PageLimit, type PageQuery, readAllPages, readPage } from './paging.ts'
import { noContent, one } from './request-spec.ts'
import { apiPath } from './url.ts'

// In all functions `project` is a global id; a merge request is identified by both of its numbers.

/** Reads a page of a project’s merge requests, newest first by default. */
export function listMergeRequests(
  session: Session,
  project: number,
  { page, per_page, ...filter }: MergeRequestFilter & PageQuery = {},
) {
  return readPage(session, {
    path: apiPath('projects', project, 'merge_requests'),
    query: session.dialect.mergeRequests.filter(filter),
    paging: { page, per_page },
    schema: session.dialect.mergeRequests.record,
  })
}

export function readAllMergeRequests(
  session: Session,
  project: number,
  filter: MergeRequestFilter = {},
  limit: PageLimit = {},
) {
  return readAllPages((paging) => listMergeRequests(session, project, { ...filter, ...paging }), limit)
}

export function getMergeRequest(session: Session, project: number, mr: MergeRequestIds) {
  return session.call({
    method: 'GET',
    path: mergeRequestPath(session, project, mr),
    reads: one(session.dialect.mergeRequests.record),
  })
}

/** Reads all commits, newest first. */
export function getMergeRequestCommits(session: Session, project: number, mr: MergeRequestIds) {
  return session.dialect.wholeList(session, mergeRequestPath(session, project, mr, 'commits'), Commit)
}

export function getMergeRequestChanges(session: Session, project: number, mr: MergeRequestIds) {
  return session.dialect.mergeRequests.changes(session, mergeRequestPath(session, project, mr))
}

export function createMergeRequest(session: Session, project: number, input: NewMergeRequest) {
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
) {
  return session.call({
    method: 'PUT',
    path: mergeRequestPath(session, project, mr),
    body: session.dialect.mergeRequests.writing(update),
    reads: one(session.dialect.mergeRequests.record),
  })
}

/** Needs an admin or an owner of the project. */
export function deleteMergeRequest(session: Session, project: number, mr: MergeRequestIds) {
  return session.call({ method: 'DELETE', path: mergeRequestPath(session, project, mr), reads: noContent })
}

/**
 * Merges, or sets to merge when the build succeeds. The state after it must be read from the answer.
 * @throws RangeError unless `sha` is a full commit id.
 */
export function acceptMergeRequest(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  input: AcceptMergeRequest,
) {
  mustBeFull(input.sha)
  return session.call({
    method: 'PUT',
    path: mergeRequestPath(session, project, mr, 'merge'),
    body: session.dialect.mergeRequests.accepting(input),
    reads: one(session.dialect.mergeRequests.record),
  })
}

/** Cancels "merge when the build succeeds". The answer is unreliable: read the merge request again. */
export function cancelMergeWhenBuildSucceeds(session: Session, project: number, mr: MergeRequestIds) {
  return session.dialect.mergeRequests.cancel(session, mergeRequestPath(session, project, mr))
}

/** Reads a page of the issues that the merge would close: of the forge’s own tracker, or of an external one. */
export function listIssuesClosedOnMerge(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  paging: PageQuery = { per_page: LARGEST_PAGE },
) {
  const path = mergeRequestPath(session, project, mr, 'closes_issues')
  return readPage(session, { path, query: {}, paging, schema: ClosingIssue })
}

export function readAllIssuesClosedOnMerge(session: Session, project: number, mr: MergeRequestIds) {
  return readAllPages((paging) => listIssuesClosedOnMerge(session, project, mr, paging))
}

/** Returns null when the person was subscribed already. */
export function subscribeToMergeRequest(session: Session, project: number, mr: MergeRequestIds) {
  return setSubscription(session, project, mr, session.dialect.mergeRequests.subscribe)
}

/** Returns null when the person was not subscribed anyway. */
export function unsubscribeFromMergeRequest(session: Session, project: number, mr: MergeRequestIds) {
  return setSubscription(session, project, mr, session.dialect.mergeRequests.unsubscribe)
}

function setSubscription(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  { method, word }: Dialect['mergeRequests']['subscribe'],
) {
  return session.call({
    method,
    path: mergeRequestPath(session, project, mr, word),
    reads: one(session.dialect.mergeRequests.record),
    unchangedValue: null,
  })
}

/** Adds it to the caller’s own todo list; null when it was there already. */
export function createMergeRequestTodo(session: Session, project: number, mr: MergeRequestIds) {
  return session.call({
    method: 'POST',
    path: mergeRequestPath(session, project, mr, 'todo'),
    reads: one(Todo),
    unchangedValue: null,
  })
}

/** Reads one version per push, newest first, without commits and files. */
export function listMergeRequestVersions(session: Session, project: number, mr: MergeRequestIds) {
  const path = mergeRequestPath(session, project, mr, 'versions')
  return session.dialect.wholeList(session, path, MergeRequestVersion)
}

export function getMergeRequestVersion(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  version: number,
) {
  const path = mergeRequestPath(session, project, mr, 'versions', version)
  return session.call({ method: 'GET', path, reads: one(MergeRequestVersionDetail), asksFor: 'list' })
}

// These calls need the feature `approvals`.

/** Reads who approved the merge request and what the caller may do. */
export function getApprovals(session: Session, project: number, mr: MergeRequestIds) {
  const path = mergeRequestPath(session, project, mr, 'approvals')
  return session.call({ method: 'GET', path, reads: one(Approvals) })
}

/**
 * Approves the head that a person has seen; for another head the forge refuses with 409. A 401 means that the
 * person may not approve, or has approved already. The answer is unreliable: read the approvals again.
 * @throws RangeError unless `sha` is a full commit id.
 */
export function approveMergeRequest(session: Session, project: number, mr: MergeRequestIds, sha: string) {
  mustBeFull(sha)
  const path = mergeRequestPath(session, project, mr, 'approve')
  return session.call({ method: 'POST', path, body: { sha }, reads: noContent })
}

/** Withdraws the caller’s approval; a 404 means that there was none. Read the approvals again. */
export function unapproveMergeRequest(session: Session, project: number, mr: MergeRequestIds) {
  const path = mergeRequestPath(session, project, mr, 'unapprove')
  return session.call({ method: 'POST', path, reads: noContent })
}

// These calls need the feature `rebase`.

/**
 * Starts rebasing the source branch onto the target. The forge does it afterwards: `getRebase` returns the progress.
 * 403 gives the reason for a refusal in words, 409 means that another rebase is in progress.
 */
export function rebaseMergeRequest(session: Session, project: number, mr: MergeRequestIds) {
  const path = mergeRequestPath(session, project, mr, 'rebase')
  return session.call({ method: 'PUT', path, reads: noContent, accepts202: true })
}

/**
 * Reads the merge request with `rebase_in_progress` and `diverged_commits_count`, and `merge_error` where the
 * last rebase failed.
 */
export function getRebase(session: Session, project: number, mr: MergeRequestIds) {
  return session.call({
    method: 'GET',
    path: mergeRequestPath(session, project, mr),
    query: { include_rebase_in_progress: 'true', include_diverged_commits_count: 'true' },
    reads: one(session.dialect.mergeRequests.record),
  })
}
