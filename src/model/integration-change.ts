import { z } from 'zod'
import type { IntegrationName } from './integration-kinds.ts'
import { isIntegrationName } from './integration-kinds.ts'

/** Texts by the name of the parameter, as `readValue` gives them. */
const Values = z.record(z.string(), z.string())

/**
 * What an integration is to be set to. A parameter that is absent from `values` stays as it is; '' empties it.
 * `secrets` holds what was entered on the bot's own page, and nothing that was left empty there.
 */
export const IntegrationChange = z.object({
  project: z.int().positive(),
  name: z.custom<IntegrationName>((name) => typeof name === 'string' && isIntegrationName(name)),
  values: Values,
  secrets: Values,
})
export type IntegrationChange = z.infer<typeof IntegrationChange>
