import { z } from 'zod'
import { type Database, flag } from './database.ts'
import type { MergeRequest } from './merge-requests.ts'
import { userById } from './users.ts'

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

/** What is or was on the person’s list, newest first. */
export function todosOf(database: Database, user: number): Todo[] {
  return database.all(todoRow, 'SELECT * FROM todos WHERE user_id = ? ORDER BY id DESC', user)
}

export function finishTodo(database: Database, id: number, at: string): void {
  database.update('todos', id, { state: 'done', updated_at: at })
}

/** Whoever has dealt with a merge request has nothing left to do on it. */
export function finishTodos(database: Database, request: number, user: number, at: string): void {
  const sql = `UPDATE todos SET state = 'done', updated_at = ?
    WHERE merge_request_id = ? AND user_id = ? AND state = 'pending'`
  database.run(sql, at, request, user)
}
