import { z } from 'zod'
import { Id, OptionalFlag, OptionalId, OptionalText } from './fields.ts'
import { type Paged, pathInForge } from './web-address.ts'

/** A milestone of a project, or of a group that the project is in. `id` is global, `iid` is what people type (`%3`). */
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
  /** The group that it belongs to, where it is no project’s. */
  group_id: OptionalId,
  /** `YYYY-MM-DD` */
  start_date: OptionalText,
  /** Whether its due date is over, as the server counts days. */
  expired: OptionalFlag,
  web_url: OptionalText,
  path_in_forge: OptionalText,
})
export type Milestone = z.infer<typeof Milestone>

/** Names one milestone to the forge: one that belongs to a group is read and changed there. */
export type MilestoneIds = Pick<Milestone, 'id' | 'group_id'>

/** The project itself among the owners of milestones, where groups are named by their ids. */
export const OWN = 0

/** Whose milestone it is: the id of its group, or `OWN`; its number alone may be that of several. */
export function ownerOf({ group_id }: Pick<Milestone, 'group_id'>): number {
  return group_id ?? OWN
}

/** `acme`, the group of a group’s milestone, from its address; `7`, its id, without one. Null for a project’s. */
export function groupName(milestone: Pick<Milestone, 'group_id'> & Paged): string | null {
  const { group_id } = milestone
  if (group_id === null) return null
  const path = pathInForge(milestone) ?? ''
  return /^\/groups\/(.+?)\/(?:-\/)?milestones\//.exec(path)?.[1] ?? String(group_id)
}
