import type { Log } from '../../log/log.ts'
import { type OutageReason, StoreOutage } from '../../store/store-error.ts'
import { plain } from '../../views/reply.ts'
import { type DecodedRequest, isInteraction } from '../interaction.ts'
import type { Respond } from '../outgoing/respond.ts'
import type { WebOutbox } from '../outgoing/web-api.ts'
import { TooFast } from '../receive/rate-limit.ts'

const CERTAIN = 'Your request wasn’t kept.'
/** For outages in which the request may be stored while its confirmation was lost. */
const UNCERTAIN = 'If it was kept all the same, I answer when the storage is back: look before you ask again.'

const inWords: Readonly<Record<OutageReason, readonly [why: string, now: string]>> = {
  full: ['is full', CERTAIN],
  'read-only': ['can’t be written to', CERTAIN],
  damaged: ['is damaged', CERTAIN],
  unreachable: ['isn’t answering', UNCERTAIN],
  broken: ['isn’t working', UNCERTAIN],
}

/** Returns the answer to Slack; its content is shown to the person if the request has room for it. */
export type ExplainRejection = (
  error: unknown,
  received: DecodedRequest,
) => Promise<{ readonly content?: object } | null>

/**
 * Explains in the acknowledgement, else through the request’s response_url; null when nobody could be notified.
 * @throws The error, unless the store or the person caused it.
 */
export function createExplainRejection(respond: Respond, log: Log): ExplainRejection {
  return async (error, received) => {
    const text = rejectionText(error)
    if (text === null) throw error
    const { kind } = received
    if (!(error instanceof TooFast)) log.error({ err: error, kind }, 'Slack request could not be stored')
    if (!isInteraction(received) || !('user' in received)) return null
    if (kind === 'command') return { content: { response_type: 'ephemeral', text } }
    if (kind === 'submission' && received.firstInput)
      return { content: { response_action: 'errors', errors: { [received.firstInput]: text } } }
    const { responseUrl, channel } = received
    if (!responseUrl || channel === '') return null
    const answer = { text, blocks: [], to: 'person', replace: false } as const
    return (await respond(received, answer)) ? {} : null
  }
}

/**
 * Tells the person that a request which was acknowledged, and changes nothing, could not be answered; what was said to
 * the bot has no response_url, so it is told where it was said.
 */
export function createExplainFailure(respond: Respond, { whisper }: Pick<WebOutbox, 'whisper'>) {
  return async (error: unknown, received: DecodedRequest): Promise<void> => {
    if (!isInteraction(received) || !('user' in received)) return
    const { responseUrl, channel } = received
    const said = received.kind === 'command' ? received.saidTs : undefined
    if (channel === '' || (!responseUrl && said === undefined)) return
    const text =
      error instanceof StoreOutage
        ? outageText(error, CERTAIN)
        : 'Something went wrong on my side, and nothing was changed. Try again.'
    const answer = { text, blocks: [], to: 'person', replace: false } as const
    if (responseUrl) return void (await respond(received, answer))
    const { thread, isReply } = (received.kind === 'command' && received.mention) || {}
    await whisper({ ...received, thread: isReply ? thread : undefined }, { text, blocks: plain(text) })
  }
}

/** Returns the explanation for a rejected request; null when neither the store nor its person caused it. */
function rejectionText(error: unknown): string | null {
  if (error instanceof TooFast)
    return `That’s more than ${error.perMinute} commands in a minute, so I didn’t run this one. Wait a moment, then go on.`
  return error instanceof StoreOutage ? outageText(error, inWords[error.reason][1]) : null
}

function outageText({ reason }: StoreOutage, now: string): string {
  return `I can’t take commands right now: my storage ${inWords[reason][0]}. ${now} Your admin can see why in the log.`
}

export function outageWords(error: unknown): string | null {
  return error instanceof StoreOutage ? `My storage ${inWords[error.reason][0]}.` : null
}
