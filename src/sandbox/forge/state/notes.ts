import { z } from 'zod'
import { type Database, flag } from './database.ts'

const row = z.object({
  id: z.number(),
  merge_request_id: z.number(),
  author_id: z.number(),
  body: z.string(),
  system: flag,
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
  note: { mergeRequest: number; author: number; body: string; at: string },
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

function insert(
  database: Database,
  note: {
    mergeRequest: number
    author: number
    body: string
    system: boolean
    at: string
  },
): number {
  return database.insert('notes', {
    merge_request_id: note.mergeRequest,
    author_id: note.author,
    body: note.body,
    system: note.system,
    created_at: note.at,
    updated_at: note.at,
  })
}

function count(database: Database, mergeRequest: number): void {
  const sql = `UPDATE merge_requests SET user_notes_count =
    (SELECT count(*) FROM notes WHERE merge_request_id = ?1 AND NOT system) WHERE id = ?1`
  database.run(sql, mergeRequest)
}
