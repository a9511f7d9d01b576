import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { stewardRemovedReply } from '../../../views/greenlight/steward.ts'
import { defineCommand } from '../../define.ts'
import { chatPerson, readChatPerson } from '../fields.ts'

/** `/greenlight steward remove @ann` */
export const greenlightStewardRemove = defineCommand({
  path: ['greenlight', 'steward', 'remove'],
  summary: 'Take the care of this channel’s policy from somebody',
  effect: 'write',
  access: permissions.channelChanged,
  needs: 'nothing',
  positionals: ['person'],
  input: z.object({ person: chatPerson }),
  async run({ policies }, { person: typed }) {
    const user = readChatPerson(typed)
    return user === null ? { kind: 'nobody' as const, typed } : policies.dismiss(user)
  },
  render: stewardRemovedReply,
  examples: [
    { typed: 'U012AB3CD', means: { person: 'U012AB3CD' } },
    { typed: '@ann', means: { person: '@ann' } },
  ],
})
