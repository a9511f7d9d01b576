import { z } from 'zod'
import type { Database } from './database.ts'

const row = z.object({ user_id: z.number(), approved_at: z.string() })

export type Approval = z.infer<typeof row>

/** Oldest first. */
export function approvalsOf(database: Database, mergeRequest: number): Approval[] {
  const sql = 'SELECT * FROM approvals WHERE merge_request_id = ? ORDER BY rowid'
  return database.all(row, sql, mergeRequest)
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
