import { z } from 'zod'
import { type Database, flag } from './database.ts'

const setting = z.union([z.string(), z.number(), z.boolean(), z.null()])
const settings = z.record(z.string(), setting)

export type Setting = z.infer<typeof setting>
export type Settings = Readonly<z.infer<typeof settings>>

const row = z.object({
  id: z.number(),
  slug: z.string(),
  active: flag,
  properties: z.string().transform((stored) => settings.parse(JSON.parse(stored))),
  created_at: z.string(),
  updated_at: z.string(),
})

/** What a project has set on one kind of integration. */
export type Integration = z.infer<typeof row>

/** Undefined when it was never set. */
export function integrationOf(database: Database, project: number, slug: string): Integration | undefined {
  return database.first(row, 'SELECT * FROM integrations WHERE project_id = ? AND slug = ?', project, slug)
}

/** The integrations of a project that are switched on, the one set first coming first. */
export function activeIntegrations(database: Database, project: number): Integration[] {
  return database.all(row, 'SELECT * FROM integrations WHERE project_id = ? AND active ORDER BY id', project)
}

export function saveIntegration(
  database: Database,
  project: number,
  { slug, active, properties }: Pick<Integration, 'slug' | 'active'> & { properties: Settings },
  at: string,
): void {
  const sql = `INSERT INTO integrations (project_id, slug, active, properties, created_at, updated_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?5) ON CONFLICT DO UPDATE SET active = excluded.active,
    properties = excluded.properties, updated_at = excluded.updated_at`
  database.run(sql, project, slug, active, JSON.stringify(properties), at)
}

/** True when the project's issues live in another tracker, so that merging closes none of its own. */
export function hasExternalTracker(database: Database, project: number): boolean {
  const sql = `SELECT count(*) AS count FROM integrations
    WHERE project_id = ? AND active AND slug IN ('jira', 'redmine', 'custom-issue-tracker')`
  return database.count(sql, project) > 0
}
