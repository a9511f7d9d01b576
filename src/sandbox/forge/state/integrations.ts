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

/** True when the project's issues are in an external tracker, so that merging closes none of its own. */
export function hasExternalTracker(database: Database, project: number): boolean {
  const sql = `SELECT count(*) AS count FROM integrations
    WHERE project_id = ? AND active AND slug IN ('jira', 'redmine', 'custom-issue-tracker')`
  return database.count(sql, project) > 0
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
