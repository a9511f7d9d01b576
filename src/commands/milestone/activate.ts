import { permissions } from '../../services/access/permission.ts'
import { activate } from '../../services/milestone/close.ts'
import { milestoneStateReply } from '../../views/milestone/close.ts'
import { defineCommand } from '../define.ts'
import { undoableMilestone } from '../fields.ts'
import { withCard } from './fields.ts'

export const milestoneActivate = defineCommand({
  path: ['milestone', 'activate'],
  also: ['reopen'],
  summary: 'Reopen a closed milestone',
  formTitle: 'Reopen milestone',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.changes,
  needs: 'account',
  ...undoableMilestone,
  run: async (context, input, operation, { zone }) =>
    withCard(context, await activate(context, input, operation), input, zone),
  render: milestoneStateReply,
})
