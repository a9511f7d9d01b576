import { z } from 'zod'
import { integrationNames } from '../../model/integration-kinds.ts'

/** Which integration is meant. */
export const kind = z.enum(integrationNames).describe(`Which one: ${integrationNames.join(', ')}`)
