import { z } from 'zod'
import { OptionalFlag, OptionalText, Words } from './fields.ts'

/** One file of a merge request's changes or of a diff version. */
export const Change = z.object({
  old_path: z.string(),
  new_path: z.string(),
  a_mode: OptionalText,
  b_mode: OptionalText,
  /** Unified diff text; empty where the forge left it out, as it does for large and binary files. */
  diff: Words,
  new_file: OptionalFlag,
  renamed_file: OptionalFlag,
  deleted_file: OptionalFlag,
})
export type Change = z.infer<typeof Change>
