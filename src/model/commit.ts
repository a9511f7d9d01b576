import { z } from 'zod'
import { OptionalText, WordList } from './fields.ts'

/** A commit of a merge request, also inside a diff version. `id` is the full sha. */
export const Commit = z.object({
  id: z.string().min(1),
  short_id: WordList,
  title: WordList,
  author_name: WordList,
  author_email: OptionalText,
  /** Has the author's own UTC offset; read it with `parseDate`. */
  created_at: OptionalText,
  message: WordList,
})
export type Commit = z.infer<typeof Commit>
