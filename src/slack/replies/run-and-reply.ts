import { newCorrelationId } from '../../interactions/correlation-id.ts'
import { withReference } from '../../interactions/log-and-reference.ts'
import type { PendingAnswer } from '../../interactions/recover.ts'
import type { InteractionResult, ReplyChannel } from '../../interactions/types.ts'
import type { Log } from '../../log/log.ts'
import { OwnershipLostError } from '../../store/tables/operations.ts'
import { inParts } from '../../views/failure.ts'
import type { Reply } from '../../views/reply.ts'
import { contextOf } from '../forms/form-context.ts'
import { openedView } from '../forms/forms.ts'
import type { Claim } from '../interaction.ts'
import type { WebOutbox } from '../outgoing/web-api.ts'
import type { Deliver } from './deliver.ts'
import { outageWords } from './storage-outage.ts'
import { plainTarget, type ReplyTarget, readTarget, writeTarget } from './target.ts'

/** Runs an interaction, given the channel back to its caller. */
export type Run = (reach: ReplyChannel, reference: string) => Promise<InteractionResult>

/** The part of a claim that a reply needs. */
export type PendingReply = Omit<Claim, 'until'>

/** Runs interactions and delivers their replies. */
export interface Replies {
  /**
   * Runs an interaction; the person always gets a reply, also after an internal error.
   * @throws OwnershipLostError when another process has taken it over.
   */
  run(target: ReplyTarget, run: Run, claim?: PendingReply): Promise<Finished>
  /**
   * Delivers the reply.
   * @throws An error when the request is stored, so that it is left for another attempt.
   */
  reply(finished: Finished): Promise<void>
  runAndReply(target: ReplyTarget, run: Run, claim?: PendingReply): Promise<void>
  /** Records that a modal opened instead of the reply: its submission is an interaction of its own. */
  opened(finished: Finished): Promise<void>
  /** Delivers a reply left over from a stopped process. */
  finish(pending: PendingAnswer, claim?: PendingReply): Promise<void>
}

/** The result of an interaction, and its place. */
export interface Finished {
  readonly result: InteractionResult
  readonly target: ReplyTarget
  readonly log: Log
  readonly claim?: PendingReply
}

export function createReplies({
  deliver,
  outbox,
  markAnswered,
  log: root,
}: {
  readonly deliver: Pick<Deliver, 'reply' | 'notice'>
  readonly outbox: Pick<WebOutbox, 'openView'>
  /** Records that the reply of the operation with this reference was delivered. */
  readonly markAnswered: (reference: string) => Promise<void>
  readonly log: Log
}): Replies {
  async function run(at: ReplyTarget, work: Run, claim?: PendingReply): Promise<Finished> {
    const reference = claim?.reference ?? newCorrelationId()
    const log = claim?.log ?? root.child({ reference })
    const isRetry = at.isRetry || claim?.askedAt !== undefined
    const target = { ...at, replyKey: at.replyKey ?? reference, ...(isRetry ? { isRetry } : {}) }
    let noticeTs = target.noticeTs ?? claim?.noticeTs
    let { replacesPrompt } = target
    const reach: ReplyChannel = {
      place: writeTarget(target),
      async interim(reply) {
        const notify = async () => {
          // A process that was suspended meanwhile would leave the notice there forever.
          return claim && !(await claim.holds()) ? null : deliver.notice(reply, target)
        }
        const posted = await notify().catch((err: unknown) => {
          log.error({ err }, 'progress notice failed')
          return null
        })
        noticeTs = posted ?? noticeTs
        // The notice replaced the pressed message, if only this person sees that.
        if (target.pressed?.ephemeral && posted === null) replacesPrompt = true
        return posted
      },
    }
    const result = await work(reach, reference).catch((err: unknown): InteractionResult => {
      if (err instanceof OwnershipLostError) throw err
      log.error({ err }, 'interaction failed')
      // This is the reply: an internal error is not reported again after each restart.
      return { reply: failure(reference, err), privately: true, owes: reference }
    })
    const reached = { ...target, replacesPrompt, ...(noticeTs ? { noticeTs } : {}) }
    return { result, target: reached, log, ...(claim ? { claim } : {}) }
  }

  async function opened({ result: { owes }, log }: Finished): Promise<void> {
    if (owes)
      await markAnswered(owes).catch((err: unknown) =>
        log.error({ err, operation: owes }, 'reply delivered but not recorded'),
      )
  }

  async function reply(finished: Finished): Promise<void> {
    const { result, target, log, claim } = finished
    const { opens, joined, owes, next } = result
    // The process may have been suspended and lost ownership.
    if (claim && !(await claim.holds())) throw new OwnershipLostError(claim.reference)
    const { triggerId } = target
    try {
      if (opens && triggerId) {
        const view = openedView(opens, contextOf(target), result.privately || target.privately)
        if (await outbox.openView({ ...target, triggerId }, view)) return await opened(finished)
      }
      // A deduplicated request needs no second reply, unless a prompt or notice of its own must be replaced.
      if (!joined || target.replacesPrompt || target.noticeTs)
        await deliver.reply(result.reply, { ...target, privately: target.privately || result.privately })
      if (owes) await markAnswered(owes)
    } catch (err) {
      log.error({ err }, 'reply failed')
      if (claim) throw err
    }
    // The message whose button was pressed belongs to the first reply.
    if (next) {
      const further = claim && { reference: claim.reference, log: claim.log, holds: claim.holds }
      const replyKey = target.replyKey && `${target.replyKey}:next`
      const nextTarget = { ...plainTarget(target), ...(replyKey ? { replyKey } : {}) }
      await reply(await run(nextTarget, next, further))
    }
  }

  return {
    run,
    reply,
    opened,
    runAndReply: async (target, work, claim) => reply(await run(target, work, claim)),
    async finish({ place, interim, finish, reference }, claim) {
      const target = { ...readTarget(place), isRetry: true, ...(interim ? { noticeTs: interim } : {}) }
      const unclaimed = { reference, log: root.child({ reference }), holds: async () => true }
      await reply(await run(target, finish, claim ?? unclaimed))
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
