import { z } from 'zod'
import { type Database, flag, numbers, type Value, words } from './database.ts'

const row = z.object({
  id: z.number(),
  iid: z.number(),
  project_id: z.number(),
  title: z.string(),
  description: z.string(),
  state: z.enum(['opened', 'reopened', 'closed', 'locked', 'merged']),
  source_branch: z.string(),
  target_branch: z.string(),
  author_id: z.number(),
  assignee_id: z.number().nullable(),
  milestone_id: z.number().nullable(),
  labels: words,
  user_notes_count: z.number(),
  upvotes: z.number(),
  downvotes: z.number(),
  waits_for_build: flag,
  waiting_user_id: z.number().nullable(),
  waiting_message: z.string().nullable(),
  remove_source_branch: flag.nullable(),
  merge_commit_sha: z.string().nullable(),
  /** What the last check found; unchecked since a branch moved, a new target or a reopening. */
  merge_status: z.enum(['unchecked', 'can_be_merged', 'cannot_be_merged']),
  /** What its title said when it was written, to the API by which it was. */
  draft: flag,
  /** Who it is assigned to besides `assignee_id`. */
  co_assignee_ids: numbers,
  discussion_locked: flag.nullable(),
  squash: flag,
  squash_message: z.string().nullable(),
  squash_commit_sha: z.string().nullable(),
  /** Whether the source branch goes when nobody says otherwise at the merge. */
  force_remove_source_branch: flag,
  /** Whether it waits for more than its build: for all that today's servers ask before a merge. */
  waits_for_checks: flag,
  rebasing: flag,
  merge_error: z.string().nullable(),
  /** What somebody ordered to stand in the way of a merge, in the API's word for it. */
  held_as: z.string().nullable(),
  merged_by_id: z.number().nullable(),
  merged_at: z.string().nullable(),
  closed_by_id: z.number().nullable(),
  closed_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

export type MergeRequest = z.infer<typeof row>

export interface MergeRequestFilter {
  readonly iids: readonly number[] | undefined
  /** `opened` includes reopened ones. */
  readonly state: 'all' | 'opened' | 'closed' | 'locked' | 'merged'
  readonly orderBy: 'created_at' | 'updated_at'
  readonly sort: 'asc' | 'desc'
}

const OPEN = `state IN ('opened', 'reopened')`

/** True while it can still be merged or closed. */
export function isOpen(request: MergeRequest): boolean {
  return request.state === 'opened' || request.state === 'reopened'
}

/** The columns of a merge request that waits for nothing. */
export const NOT_WAITING = { waits_for_build: false, waits_for_checks: false } as const

/** Everybody whom it is assigned to, the first one first. */
export function assigneesOf({ assignee_id, co_assignee_ids }: MergeRequest): readonly number[] {
  return assignee_id === null ? [] : [assignee_id, ...co_assignee_ids]
}

export function mergeRequestById(database: Database, project: number, id: number): MergeRequest | undefined {
  const sql = 'SELECT * FROM merge_requests WHERE project_id = ? AND id = ? AND deleted_at IS NULL'
  return database.first(row, sql, project, id)
}

/** The merge request with this id, of whatever project. */
export function mergeRequestAnywhere(database: Database, id: number): MergeRequest | undefined {
  return database.first(row, 'SELECT * FROM merge_requests WHERE id = ? AND deleted_at IS NULL', id)
}

export function mergeRequestByIid(
  database: Database,
  project: number,
  iid: number,
): MergeRequest | undefined {
  const sql = 'SELECT * FROM merge_requests WHERE project_id = ? AND iid = ? AND deleted_at IS NULL'
  return database.first(row, sql, project, iid)
}

export function listMergeRequests(
  database: Database,
  project: number,
  filter: MergeRequestFilter,
  window: { limit: number; offset: number },
): { rows: MergeRequest[]; total: number } {
  const where = `WHERE project_id = ?1 AND deleted_at IS NULL
    AND (?2 = 'all' OR state = ?2 OR (?2 = 'opened' AND state = 'reopened'))
    AND (?3 = 'null' OR iid IN (SELECT value FROM json_each(?3)))`
  const order = `ORDER BY ${filter.orderBy} ${filter.sort}, id ${filter.sort}`
  const values = [project, filter.state, JSON.stringify(filter.iids ?? null)]
  return {
    rows: database.all(
      row,
      `SELECT * FROM merge_requests ${where} ${order} LIMIT ?4 OFFSET ?5`,
      ...values,
      window.limit,
      window.offset,
    ),
    total: database.count(`SELECT count(*) AS count FROM merge_requests ${where}`, ...values),
  }
}

/** Every merge request of a project, newest first. */
export function allMergeRequests(database: Database, project: number): MergeRequest[] {
  const sql = 'SELECT * FROM merge_requests WHERE project_id = ? AND deleted_at IS NULL ORDER BY id DESC'
  return database.all(row, sql, project)
}

/** The open merge requests of a project, oldest first. */
export function openMergeRequests(database: Database, project: number): MergeRequest[] {
  const sql = `SELECT * FROM merge_requests WHERE project_id = ? AND deleted_at IS NULL AND ${OPEN} ORDER BY id`
  return database.all(row, sql, project)
}

/** An iid is never used twice, not even after its merge request was deleted. */
export function addMergeRequest(database: Database, request: Record<string, Value>): number {
  const sql = 'SELECT coalesce(max(iid), 0) + 1 AS count FROM merge_requests WHERE project_id = ?'
  const iid = database.count(sql, request.project_id ?? null)
  return database.insert('merge_requests', {
    iid,
    description: '',
    state: 'opened',
    labels: '[]',
    user_notes_count: 0,
    upvotes: 0,
    downvotes: 0,
    waits_for_build: false,
    merge_status: 'unchecked',
    updated_at: request.created_at ?? null,
    ...request,
  })
}

export function changeMergeRequest(database: Database, id: number, columns: Record<string, Value>): void {
  database.update('merge_requests', id, columns)
}
