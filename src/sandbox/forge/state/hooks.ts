import { z } from 'zod'
import { type Database, words } from './database.ts'

const row = z.object({
  id: z.number(),
  project_id: z.number(),
  url: z.string(),
  /** What receivers know the forge by; empty when the hook has none. */
  token: z.string(),
  /** With which deliveries are signed: `whsec_` and a key in base64; empty when they are not. */
  signing_token: z.string(),
  /** The kinds of events that it is sent, in the API's names: `push_events`. */
  events: words,
  created_at: z.string(),
})

/** Somebody who wants to be told what happens in a project. */
export type Hook = Readonly<z.infer<typeof row>>

/** Oldest first. */
export function hooksOf(database: Database, project: number): Hook[] {
  return database.all(row, 'SELECT * FROM hooks WHERE project_id = ? ORDER BY id', project)
}

export function hookById(database: Database, project: number, id: number): Hook | undefined {
  return database.first(row, 'SELECT * FROM hooks WHERE project_id = ? AND id = ?', project, id)
}

/** Adds a hook and answers its id. */
export function addHook(database: Database, { events, ...hook }: Omit<Hook, 'id'>): number {
  return database.insert('hooks', { ...hook, events: JSON.stringify(events) })
}

export function changeHook(database: Database, { id, events, ...hook }: Hook): void {
  database.update('hooks', id, { ...hook, events: JSON.stringify(events) })
}

export function removeHook(database: Database, id: number): void {
  database.run('DELETE FROM hooks WHERE id = ?', id)
}
