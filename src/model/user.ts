import { z } from 'zod'
import { Id, OptionalFlag, OptionalId, OptionalText } from './fields.ts'

/**
 * A person inside merge requests, issues and todos. Which of the fields are there varies by answer; `name` is
 * always one to show, the user name where the forge gave no other.
 */
export const UserSummary = z
  .object({
    id: OptionalId,
    username: OptionalText,
    name: OptionalText,
    state: OptionalText,
    email: OptionalText,
    created_at: OptionalText,
    avatar_url: OptionalText,
    web_url: OptionalText,
  })
  .transform((user) => ({ ...user, name: user.name || user.username || 'unnamed' }))
export type UserSummary = z.infer<typeof UserSummary>

/** The account that a token belongs to. */
export const CurrentUser = z.object({
  id: Id,
  username: z.string().min(1),
  name: OptionalText,
  /** `active` or `blocked`; any other word is kept as the forge says it. */
  state: OptionalText,
  web_url: OptionalText,
  /** A token of a project or of a group, which is nobody’s own. */
  bot: OptionalFlag,
})
export type CurrentUser = z.infer<typeof CurrentUser>
