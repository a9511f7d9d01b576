import { z } from 'zod'
import type { Payload } from './payload.ts'

const text = z.string()
const person = z.object({ id: text })

/** Bolt looks for names inside these with `in`, which throws for what is no object. */
const inside = z.object({}).optional()
const event = z.object({
  event: z.object({
    type: text,
    channel: z.union([text, z.object({})]).optional(),
    user: z.union([text, z.object({})]).optional(),
    item: inside,
    subteam: inside,
  }),
  authorizations: z.array(z.object({})).optional(),
})
const slash = z.object({ command: text, user_id: text })
const place = { channel: inside, user: person }
const interaction = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('block_actions'),
    ...place,
    actions: z.tuple([z.object({ action_id: text, block_id: text })], z.unknown()),
  }),
  z.object({ type: z.literal('view_submission'), ...place, view: z.object({ callback_id: text }) }),
  z.object({ type: z.literal('view_closed'), ...place, view: z.object({ callback_id: text }) }),
  z.object({ type: z.enum(['shortcut', 'message_action']), ...place, callback_id: text }),
])

/** Whether Bolt can route this at all: it reads these fields without looking, in this order. */
export function isDelivery(payload: Payload): boolean {
  if (payload.event !== undefined) return event.safeParse(payload).success
  if (payload.command !== undefined) return slash.safeParse(payload).success
  return interaction.safeParse(payload).success
}

/**
 * The name under which a delivery is claimed. Slack sends an event again with the same `event_id` but newly
 * signed, so an event goes by its own id and all else by `otherwise`.
 */
export function claimKey(payload: Payload, otherwise: string): string {
  const { event_id: eventId } = payload
  return typeof eventId === 'string' && eventId !== '' ? `event:${eventId}` : otherwise
}
