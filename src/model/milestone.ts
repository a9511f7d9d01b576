import { z } from 'zod'
import { Id, OptionalId, OptionalText } from './fields.ts'

/** A milestone of a project. `id` is global, `iid` is what people type (`%3`). */
export const Milestone = z.object({
  id: Id,
  iid: Id,
  /** Null where a server lets a milestone belong to a group instead of a project. */
  project_id: OptionalId,
  title: z.string(),
  description: OptionalText,
  /** `YYYY-MM-DD`; read it with `parseDate`. */
  due_date: OptionalText,
  /** `active` or `closed`; any other word is kept as the forge says it. */
  state: z.string(),
  created_at: OptionalText,
  updated_at: OptionalText,
})
export type Milestone = z.infer<typeof Milestone>
