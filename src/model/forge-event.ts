import { z } from 'zod'

/**
 * What an event of the forge is about: where to look, and never what to show. Whoever knows the webhook’s secret can
 * make the bot read the forge, and nothing else.
 */
export interface ForgeEvent {
  readonly project: number
  /** The merge request, as people number it; null: the project as a whole. */
  readonly iid: number | null
}

const Id = z.int().positive()

/** The fields by which the kinds of event say what they are about; they send many more. */
const Payload = z.discriminatedUnion('object_kind', [
  // An approval is an event of this kind, too.
  z.object({
    object_kind: z.literal('merge_request'),
    // Some servers leave the id of the project out.
    project: z.object({ id: Id.optional() }).optional(),
    object_attributes: z.object({ iid: Id, target_project_id: Id.optional() }),
  }),
  z.object({
    object_kind: z.literal('note'),
    project_id: Id,
    merge_request: z.object({ iid: Id }),
  }),
  z.object({
    object_kind: z.literal('pipeline'),
    project: z.object({ id: Id.optional() }).optional(),
    // A pipeline of a branch names none; one of a fork names the project into which it would be merged.
    merge_request: z.object({ iid: Id, target_project_id: Id.optional() }).nullish(),
  }),
  z.object({ object_kind: z.literal('push'), project_id: Id }),
  z.object({
    object_kind: z.enum(['issue', 'work_item']),
    project: z.object({ id: Id.optional() }).optional(),
    object_attributes: z.object({ project_id: Id.optional() }).optional(),
  }),
])

/** What the body of a delivery is about; null when it is of a kind that nobody here wants to know of. */
export function readForgeEvent(body: unknown): ForgeEvent | null {
  const read = Payload.safeParse(body)
  if (!read.success) return null
  const event = read.data
  switch (event.object_kind) {
    case 'merge_request':
      return at(event.project?.id ?? event.object_attributes.target_project_id, event.object_attributes.iid)
    case 'note':
      return { project: event.project_id, iid: event.merge_request.iid }
    case 'pipeline':
      return at(event.merge_request?.target_project_id ?? event.project?.id, event.merge_request?.iid ?? null)
    case 'push':
      return { project: event.project_id, iid: null }
    case 'issue':
    case 'work_item':
      return at(event.project?.id ?? event.object_attributes?.project_id, null)
  }
}

function at(project: number | undefined, iid: number | null): ForgeEvent | null {
  return project === undefined ? null : { project, iid }
}
