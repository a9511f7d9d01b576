import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { type StewardAddOutcome, stewardAddedReply } from '../../../views/greenlight/steward.ts'
import { defineCommand } from '../../define.ts'
import { chatPerson, readChatPerson } from '../fields.ts'

/** `/greenlight steward add @ann` */
export const greenlightStewardAdd = defineCommand({
  path: ['greenlight', 'steward', 'add'],
  summary: 'Let somebody look after the policy of this channel',
  effect: 'write',
  access: permissions.channelChanged,
  needs: 'nothing',
  positionals: ['person'],
  input: z.object({ person: chatPerson }),
  async run({ policies }, { person: typed }): Promise<StewardAddOutcome> {
    const user = readChatPerson(typed)
    return user === null ? { kind: 'nobody', typed } : policies.appoint(user)
  },
  render: stewardAddedReply,
  examples: [
    { typed: 'U012AB3CD', means: { person: 'U012AB3CD' } },
    { typed: '@ann', means: { person: '@ann' } },
  ],
})
