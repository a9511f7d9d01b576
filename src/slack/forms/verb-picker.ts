import type { Command } from '../../commands/command.ts'
import { MESSAGE_SHORTCUT } from '../../commands/manifest.ts'
import { mrCreate } from '../../commands/mr/create.ts'
import { tokenize } from '../../commands/parse/lexer.ts'
import { readMergeRequestRef, readMilestoneRef } from '../../commands/parse/reference.ts'
import { commandOf } from '../../commands/registry.ts'
import { formOf, requestedForm } from '../../interactions/form.ts'
import { chooserView } from '../../views/form.ts'
import type { Shortcut, SubmitAnswer, ViewSubmission } from '../interaction.ts'
import { contextOf, type FormContext, writeContext } from './form-context.ts'

/** Callback id of the message shortcut and of the form that offers its commands. */
export const VERB_PICKER = MESSAGE_SHORTCUT.callback_id

/** Returns the first form of the message shortcut on a message that names nothing: it offers the commands. */
export function verbPicker(shortcut: Shortcut, commands: readonly Command[]) {
  return chooserView({
    callbackId: VERB_PICKER,
    privateMetadata: writeContext(contextOf(shortcut)),
    about: 'I found no merge request in this message. What’s next?',
    choices: commands.map(({ id, path, summary }) => ({
      value: id,
      label: `/${path.join(' ')}`,
      about: summary,
    })),
  })
}

/**
 * Returns the command that shows the merge request (`!12`, `web!12`, an address) or milestone (`%3`, an address) which
 * a message names first, as its noun and words; null when it names none.
 */
export function viewCommandOf(
  { message }: Shortcut,
  forgeUrl: string,
): readonly [noun: string, text: string] | null {
  const read = tokenize(message?.text ?? '')
  if (!read.ok) return null
  for (const token of read.tokens) {
    // A bare number or word is ambiguous; the sign or the address makes it a reference.
    const typed = token.text.replace(/(?<![.,;:?)\]])[.,;:?)\]]+$/, '').replace(/^[([]/, '')
    if (typed.length > 300) continue
    if (/![0-9]|:\/\//.test(typed) && readMergeRequestRef(typed, forgeUrl).ok) return ['mr', `view ${typed}`]
    const milestone = { ...token, text: typed, raw: typed, quoted: false }
    if (/%[0-9]|:\/\//.test(typed) && readMilestoneRef(milestone, forgeUrl).ok)
      return ['milestone', `view ${typed}`]
  }
  return null
}

/** Returns the first form of a new merge request, which asks for its project. */
export function projectPicker() {
  const request = {
    title: 'New merge request',
    about: 'Choose its project',
    yes: 'Continue',
    inputs: [
      { name: 'project', label: 'Project', help: '', required: true, input: 'pick', picks: 'project' },
    ],
  } as const
  return requestedForm(mrCreate, request, writeContext({ channel: '', privately: true }))
}

/** Replaces the picker with the command’s form; see InteractionHandler.withoutUnsupported. */
export function pickVerb(
  values: ViewSubmission['values'],
  context: FormContext,
  withoutUnsupported: (command: Command) => Command,
): SubmitAnswer {
  const command = commandOf(String(values.verb ?? ''))
  if (!command) return { response_action: 'errors', errors: { verb: 'Choose one from the list.' } }
  return {
    response_action: 'update',
    view: { ...formOf(withoutUnsupported(command), writeContext(context)) },
  }
}
