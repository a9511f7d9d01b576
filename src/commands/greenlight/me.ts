import { z } from 'zod'
import { privately } from '../../blocks/reply.ts'
import { bold, lines, moment, text } from '../../blocks/rich-text.ts'
import { escaped } from '../../blocks/text.ts'
import { defineCommand } from '../define.ts'
import { connectButton } from '../trouble.ts'

/** `/greenlight me` */
export const greenlightMe = defineCommand({
  path: ['greenlight', 'me'],
  summary: 'Show whether your account is connected, since when, and its last use',
  effect: 'read',
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
    return privately(
      escaped(`Your account at the forge is connected with a token that ends in ${linked.tail}.`),
      [
        lines(
          [bold('Your account at the forge is connected.')],
          [text(`Token •••• ${linked.tail}`)],
          [text('Since '), moment(linked.since)],
          linked.lastUsed ? [text('Last used '), moment(linked.lastUsed)] : [text('Not used yet')],
        ),
      ],
    )
  },
  examples: [{ typed: '', means: {} }],
})
