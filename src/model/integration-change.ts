import { z } from 'zod'
import type { IntegrationName } from './integration-kinds.ts'
import { isIntegrationName } from './integration-kinds.ts'

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
