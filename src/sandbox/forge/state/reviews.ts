import { z } from 'zod'
import { type Database, flag } from './database.ts'
import type { MergeRequest } from './merge-requests.ts'
import { userById } from './users.ts'

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

export function setReview(database: Database, mergeRequest: number, user: number, state: string): void {
  const sql = 'UPDATE reviewers SET state = ? WHERE merge_request_id = ? AND user_id = ?'
  database.run(sql, state, mergeRequest, user)
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

const noteRow = z.object({
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
export type Note = z.infer<typeof noteRow>

/** Oldest first. */
export function notesOf(database: Database, mergeRequest: number): Note[] {
  return database.all(noteRow, 'SELECT * FROM notes WHERE merge_request_id = ? ORDER BY id', mergeRequest)
}

export function noteById(database: Database, mergeRequest: number, id: number): Note | undefined {
  return database.first(
    noteRow,
    'SELECT * FROM notes WHERE merge_request_id = ? AND id = ?',
    mergeRequest,
    id,
  )
}

interface NewNote {
  readonly mergeRequest: number
  readonly author: number
  readonly body: string
  readonly at: string
  readonly thread?: string
}

/** Adds a note of a person, counts it, and answers its id. */
export function addNote(database: Database, note: NewNote): number {
  const id = insertNote(database, note, false)
  countNotes(database, note.mergeRequest)
  return id
}

/** Notes what was done; nobody counts these. */
export function addSystemNote(database: Database, note: NewNote): void {
  insertNote(database, note, true)
}

export function changeNote(database: Database, id: number, body: string, at: string): void {
  database.update('notes', id, { body, updated_at: at })
}

/** Whether a thread of the merge request waits for somebody to resolve it. */
export function hasUnresolved(database: Database, mergeRequest: number): boolean {
  return notesOf(database, mergeRequest).some((note) => note.thread !== null && note.resolved_at === null)
}

/** Resolves the thread that this note began, or opens it again with nobody. */
export function resolveThread(database: Database, id: number, by: { user: number; at: string } | null): void {
  database.update('notes', id, { resolved_by_id: by?.user ?? null, resolved_at: by?.at ?? null })
}

export function removeNote(database: Database, { id, merge_request_id }: Note): void {
  database.run('DELETE FROM notes WHERE id = ?', id)
  countNotes(database, merge_request_id)
}

function insertNote(database: Database, note: NewNote, system: boolean): number {
  const { mergeRequest: merge_request_id, author: author_id, body, thread = null, at } = note
  const row = { merge_request_id, author_id, body, system, thread, created_at: at, updated_at: at }
  return database.insert('notes', row)
}

function countNotes(database: Database, mergeRequest: number): void {
  const sql = `UPDATE merge_requests SET user_notes_count =
    (SELECT count(*) FROM notes WHERE merge_request_id = ?1 AND NOT system) WHERE id = ?1`
  database.run(sql, mergeRequest)
}

const todoRow = z.object({
  id: z.number(),
  user_id: z.number(),
  merge_request_id: z.number(),
  author_id: z.number(),
  action_name: z.string(),
  state: z.enum(['pending', 'done']),
  created_at: z.string(),
  updated_at: z.string(),
})

export type Todo = z.infer<typeof todoRow>

/** Author, assignee and whoever the description mentions are subscribed until they say otherwise. */
export function isSubscribed(database: Database, request: MergeRequest, user: number): boolean {
  return saidSubscription(database, request.id, user) ?? takesPart(database, request, user)
}

/** What the person said about it; undefined for nothing yet. */
export function saidSubscription(database: Database, request: number, user: number): boolean | undefined {
  const sql = 'SELECT subscribed FROM subscriptions WHERE merge_request_id = ? AND user_id = ?'
  return database.first(z.object({ subscribed: flag }), sql, request, user)?.subscribed
}

function takesPart(database: Database, request: MergeRequest, user: number): boolean {
  if (request.author_id === user || request.assignee_id === user) return true
  const mentioned = request.description.matchAll(/(?<![\w@])@([\w.-]*\w)/g)
  const name = userById(database, user)?.username
  return mentioned.some(([, word]) => word === name)
}

export function setSubscribed(database: Database, request: number, user: number, subscribed: boolean): void {
  const sql = `INSERT INTO subscriptions (merge_request_id, user_id, subscribed) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET subscribed = excluded.subscribed`
  database.run(sql, request, user, subscribed)
}

export function hasPendingTodo(database: Database, request: number, user: number): boolean {
  const sql = `SELECT count(*) AS count FROM todos
    WHERE merge_request_id = ? AND user_id = ? AND state = 'pending'`
  return database.count(sql, request, user) > 0
}

export function addTodo(
  database: Database,
  todo: {
    mergeRequest: number
    user: number
    author: number
    action: 'marked' | 'assigned'
    at: string
  },
): Todo {
  const row = {
    user_id: todo.user,
    merge_request_id: todo.mergeRequest,
    author_id: todo.author,
    action_name: todo.action,
    state: 'pending',
    created_at: todo.at,
    updated_at: todo.at,
  } as const
  return { id: database.insert('todos', row), ...row }
}

/** Whoever has dealt with a merge request has nothing left to do on it. */
export function finishTodos(database: Database, request: number, user: number, at: string): void {
  const sql = `UPDATE todos SET state = 'done', updated_at = ?
    WHERE merge_request_id = ? AND user_id = ? AND state = 'pending'`
  database.run(sql, at, request, user)
}

export function finishTodo(database: Database, id: number, at: string): void {
  database.update('todos', id, { state: 'done', updated_at: at })
}

/** What is or was on the person’s list, newest first. */
export function todosOf(database: Database, user: number): Todo[] {
  return database.all(todoRow, 'SELECT * FROM todos WHERE user_id = ? ORDER BY id DESC', user)
}
