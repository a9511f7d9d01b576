import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { openly, privately } from '../../../views/reply.ts'
import { lines, person, text } from '../../../views/rich-text.ts'
import { defineCommand } from '../../define.ts'
import { chatPerson, nobodyReply, readChatPerson } from './person.ts'

/** `/greenlight steward remove @ann` */
export const greenlightStewardRemove = defineCommand({
  path: ['greenlight', 'steward', 'remove'],
  summary: 'Take the care of this channel’s policy from somebody',
  effect: 'write',
  access: permissions.channelChanged,
  needs: 'nothing',
  positionals: ['person'],
  input: z.object({ person: chatPerson }),
  async run({ person: typed }, { policies }) {
    const user = readChatPerson(typed)
    return user === null ? { kind: 'nobody' as const, typed } : policies.dismiss(user)
  },
  render(outcome) {
    switch (outcome.kind) {
      case 'nobody':
        return nobodyReply('No steward was removed', outcome.typed)
      case 'none':
        return privately('They are no steward of this channel. Nothing was changed.')
      case 'dismissed': {
        const words = [person(outcome.user), text(' is no steward of this channel any more.')]
        return openly(`<@${outcome.user}> is no steward of this channel any more.`, [lines(words)])
      }
    }
  },
  examples: [
    { typed: 'U012AB3CD', means: { person: 'U012AB3CD' } },
    { typed: '@ann', means: { person: '@ann' } },
  ],
})
