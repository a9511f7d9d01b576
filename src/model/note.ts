import { z } from 'zod'
import { Id, OptionalFlag, OptionalText, Words } from './fields.ts'
import { UserSummary } from './user.ts'

/** A comment on a merge request. */
export const Note = z.object({
  id: Id,
  body: Words,
  author: UserSummary.nullable().default(null),
  created_at: OptionalText,
  updated_at: OptionalText,
  /** Written by the forge itself about an action. */
  system: OptionalFlag,
  /** Visible to members of the project only. */
  internal: OptionalFlag,
})
export type Note = z.infer<typeof Note>
