import { z } from 'zod'
import { Id, OptionalFlag, OptionalText, Words } from './fields.ts'

/** A project as the forge reports it. */
export const Project = z.object({
  id: Id,
  /** `acme/web` */
  path_with_namespace: z.string().min(1),
  name: Words,
  name_with_namespace: OptionalText,
  /** Null in a project without commits. */
  default_branch: OptionalText,
  web_url: OptionalText,
  archived: OptionalFlag,
})
export type Project = z.infer<typeof Project>
