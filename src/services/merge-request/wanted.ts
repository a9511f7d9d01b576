import { z } from 'zod'
import type { MergeRequestUpdate } from '../../api/merge-request-input.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { Milestone } from '../../model/milestone.ts'

/** The parts of a merge request that people set, in the order in which they are named. */
export const EDITED_FIELDS = ['title', 'description', 'target', 'assignee', 'labels', 'milestone'] as const
export type EditedField = (typeof EDITED_FIELDS)[number]

/** Somebody who can be assigned: their id is known. */
const Assignee = z.object({ id: z.number(), name: z.string() })
export type Assignee = z.infer<typeof Assignee>

/** How a merge request is to be; what is absent stays as it is, null clears. */
export const Wanted = z.object({
  title: z.string().exactOptional(),
  description: z.string().exactOptional(),
  target: z.string().exactOptional(),
  assignee: Assignee.nullable().exactOptional(),
  labels: z.array(z.string()).readonly().exactOptional(),
  milestone: Milestone.nullable().exactOptional(),
})
export type Wanted = z.infer<typeof Wanted>

/** The wanted fields that the merge request does not show so. */
export function missingFields(wanted: Wanted, mr: MergeRequest): EditedField[] {
  const { title, description, target, assignee, labels, milestone } = wanted
  const missing: Record<EditedField, boolean> = {
    title: title !== undefined && title.trim() !== mr.title.trim(),
    description: description !== undefined && bare(description) !== bare(mr.description ?? ''),
    target: target !== undefined && target !== mr.target_branch,
    assignee: assignee !== undefined && (assignee?.id ?? null) !== (mr.assignee?.id ?? null),
    labels: labels !== undefined && !sameLabels(labels, mr.labels),
    milestone: milestone !== undefined && (milestone?.id ?? null) !== (mr.milestone?.id ?? null),
  }
  return EDITED_FIELDS.filter((field) => missing[field])
}

/** What the forge is sent for these fields, and nothing else. */
export function updateOf(wanted: Wanted, fields: readonly EditedField[]): MergeRequestUpdate {
  const { title, description, target, assignee, labels, milestone } = wanted
  const sent = (field: EditedField) => fields.includes(field)
  return {
    ...(title !== undefined && sent('title') ? { title } : {}),
    ...(description !== undefined && sent('description') ? { description } : {}),
    ...(target !== undefined && sent('target') ? { target_branch: target } : {}),
    ...(assignee !== undefined && sent('assignee') ? { assignee_id: assignee?.id ?? null } : {}),
    ...(labels !== undefined && sent('labels') ? { labels } : {}),
    ...(milestone !== undefined && sent('milestone') ? { milestone_id: milestone?.id ?? null } : {}),
  }
}

/** Servers differ in how they keep line ends and what follows the last word. */
function bare(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd()
}

function sameLabels(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [new Set(one), new Set(other)]
  return a.size === b.size && [...a].every((label) => b.has(label))
}
