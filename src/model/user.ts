import { z } from 'zod'
import { Id, OptionalFlag, OptionalId, OptionalText } from './fields.ts'

/**
 * A person inside merge requests, issues and todos. The fields vary by answer; `name` is always displayable:
 * the user name where the forge sent no other.
 */
export const UserSummary = z
  .object({
    id: OptionalId,
    username: OptionalText,
    name: OptionalText,
    web_url: OptionalText,
  })
  .transform((user) => ({ ...user, name: user.name || user.username || 'unnamed' }))
export type UserSummary = z.infer<typeof UserSummary>

/** The account that a token belongs to. */
export const CurrentUser = z.object({
  id: Id,
  username: z.string().min(1),
  name: OptionalText,
  /** `active` or `blocked`; any other word stays as the forge sends it. */
  state: OptionalText,
  web_url: OptionalText,
  /** True for a token of a project or of a group, which belongs to no person. */
  bot: OptionalFlag,
})
export type CurrentUser = z.infer<typeof CurrentUser>
