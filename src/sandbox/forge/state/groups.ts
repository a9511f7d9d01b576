import { z } from 'zod'
import type { Database } from './database.ts'

const row = z.object({ id: z.number(), path: z.string(), name: z.string() })

/** Holds projects, and milestones that all of them have in common. */
export type Group = z.infer<typeof row>

export function groupById(database: Database, id: number): Group | undefined {
  return database.first(row, 'SELECT * FROM groups WHERE id = ?', id)
}

export function groupByPath(database: Database, path: string): Group | undefined {
  return database.first(row, 'SELECT * FROM groups WHERE path = ?', path)
}

export function allGroups(database: Database): Group[] {
  return database.all(row, 'SELECT * FROM groups ORDER BY name, id')
}

/** 0 for who is no member. */
export function groupLevel(database: Database, group: number, user: number): number {
  const level = z.object({ level: z.number() })
  const sql = 'SELECT level FROM group_members WHERE group_id = ? AND user_id = ?'
  return database.first(level, sql, group, user)?.level ?? 0
}
