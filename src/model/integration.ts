import { z } from 'zod'
import { OptionalFlag, OptionalId, OptionalText } from './fields.ts'

/**
 * What the forge tells of an integration of a project. The API document leaves the body open; this is what its
 * servers sent. `properties` may hold tokens in clear, so nothing but `integrationView` reads it.
 */
export const Integration = z.looseObject({
  /** Null for one that was never set. */
  id: OptionalId.catch(null),
  created_at: OptionalText,
  updated_at: OptionalText,
  active: OptionalFlag,
  push_events: OptionalFlag,
  issues_events: OptionalFlag,
  merge_requests_events: OptionalFlag,
  tag_push_events: OptionalFlag,
  note_events: OptionalFlag,
  build_events: OptionalFlag,
  pipeline_events: OptionalFlag,
  // What later servers tell as well.
  confidential_issues_events: OptionalFlag,
  confidential_note_events: OptionalFlag,
  commit_events: OptionalFlag,
  deployment_events: OptionalFlag,
  wiki_page_events: OptionalFlag,
  incident_events: OptionalFlag,
  alert_events: OptionalFlag,
  vulnerability_events: OptionalFlag,
  /** The settings are those of the group or of the whole server. */
  inherited: OptionalFlag,
  properties: z.record(z.string(), z.unknown()).nullable().default({}).catch({}),
})
export type Integration = z.infer<typeof Integration>

/** One line of the list of the integrations that are switched on in a project. */
export const ActiveIntegration = z.object({
  /** As paths have it, with dashes: servers also wrote it with underscores. */
  slug: z
    .string()
    .min(1)
    .transform((slug) => slug.replaceAll('_', '-')),
  title: OptionalText,
  active: OptionalFlag,
  created_at: OptionalText,
  updated_at: OptionalText,
})
export type ActiveIntegration = z.infer<typeof ActiveIntegration>
