import { z } from 'zod'
import { parseObject } from './payload.ts'

const MAX_CHARACTERS = 1024 * 1024
/** An envelope is one level around a payload. */
const MAX_DEPTH = 33

const envelope = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['hello', 'disconnect']) }),
  z.object({
    type: z.literal('events_api'),
    envelope_id: z.string().min(1),
    payload: z.object({ event: z.object({ type: z.string() }) }),
  }),
  z.object({
    type: z.enum(['slash_commands', 'interactive']),
    envelope_id: z.string().min(1),
    payload: z.looseObject({}),
  }),
])

/** Whether Slack's client can read this message: it looks into it unasked, and a surprise would end the bot. */
export function isEnvelope(message: unknown): message is string {
  if (typeof message !== 'string' || message.length > MAX_CHARACTERS) return false
  return envelope.safeParse(parseObject(message, MAX_DEPTH)).success
}
