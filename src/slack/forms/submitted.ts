import { errorsAt } from '../../interactions/form-draft.ts'
import type { InteractionHandler } from '../../interactions/handle.ts'
import type { Caller, InteractionResult, ReplyChannel } from '../../interactions/types.ts'
import type { IsSecret } from '../../parse/secret-typed.ts'
import { privately, type Reply } from '../../views/reply.ts'
import type { Origin, SubmitAnswer, ViewSubmission } from '../interaction-handlers.ts'
import { notOpened, outdated } from '../replies/outdated.ts'
import type { Replies, Turn } from '../replies/run-and-reply.ts'
import { plainTarget } from '../replies/target.ts'
import { withTimeout } from '../with-timeout.ts'
import { withDraftButton } from './drafts.ts'
import { type FormContext, readContext } from './form-context.ts'
import { openedView, readSubmission, type Submission, submissionKey } from './forms.ts'
import { pickVerb, VERB_PICKER } from './verb-picker.ts'

/** Slack waits three seconds for the answer to a submission; what is not ready by then comes by itself. */
const OPEN_WITHIN_MS = 2_000

export interface SubmissionOptions {
  readonly turns: InteractionHandler
  readonly forgeUrl: string
  /** Counts work that goes on after a submission was answered. */
  readonly track: (work: () => Promise<void>) => Promise<void>
  /** True for the first caller with this key, and again for the same turn: a form that is submitted twice is done once. */
  readonly once: (key: string, claimedFor?: string) => Promise<boolean>
  /** Gives such a key back: the form was refused, and stays open. */
  readonly notYet: (key: string) => Promise<void>
  /** See parseCommand; for forms. */
  readonly isSecret?: IsSecret
}

/** Said beside a refusal that everybody reads. */
const KEPT = 'What you typed into the form is kept for you.'

interface SubmissionGround extends SubmissionOptions {
  readonly answering: Replies
  readonly askerOf: (origin: Origin, reach?: ReplyChannel, reference?: string) => Caller
  readonly tell: (origin: Origin, say: (reference: string) => Reply) => Promise<void>
}

/**
 * Runs what a modal was submitted for. What is refused while Slack waits is said in the modal, which stays as it was
 * filled in; what is refused later comes as a message with a button that opens it again.
 */
export function createSubmitted({
  turns,
  forgeUrl,
  isSecret,
  once,
  notYet,
  track,
  answering: { settle, bring, opened },
  askerOf,
  tell,
}: SubmissionGround): (delivery: ViewSubmission) => Promise<SubmitAnswer> {
  async function submitted(delivery: ViewSubmission): Promise<SubmitAnswer> {
    const context = readContext(delivery.privateMetadata)
    const { kept } = delivery
    if (delivery.callbackId === VERB_PICKER) {
      if (kept?.askedAt === undefined) return pickVerb(delivery.values, context, turns.offered)
      return void (await tell(delivery, notOpened))
    }
    const { responseUrl, channel, from } = context
    const origin: Origin = {
      ...delivery,
      channel: channel || delivery.channel,
      ...(responseUrl ? { responseUrl } : {}),
    }
    const submission = readSubmission(delivery, context, forgeUrl, isSecret)
    if (submission.kind === 'errors') return { response_action: 'errors', errors: submission.errors }
    const key = submissionKey(delivery, context)
    if (!(await once(key, kept?.reference))) return undefined
    const place = {
      ...plainTarget(origin),
      privately: context.privately,
      consumes: context.consumes ?? false,
      ...(from ? { from } : {}),
    }
    const turn: Turn = (...reached) => turnOf(submission, context, askerOf(origin, ...reached))
    const settled = settle(place, turn, kept)
    const isForm = submission.kind === 'reading'
    const early =
      isForm && kept?.askedAt === undefined
        ? await withTimeout(OPEN_WITHIN_MS, settled, undefined)
        : undefined
    // A message that stands there already is edited to the end of its sentence.
    const errors = early && !early.place.interim ? errorsIn(early.turned, delivery) : undefined
    if (early && errors) {
      await opened(early.turned)
      await notYet(key)
      return { response_action: 'errors', errors }
    }
    if (early?.turned.opens && submission.kind === 'reading' && submission.mayOpen) {
      await opened(early.turned)
      const view = openedView(early.turned.opens, context, context.privately)
      return { response_action: 'update', view: { ...view } }
    }
    // The modal closes at once; the answer comes to the channel in which the form was opened.
    const brought = track(async () => {
      const { turned, ...where } = await settled
      const { problem } = turned.reply
      if (!isForm || !problem) return bring({ turned, ...where })
      const { interim, answers } = where.place
      if (!interim) {
        const reply = withDraftButton(turned.reply, delivery, context)
        return bring({ ...where, turned: { ...turned, reply } })
      }
      // The message that stands there is read by all, and what was typed is its person’s alone.
      await bring({ turned, ...where })
      const reply = withDraftButton({ ...privately(KEPT), problem }, delivery, context)
      const own = {
        ...plainTarget(origin),
        privately: true,
        ...(answers ? { answers: `${answers}:draft` } : {}),
      }
      await bring({ turned: { reply, privately: true }, place: own })
    })
    if (kept) kept.until(brought)
    else void brought
    return undefined
  }

  async function turnOf(
    submission: Submission,
    context: FormContext,
    asker: Caller,
  ): Promise<InteractionResult> {
    switch (submission.kind) {
      case 'old':
        return outdated('form', asker.reference)
      case 'phrase':
        return turns.pressed(submission.command, context.settled ?? {}, asker, {
          confirmed: true,
          privately: context.privately ?? false,
          from: context.from,
          via: 'form',
        })
      case 'reading':
        return turns.read(submission.reading, asker, context.settled !== undefined)
    }
  }

  return submitted
}

/** What to say under the inputs of a form whose turn came to nothing; undefined when it did not. */
function errorsIn(
  { reply: { problem } }: InteractionResult,
  { values }: ViewSubmission,
): Readonly<Record<string, string>> | undefined {
  if (!problem || problem.stale) return undefined
  const errors = errorsAt(problem, Object.keys(values))
  return Object.keys(errors).length > 0 ? errors : undefined
}
