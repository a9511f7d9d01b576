import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { activate } from '../../services/milestone/close.ts'
import { cardAfter } from '../../services/milestone/view.ts'
import { milestoneStateReply } from '../../views/milestone/close.ts'
import { defineCommand } from '../define.ts'
import { forGroup, milestone, owner, project, undoes } from '../fields.ts'
import { calendarOf } from './fields.ts'

/** `/milestone activate %3` */
export const milestoneActivate = defineCommand({
  path: ['milestone', 'activate'],
  also: ['reopen'],
  summary: 'Reopen a closed milestone',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.changes,
  needs: 'account',
  positionals: ['milestone'],
  input: z.object({ project, milestone, owner, forGroup, undoes }),
  async run(context, input, operation, { zone }) {
    const outcome = await activate(context, input, operation)
    const card = await cardAfter(context, outcome, await calendarOf(context, input, zone))
    return { outcome, card, projectName: await context.projects.title(input.project) }
  },
  render: milestoneStateReply,
  examples: [{ typed: '%3', means: { milestone: 3 } }],
})
