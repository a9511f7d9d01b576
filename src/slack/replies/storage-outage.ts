import { z } from 'zod'
import { type OutageReason, StoreOutage } from '../../store/store-error.ts'
import type { Respond } from '../outgoing/respond.ts'
import type { Payload } from '../receive/payload.ts'
import { TooFast } from '../receive/rate-limit.ts'

const CERTAIN = 'Nothing was changed.'
/** The store may have kept it, and the answer that it had got lost. */
const UNCERTAIN =
  'Should it have been kept all the same, it is answered when the storage is back: look before you ask again.'

const inWords: Readonly<Record<OutageReason, readonly [why: string, now: string]>> = {
  full: ['is full', CERTAIN],
  'read-only': ['cannot be written', CERTAIN],
  damaged: ['is damaged', CERTAIN],
  unreachable: ['does not answer', UNCERTAIN],
  broken: ['does not work', UNCERTAIN],
}
const NEXT = 'Whoever runs Greenlight sees why in its log; ask again when that is mended.'

const command = z.object({ command: z.string() })
const submission = z.object({
  type: z.literal('view_submission'),
  view: z.object({ blocks: z.array(z.object({ type: z.string(), block_id: z.string() })) }),
})
const pressed = z.object({
  response_url: z.string(),
  team: z.object({ id: z.string() }),
  channel: z.object({ id: z.string() }),
  user: z.object({ id: z.string() }),
})

/** What is said of a delivery that was not accepted; null when neither the store nor its person is at fault. */
export function unacceptedWords(error: unknown): string | null {
  if (error instanceof TooFast)
    return `That was more than ${error.perMinute} commands, presses and forms in a minute. This one was not run, and those that follow at once are not either. ${CERTAIN} Wait a moment, then go on.`
  if (!(error instanceof StoreOutage)) return null
  const [why, now] = inWords[error.reason]
  return `I cannot accept commands now: my storage ${why}. ${now} ${NEXT}`
}

/** What is the matter with the store; null when it is not at fault. */
export function outageWords(error: unknown): string | null {
  return error instanceof StoreOutage ? `My storage ${inWords[error.reason][0]}.` : null
}

/** Words as the answer to the delivery itself, which Slack shows to its person; null where it has no room for any. */
export function asAcknowledgement(body: Payload, words: string): object | null {
  const fields = { ...body }
  if (command.safeParse(fields).success) return { response_type: 'ephemeral', text: words }
  const submitted = submission.safeParse(fields)
  const input = submitted.data?.view.blocks.find(({ type }) => type === 'input')
  return input ? { response_action: 'errors', errors: { [input.block_id]: words } } : null
}

/** Tells the person through the delivery’s response_url; false where it has none, or nobody was there. */
export async function tellPresser(body: Payload, words: string, respond: Respond): Promise<boolean> {
  const { data } = pressed.safeParse({ ...body })
  if (!data) return false
  const to = { team: data.team.id, channel: data.channel.id, user: data.user.id }
  return respond(
    { ...to, responseUrl: data.response_url },
    { text: words, blocks: [], to: 'person', replace: false },
  )
}
