import { z } from 'zod'
import type { Database } from './database.ts'

const row = z.object({ user_id: z.number(), state: z.string(), created_at: z.string() })

/** Somebody who was asked to review a merge request, and how far that is. */
export type Reviewer = z.infer<typeof row>

/** In the order in which they were asked. */
export function reviewersOf(database: Database, mergeRequest: number): Reviewer[] {
  const sql = 'SELECT * FROM reviewers WHERE merge_request_id = ? ORDER BY rowid'
  return database.all(row, sql, mergeRequest)
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

export function setReview(database: Database, mergeRequest: number, user: number, state: string): void {
  const sql = 'UPDATE reviewers SET state = ? WHERE merge_request_id = ? AND user_id = ?'
  database.run(sql, state, mergeRequest, user)
}
