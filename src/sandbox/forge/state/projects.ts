import { z } from 'zod'
import { column, type Database, type Row, table } from './database.ts'

export const PROJECTS = table('projects', {
  id: z.number(),
  ...column.textual('namespace', 'path', 'name', 'default_branch', 'created_at'),
  group_id: z.number().nullable(),
  forked_from_id: z.number().nullable(),
})

export type Project = Row<typeof PROJECTS>

export function projectByFormerPath(database: Database, path: string): Project | undefined {
  const sql =
    'SELECT projects.* FROM projects JOIN former_paths ON project_id = id WHERE former_paths.path = ?'
  return database.first(PROJECTS.row, sql, path)
}

/** True when the project has a member other than the administrator; the web pages show no other projects. */
export function hasMembers(database: Database, project: number): boolean {
  return database.has('all_members', { project_id: project })
}

export function memberLevel(database: Database, project: number, user: number): number {
  return levelIn(database, 'all_members', { project_id: project, user_id: user })
}

/** Like `memberLevel`, without the level in the group. */
export function directLevel(database: Database, project: number, user: number): number {
  return levelIn(database, 'members', { project_id: project, user_id: user })
}

function levelIn(database: Database, name: string, where: Readonly<Record<string, number>>): number {
  return database.find(table(name, column.numeric('level')), where)?.level ?? 0
}

const memberRow = z.object(column.numeric('user_id', 'level'))

export function membersOf(database: Database, project: number, name: 'members' | 'all_members') {
  return database.list({ name, row: memberRow }, { project_id: project }, 'user_id')
}

export function saveMember(database: Database, project: number, user: number, level: number): void {
  const sql = `INSERT INTO members (project_id, user_id, level) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET level = excluded.level`
  database.run(sql, project, user, level)
}

export function isProtected(database: Database, project: number, branch: string): boolean {
  return database.has('protected_branches', { project_id: project, branch })
}

const PROTECTED_BRANCHES = table('protected_branches', { id: z.number(), branch: z.string() })

export function protectedBranches(database: Database, project: number) {
  return database.list(PROTECTED_BRANCHES, { project_id: project }, 'branch')
}

export const GROUPS = table('groups', { id: z.number(), ...column.textual('path', 'name') })

export type Group = Row<typeof GROUPS>

export const GROUP_MEMBERS = table('group_members', column.numeric('group_id', 'user_id', 'level'))

export function groupLevel(database: Database, group: number, user: number): number {
  return levelIn(database, 'group_members', { group_id: group, user_id: user })
}

const SETTINGS = table('project_settings', {
  merge_requests_access_level: z.enum(['disabled', 'private', 'enabled']),
  merge_method: z.enum(['merge', 'rebase_merge', 'ff']),
  squash_option: z.enum(['never', 'always', 'default_on', 'default_off']),
  /** `archived`: closed for changes, it can only be read. */
  ...column.flags('archived', 'only_allow_merge_if_pipeline_succeeds'),
  ...column.flags('only_allow_merge_if_all_discussions_are_resolved'),
  /** A skipped pipeline counts as a successful one. */
  ...column.flags('allow_merge_on_skipped_pipeline'),
  /** Default of a new merge request for deleting its source branch. */
  ...column.flags('remove_source_branch_after_merge'),
  ...column.flags('merge_trains_enabled'),
  /** The people who may merge past the merge train. */
  merge_train_enforcement: z.enum(['allow_bypass', 'enforce_for_all_users', 'enforce_with_owner_override']),
  /** The source branch is rebased before a merge that needs a linear history. */
  ...column.flags('automatic_rebase_enabled'),
  ...column.flags('require_password_to_approve'),
  /** The answer of a hook of the server to every merge; null for none. */
  merge_refusal: z.string().nullable(),
  /** Number of required approvals, whether a push resets them, and whether a merge must name the sha. */
  ...column.numeric('approvals'),
  ...column.flags('resets_on_push', 'needs_sha'),
})

/** Settings of a project, most of them in the words of today's API. */
export type ProjectSettings = Readonly<Row<typeof SETTINGS>>

export function settingsOf(database: Database, id: number): ProjectSettings {
  return database.get(SETTINGS, { id })
}

export type SettingsChange = Partial<ProjectSettings>

export const USERS = table('users', {
  id: z.number(),
  ...column.textual('username', 'name', 'email'),
  ...column.flags('admin'),
})

export type User = Row<typeof USERS>

const ENDED = table('ended_tokens', { ending: z.enum(['revoked', 'expired']) })
export type TokenEnding = Row<typeof ENDED>['ending']

/** Ends a token and returns its person's new one; undefined when the token is unknown. */
export function endToken(database: Database, token: string, ending: TokenEnding): string | undefined {
  const user = database.find(USERS, { token })
  if (!user) return undefined
  const renewed = `${token}-again`
  database.update('users', user.id, { token: renewed })
  database.insert('ended_tokens', { token, ending })
  return renewed
}

/** Returns how this token ended; undefined when it did not, or never was one. */
export function endingOf(database: Database, token: string): TokenEnding | undefined {
  return database.find(ENDED, { token })?.ending
}

/** People whose tokens the start page may show: everybody but the administrators. */
export function plainUsers(database: Database): { username: string; token: string }[] {
  return database.list(table('users', column.textual('username', 'token')), { admin: false })
}
