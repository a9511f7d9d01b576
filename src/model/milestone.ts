import { z } from 'zod'
import { Id, OptionalFlag, OptionalId, OptionalText, pathInForge, type WebLocation } from './fields.ts'

/** Milestones per page of a list. */
export const MILESTONES_ON_A_PAGE = 20

/** A milestone of a project or of one of its groups. `id` is global, `iid` is the typed number (`%3`). */
export const Milestone = z.object({
  id: Id,
  iid: Id,
  /** Null where a server lets a milestone belong to a group instead of a project. */
  project_id: OptionalId,
  title: z.string(),
  description: OptionalText,
  /** `YYYY-MM-DD`; read it with `parseDate`. */
  due_date: OptionalText,
  /** `active` or `closed`; any other word stays as the forge sends it. */
  state: z.string(),
  created_at: OptionalText,
  updated_at: OptionalText,
  /** The group of a group’s milestone. */
  group_id: OptionalId,
  /** `YYYY-MM-DD` */
  start_date: OptionalText,
  /** True when its due date is past, as the server counts days. */
  expired: OptionalFlag,
  web_url: OptionalText,
  path_in_forge: OptionalText,
})
export type Milestone = z.infer<typeof Milestone>

/** The ids of one milestone: a group’s milestone is read and changed through its group. */
export type MilestoneIds = Pick<Milestone, 'id' | 'group_id'>

/** The project itself as the owner of a milestone; groups are identified by their ids. */
export const OWN = 0

/** Returns the owner: the id of the group, or `OWN`; several owners may use the same iid. */
export function ownerOf({ group_id }: Pick<Milestone, 'group_id'>): number {
  return group_id ?? OWN
}

/** Returns `acme`, the group’s path from its address, or its id (`7`); null for a project’s milestone. */
export function groupName(milestone: Pick<Milestone, 'group_id'> & WebLocation): string | null {
  const { group_id } = milestone
  if (group_id === null) return null
  const path = pathInForge(milestone) ?? ''
  return /^\/groups\/(.+?)\/(?:-\/)?milestones\//.exec(path)?.[1] ?? String(group_id)
}
