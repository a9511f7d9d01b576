import { z } from 'zod'
import type { Database } from './database.ts'

const reviewerRow = z.object({ user_id: z.number(), state: z.string(), created_at: z.string() })

/** Somebody who was asked to review a merge request, and how far that is. */
type Reviewer = z.infer<typeof reviewerRow>

/** In the order in which they were asked. */
export function reviewersOf(database: Database, mergeRequest: number): Reviewer[] {
  const sql = 'SELECT * FROM reviewers WHERE merge_request_id = ? ORDER BY rowid'
  return database.all(reviewerRow, sql, mergeRequest)
}

/** Asks these people and nobody else; who was asked before has not lost what was reviewed. */
export function setReviewers(
  database: Database,
  mergeRequest: number,
  users: readonly number[],
  at: string,
): void {
  const before = new Map(reviewersOf(database, mergeRequest).map((one) => [one.user_id, one]))
  database.run('DELETE FROM reviewers WHERE merge_request_id = ?', mergeRequest)
  for (const user of users) {
    const { state, created_at } = before.get(user) ?? { state: 'unreviewed', created_at: at }
    database.insert('reviewers', { merge_request_id: mergeRequest, user_id: user, state, created_at })
  }
}

const approvalRow = z.object({ user_id: z.number(), approved_at: z.string() })

type Approval = z.infer<typeof approvalRow>

/** Oldest first. */
export function approvalsOf(database: Database, mergeRequest: number): Approval[] {
  const sql = 'SELECT * FROM approvals WHERE merge_request_id = ? ORDER BY rowid'
  return database.all(approvalRow, sql, mergeRequest)
}

export function hasApproved(database: Database, mergeRequest: number, user: number): boolean {
  return approvalsOf(database, mergeRequest).some(({ user_id }) => user_id === user)
}

export function addApproval(database: Database, mergeRequest: number, user: number, at: string): void {
  database.insert('approvals', { merge_request_id: mergeRequest, user_id: user, approved_at: at })
}

export function removeApproval(database: Database, mergeRequest: number, user: number): void {
  database.run('DELETE FROM approvals WHERE merge_request_id = ? AND user_id = ?', mergeRequest, user)
}

export function removeApprovals(database: Database, mergeRequest: number): void {
  database.run('DELETE FROM approvals WHERE merge_request_id = ?', mergeRequest)
}
