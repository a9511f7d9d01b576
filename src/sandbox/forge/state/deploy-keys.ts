import { z } from 'zod'
import { column, type Database, type Row, table } from './database.ts'

export const DEPLOY_KEYS = table('deploy_keys', {
  id: z.number(),
  ...column.textual('title', 'key', 'fingerprint', 'created_at', 'updated_at'),
  expires_at: z.string().nullable(),
  ...column.flags('public'),
})

/** A public SSH key; any number of projects may have it. */
export type DeployKey = Row<typeof DEPLOY_KEYS>

const LINKS = table('deploy_keys_projects', {
  ...column.numeric('project_id'),
  ...column.flags('can_push'),
})

/** Newest id first. */
export function deployKeysOf(database: Database, project: number): DeployKey[] {
  const sql = `SELECT deploy_keys.* FROM deploy_keys JOIN deploy_keys_projects ON deploy_key_id = id
    WHERE project_id = ? ORDER BY id DESC`
  return database.all(DEPLOY_KEYS.row, sql, project)
}

export function deployKeyById(database: Database, project: number, id: number): DeployKey | undefined {
  return deployKeysOf(database, project).find((key) => key.id === id)
}

/** Finds a public key, or one of a project that the person is a member of. */
export function accessibleDeployKey(database: Database, user: number, id: number): DeployKey | undefined {
  const sql = `SELECT * FROM deploy_keys WHERE id = ?1 AND (public OR id IN (
    SELECT deploy_key_id FROM deploy_keys_projects JOIN all_members USING (project_id) WHERE user_id = ?2))`
  return database.first(DEPLOY_KEYS.row, sql, id, user)
}

/** Gives the key to a project, read-only or with push access; returns false when the project already has it. */
export function linkDeployKey(database: Database, project: number, key: number, canPush = false): boolean {
  if (deployKeyById(database, project, key)) return false
  database.insert('deploy_keys_projects', { project_id: project, deploy_key_id: key, can_push: canPush })
  return true
}

export function mayKeyPush(database: Database, project_id: number, deploy_key_id: number): boolean {
  return database.has('deploy_keys_projects', { project_id, deploy_key_id, can_push: true })
}

export function changeKeyPush(database: Database, project: number, key: number, canPush: boolean): void {
  const sql = 'UPDATE deploy_keys_projects SET can_push = ? WHERE project_id = ? AND deploy_key_id = ?'
  database.run(sql, canPush, project, key)
}

export function projectsOfKey(database: Database, key: number): { project_id: number; can_push: boolean }[] {
  return database.list(LINKS, { deploy_key_id: key }, 'project_id')
}

/** Removes the key from one project; a private key that no project has any more is deleted. */
export function unlinkDeployKey(database: Database, project: number, key: number): void {
  database.remove('deploy_keys_projects', { project_id: project, deploy_key_id: key })
  const orphaned = 'NOT public AND id NOT IN (SELECT deploy_key_id FROM deploy_keys_projects)'
  database.run(`DELETE FROM deploy_keys WHERE id = ? AND ${orphaned}`, key)
}
