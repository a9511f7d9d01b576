import type { z } from 'zod'
import type { Command } from '../../commands/command.ts'
import { secretErrors } from '../../commands/parse/secret-typed.ts'
import { commandOf } from '../../commands/registry.ts'
import { type FormValues, formTitle, readForm, requestedForm } from '../../interactions/form.ts'
import type { ParseResult } from '../../interactions/parsed-command.ts'
import type { ModalRequest } from '../../interactions/types.ts'
import { phraseView } from '../../views/form.ts'
import { oneLine } from '../../views/text.ts'
import { type Context, contextOf, type FormContext, writeContext } from './form-context.ts'

/** Returns the modal that an interaction requested. */
export function openedView(modal: ModalRequest, origin: FormContext, privately: boolean) {
  const { command, sourceTs } = modal
  const context = { ...contextOf(origin), onTop: origin.onTop, sourceTs, privately }
  if (modal.kind === 'form') {
    const { kind: _, input, blocks, ...request } = modal.request
    const metadata = writeContext({ ...context, settled: { ...input }, request })
    return requestedForm(command, { ...request, blocks }, metadata)
  }
  const { phrase, blocks, yes, input } = modal.ask
  return phraseView({
    callbackId: command.id,
    privateMetadata: writeContext({ ...context, settled: input, phrase }),
    title: formTitle(command),
    blocks,
    phrase,
    yes,
  })
}

/** The request made by a submitted modal. */
export type Submission =
  | { readonly kind: 'parsed'; readonly parsed: ParseResult; readonly mayOpen: boolean }
  /** The caller typed the name of the resource. */
  | { readonly kind: 'phrase'; readonly command: Command }
  /** A form that this version does not know. */
  | { readonly kind: 'old' }

/** The context behind a modal’s action token, and what was submitted with it. */
export interface FoundForm {
  readonly privateMetadata: string
  readonly context: z.output<typeof Context>
  /** The submitted values, with the meaning of their options. */
  readonly values: FormValues
  readonly read: Submission | { readonly kind: 'errors'; readonly errors: Readonly<Record<string, string>> }
}

export function readSubmission(
  { callbackId, values }: { readonly callbackId: string; readonly values: FormValues },
  { phrase, settled }: FormContext,
  forgeUrl: string,
): FoundForm['read'] {
  const command = commandOf(callbackId)
  if (!command) return { kind: 'old' }
  if (phrase !== undefined) {
    if (String(values.phrase ?? '').trim() === phrase) return { kind: 'phrase', command }
    const wrong = { phrase: `That isn’t ${oneLine(phrase, 200)}.` }
    return { kind: 'errors', errors: { ...wrong, ...secretErrors(values) } }
  }
  const parsed = readForm(command, values, forgeUrl, settled)
  if (parsed.kind === 'errors') return parsed
  const asks = command.asksByForm && settled === undefined
  return { kind: 'parsed', parsed, mayOpen: asks || command.effect === 'destructive' }
}

/** Returns the key of one step of one modal; successive forms in a modal share its id. */
export function submissionKey(
  { team, viewId, callbackId }: Readonly<Record<'team' | 'viewId' | 'callbackId', string>>,
  context: FormContext,
): string {
  return `submission:${team}:${viewId}:${callbackId}:${stepOf(context)}`
}

function stepOf(context: FormContext): string {
  if (context.phrase !== undefined) return 'phrase'
  if (asksReason(context)) return 'reason'
  return context.settled === undefined ? 'form' : 'asked'
}

/** True for the form that asks why a freeze is overridden; the form of the verb itself may follow. */
export function asksReason({ request }: FormContext): boolean {
  return request?.inputs.some(({ name }) => name === 'override-reason') === true
}
