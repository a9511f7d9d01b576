import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { privately } from '../../../views/reply.ts'
import { bold, bullets, lines, moment, person, text } from '../../../views/rich-text.ts'
import { count } from '../../../views/text.ts'
import { defineCommand } from '../../define.ts'

/** Most stewards in one list; no real channel has more. */
const MOST = 50

/** `/greenlight steward list` */
export const greenlightStewardList = defineCommand({
  path: ['greenlight', 'steward', 'list'],
  summary: 'List who looks after the policy of this channel',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  run: (_, { policies }) => policies.stewards(),
  render(stewards) {
    if (stewards.length === 0)
      return privately(
        'This channel has no steward; admins of the workspace look after its policy. An admin may appoint one: `/greenlight steward add @person`',
      )
    const headline = `This channel has ${count(stewards.length, 'steward')}.`
    const named = stewards.slice(0, MOST).map(({ user }) => `<@${user}>`)
    return privately(`${headline} ${named.join(', ')}`, [
      lines([bold(headline)]),
      bullets(
        stewards
          .slice(0, MOST)
          .map(({ user, appointedBy, appointedAt }) => [
            person(user),
            text(', appointed by '),
            person(appointedBy),
            text(' '),
            moment(new Date(appointedAt)),
          ]),
      ),
    ])
  },
  examples: [{ typed: '', means: {} }],
})
