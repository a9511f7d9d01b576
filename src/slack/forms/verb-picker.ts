import type { Command } from '../../commands/command.ts'
import { MESSAGE_SHORTCUT } from '../../commands/manifest.ts'
import { commandOf } from '../../commands/registry.ts'
import { formOf } from '../../interactions/form.ts'
import { type Mention, mentionsIn } from '../../interactions/mentions.ts'
import { chooserView } from '../../views/form.ts'
import type { Shortcut, SubmitAnswer, ViewSubmission } from '../interaction.ts'
import { contextOf, type FormContext, writeContext } from './form-context.ts'

/** Callback id of the message shortcut and of the form that offers its commands. */
export const VERB_PICKER = MESSAGE_SHORTCUT.callback_id

/** Returns the first form of the message shortcut: commands that fit the message’s mentions come first. */
export function verbPicker(shortcut: Shortcut, commands: readonly Command[], forgeUrl: string) {
  const mentions = mentionsIn(shortcut.message?.text ?? '', forgeUrl)
  const fits = (command: Command) =>
    command.fields.some(({ kind }) => mentions.some((mention) => mention.kind === kind))
  const ordered = [...commands.filter(fits), ...commands.filter((command) => !fits(command))]
  return chooserView({
    callbackId: VERB_PICKER,
    privateMetadata: writeContext({ ...contextOf(shortcut), mentions: [...mentions] }),
    about: aboutWords(mentions),
    choices: ordered.map(({ id, path, summary }) => ({
      value: id,
      label: `/${path.join(' ')}`,
      about: summary,
    })),
  })
}

function aboutWords(mentions: readonly Mention[]): string {
  if (mentions.length === 0) return 'The message names no merge request and no milestone; the next form asks.'
  return `The message names ${mentions.map(({ typed }) => typed).join(', ')}.`
}

/**
 * Replaces the picker with the command’s form and the message’s mentions; see
 * InteractionHandler.withoutUnsupported.
 */
export function pickVerb(
  values: ViewSubmission['values'],
  context: FormContext & { readonly mentions: readonly Mention[] },
  withoutUnsupported: (command: Command) => Command,
): SubmitAnswer {
  const command = commandOf(String(values.verb ?? ''))
  if (!command) return { response_action: 'errors', errors: { verb: 'Choose one of the list.' } }
  const prefilled = Object.fromEntries(
    command.fields.flatMap(({ name, kind }) => {
      const mention = context.mentions.find((candidate) => candidate.kind === kind)
      return mention ? [[name, mention.typed]] : []
    }),
  )
  return {
    response_action: 'update',
    view: { ...formOf(withoutUnsupported(command), writeContext(context), prefilled) },
  }
}
