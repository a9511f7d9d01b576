import { z } from 'zod'
import {
  Id,
  Labels,
  OptionalCount,
  OptionalFlag,
  OptionalId,
  OptionalText,
  optionalList,
  pathInForge,
  type WebLocation,
} from './fields.ts'
import { Milestone } from './milestone.ts'
import { UserSummary } from './user.ts'

export const Issue = z.object({
  id: Id,
  iid: Id,
  project_id: OptionalId,
  title: z.string(),
  description: OptionalText,
  /** `opened`, `reopened` or `closed`; any other word stays as the forge sends it. */
  state: z.string(),
  created_at: OptionalText,
  updated_at: OptionalText,
  labels: Labels,
  milestone: Milestone.nullable().default(null),
  author: UserSummary.nullable().default(null),
  assignee: UserSummary.nullable().default(null),
  user_notes_count: OptionalCount,
  /** `YYYY-MM-DD`; read it with `parseDate`. */
  due_date: OptionalText,
  confidential: OptionalFlag,
  web_url: OptionalText,
  path_in_forge: OptionalText,
  /** All assignees; empty where the server knows only one. */
  assignees: optionalList(UserSummary),
  /** Null while the issue is open; absent where the server does not report it. */
  closed_at: z.string().nullable().optional().catch(undefined),
})
export type Issue = z.infer<typeof Issue>

/** Returns `acme/api` for `https://host/acme/api/-/issues/7`; null for an address of another shape. */
export function issueProject(issue: WebLocation): string | null {
  return /^\/(.+?)\/(?:-\/)?(?:issues|work_items)\//.exec(pathInForge(issue) ?? '')?.[1] ?? null
}

/** An issue of a tracker outside the forge, known only by its key (`WEB-12`). */
const ExternalIssue = z.object({ id: z.string().min(1), title: OptionalText })

/** An issue that a merge closes: `'iid' in issue` distinguishes the forge's own issues from external ones. */
export const ClosingIssue = z.union([Issue, ExternalIssue])
export type ClosingIssue = z.infer<typeof ClosingIssue>
