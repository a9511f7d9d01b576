import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { type ManagerAddOutcome, managerAddedReply } from '../../../views/greenlight/manager.ts'
import { defineCommand } from '../../define.ts'
import { chatPerson, readChatPerson } from '../fields.ts'

export const greenlightManagerAdd = defineCommand({
  path: ['greenlight', 'manager', 'add'],
  summary: 'Make someone manage this channel’s rules',
  formTitle: 'Add manager',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.channelChanged,
  needs: 'nothing',
  positionals: ['person'],
  input: z.object({ person: chatPerson }),
  async run({ policies }, { person: typed }): Promise<ManagerAddOutcome> {
    const user = readChatPerson(typed)
    return user === null ? { kind: 'nobody', typed } : policies.appoint(user)
  },
  render: managerAddedReply,
  examples: [
    { typed: 'U012AB3CD', means: { person: 'U012AB3CD' } },
    { typed: '@ann', means: { person: '@ann' } },
  ],
})
