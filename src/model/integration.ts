import { z } from 'zod'
import { OptionalFlag, OptionalId, OptionalText, OptionalTime } from './fields.ts'
import { type IntegrationName, isIntegrationName } from './integration-kinds.ts'

/** Texts keyed by the parameter’s name, in the form that `readValue` returns. */
const Values = z.record(z.string(), z.string())

/**
 * The new settings of an integration. A parameter that is absent from `values` stays as it is; '' empties it.
 * `secrets` holds the values entered on the bot's own page, without those left empty there.
 */
export const IntegrationChange = z.object({
  project: z.int().positive(),
  name: z.custom<IntegrationName>((name) => typeof name === 'string' && isIntegrationName(name)),
  values: Values,
  secrets: Values,
})
export type IntegrationChange = z.infer<typeof IntegrationChange>

/**
 * The forge’s record of a project’s integration. The API document leaves the body open; these fields are
 * those that servers sent, beside a flag for each event (see `EVENTS`). `properties` may hold tokens in clear, so only
 * `viewOfIntegration` reads it.
 */
export const Integration = z.looseObject({
  /** Null for one that was never set. */
  id: OptionalId.catch(null),
  created_at: OptionalText,
  updated_at: OptionalText,
  active: OptionalFlag,
  /** The settings are those of the group or of the whole server. */
  inherited: OptionalFlag,
  /** A field of the sandbox’s forge; real servers don’t tell how their deliveries went. */
  last_delivery: z
    .object({ delivered_at: OptionalTime, failing_since: OptionalTime, error: OptionalText })
    .nullable()
    .default(null)
    .catch(null),
  properties: z.record(z.string(), z.unknown()).nullable().default({}).catch({}),
})
export type Integration = z.infer<typeof Integration>

/** An entry of the list of a project’s active integrations. */
export const ActiveIntegration = z.object({
  /** Spelled as in paths, with dashes: some servers wrote underscores. */
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
