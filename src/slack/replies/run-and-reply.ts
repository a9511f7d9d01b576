import { newCorrelationId } from '../../interactions/correlation-id.ts'
import { withReference } from '../../interactions/log-and-reference.ts'
import type { PendingAnswer } from '../../interactions/recover.ts'
import type { ReplyChannel } from '../../interactions/run-operation.ts'
import type { InteractionResult } from '../../interactions/types.ts'
import type { Log } from '../../log/log.ts'
import { OwnershipLostError } from '../../store/tables/operations.ts'
import { inParts } from '../../views/failure-parts.ts'
import type { Reply } from '../../views/reply.ts'
import { contextOf } from '../forms/form-context.ts'
import { openedView } from '../forms/forms.ts'
import type { WebOutbox } from '../outgoing/web-api.ts'
import type { Claim } from '../receive/claims.ts'
import type { Deliver } from './deliver.ts'
import { outageWords } from './storage-outage.ts'
import { plainTarget, type ReplyTarget, readTarget, writeTarget } from './target.ts'

/** A turn, told how its person is reached while it takes its time. */
export type Turn = (reach: ReplyChannel, reference: string) => Promise<InteractionResult>

/** What an answer needs to know of how it is kept that it is owed. */
export type PendingReply = Pick<Claim, 'reference' | 'askedAt' | 'interim' | 'holds'>

/** From a turn to the answer that the person sees. */
export interface Replies {
  /**
   * Runs a turn; the person always gets an answer, also when the bot itself is at fault.
   * @throws OwnershipLostError when another process has taken it over.
   */
  settle(place: ReplyTarget, turn: Turn, owing?: PendingReply): Promise<Settled>
  /**
   * Brings the answer to where it belongs.
   * @throws What is kept and was not brought is left to another try.
   */
  bring(settled: Settled): Promise<void>
  answer(place: ReplyTarget, turn: Turn, owing?: PendingReply): Promise<void>
  /** A modal stands in the answer’s place: what comes of it is a turn of its own. */
  opened(turned: InteractionResult): Promise<void>
  /** Ends a sentence that is owed since a process was stopped. */
  finish(owed: PendingAnswer, owing?: PendingReply): Promise<void>
}

/** What a turn came to, and where that belongs. */
export interface Settled {
  readonly turned: InteractionResult
  readonly place: ReplyTarget
  readonly owing?: PendingReply
}

export function createReplies({
  deliver,
  outbox,
  told,
  log,
}: {
  readonly deliver: Pick<Deliver, 'reply' | 'interim'>
  readonly outbox: Pick<WebOutbox, 'openView'>
  /** Notes that the answer to what this reference names was brought. */
  readonly told: (reference: string) => Promise<void>
  readonly log: Log
}): Replies {
  async function settle(asked: ReplyTarget, turn: Turn, owing?: PendingReply): Promise<Settled> {
    const reference = owing?.reference ?? newCorrelationId()
    const again = asked.again || owing?.askedAt !== undefined
    const place = { ...asked, answers: asked.answers ?? reference, ...(again ? { again } : {}) }
    let interim = place.interim ?? owing?.interim
    let consumes = place.consumes
    const reach: ReplyChannel = {
      place: writeTarget(place),
      async interim(reply) {
        const say = async () => {
          // Who slept meanwhile would leave it standing.
          return owing && !(await owing.holds()) ? null : deliver.interim(reply, place)
        }
        const posted = await say().catch((err: unknown) => {
          log.error({ err, reference }, 'progress notice failed')
          return null
        })
        interim = posted ?? interim
        // It took the place of the message that was pressed, where only this person sees that.
        if (place.pressed?.ephemeral && posted === null) consumes = true
        return posted
      },
    }
    const turned = await turn(reach, reference).catch((err: unknown): InteractionResult => {
      if (err instanceof OwnershipLostError) throw err
      log.error({ err, reference }, 'interaction failed')
      // This is the answer: a fault of ours is not told anew at every start.
      return { reply: failure(reference, err), privately: true, owes: reference }
    })
    const belongs = { ...place, consumes, ...(interim ? { interim } : {}) }
    return { turned, place: belongs, ...(owing ? { owing } : {}) }
  }

  async function opened({ owes }: InteractionResult): Promise<void> {
    if (owes)
      await told(owes).catch((err: unknown) =>
        log.error({ err, reference: owes }, 'reply delivered but not recorded'),
      )
  }

  async function bring({ turned, place, owing }: Settled): Promise<void> {
    const { opens, reply, joined, owes, next } = turned
    // Who slept meanwhile finds that it was answered.
    if (owing && !(await owing.holds())) throw new OwnershipLostError(owing.reference)
    const { triggerId } = place
    try {
      if (opens && triggerId) {
        const view = openedView(opens, contextOf(place), turned.privately || place.privately)
        if (await outbox.openView({ ...place, triggerId }, view)) return await opened(turned)
      }
      // Who asked for the same has the answer; only a question or a word of one’s own is still to be answered.
      if (!joined || place.consumes || place.interim)
        await deliver.reply(reply, { ...place, privately: place.privately || turned.privately })
      if (owes) await told(owes)
    } catch (err) {
      log.error({ err }, 'reply failed')
      if (owing) throw err
    }
    // The message whose button was pressed belongs to the first answer.
    if (next) {
      const further = owing && { reference: owing.reference, holds: owing.holds }
      const answers = place.answers && `${place.answers}:next`
      const nextPlace = { ...plainTarget(place), ...(answers ? { answers } : {}) }
      await bring(await settle(nextPlace, next, further))
    }
  }

  return {
    settle,
    bring,
    opened,
    answer: async (place, turn, owing) => bring(await settle(place, turn, owing)),
    async finish({ place, interim, finish, reference }, owing) {
      const belongs = { ...readTarget(place), again: true, ...(interim ? { interim } : {}) }
      await bring(await settle(belongs, finish, owing ?? { reference, holds: async () => true }))
    },
  }
}

function failure(reference: string, error: unknown): Reply {
  const reply = inParts(
    {
      what: 'I failed while working on this',
      why: outageWords(error) ?? 'It is a fault of mine.',
      now: 'What you asked for may or may not have been done.',
      next: 'Look at the forge before you try again.',
    },
    { reason: 'fault' },
  )
  return withReference(reply, reference)
}
