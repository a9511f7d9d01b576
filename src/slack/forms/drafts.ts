import type { Button } from '@slack/types'
import { z } from 'zod'
import type { Command } from '../../commands/command.ts'
import { commandOf } from '../../commands/registry.ts'
import { draftOf, formOf, requestedForm, withDraft } from '../../interactions/form.ts'
import type { InteractionResult } from '../../interactions/types.ts'
import { button } from '../../views/button.ts'
import { actions, type Blocks, plain, type Reply } from '../../views/reply.ts'
import { cut } from '../../views/text.ts'
import { DRAFT } from '../actions/press.ts'
import type { ViewSubmission } from '../interaction.ts'
import { Context, type FormContext, writeContext } from './form-context.ts'

/**
 * The values of a form refused after it had closed: stored encrypted behind a button, for as long as private
 * buttons are. A form that holds a secret is refused earlier.
 */
const Draft = z.object({
  form: z.string(),
  context: Context,
  values: z.record(z.string(), z.string()),
  /** The reason for the refusal, as shown to the person. */
  refused: z.string(),
  /** See Problem.stale. */
  stale: z.boolean(),
})
type Draft = z.infer<typeof Draft>

/** Reads the draft behind such a button; null when it is not one. */
export function readDraft(input: unknown): (Draft & { readonly command: Command }) | null {
  const draft = Draft.safeParse(input).data
  const command = draft && commandOf(draft.form)
  return command ? { ...draft, command } : null
}

/** Returns the refusal with a button that reopens the form with its values. */
export function withDraftButton(
  reply: Reply,
  { callbackId, values }: Pick<ViewSubmission, 'callbackId' | 'values'>,
  context: FormContext,
): Reply {
  const { message } = reply
  if (!message) return reply
  const { responseUrl: _spent, ...rest } = context
  const input = {
    form: callbackId,
    context: rest,
    values: draftOf(values),
    refused: reply.problem?.words ?? '',
    // A form that confirms shows what the command has read, so it is read again.
    stale: reply.problem?.stale ?? context.request?.confirms ?? false,
  }
  const reopen: Button = button('Open the form again', { verb: DRAFT, input })
  const blocks: Blocks = [...message.blocks, ...actions([reopen])]
  return { ...reply, message: { ...message, blocks: blocks.length > 50 ? plain(message.text) : blocks } }
}

/** Returns the subject of a form, without the state stored when it was opened. */
export function subjectOf({ settled = {} }: Pick<FormContext, 'settled'>): Readonly<Record<string, unknown>> {
  const { fingerprints: _fingerprints, today: _today, ...subject } = settled
  return subject
}

/** Returns a form rebuilt by its command, with the person’s changes filled in as typed. */
export function withChanges(result: InteractionResult, { context, values }: Draft): InteractionResult {
  const { modal } = result
  if (modal?.kind !== 'form') return result
  const before = new Map(context.request?.inputs.map(({ name, value = '' }) => [name, value]))
  const changed = Object.entries(values).filter(([name, value]) => before.get(name) !== value)
  const now = modal.request.inputs.map(({ name, value = '' }) => [name, value] as const)
  const request = withDraft(modal.request, Object.fromEntries([...now, ...changed]))
  return { ...result, modal: { ...modal, request } }
}

/** Returns the form as it was submitted, with the reason for its refusal above its inputs. */
export function draftView({ command, context, values, refused }: Draft & { readonly command: Command }) {
  const notice = cut(`Refused: ${refused}`, 1000)
  const metadata = writeContext(context)
  const { request } = context
  return request === undefined
    ? formOf(command, metadata, values, notice)
    : requestedForm(command, withDraft(request, values), metadata, notice)
}
