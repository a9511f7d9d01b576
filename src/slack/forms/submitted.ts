import { commandOf } from '../../commands/registry.ts'
import { errorsAt } from '../../interactions/form.ts'
import type { InteractionHandler } from '../../interactions/handle.ts'
import type { Caller, InteractionResult, ReplyChannel } from '../../interactions/types.ts'
import { withTimeout } from '../../model/deadline.ts'
import { privately, type Reply } from '../../views/reply.ts'
import { notOpened, rejectionReply } from '../actions/rejected.ts'
import type { Claimed, Origin, SubmitAnswer, ViewSubmission } from '../interaction.ts'
import type { Replies, Run } from '../replies/run-and-reply.ts'
import { type FinishedRun, plainTarget } from '../replies/target.ts'
import { withDraftButton } from './drafts.ts'
import type { FormContext } from './form-context.ts'
import { asksReason, type FoundForm, openedView, type Submission, submissionKey } from './forms.ts'
import { pickVerb, VERB_PICKER } from './verb-picker.ts'

/** Longest wait for a result, in ms: Slack waits three seconds; later results come as messages. */
const OPEN_WITHIN_MS = 2_000

export interface SubmissionOptions {
  readonly interactions: InteractionHandler
  /** Claims the form for this request, unless that is done already: one that is submitted twice runs once. */
  readonly ensureClaim: (key: string, reference: string) => Promise<boolean>
  /** Releases this claim: the form was refused and stays open. */
  readonly releaseForm: (key: string, reference: string) => Promise<void>
}

/** Shown beside a refusal that the whole channel reads. */
const KEPT = 'What you typed into the form is kept for you.'

interface SubmittedOptions extends SubmissionOptions {
  readonly replies: Replies
  readonly callerOf: (origin: Claimed<Origin>, replyChannel?: ReplyChannel) => Caller
  readonly sendReply: (origin: Claimed<Origin>, say: (reference: string) => Reply) => Promise<void>
}

/**
 * Runs submitted modals. A refusal while Slack waits is shown in the modal, which keeps its values; a later
 * one comes as a message with a button that reopens the form.
 */
export function createSubmitted(
  options: SubmittedOptions,
): (submission: Claimed<ViewSubmission>, form: FoundForm) => Promise<SubmitAnswer> {
  const { interactions, ensureClaim, releaseForm, replies, callerOf, sendReply } = options
  async function runSubmission(
    submission: Submission,
    context: FormContext,
    caller: Caller,
  ): Promise<InteractionResult> {
    switch (submission.kind) {
      case 'old':
        return { reply: rejectionReply('unknown', 'form', caller.reference), privately: true }
      case 'phrase':
        return interactions.pressed(submission.command, context.settled ?? {}, caller, {
          confirmed: true,
          privately: context.privately ?? false,
          sourceTs: context.sourceTs,
          via: 'form',
        })
      case 'parsed':
        return interactions.run(submission.parsed, caller, {
          // The reason for an override is none of the verb’s own input: its form may still be due.
          filled: context.settled !== undefined && !asksReason(context),
          confirmed: context.request?.confirms === true,
          via: 'form',
        })
    }
  }

  return async (delivery, { context, read: submission }) => {
    const { claim } = delivery
    if (delivery.callbackId === VERB_PICKER) {
      if (!claim.isLate)
        return pickVerb(delivery.values, context, (command) => interactions.withoutUnsupported(command))
      return void (await sendReply(delivery, notOpened))
    }
    const { responseUrl, channel, sourceTs } = context
    const origin: Claimed<Origin> = {
      ...delivery,
      channel: channel || delivery.channel,
      responseUrl: responseUrl || delivery.responseUrl,
    }
    if (submission.kind === 'errors') {
      const command = commandOf(delivery.callbackId)
      const denial = command && (await interactions.unreadDenial(command, callerOf(origin), 'form'))
      if (denial) return void (await sendReply(origin, () => denial))
      return { response_action: 'errors', errors: submission.errors }
    }
    const key = submissionKey(delivery, context)
    // A form that is only read may be read twice.
    if (claim.isDurable() && !(await ensureClaim(key, claim.reference))) return undefined
    const target = {
      ...plainTarget(origin),
      privately: context.privately,
      replacesPrompt: context.replacesPrompt ?? false,
      pressed: context.pressed,
      sourceTs,
    }
    const run: Run = (replyChannel) => runSubmission(submission, context, callerOf(origin, replyChannel))
    const finishing = replies.run(target, run, claim)
    const isForm = submission.kind === 'parsed'
    const early =
      isForm && !claim.isLate ? await withTimeout(OPEN_WITHIN_MS, finishing, undefined) : undefined
    // A notice that is already shown is replaced by the result instead.
    const isAnnounced = early?.target.noticeTs || early?.target.onCard
    const errors = early && !isAnnounced ? errorsIn(early.result, delivery) : undefined
    if (errors) {
      await releaseForm(key, claim.reference)
      return { response_action: 'errors', errors }
    }
    if (early?.result.modal && isForm && submission.mayOpen) {
      const view = openedView(early.result.modal, context, context.privately)
      return { response_action: 'update', view: { ...view } }
    }
    /** The modal closes at once; the reply goes to the channel in which the form was opened. */
    async function reply(finished: FinishedRun): Promise<void> {
      const { result } = finished
      const { problem } = result.reply
      if (!isForm || !problem) return replies.reply(finished)
      const { noticeTs, replyKey } = finished.target
      if (!noticeTs) {
        const reply = withDraftButton(result.reply, delivery, context)
        return replies.reply({ ...finished, result: { ...result, reply } })
      }
      // The posted message is public, and the typed text belongs to its author alone.
      await replies.reply(finished)
      const reply = withDraftButton({ ...privately(KEPT), problem }, delivery, context)
      const own = {
        ...plainTarget(origin),
        privately: true,
        replyKey: replyKey && `${replyKey}:draft`,
      }
      await replies.reply({ result: { reply, privately: true }, target: own, claim })
    }
    claim.until(finishing.then(reply))
    return context.onTop ? { response_action: 'clear' } : undefined
  }
}

/** Returns the errors under the inputs of a refused form; undefined when it was not refused. */
function errorsIn(
  { reply: { problem } }: InteractionResult,
  { values }: ViewSubmission,
): Readonly<Record<string, string>> | undefined {
  if (!problem || problem.stale) return undefined
  const errors = errorsAt(problem, Object.keys(values))
  return Object.keys(errors).length > 0 ? errors : undefined
}
