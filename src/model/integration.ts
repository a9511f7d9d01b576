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
  properties: z.record(z.string(), z.unknown()).nullable().default({}).catch({}),
})
export type Integration = z.infer<typeof Integration>
