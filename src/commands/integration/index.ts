import type { Noun } from '../command.ts'
import { integrationListCommand } from './list.ts'
import { integrationRemove } from './remove.ts'
import { refuseSecret, withoutSecretWords } from './secret-typed.ts'
import { integrationSet } from './set.ts'
import { integrationView } from './view.ts'

/** The verbs are in the order of help. */
export const integrationNoun: Noun = {
  name: 'integration',
  about: 'Integrations',
  discreet: true,
  guard: refuseSecret,
  withhold: withoutSecretWords,
  verbs: [integrationListCommand, integrationView, integrationSet, integrationRemove],
}
