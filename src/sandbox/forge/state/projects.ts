import { z } from 'zod'
import { type Database, flag } from './database.ts'

const projectRow = z.object({
  id: z.number(),
  namespace: z.string(),
  path: z.string(),
  name: z.string(),
  default_branch: z.string(),
  group_id: z.number().nullable(),
  created_at: z.string(),
})

export type Project = z.infer<typeof projectRow>

export function projectById(database: Database, id: number): Project | undefined {
  return database.first(projectRow, 'SELECT * FROM projects WHERE id = ?', id)
}

export function projectByPath(database: Database, namespace: string, path: string): Project | undefined {
  return database.first(
    projectRow,
    'SELECT * FROM projects WHERE namespace = ? AND path = ?',
    namespace,
    path,
  )
}

/** The project that had this path, `namespace/path`, before it was moved. */
export function projectByFormerPath(database: Database, path: string): Project | undefined {
  const sql =
    'SELECT projects.* FROM projects JOIN former_paths ON project_id = id WHERE former_paths.path = ?'
  return database.first(projectRow, sql, path)
}

export function projectsOfGroup(database: Database, group: number): Project[] {
  return database.all(projectRow, 'SELECT * FROM projects WHERE group_id = ? ORDER BY id', group)
}

export function allProjects(database: Database): Project[] {
  return database.all(projectRow, 'SELECT * FROM projects ORDER BY id')
}

/** The start page and the web pages know no login, so they show what somebody besides the administrator may see. */
export function hasMembers(database: Database, project: number): boolean {
  return database.count('SELECT count(*) AS count FROM all_members WHERE project_id = ?', project) > 0
}

/** Members of the group that a project is in are members of the project. */
export function memberLevel(database: Database, project: number, user: number): number {
  const level = z.object({ level: z.number() })
  const sql = 'SELECT level FROM all_members WHERE project_id = ? AND user_id = ?'
  return database.first(level, sql, project, user)?.level ?? 0
}

/** As `memberLevel`, without what the group gives. */
export function directLevel(database: Database, project: number, user: number): number {
  const sql = 'SELECT level FROM members WHERE project_id = ? AND user_id = ?'
  return database.first(z.object({ level: z.number() }), sql, project, user)?.level ?? 0
}

const memberRow = z.object({ user_id: z.number(), level: z.number() })

/** Somebody who may see a project, and from which level on. */
type Member = z.infer<typeof memberRow>

/** The members of a project by the table of its own ones or of those with its group's; oldest account first. */
export function membersOf(database: Database, project: number, table: 'members' | 'all_members'): Member[] {
  const sql = `SELECT user_id, level FROM ${table} WHERE project_id = ? ORDER BY user_id`
  return database.all(memberRow, sql, project)
}

/** Makes somebody a member of the project itself, or gives a member another level. */
export function saveMember(database: Database, project: number, user: number, level: number): void {
  const sql = `INSERT INTO members (project_id, user_id, level) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET level = excluded.level`
  database.run(sql, project, user, level)
}

export function removeMember(database: Database, project: number, user: number): void {
  database.run('DELETE FROM members WHERE project_id = ? AND user_id = ?', project, user)
}

export function isProtected(database: Database, project: number, branch: string): boolean {
  const sql = 'SELECT count(*) AS count FROM protected_branches WHERE project_id = ? AND branch = ?'
  return database.count(sql, project, branch) > 0
}

const groupRow = z.object({ id: z.number(), path: z.string(), name: z.string() })

/** Holds projects, and milestones that all of them have in common. */
export type Group = z.infer<typeof groupRow>

export function groupById(database: Database, id: number): Group | undefined {
  return database.first(groupRow, 'SELECT * FROM groups WHERE id = ?', id)
}

export function allGroups(database: Database): Group[] {
  return database.all(groupRow, 'SELECT * FROM groups ORDER BY name, id')
}

export function groupByPath(database: Database, path: string): Group | undefined {
  return database.first(groupRow, 'SELECT * FROM groups WHERE path = ?', path)
}

/** 0 for who is no member. */
export function groupLevel(database: Database, group: number, user: number): number {
  const level = z.object({ level: z.number() })
  const sql = 'SELECT level FROM group_members WHERE group_id = ? AND user_id = ?'
  return database.first(level, sql, group, user)?.level ?? 0
}

const settingsRow = z.object({
  /** Closed for changes; it can only be read. */
  archived: flag,
  merge_requests_access_level: z.enum(['disabled', 'private', 'enabled']),
  merge_method: z.enum(['merge', 'rebase_merge', 'ff']),
  squash_option: z.enum(['never', 'always', 'default_on', 'default_off']),
  only_allow_merge_if_pipeline_succeeds: flag,
  /** Whether a skipped pipeline is as good as one that succeeded. */
  allow_merge_on_skipped_pipeline: flag,
  only_allow_merge_if_all_discussions_are_resolved: flag,
  /** What a new merge request that says nothing of its source branch begins with. */
  remove_source_branch_after_merge: flag,
  /** Whether merges go through a merge train, and no other way. */
  merge_trains_enabled: flag,
  /** How many approvals a merge needs. */
  approvals: z.number(),
  /** Whether a push takes the approvals away. */
  resets_on_push: flag,
  /** Whether a merge must say the sha. */
  needs_sha: flag,
})

/** What is set for a project, most of it in the words of today's API. */
type ProjectSettings = Readonly<z.infer<typeof settingsRow>>

const INITIAL: ProjectSettings = {
  archived: false,
  merge_requests_access_level: 'enabled',
  merge_method: 'merge',
  squash_option: 'default_off',
  only_allow_merge_if_pipeline_succeeds: false,
  allow_merge_on_skipped_pipeline: false,
  only_allow_merge_if_all_discussions_are_resolved: false,
  remove_source_branch_after_merge: false,
  merge_trains_enabled: false,
  approvals: 0,
  resets_on_push: false,
  needs_sha: false,
}

export function settingsOf(database: Database, project: number): ProjectSettings {
  return (
    database.first(settingsRow, 'SELECT * FROM project_settings WHERE project_id = ?', project) ?? INITIAL
  )
}

/** What is to be different; what is left out stays. */
export type SettingsChange = { readonly [name in keyof ProjectSettings]?: ProjectSettings[name] | undefined }

export function changeSettings(database: Database, project: number, change: SettingsChange): void {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const next = { ...settingsOf(database, project), ...said }
  database.run('DELETE FROM project_settings WHERE project_id = ?', project)
  database.insert('project_settings', { project_id: project, ...next })
}
