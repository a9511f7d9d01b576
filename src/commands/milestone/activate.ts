import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { activate } from '../../services/milestone/close.ts'
import { milestoneStateReply } from '../../views/milestone/close.ts'
import { defineCommand } from '../define.ts'
import { forGroup, milestone, owner, project } from '../fields.ts'

/** `/milestone activate %3` */
export const milestoneActivate = defineCommand({
  path: ['milestone', 'activate'],
  also: ['reopen'],
  summary: 'Make a closed milestone active again',
  effect: 'write',
  access: permissions.changes,
  needs: 'account',
  positionals: ['milestone'],
  input: z.object({ project, milestone, owner, forGroup }),
  run: async (context, input, operation) => ({
    outcome: await activate(context, input, operation),
    projectName: await context.projects.title(input.project),
  }),
  render: milestoneStateReply,
  examples: [{ typed: '%3', means: { milestone: 3 } }],
})
