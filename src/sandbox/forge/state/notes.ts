import { z } from 'zod'
import { type Database, flag } from './database.ts'

const row = z.object({
  id: z.number(),
  merge_request_id: z.number(),
  author_id: z.number(),
  body: z.string(),
  system: flag,
  /** The thread that it began, which somebody has to resolve; null for a comment that stands alone. */
  thread: z.string().nullable(),
  resolved_by_id: z.number().nullable(),
  resolved_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

/** What somebody said about a merge request, or what the forge notes of what somebody did to it. */
export type Note = z.infer<typeof row>

/** Oldest first. */
export function notesOf(database: Database, mergeRequest: number): Note[] {
  return database.all(row, 'SELECT * FROM notes WHERE merge_request_id = ? ORDER BY id', mergeRequest)
}

export function noteById(database: Database, mergeRequest: number, id: number): Note | undefined {
  return database.first(row, 'SELECT * FROM notes WHERE merge_request_id = ? AND id = ?', mergeRequest, id)
}

/** Adds a note of a person, counts it, and answers its id. */
export function addNote(
  database: Database,
  note: { mergeRequest: number; author: number; body: string; thread?: string; at: string },
): number {
  const id = insert(database, { ...note, system: false })
  count(database, note.mergeRequest)
  return id
}

/** Notes what was done; nobody counts these. */
export function addSystemNote(
  database: Database,
  note: { mergeRequest: number; author: number; body: string; at: string },
): void {
  insert(database, { ...note, system: true })
}

export function changeNote(database: Database, id: number, body: string, at: string): void {
  database.update('notes', id, { body, updated_at: at })
}

/** Whether a thread of the merge request waits for somebody to resolve it. */
export function hasUnresolved(database: Database, mergeRequest: number): boolean {
  const sql = `SELECT count(*) AS count FROM notes
    WHERE merge_request_id = ? AND thread IS NOT NULL AND resolved_at IS NULL`
  return database.count(sql, mergeRequest) > 0
}

/** Resolves the thread that this note began, or opens it again with nobody. */
export function resolveThread(database: Database, id: number, by: { user: number; at: string } | null): void {
  database.update('notes', id, { resolved_by_id: by?.user ?? null, resolved_at: by?.at ?? null })
}

export function removeNote(database: Database, { id, merge_request_id }: Note): void {
  database.run('DELETE FROM notes WHERE id = ?', id)
  count(database, merge_request_id)
}

function insert(
  database: Database,
  note: {
    mergeRequest: number
    author: number
    body: string
    system: boolean
    thread?: string
    at: string
  },
): number {
  return database.insert('notes', {
    merge_request_id: note.mergeRequest,
    author_id: note.author,
    body: note.body,
    system: note.system,
    thread: note.thread ?? null,
    created_at: note.at,
    updated_at: note.at,
  })
}

function count(database: Database, mergeRequest: number): void {
  const sql = `UPDATE merge_requests SET user_notes_count =
    (SELECT count(*) FROM notes WHERE merge_request_id = ?1 AND NOT system) WHERE id = ?1`
  database.run(sql, mergeRequest)
}
