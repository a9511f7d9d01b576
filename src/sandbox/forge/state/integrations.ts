import { z } from 'zod'
import { column, type Database, type Row, table } from './database.ts'

const setting = z.union([z.string(), z.number(), z.boolean(), z.null()])
const settings = z.record(z.string(), setting)

export type Setting = z.infer<typeof setting>
export type Settings = Readonly<z.infer<typeof settings>>

export const INTEGRATIONS = table('integrations', {
  ...column.numeric('id', 'project_id'),
  ...column.textual('slug', 'created_at', 'updated_at'),
  ...column.flags('active'),
  properties: z.string().transform((stored) => settings.parse(JSON.parse(stored))),
})

export type Integration = Row<typeof INTEGRATIONS>

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

/** True when the project's issues are in an external tracker, so that merging closes none of its own. */
export function hasExternalTracker(database: Database, project: number): boolean {
  const sql = `SELECT count(*) AS count FROM integrations
    WHERE project_id = ? AND active AND slug IN ('jira', 'redmine', 'custom-issue-tracker')`
  return database.count(sql, project) > 0
}

export function hasReceivers(database: Database, project: number): boolean {
  const of = { project_id: project }
  return database.has('hooks', of) || database.has('integrations', { ...of, active: true })
}

export const HOOKS = table('hooks', {
  ...column.numeric('id', 'project_id'),
  ...column.textual('url', 'created_at'),
  /** Sent with every delivery; empty when the hook has none. */
  token: z.string(),
  /** Key that signs deliveries: `whsec_` and a key in base64; empty when they are unsigned. */
  signing_token: z.string(),
  /** Subscribed event kinds in the API's names: `push_events`. */
  ...column.words('events'),
})

export type Hook = Readonly<Row<typeof HOOKS>>

export function addHook(database: Database, { events, ...hook }: Omit<Hook, 'id'>): number {
  return database.insert('hooks', { ...hook, events: JSON.stringify(events) })
}

export function changeHook(database: Database, { id, events, ...hook }: Hook): void {
  database.update('hooks', id, { ...hook, events: JSON.stringify(events) })
}
