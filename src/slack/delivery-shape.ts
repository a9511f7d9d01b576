import { z } from 'zod'
import type { Payload } from './payload.ts'

const text = z.string()
const person = z.object({ id: text })

const event = z.object({ event: z.object({ type: text }) })
const slash = z.object({ command: text, user_id: text })
const interaction = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('block_actions'),
    user: person,
    actions: z.tuple([z.object({ action_id: text, block_id: text })], z.unknown()),
  }),
  z.object({ type: z.literal('view_submission'), user: person, view: z.object({ callback_id: text }) }),
  z.object({ type: z.literal('view_closed'), user: person, view: z.object({ callback_id: text }) }),
  z.object({ type: z.enum(['shortcut', 'message_action']), user: person, callback_id: text }),
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
