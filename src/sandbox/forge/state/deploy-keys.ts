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

const OF_PROJECT = 'id IN (SELECT deploy_key_id FROM deploy_keys_projects WHERE project_id = ?1)'

export function deployKeysOf(database: Database, project: number): DeployKey[] {
  const sql = `SELECT * FROM deploy_keys WHERE ${OF_PROJECT} ORDER BY id DESC`
  return database.all(DEPLOY_KEYS.row, sql, project)
}

export function deployKeyById(database: Database, project: number, id: number): DeployKey | undefined {
  return deployKeysOf(database, project).find((key) => key.id === id)
}

/** Lists the public keys and those of every project that the person is a member of, newest id first. */
export function accessibleDeployKeys(database: Database, user: number): DeployKey[] {
  const sql = `SELECT * FROM deploy_keys WHERE public OR id IN (
    SELECT deploy_key_id FROM deploy_keys_projects JOIN all_members USING (project_id) WHERE user_id = ?
  ) ORDER BY id DESC`
  return database.all(DEPLOY_KEYS.row, sql, user)
}

export function addDeployKey(database: Database, key: Omit<DeployKey, 'id' | 'updated_at'>): number {
  return database.insert('deploy_keys', { ...key, updated_at: key.created_at })
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
  const link = z.object({ project_id: z.number(), can_push: z.number().transform(Boolean) })
  const sql = `SELECT project_id, can_push FROM deploy_keys_projects WHERE deploy_key_id = ? ORDER BY project_id`
  return database.all(link, sql, key)
}

/** Removes the key from one project; a private key that no project has any more is deleted. */
export function unlinkDeployKey(database: Database, project: number, key: number): void {
  database.remove('deploy_keys_projects', { project_id: project, deploy_key_id: key })
  const orphaned = 'NOT public AND id NOT IN (SELECT deploy_key_id FROM deploy_keys_projects)'
  database.run(`DELETE FROM deploy_keys WHERE id = ? AND ${orphaned}`, key)
}

export function destroyDeployKey(database: Database, key: number): void {
  database.remove('deploy_keys_projects', { deploy_key_id: key })
  database.remove('deploy_keys', { id: key })
}
