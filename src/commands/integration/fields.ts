import { z } from 'zod'
import { integrationNames, namesIn, retiredNames } from '../../model/integration-kinds.ts'

export const kind = z.enum(integrationNames).meta({
  description: `Which one: ${namesIn('today').join(', ')}`,
  helpWithout: { feature: 'integrations-today', help: `Which one: ${integrationNames.join(', ')}` },
  retired: { feature: 'integrations-today', choices: retiredNames },
})
