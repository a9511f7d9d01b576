import { z } from 'zod'

/**
 * The subject of a forge event: where to look, never what to show. A holder of the webhook’s secret can make
 * the bot read the forge, and nothing else.
 */
export interface ForgeEvent {
  readonly project: number
  /** The merge request’s iid; null for the project as a whole. */
  readonly iid: number | null
}

const Id = z.int().positive()

/** The fields in which each kind of event names its subject; events carry many more. */
const Payload = z.discriminatedUnion('object_kind', [
  // An approval is an event of this kind, too.
  z.object({
    object_kind: z.literal('merge_request'),
    // Some servers omit the project id.
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
    // A pipeline of a branch names none; one of a fork names the target project.
    merge_request: z.object({ iid: Id, target_project_id: Id.optional() }).nullish(),
  }),
  z.object({ object_kind: z.literal('push'), project_id: Id }),
  z.object({
    // https://docs.gitlab.com/user/project/integrations/webhook_events/#milestone-events; of a group’s, `project` is null.
    object_kind: z.literal('milestone'),
    project: z.object({ id: Id.optional() }).nullish(),
  }),
  z.object({
    object_kind: z.enum(['issue', 'work_item']),
    project: z.object({ id: Id.optional() }).optional(),
    object_attributes: z.object({ project_id: Id.optional() }).optional(),
  }),
])

/** Reads the subject of a delivery’s body; null for a kind of event that the bot does not use. */
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
    case 'milestone':
      return at(event.project?.id, null)
    case 'issue':
    case 'work_item':
      return at(event.project?.id ?? event.object_attributes?.project_id, null)
  }
}

function at(project: number | undefined, iid: number | null): ForgeEvent | null {
  return project === undefined ? null : { project, iid }
}
