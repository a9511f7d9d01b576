import { chooserView } from '../blocks/form.ts'
import type { Command } from '../commands/define.ts'
import { formOf } from '../commands/form.ts'
import { MESSAGE_SHORTCUT } from '../commands/manifest.ts'
import { type Mention, mentionsIn } from '../commands/mentions.ts'
import { commandOf } from '../commands/registry.ts'
import { contextOf, type FormContext, writeContext } from './form-context.ts'
import type { ShortcutDelivery, SubmitAnswer, SubmitDelivery } from './surfaces.ts'

/** Callback id of the message shortcut and of the form in which a verb is chosen. */
export const CHOOSER = MESSAGE_SHORTCUT.callback_id

/** The first form of the message shortcut: verbs that fit what the message mentions stand first. */
export function chooser(delivery: ShortcutDelivery, commands: readonly Command[], forgeUrl: string) {
  const mentions = mentionsIn(delivery.message?.text ?? '', forgeUrl)
  const fits = (command: Command) =>
    command.fields.some(({ kind }) => mentions.some((mention) => mention.kind === kind))
  const ordered = [...commands.filter(fits), ...commands.filter((command) => !fits(command))]
  return chooserView({
    callbackId: CHOOSER,
    privateMetadata: writeContext({ ...contextOf(delivery), mentions: [...mentions] }),
    about: aboutWords(mentions),
    choices: ordered.map(({ id, path, summary }) => ({ value: id, label: `/${path.join(' ')}: ${summary}` })),
  })
}

function aboutWords(mentions: readonly Mention[]): string {
  if (mentions.length === 0) return 'The message names no merge request and no milestone; the next form asks.'
  return `The message names ${mentions.map(({ typed }) => typed).join(', ')}.`
}

/** The form of the chosen verb takes the chooser’s place, filled in with what the message mentions; see Turns.offered. */
export function choose(
  values: SubmitDelivery['values'],
  context: FormContext & { readonly mentions: readonly Mention[] },
  offered: (command: Command) => Command,
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
    view: { ...formOf(offered(command), writeContext(context), prefilled) },
  }
}
