import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { freezeRemovedReply } from '../../../views/greenlight/freeze.ts'
import { defineCommand } from '../../define.ts'

export const greenlightFreezeRemove = defineCommand({
  path: ['greenlight', 'freeze', 'remove'],
  formTitle: 'End freeze',
  summary: 'End a merge freeze',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.channelChanged,
  needs: 'nothing',
  positionals: ['freeze'],
  input: z.object({
    freeze: z.int().positive('must be 1 or more').describe('Its number in the list of freezes'),
  }),
  run: async ({ policies }, { freeze }) => ({
    kind: (await policies.thaw(freeze)) ? ('removed' as const) : ('none' as const),
    freeze,
  }),
  render: freezeRemovedReply,
  examples: [{ typed: '1', means: { freeze: 1 } }],
})
