import { z } from 'zod'
import { inParts, NOTHING_CHANGED } from '../../../views/failure-parts.ts'
import type { Reply } from '../../../views/reply.ts'
import { oneLine } from '../../../views/text.ts'

/** A member of the workspace, in Slack’s notation for a person picked after an @. */
export const chatPerson = z
  .string()
  .min(1)
  .max(200)
  .describe('The person: type @ and pick them from the list')

const MENTION = /^<@([UW][A-Z0-9]{1,30})(?:\|[^<>]*)?>$/
const ID = /^[UW][A-Z0-9]{2,30}$/

/** The id of a mention, or a typed id; null for a name, which is ambiguous. */
export function readChatPerson(typed: string): string | null {
  if (ID.test(typed)) return typed
  return MENTION.exec(typed)?.[1] ?? null
}

/** Says that a name alone does not identify a person. */
export function nobodyReply(what: string, typed: string): Reply {
  return inParts(
    {
      what,
      why: `Slack did not say who “${oneLine(typed, 80)}” is, and a name could be anybody’s.`,
      now: NOTHING_CHANGED,
      next: 'Type @ in the command and pick the person from the list that Slack offers, or type their member ID.',
    },
    { reason: 'input' },
  )
}
