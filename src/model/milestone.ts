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

/** A milestone as its page’s address names it; `group` is the path of its group, null for the project’s own. */
export interface MilestonePage {
  readonly iid: number
  readonly group: string | null
}

/** A milestone as people type it: its number, which several may have, its title or its page. */
export type TypedMilestone = number | string | MilestonePage

/** True for the milestone of that page; the server ignores case in the paths of groups. */
export function isOfPage(milestone: Parameters<typeof groupName>[0] & { iid: number }, page: MilestonePage) {
  return milestone.iid === page.iid && groupName(milestone)?.toLowerCase() === page.group?.toLowerCase()
}

/** Returns the text that is read as this milestone: `%3`, `"Sprint 9"`, `/groups/acme/-/milestones/3`. */
export function typedMilestone(milestone: TypedMilestone): string {
  if (typeof milestone === 'number') return `%${milestone}`
  if (typeof milestone === 'string') return `"${milestone.replaceAll('"', '""')}"`
  return `${milestone.group === null ? '' : `/groups/${milestone.group}`}/-/milestones/${milestone.iid}`
}

/** Returns the milestone as sentences name it: `%3`, `“Sprint 9”`, `%3 of the group acme`. */
export function milestoneWords(milestone: TypedMilestone): string {
  if (typeof milestone === 'string') return `“${milestone}”`
  if (typeof milestone === 'number') return `%${milestone}`
  return `%${milestone.iid}${milestone.group === null ? '' : ` of the group ${milestone.group}`}`
}

/** Returns `acme`, the group’s path from its address, or its id (`7`); null for a project’s milestone. */
export function groupName(milestone: Pick<Milestone, 'group_id'> & WebLocation): string | null {
  const { group_id } = milestone
  if (group_id === null) return null
  const path = pathInForge(milestone) ?? ''
  return /^\/groups\/(.+?)\/(?:-\/)?milestones\//.exec(path)?.[1] ?? String(group_id)
}
