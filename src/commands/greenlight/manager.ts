import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import {
  type ManagerAddOutcome,
  managerAddedReply,
  managerListReply,
  managerRemovedReply,
} from '../../views/greenlight/policy.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { noInput } from '../fields.ts'

const MENTION = /^<@([UW][A-Z0-9]{1,30})(?:\|[^<>]*)?>$/
const ID = /^[UW][A-Z0-9]{2,30}$/

/** The id of a mention, as Slack writes a person picked after an @, or a typed id; null for a name, which is ambiguous. */
export function readChatPerson(typed: string): string | null {
  return ID.test(typed) ? typed : (MENTION.exec(typed)?.[1] ?? null)
}

const oneManager = {
  ...noOtherEffect,
  access: permissions.channelChanged,
  needs: 'nothing',
  positionals: ['person'],
  input: z.object({
    person: z.string().min(1).max(200).describe('The person: type @ and pick them from the list'),
  }),
  examples: [
    { typed: 'U012AB3CD', means: { person: 'U012AB3CD' } },
    { typed: '@ann', means: { person: '@ann' } },
  ],
} as const

export const greenlightManagerAdd = defineCommand({
  ...oneManager,
  path: ['greenlight', 'manager', 'add'],
  summary: 'Make someone manage this channel’s rules',
  formTitle: 'Add manager',
  effect: 'write',
  async run({ workspace: { policies } }, { person: typed }): Promise<ManagerAddOutcome> {
    const user = readChatPerson(typed)
    return user === null ? { kind: 'nobody', typed } : policies.appoint(user)
  },
  render: managerAddedReply,
})

export const greenlightManagerList = defineCommand({
  path: ['greenlight', 'manager', 'list'],
  summary: 'List who manages this channel',
  formTitle: 'Managers',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  ...noInput,
  run: ({ workspace: { policies } }) => policies.managers(),
  render: managerListReply,
})

export const greenlightManagerRemove = defineCommand({
  ...oneManager,
  path: ['greenlight', 'manager', 'remove'],
  summary: 'Remove a manager',
  effect: 'write',
  async run({ workspace: { policies } }, { person: typed }) {
    const user = readChatPerson(typed)
    return user === null ? { kind: 'nobody' as const, typed } : policies.dismiss(user)
  },
  render: managerRemovedReply,
})
