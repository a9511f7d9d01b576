import { errorsAt } from '../../interactions/form-draft.ts'
import type { InteractionHandler } from '../../interactions/handle.ts'
import type { Caller, InteractionResult, ReplyChannel } from '../../interactions/types.ts'
import type { IsSecret } from '../../parse/secret-typed.ts'
import { privately, type Reply } from '../../views/reply.ts'
import { notOpened, outdated } from '../actions/rejected.ts'
import type { Origin, SubmitAnswer, ViewSubmission } from '../interaction.ts'
import type { Replies, Run } from '../replies/run-and-reply.ts'
import { plainTarget } from '../replies/target.ts'
import { withTimeout } from '../with-timeout.ts'
import { withDraftButton } from './drafts.ts'
import { type FormContext, readContext } from './form-context.ts'
import { openedView, readSubmission, type Submission, submissionKey } from './forms.ts'
import { pickVerb, VERB_PICKER } from './verb-picker.ts'

/** Slack waits three seconds for the answer to a submission; what is not ready by then comes by itself. */
const OPEN_WITHIN_MS = 2_000

export interface SubmissionOptions {
  readonly interactions: InteractionHandler
  readonly forgeUrl: string
  /** Counts work that goes on after a submission was answered. */
  readonly track: (work: () => Promise<void>) => Promise<void>
  /** True for the first caller with this key, and again for the same request: a form that is submitted twice is done once. */
  readonly once: (key: string, claimedFor?: string) => Promise<boolean>
  /** Gives such a key back: the form was refused, and stays open. */
  readonly release: (key: string) => Promise<void>
  /** See parseCommand; for forms. */
  readonly isSecret?: IsSecret
}

/** Said beside a refusal that everybody reads. */
const KEPT = 'What you typed into the form is kept for you.'

interface SubmittedOptions extends SubmissionOptions {
  readonly replies: Replies
  readonly callerOf: (origin: Origin, reach?: ReplyChannel, reference?: string) => Caller
  readonly tell: (origin: Origin, say: (reference: string) => Reply) => Promise<void>
}

/**
 * Runs what a modal was submitted for. What is refused while Slack waits is said in the modal, which stays as it was
 * filled in; what is refused later comes as a message with a button that opens it again.
 */
export function createSubmitted({
  interactions,
  forgeUrl,
  isSecret,
  once,
  release,
  track,
  replies,
  callerOf,
  tell,
}: SubmittedOptions): (submission: ViewSubmission) => Promise<SubmitAnswer> {
  async function submitted(delivery: ViewSubmission): Promise<SubmitAnswer> {
    const context = readContext(delivery.privateMetadata)
    const { claim } = delivery
    if (delivery.callbackId === VERB_PICKER) {
      if (claim?.askedAt === undefined) return pickVerb(delivery.values, context, interactions.offered)
      return void (await tell(delivery, notOpened))
    }
    const { responseUrl, channel, sourceTs } = context
    const origin: Origin = {
      ...delivery,
      channel: channel || delivery.channel,
      ...(responseUrl ? { responseUrl } : {}),
    }
    const submission = readSubmission(delivery, context, forgeUrl, isSecret)
    if (submission.kind === 'errors') return { response_action: 'errors', errors: submission.errors }
    const key = submissionKey(delivery, context)
    if (!(await once(key, claim?.reference))) return undefined
    const target = {
      ...plainTarget(origin),
      privately: context.privately,
      replacesPrompt: context.replacesPrompt ?? false,
      ...(sourceTs ? { sourceTs } : {}),
    }
    const run: Run = (...reached) => runSubmission(submission, context, callerOf(origin, ...reached))
    const finishing = replies.run(target, run, claim)
    const isForm = submission.kind === 'reading'
    const early =
      isForm && claim?.askedAt === undefined
        ? await withTimeout(OPEN_WITHIN_MS, finishing, undefined)
        : undefined
    // A message that stands there already is edited to the end of its sentence.
    const errors = early && !early.target.noticeTs ? errorsIn(early.result, delivery) : undefined
    if (early && errors) {
      await replies.opened(early)
      await release(key)
      return { response_action: 'errors', errors }
    }
    if (early?.result.opens && submission.kind === 'reading' && submission.mayOpen) {
      await replies.opened(early)
      const view = openedView(early.result.opens, context, context.privately)
      return { response_action: 'update', view: { ...view } }
    }
    // The modal closes at once; the answer comes to the channel in which the form was opened.
    const replied = track(async () => {
      const finished = await finishing
      const { result } = finished
      const { problem } = result.reply
      if (!isForm || !problem) return replies.reply(finished)
      const { noticeTs, replyKey } = finished.target
      if (!noticeTs) {
        const reply = withDraftButton(result.reply, delivery, context)
        return replies.reply({ ...finished, result: { ...result, reply } })
      }
      // The message that stands there is read by all, and what was typed is its person’s alone.
      await replies.reply(finished)
      const reply = withDraftButton({ ...privately(KEPT), problem }, delivery, context)
      const own = {
        ...plainTarget(origin),
        privately: true,
        ...(replyKey ? { replyKey: `${replyKey}:draft` } : {}),
      }
      await replies.reply({ result: { reply, privately: true }, target: own, log: finished.log })
    })
    if (claim) claim.until(replied)
    else void replied
    return undefined
  }

  async function runSubmission(
    submission: Submission,
    context: FormContext,
    caller: Caller,
  ): Promise<InteractionResult> {
    switch (submission.kind) {
      case 'old':
        return outdated('form', caller.reference)
      case 'phrase':
        return interactions.pressed(submission.command, context.settled ?? {}, caller, {
          confirmed: true,
          privately: context.privately ?? false,
          from: context.sourceTs,
          via: 'form',
        })
      case 'reading':
        return interactions.read(submission.reading, caller, context.settled !== undefined)
    }
  }

  return submitted
}

/** The words under the inputs of a form whose interaction came to nothing; undefined when it did not. */
function errorsIn(
  { reply: { problem } }: InteractionResult,
  { values }: ViewSubmission,
): Readonly<Record<string, string>> | undefined {
  if (!problem || problem.stale) return undefined
  const errors = errorsAt(problem, Object.keys(values))
  return Object.keys(errors).length > 0 ? errors : undefined
}
