import type { Button, RichTextElement } from '@slack/types'
import type { Undo } from '../model/undo.ts'
import type { NotUndone } from '../services/writes/undo.ts'
import { type ButtonPress, button } from './button.ts'
import { actions, privately, type Reply } from './reply.ts'
import { bold, lines, person, text } from './rich-text.ts'

/** Takes back the change that the message around it names; nothing once the offer is over. */
export function undoButtons(
  undo: Undo | undefined,
  about: Readonly<Record<string, unknown>>,
  now: Date,
  name: string,
): Button[] {
  if (!undo || now.getTime() >= undo.until) return []
  const { verb, change, left } = undo
  const press = { verb, input: { ...about, undoes: { change, left } } }
  return [button('Undo', press, { confirmed: true, suffix: 'undo', spoken: `Undo the change of ${name}` })]
}

/** Says why nothing was undone, with a way on. */
export function notUndoneReply(
  outcome: NotUndone,
  { retry, show }: { readonly retry: Button; readonly show: ButtonPress },
): Reply {
  switch (outcome.kind) {
    case 'undo-late':
      return withButton('Too late to undo.', [bold('Too late to undo.')], retry)
    case 'undo-of-another':
      return {
        ...privately(`Only <@${outcome.user}> can undo that.`, [
          lines([bold('Only '), person(outcome.user), bold(' can undo that.')]),
        ]),
        failure: { reason: 'right' },
      }
    case 'undo-overtaken': {
      const [headline, help] = ['It has changed since.', 'Nothing was undone.']
      const line = [bold(headline), text(` ${help}`)]
      return withButton(`${headline} ${help}`, line, button('Show it', show, { suffix: 'show' }))
    }
  }
}

function withButton(words: string, line: readonly RichTextElement[], way: Button): Reply {
  return {
    ...privately(words, [lines([...line]), ...actions([way])]),
    failure: { reason: 'state' },
  }
}
