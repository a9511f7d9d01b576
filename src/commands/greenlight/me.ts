import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { connectButton } from '../../views/connect-button.ts'
import { privately } from '../../views/reply.ts'
import { bold, lines, moment, text } from '../../views/rich-text.ts'
import { escaped, oneLine } from '../../views/text.ts'
import { defineCommand } from '../define.ts'

/** The forge no longer renews it. */
const ENDING = 'The sign-in cannot be renewed and ends soon, or has ended: connect again.'

/** `/greenlight me` */
export const greenlightMe = defineCommand({
  path: ['greenlight', 'me'],
  summary: 'Show whether your account is connected, since when, and its last use',
  effect: 'read',
  access: permissions.ownAccount,
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  run: (_, { accounts }) => accounts.me(),
  render({ linked, serviceReads }) {
    if (!linked) {
      const reads = serviceReads
        ? 'You can read with the bot’s read-only account.'
        : 'You can neither read nor act.'
      return privately(`Your account at the forge is not connected. ${reads}`, [
        lines([bold('Your account at the forge is not connected.')], [text(reads)]),
        connectButton(),
      ])
    }
    const who = linked.username === null ? '' : ` as @${oneLine(linked.username, 80)}`
    const how = linked.way === 'token' ? ` with a token that ends in ${linked.tail}` : ' by signing in there'
    return privately(
      escaped(`Your account at the forge is connected${who}${how}.${linked.isEnding ? ` ${ENDING}` : ''}`),
      [
        lines(
          [bold(`Your account at the forge is connected${who}.`)],
          [text(linked.way === 'token' ? `Token •••• ${linked.tail}` : 'You signed in there.')],
          ...(linked.isEnding ? [[text(ENDING)]] : []),
          [text('Since '), moment(linked.since)],
          linked.lastUsed ? [text('Last used '), moment(linked.lastUsed)] : [text('Not used yet')],
        ),
        ...(linked.isEnding ? [connectButton()] : []),
      ],
    )
  },
  examples: [{ typed: '', means: {} }],
})
