import type { Noun } from '../command.ts'
import { deployKeyAdd } from './add.ts'
import { deployKeyDelete, deployKeyDisable } from './delete.ts'
import { deployKeyEnable } from './enable.ts'
import { deployKeyListCommand } from './list.ts'
import { deployKeyView } from './view.ts'

/** The verbs are in the order of help. */
export const deployKeyNoun: Noun = {
  name: 'deploy-key',
  about: 'Deploy keys',
  discreet: true,
  verbs: [
    deployKeyListCommand,
    deployKeyView,
    deployKeyAdd,
    deployKeyEnable,
    deployKeyDisable,
    deployKeyDelete,
  ],
}
