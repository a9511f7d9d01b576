import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { managerRemovedReply } from '../../../views/greenlight/manager.ts'
import { defineCommand } from '../../define.ts'
import { chatPerson, readChatPerson } from '../fields.ts'

export const greenlightManagerRemove = defineCommand({
  path: ['greenlight', 'manager', 'remove'],
  summary: 'Remove a manager',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.channelChanged,
  needs: 'nothing',
  positionals: ['person'],
  input: z.object({ person: chatPerson }),
  async run({ policies }, { person: typed }) {
    const user = readChatPerson(typed)
    return user === null ? { kind: 'nobody' as const, typed } : policies.dismiss(user)
  },
  render: managerRemovedReply,
  examples: [
    { typed: 'U012AB3CD', means: { person: 'U012AB3CD' } },
    { typed: '@ann', means: { person: '@ann' } },
  ],
})
