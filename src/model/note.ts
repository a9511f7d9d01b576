import { z } from 'zod'
import { Id, OptionalFlag, OptionalText, WordList } from './fields.ts'
import { UserSummary } from './user.ts'

const Line = z.number().nullish()

export const ForgeNote = z.object({
  id: Id,
  body: WordList,
  author: UserSummary.nullable().default(null),
  created_at: OptionalText,
  updated_at: OptionalText,
  /** Written by the forge itself about an action. */
  system: OptionalFlag,
  /** Visible to members of the project only. */
  internal: OptionalFlag,
  resolvable: OptionalFlag,
  resolved: OptionalFlag,
  /** The line that it is about; the old one where that was removed. */
  position: z
    .object({ new_path: OptionalText, old_path: OptionalText, new_line: Line, old_line: Line })
    .nullish()
    .catch(null),
})
export type ForgeNote = z.infer<typeof ForgeNote>
