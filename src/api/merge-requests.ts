import { Commit } from '../model/commit.ts'
import { ClosingIssue } from '../model/issue.ts'
import { MergeRequest, MergeRequestWithChanges } from '../model/merge-request.ts'
import { Todo } from '../model/todo.ts'
import { MergeRequestVersion, MergeRequestVersionDetail } from '../model/version.ts'
import type { Answer } from './answer.ts'
import type { Session } from './client.ts'
import type {
  AcceptMergeRequest,
  MergeRequestFilter,
  MergeRequestUpdate,
  NewMergeRequest,
} from './merge-request-input.ts'
import {
  type Cap,
  everyPage,
  LARGEST_PAGE,
  type Page,
  type PageQuery,
  page,
  pageQuery,
  type Whole,
} from './paging.ts'
import { list, nothing, one } from './reader.ts'
import { apiPath } from './url.ts'

// In all functions `project` and `id` are the global ids that the API's paths need, not iids (API document 4.4).

/** One page of a project's merge requests, newest first unless asked otherwise. */
export function listMergeRequests(
  session: Session,
  project: number,
  query: MergeRequestFilter & PageQuery = {},
): Promise<Answer<Page<MergeRequest>>> {
  const asked = pageQuery(query)
  return session.call({
    method: 'GET',
    path: apiPath('projects', project, 'merge_requests'),
    query: { ...query, ...asked },
    reads: page(MergeRequest, asked),
  })
}

/** All merge requests that the filter lets through, up to the cap. */
export function everyMergeRequest(
  session: Session,
  project: number,
  filter: MergeRequestFilter = {},
  cap: Cap = {},
): Promise<Answer<Whole<MergeRequest>>> {
  return everyPage((asked) => listMergeRequests(session, project, { ...filter, ...asked }), cap)
}

export function getMergeRequest(
  session: Session,
  project: number,
  id: number,
): Promise<Answer<MergeRequest>> {
  return session.call({ method: 'GET', path: pathOf(project, id), reads: one(MergeRequest) })
}

/** Newest commit first. The API does not divide them into pages. */
export function getMergeRequestCommits(
  session: Session,
  project: number,
  id: number,
): Promise<Answer<readonly Commit[]>> {
  return session.call({
    method: 'GET',
    path: pathOf(project, id, 'commits'),
    reads: list(Commit),
  })
}

/** The merge request with its files and their diffs. */
export function getMergeRequestChanges(
  session: Session,
  project: number,
  id: number,
): Promise<Answer<MergeRequestWithChanges>> {
  const reads = one(MergeRequestWithChanges)
  return session.call({ method: 'GET', path: pathOf(project, id, 'changes'), reads })
}

export function createMergeRequest(
  session: Session,
  project: number,
  input: NewMergeRequest,
): Promise<Answer<MergeRequest>> {
  return session.call({
    method: 'POST',
    path: apiPath('projects', project, 'merge_requests'),
    body: { ...input, labels: input.labels?.join(',') },
    reads: one(MergeRequest),
  })
}

/** Servers that shipped accept `state_event: 'merge'` and ignore it; merge with `acceptMergeRequest`. */
export function updateMergeRequest(
  session: Session,
  project: number,
  id: number,
  update: MergeRequestUpdate,
): Promise<Answer<MergeRequest>> {
  return session.call({
    method: 'PUT',
    path: pathOf(project, id),
    body: { ...update, labels: update.labels?.join(',') },
    reads: one(MergeRequest),
  })
}

/** For admins and owners of the project only. */
export function deleteMergeRequest(session: Session, project: number, id: number): Promise<Answer<null>> {
  return session.call({ method: 'DELETE', path: pathOf(project, id), reads: nothing })
}

/**
 * Merges, or sets to merge when the build succeeds. Throws a RangeError unless `sha` is a full commit id: the
 * forge takes an empty one for "any head". The state after it must be read from the answer, not assumed.
 */
export function acceptMergeRequest(
  session: Session,
  project: number,
  id: number,
  input: AcceptMergeRequest,
): Promise<Answer<MergeRequest>> {
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(input.sha)) {
    throw new RangeError('A merge needs the full sha of the head that was shown.')
  }
  return session.call({
    method: 'PUT',
    path: pathOf(project, id, 'merge'),
    body: input,
    reads: one(MergeRequest),
  })
}

/**
 * Cancels "merge when the build succeeds". PUT as the API document has it; servers whose router knows only POST
 * say so without having done anything, and are asked once more with that. Read the merge request again after it.
 */
export async function cancelMergeWhenBuildSucceeds(
  session: Session,
  project: number,
  id: number,
): Promise<Answer<null>> {
  const path = pathOf(project, id, 'cancel_merge_when_build_succeeds')
  const first = await session.call({ method: 'PUT', path, reads: nothing })
  if (first.kind !== 'refused' || !takesPost(first.otherMethods)) return first
  const second = await session.call({ method: 'POST', path, reads: nothing })
  const unknownRoute =
    second.kind === 'refused' && (second.status === 404 || second.otherMethods !== undefined)
  return unknownRoute ? first : second
}

function takesPost(otherMethods: readonly string[] | undefined): boolean {
  return otherMethods !== undefined && (otherMethods.length === 0 || otherMethods.includes('POST'))
}

/** Issues that the merge would close: of the forge's own tracker, or of an external one. */
export function listIssuesClosedOnMerge(
  session: Session,
  project: number,
  id: number,
  query: PageQuery = {},
): Promise<Answer<Page<ClosingIssue>>> {
  const asked = pageQuery({ per_page: LARGEST_PAGE, ...query })
  const reads = page(ClosingIssue, asked)
  return session.call({ method: 'GET', path: pathOf(project, id, 'closes_issues'), query: asked, reads })
}

/** All of those issues, up to the cap. */
export function everyIssueClosedOnMerge(
  session: Session,
  project: number,
  id: number,
  cap: Cap = {},
): Promise<Answer<Whole<ClosingIssue>>> {
  return everyPage((asked) => listIssuesClosedOnMerge(session, project, id, asked), cap)
}

/** Null when the person was subscribed already. */
export function subscribeToMergeRequest(
  session: Session,
  project: number,
  id: number,
): Promise<Answer<MergeRequest | null>> {
  const path = pathOf(project, id, 'subscription')
  return session.call({ method: 'POST', path, reads: one(MergeRequest), alreadySo: null })
}

/** Null when the person was not subscribed anyway. */
export function unsubscribeFromMergeRequest(
  session: Session,
  project: number,
  id: number,
): Promise<Answer<MergeRequest | null>> {
  const path = pathOf(project, id, 'subscription')
  return session.call({ method: 'DELETE', path, reads: one(MergeRequest), alreadySo: null })
}

/** Puts it on the calling person's own todo list; null when it was there already. */
export function createMergeRequestTodo(
  session: Session,
  project: number,
  id: number,
): Promise<Answer<Todo | null>> {
  return session.call({
    method: 'POST',
    path: pathOf(project, id, 'todo'),
    reads: one(Todo),
    alreadySo: null,
  })
}

/** One version for each push, newest first, without commits and files. */
export function listMergeRequestVersions(
  session: Session,
  project: number,
  id: number,
): Promise<Answer<readonly MergeRequestVersion[]>> {
  return session.call({
    method: 'GET',
    path: pathOf(project, id, 'versions'),
    reads: list(MergeRequestVersion),
  })
}

export function getMergeRequestVersion(
  session: Session,
  project: number,
  id: number,
  version: number,
): Promise<Answer<MergeRequestVersionDetail>> {
  const path = pathOf(project, id, 'versions', version)
  return session.call({ method: 'GET', path, reads: one(MergeRequestVersionDetail) })
}

function pathOf(project: number, id: number, ...rest: readonly (Lowercase<string> | number)[]): string {
  return apiPath('projects', project, 'merge_requests', id, ...rest)
}
