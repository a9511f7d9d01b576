import type { Command } from '../../commands/command.ts'
import { MESSAGE_SHORTCUT } from '../../commands/manifest.ts'
import { mrCreate } from '../../commands/mr/create.ts'
import { type Token, tokenize } from '../../commands/parse/lexer.ts'
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

/** Returns the command that shows what a message names first, as its noun and words; null when it names nothing. */
export function viewCommandOf(
  { message }: Shortcut,
  forgeUrl: string,
): readonly [noun: string, text: string] | null {
  const [mention] = resourcesIn(message?.text ?? '', forgeUrl)
  if (!mention) return null
  return [mention.kind === 'milestone' ? 'milestone' : 'mr', `view ${mention.typed}`]
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

/**
 * Replaces the picker with the command’s form; see
 * InteractionHandler.withoutUnsupported.
 */
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

/** A merge request or milestone named in a message, as typed. */
interface NamedResource {
  readonly kind: 'merge-request' | 'milestone'
  readonly typed: string
}

const MAX_CHOICES = 5

/** Returns the merge requests (`!12`, `web!12`, an address) and milestones (`%3`, an address) of a text. */
function resourcesIn(text: string, forgeUrl: string): readonly NamedResource[] {
  const tokens = tokenize(text)
  if (!tokens.ok) return []
  const found = tokens.tokens
    .map((token) => resourceIn(token, forgeUrl))
    .filter((mention) => mention !== null)
  return found.slice(0, MAX_CHOICES)
}

function resourceIn(token: Token, forgeUrl: string): NamedResource | null {
  // A bare number or word is ambiguous; the sign or the address makes it a reference.
  const typed = token.text.replace(/(?<![.,;:?)\]])[.,;:?)\]]+$/, '').replace(/^[([]/, '')
  if (typed.length > 300) return null
  if (/![0-9]|:\/\//.test(typed) && readMergeRequestRef(typed, forgeUrl).ok)
    return { kind: 'merge-request', typed }
  const milestone = { ...token, text: typed, raw: typed, quoted: false }
  if (/%[0-9]|:\/\//.test(typed) && readMilestoneRef(milestone, forgeUrl).ok)
    return { kind: 'milestone', typed }
  return null
}
