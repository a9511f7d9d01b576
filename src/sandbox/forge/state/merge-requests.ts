import { z } from 'zod'
import { type Changes, column, type Database, type Row, table, type Value } from './database.ts'

export const MERGE_REQUESTS = table('live_merge_requests', {
  ...column.numeric('id', 'iid', 'project_id', 'author_id', 'user_notes_count', 'upvotes', 'downvotes'),
  ...column.textual('title', 'description', 'source_branch', 'target_branch', 'created_at', 'updated_at'),
  ...column.maybeTextual(
    'waiting_message',
    'merge_commit_sha',
    'squash_message',
    'squash_commit_sha',
    'merge_error',
    'merged_at',
    'closed_at',
  ),
  ...column.maybeNumeric('source_project_id'),
  /** People who may merge it may push to its branch, in a fork. */
  ...column.flags('allow_collaboration'),
  ...column.maybeNumeric('assignee_id', 'milestone_id', 'waiting_user_id', 'merged_by_id', 'closed_by_id'),
  ...column.flags('waits_for_build', 'squash', 'rebasing'),
  state: z.enum(['opened', 'reopened', 'closed', 'locked', 'merged']),
  ...column.words('labels'),
  ...column.maybeFlags('remove_source_branch'),
  /** Result of the last check; unchecked since a branch moved, a new target or a reopening. */
  merge_status: z.enum(['unchecked', 'can_be_merged', 'cannot_be_merged']),
  /** Parsed from the title when it was written, by the rules of the API that wrote it. */
  ...column.flags('draft'),
  ...column.numbers('co_assignee_ids'),
  ...column.maybeFlags('discussion_locked'),
  /** Deletes the source branch at the merge unless the merge says otherwise. */
  ...column.flags('force_remove_source_branch'),
  /** Waits for all checks of today's servers, and not only for its build. */
  ...column.flags('waits_for_checks'),
  /** A planned status that blocks the merge, in the API's words. */
  held_as: z.string().nullable(),
})

export type MergeRequest = Row<typeof MERGE_REQUESTS>

/** True while it can still be merged or closed. */
export function isOpen(request: MergeRequest): boolean {
  return request.state === 'opened' || request.state === 'reopened'
}

export const NOT_WAITING = { waits_for_build: false, waits_for_checks: false } as const

export function assigneesOf({ assignee_id, co_assignee_ids }: MergeRequest): readonly number[] {
  return assignee_id === null ? [] : [assignee_id, ...co_assignee_ids]
}

export function openMergeRequests(database: Database, project: number): MergeRequest[] {
  return database.list(MERGE_REQUESTS, { project_id: project }).filter(isOpen)
}

export function openFromFork(database: Database, fork: number): MergeRequest[] {
  const all = database.list(MERGE_REQUESTS, { source_project_id: fork }).filter(isOpen)
  return all.filter(({ project_id }) => project_id !== fork)
}

/** Adds a merge request; an iid is never reused, not even after a deletion. */
export function addMergeRequest(database: Database, request: Changes): MergeRequest {
  const sql = 'SELECT coalesce(max(iid), 0) + 1 AS count FROM merge_requests WHERE project_id = ?'
  const iid = database.count(sql, request.project_id ?? null)
  const id = database.insert('merge_requests', { iid, updated_at: request.created_at ?? null, ...request })
  return database.get(MERGE_REQUESTS, { id })
}

export const VERSIONS = table('versions', {
  ...column.numeric('id', 'merge_request_id'),
  ...column.textual(
    'base_commit_sha',
    'start_commit_sha',
    'head_commit_sha',
    'state',
    'real_size',
    'created_at',
  ),
})

/** Content of a merge request between two pushes; its columns are the ones in the API document. */
export type Version = Row<typeof VERSIONS>

/** Returns the newest version; every merge request has at least the one it was opened with. */
export function latestVersion(database: Database, mergeRequest: number): Version {
  const sql = 'SELECT * FROM versions WHERE merge_request_id = ? ORDER BY id DESC LIMIT 1'
  const found = database.first(VERSIONS.row, sql, mergeRequest)
  if (!found) throw new Error(`merge request ${mergeRequest} has no version`)
  return found
}

export type VersionContent = Omit<Version, 'id' | 'merge_request_id' | 'created_at'>

export function addVersion(database: Database, mergeRequest: number, content: VersionContent, at: Value) {
  database.insert('versions', { ...content, merge_request_id: mergeRequest, created_at: at })
}

export const TRAIN_CARS = table('train_cars', {
  ...column.numeric('id', 'project_id', 'merge_request_id'),
  ...column.textual('target_branch', 'created_at'),
  merged_at: z.string().nullable(),
  user_id: z.number(),
  /** The head when it was added; a new head takes it off the train. */
  head: z.string(),
  /** The build of the commit that its merge would make. */
  build_id: z.number(),
})

/** A merge request on a merge train, the queue of merges into one branch. */
export type TrainCar = Row<typeof TRAIN_CARS>
