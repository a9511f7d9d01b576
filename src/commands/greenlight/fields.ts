import { z } from 'zod'

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

/** An alias is a short lower-case word, so that it is never parsed as a number, a path or a flag. */
export const alias = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be a short word of lower-case letters, digits and dashes')
  .meta({ kind: 'alias', description: 'Short name, as in web!12' })
