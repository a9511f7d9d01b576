import { button } from './button.ts'
import type { Reply } from './reply.ts'
import { bold, lines, moment, text } from './rich-text.ts'
import { escaped, oneLine } from './text.ts'

/** Asks a person to confirm the account that a restore brought back; it is unused before their yes. */
export function restoredQuestion({
  from,
  username,
}: {
  readonly from: Date
  readonly username: string | null
}): Reply {
  const account = username === null ? 'your account at the forge' : `your account @${oneLine(username, 80)}`
  const asks = `Go on with ${account}?`
  const why = 'Until you say so, it counts as not connected: nothing is read or done with it.'
  const presses = [
    button('Go on', { verb: 'greenlight.resume', input: {} }, { style: 'primary' }),
    button('Disconnect', { verb: 'greenlight.disconnect', input: {} }),
  ]
  const at = `${from.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return {
    message: {
      to: 'person',
      text: escaped(`The state of ${at} was restored. ${asks} ${why}`),
      blocks: [
        lines([text('The state of '), moment(from), text(' was restored. '), bold(asks)], [text(why)]),
        { type: 'actions', elements: presses },
      ],
    },
    trouble: { reason: 'account', account: 'missing' },
  }
}
