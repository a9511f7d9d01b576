import { z } from 'zod'
import { column, type Database, type Row, table } from './database.ts'
import type { MergeRequest } from './merge-requests.ts'
import { USERS } from './projects.ts'

const REVIEWERS = table('reviewers', { user_id: z.number(), ...column.textual('state', 'created_at') })

export function reviewersOf(database: Database, mergeRequest: number): Row<typeof REVIEWERS>[] {
  return database.list(REVIEWERS, { merge_request_id: mergeRequest }, 'rowid')
}

export function setReviewers(database: Database, mergeRequest: number, users: readonly number[], at: string) {
  const before = new Map(reviewersOf(database, mergeRequest).map((one) => [one.user_id, one]))
  database.remove('reviewers', { merge_request_id: mergeRequest })
  for (const user of users) {
    const { state, created_at } = before.get(user) ?? { state: 'unreviewed', created_at: at }
    database.insert('reviewers', { merge_request_id: mergeRequest, user_id: user, state, created_at })
  }
}

export function setReview(database: Database, mergeRequest: number, user: number, state: string): void {
  const sql = 'UPDATE reviewers SET state = ? WHERE merge_request_id = ? AND user_id = ?'
  database.run(sql, state, mergeRequest, user)
}

const APPROVALS = table('approvals', { user_id: z.number(), approved_at: z.string() })

export function approvalsOf(database: Database, mergeRequest: number): Row<typeof APPROVALS>[] {
  return database.list(APPROVALS, { merge_request_id: mergeRequest }, 'rowid')
}

export function hasApproved(database: Database, mergeRequest: number, user: number): boolean {
  return database.has('approvals', { merge_request_id: mergeRequest, user_id: user })
}

export const NOTES = table('notes', {
  ...column.numeric('id', 'merge_request_id', 'author_id'),
  ...column.textual('body', 'created_at', 'updated_at'),
  resolved_at: z.string().nullable(),
  resolved_by_id: z.number().nullable(),
  ...column.flags('system', 'internal'),
  /** The thread that it is in, which can be resolved; null for a single comment. */
  thread: z.string().nullable(),
  /** The line that it is about, as JSON. */
  position: z.string().nullable(),
})

export type Note = Row<typeof NOTES>

/** Adds a note; the comment count leaves out those of the system. */
export function addNote(
  database: Database,
  note: Pick<Note, 'merge_request_id' | 'author_id' | 'body' | 'created_at'> &
    Partial<Pick<Note, 'system' | 'internal' | 'thread' | 'position'>>,
): Note {
  const added = database.add(NOTES, { ...note, updated_at: note.created_at })
  countNotes(database, note.merge_request_id)
  return added
}

export function hasUnresolved(database: Database, mergeRequest: number): boolean {
  return database
    .list(NOTES, { merge_request_id: mergeRequest })
    .some((note) => note.thread !== null && note.resolved_at === null)
}

/** Resolves the thread with all of its notes; null reopens it. */
export function resolveThread(database: Database, thread: string, by: { user: number; at: string } | null) {
  for (const { id } of database.list(NOTES, { thread }))
    database.update('notes', id, { resolved_by_id: by?.user ?? null, resolved_at: by?.at ?? null })
}

/** Makes a single comment the first one of a thread. */
export function startThread(database: Database, { id }: Note, thread: string): void {
  database.update('notes', id, { thread })
}

export function removeNote(database: Database, { id, merge_request_id }: Note): void {
  database.remove('notes', { id })
  countNotes(database, merge_request_id)
}

function countNotes(database: Database, mergeRequest: number): void {
  const sql = `UPDATE merge_requests SET user_notes_count =
    (SELECT count(*) FROM notes WHERE merge_request_id = ?1 AND NOT system) WHERE id = ?1`
  database.run(sql, mergeRequest)
}

export const TODOS = table('todos', {
  ...column.numeric('id', 'user_id', 'merge_request_id', 'author_id'),
  ...column.textual('action_name', 'created_at', 'updated_at'),
  state: z.enum(['pending', 'done']),
})

export type Todo = Row<typeof TODOS>

/** Author, assignee and people whom the description mentions are subscribed unless they unsubscribe. */
export function isSubscribed(database: Database, request: MergeRequest, user: number): boolean {
  return explicitSubscription(database, request.id, user) ?? takesPart(database, request, user)
}

/** The person's explicit choice; undefined for none. */
export function explicitSubscription(database: Database, request: number, user: number): boolean | undefined {
  const choice = table('subscriptions', column.flags('subscribed'))
  return database.find(choice, { merge_request_id: request, user_id: user })?.subscribed
}

function takesPart(database: Database, request: MergeRequest, user: number): boolean {
  if (request.author_id === user || request.assignee_id === user) return true
  const mentioned = request.description.matchAll(/(?<![\w@])@([\w.-]*\w)/g)
  const name = database.find(USERS, { id: user })?.username
  return mentioned.some(([, word]) => word === name)
}

export function setSubscribed(database: Database, request: number, user: number, subscribed: boolean): void {
  const sql = `INSERT INTO subscriptions (merge_request_id, user_id, subscribed) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET subscribed = excluded.subscribed`
  database.run(sql, request, user, subscribed)
}

/** Adds a todo; undefined when the person has a pending one on the merge request, whatever its action. */
export function addTodo(database: Database, todo: Omit<Todo, 'id' | 'updated_at' | 'state'>) {
  const { merge_request_id, user_id, created_at: updated_at } = todo
  if (database.has('todos', { merge_request_id, user_id, state: 'pending' })) return undefined
  return database.add(TODOS, { ...todo, state: 'pending', updated_at })
}

export function finishTodos(database: Database, request: number, user: number, at: string): void {
  const sql = `UPDATE todos SET state = 'done', updated_at = ?
    WHERE merge_request_id = ? AND user_id = ? AND state = 'pending'`
  database.run(sql, at, request, user)
}
