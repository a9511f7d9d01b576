import type { ViewResponseAction } from '@slack/bolt'
import type { ModalView } from '@slack/types'
import { z } from 'zod'
import type { Log } from '../../log/log.ts'
import type { InteractionHandlers } from '../interaction-handlers.ts'
import { type Claim, type Claims, withClaim } from '../receive/claims.ts'
import { decodeViewSubmission } from '../receive/decode.ts'
import type { InFlight } from '../receive/in-flight.ts'
import { withTimeout } from '../with-timeout.ts'

/** Slack gives up after three seconds and offers to submit again, which would do the work twice. */
const ANSWER_MS = 2_500

const FAILED =
  'Something went wrong here, and it is not known whether this was done. Check before you submit it again.'
const SLOW = 'This takes longer than expected and may still be done. Check before you submit it again.'

const modal = z.custom<ModalView>(
  (view) => z.object({ type: z.literal('modal'), blocks: z.array(z.unknown()) }).safeParse(view).success,
)

const inputs = z.object({
  view: z.object({ blocks: z.array(z.looseObject({ type: z.string(), block_id: z.string().optional() })) }),
})

export interface SubmissionWork {
  readonly surfaces: InteractionHandlers
  readonly inFlight: InFlight
  readonly inbox: Pick<Claims, 'run'>
  readonly kept: Claim | undefined
  readonly log: Log
}

/**
 * What to acknowledge a submitted modal with; undefined closes it. A surface that throws or is late leaves
 * the modal open with a sentence that is true however the work ends.
 */
export async function answerSubmission(
  body: unknown,
  { surfaces, inFlight, inbox, kept, log }: SubmissionWork,
): Promise<ViewResponseAction | undefined> {
  const delivery = decodeViewSubmission(body)
  if (delivery === null) {
    log.warn({ surface: 'submitted' }, 'Slack request has an unknown shape')
    await inbox.run(kept, async () => {})
    return trouble(body, FAILED)
  }
  const answered = surfaces.submitted(withClaim(delivery, kept))
  void inFlight
    .track(() => inbox.run(kept, async () => void (await answered)))
    .catch((err: unknown) => log.error({ err, surface: 'submitted' }, 'form submission kept for recovery'))
  const work = answered
    .then((answer) => (answer?.response_action === 'update' ? toUpdate(answer.view) : answer))
    .catch((err: unknown) => {
      log.error({ err, surface: 'submitted', callbackId: delivery.callbackId }, 'interaction handler failed')
      return trouble(body, FAILED)
    })
  return withTimeout(ANSWER_MS, work, trouble(body, SLOW))
}

function toUpdate(view: unknown): ViewResponseAction {
  return { response_action: 'update', view: modal.parse(view) }
}

/** Under the first input, where the typed words stay; a modal without inputs is replaced. */
function trouble(body: unknown, sentence: string): ViewResponseAction {
  const blocks = inputs.safeParse(body).data?.view.blocks ?? []
  const input = blocks.find(({ type, block_id }) => type === 'input' && block_id)
  if (input?.block_id) return { response_action: 'errors', errors: { [input.block_id]: sentence } }
  return {
    response_action: 'update',
    view: {
      type: 'modal',
      title: { type: 'plain_text', text: 'Not certain' },
      close: { type: 'plain_text', text: 'Close' },
      blocks: [{ type: 'section', text: { type: 'plain_text', text: sentence } }],
    },
  }
}
