import { z } from 'zod'
import type { Database } from './database.ts'

const row = z.object({
  id: z.number(),
  merge_request_id: z.number(),
  base_commit_sha: z.string(),
  start_commit_sha: z.string(),
  head_commit_sha: z.string(),
  state: z.string(),
  real_size: z.string(),
  created_at: z.string(),
})

/** What a merge request contained between two pushes; the row is what the API document shows. */
export type Version = z.infer<typeof row>

/** Newest first. */
export function versionsOf(database: Database, mergeRequest: number): Version[] {
  return database.all(row, 'SELECT * FROM versions WHERE merge_request_id = ? ORDER BY id DESC', mergeRequest)
}

/** Every merge request has at least the version it was opened with. */
export function latestVersion(database: Database, mergeRequest: number): Version {
  const sql = 'SELECT * FROM versions WHERE merge_request_id = ? ORDER BY id DESC LIMIT 1'
  const found = database.first(row, sql, mergeRequest)
  if (!found) throw new Error(`merge request ${mergeRequest} has no version`)
  return found
}

export function versionById(database: Database, mergeRequest: number, id: number): Version | undefined {
  return database.first(row, 'SELECT * FROM versions WHERE merge_request_id = ? AND id = ?', mergeRequest, id)
}

export function addVersion(database: Database, version: Omit<Version, 'id'>): void {
  database.insert('versions', version)
}
