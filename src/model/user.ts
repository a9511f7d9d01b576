import { z } from 'zod'
import { OptionalId, OptionalText } from './fields.ts'

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
