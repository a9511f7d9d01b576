import { withReference } from '../../interactions/log-and-reference.ts'
import type { InterruptedOperation } from '../../interactions/recover.ts'
import type { InteractionResult, ModalRequest, ReplyChannel } from '../../interactions/types.ts'
import { traced } from '../../log/trace.ts'
import type { Recipient } from '../../model/directory.ts'
import { SERVER } from '../../model/server-name.ts'
import { OwnershipLostError, PartitionLeftError } from '../../store/tables/operations.ts'
import { inParts } from '../../views/failure.ts'
import type { Reply } from '../../views/reply.ts'
import { contextOf } from '../forms/form-context.ts'
import { openedView } from '../forms/forms.ts'
import type { Claim } from '../interaction.ts'
import type { WebOutbox } from '../outgoing/web-api.ts'
import type { Deliver, Notice } from './deliver.ts'
import { outageWords } from './storage-outage.ts'
import { type FinishedRun, plainTarget, type ReplyTarget, readTarget, writeTarget } from './target.ts'

export type Run = (replyChannel: ReplyChannel) => Promise<InteractionResult>

export function createReplies(options: {
  readonly deliver: Pick<Deliver, 'reply' | 'notice' | 'endNotice'>
  readonly outbox: Pick<WebOutbox, 'openView' | 'updateView'>
  /** Reports that the person of a reply has changed something. */
  readonly changed?: (person: Recipient) => void
}) {
  const { deliver, outbox, changed = () => {} } = options
  async function run(at: ReplyTarget, work: Run, claim: Claim): Promise<FinishedRun> {
    const { reference, log, attempt } = claim
    const isRetry = at.isRetry || claim.isRetry
    const target = { ...at, replyKey: at.replyKey ?? reference, isRetry }
    let noticeTs = target.noticeTs ?? claim.noticeTs
    let { replacesPrompt } = target
    let onCard = false
    const replyChannel: ReplyChannel = {
      place: writeTarget(target),
      attempt,
      makeDurable: claim.makeDurable,
      async interim(reply) {
        const notify = async () =>
          // A process that was suspended meanwhile would leave the notice there forever.
          !(await attempt.isCurrent()) ? NO_NOTICE : deliver.notice(reply, target)
        const shown = await notify().catch((err: unknown) => {
          log.error({ err }, 'progress notice failed')
          return NO_NOTICE
        })
        onCard ||= shown.kind === 'card'
        if (shown.kind === 'card') return
        const { ts: posted } = shown
        if (posted) await claim.saveNotice(posted)
        noticeTs = posted ?? noticeTs
        // The notice replaced the pressed message, if only this person sees that.
        if (target.pressed?.ephemeral && posted === null) replacesPrompt = true
      },
    }
    const result = await traced(reference, () => work(replyChannel)).catch(
      async (err: unknown): Promise<InteractionResult> => {
        // It begins once more, later, and perhaps in another process.
        if (err instanceof PartitionLeftError && onCard) await deliver.endNotice(target)
        if (err instanceof OwnershipLostError || err instanceof PartitionLeftError) throw err
        log.error({ err }, 'interaction failed')
        // This is the reply: an internal error is not reported again after each restart.
        return { reply: failure(reference, err), privately: true }
      },
    )
    const reached = { ...target, replacesPrompt, noticeTs, onCard: onCard || target.onCard }
    return { result, target: reached, claim }
  }

  /** Shows a form, on top of the modal whose button was pressed, or in the one that waits for it. */
  async function showForm(modal: ModalRequest, target: ReplyTarget, isPrivate: boolean): Promise<boolean> {
    const { triggerId, view } = target
    if (!triggerId && !view) return false
    const onTop = triggerId && view ? true : undefined
    const content = openedView(modal, { ...contextOf(target), onTop }, isPrivate)
    if (triggerId) return (await outbox.openView({ ...target, triggerId, onTop }, content)) !== null
    return view !== undefined && (await outbox.updateView({ ...target, view }, content)) !== null
  }

  async function reply(finished: FinishedRun): Promise<void> {
    const { result, claim } = finished
    const { modal, isDuplicate, next, access } = result
    const isTransient = !claim.isDurable()
    const target: ReplyTarget = { ...finished.target, isTransient, access }
    // The process may have been suspended and lost ownership.
    if (!(await claim.attempt.isCurrent())) throw new OwnershipLostError(claim.reference)
    await claim.attempt.leavePartition()
    try {
      if (modal && (await showForm(modal, target, result.privately || target.privately))) return
      // A deduplicated request needs no second reply, unless a prompt or notice of its own must be replaced.
      if (!isDuplicate || target.replacesPrompt || target.noticeTs)
        await deliver.reply(result.reply, {
          ...target,
          privately: target.privately || result.privately,
        })
      // An earlier attempt may have shown it there.
      if (target.onCard || target.isRetry) await deliver.endNotice(target)
    } catch (err) {
      claim.log.error({ err }, 'reply failed')
      throw err
    }
    if (result.logInfo?.changes) changed(target)
    // The message whose button was pressed belongs to the first reply.
    if (next) {
      const replyKey = target.replyKey && `${target.replyKey}:next`
      const { thread, isReply } = target
      const nextTarget = { ...plainTarget(target), thread, isReply, replyKey }
      await reply(await run(nextTarget, next, claim))
    }
  }

  return {
    /**
     * Runs an interaction; the person always gets a reply, also after an internal error.
     * @throws OwnershipLostError when another process has taken it over.
     * @throws PartitionLeftError when it must wait for its turn once more.
     */
    run,
    /**
     * Delivers the reply.
     * @throws An error when the request is stored, so that it is left for another attempt.
     */
    reply,
    resume: async ({ place, resume }: InterruptedOperation, claim: Claim): Promise<void> =>
      reply(await run({ ...readTarget(place), isRetry: true }, resume, claim)),
  }
}

export type Replies = ReturnType<typeof createReplies>

const NO_NOTICE: Notice = { kind: 'message', ts: null }

function failure(reference: string, error: unknown): Reply {
  const reply = inParts('fault', {
    what: 'Something went wrong on my side',
    why: outageWords(error) ?? 'I can’t tell whether your request was done.',
    next: `Check on ${SERVER} before you try again.`,
  })
  return withReference(reply, reference)
}
