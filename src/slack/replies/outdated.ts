import type { InteractionResult } from '../../interactions/types.ts'
import { privately, type Reply } from '../../views/reply.ts'
import { refusalReply } from '../actions/rejected.ts'

/** Said where no modal could open. */
export function notOpened(): Reply {
  return privately('The form did not open, and nothing was done. Try once more.')
}

/** Said of what this version does not know. */
export function outdated(thing: 'button' | 'form', reference: string): InteractionResult {
  return { reply: refusalReply('unknown', thing, reference), privately: true }
}
