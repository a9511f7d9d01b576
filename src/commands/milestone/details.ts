import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { listMilestoneRequests } from '../../services/milestone/details.ts'
import { progress } from '../../services/milestone/progress.ts'
import { detailsReply } from '../../views/milestone/details.ts'
import { GROUPS } from '../../views/milestone/digest/groups.ts'
import { defineCommand } from '../define.ts'
import { milestone, owner, project } from '../fields.ts'
import { calendarOf, holidays, page, zone } from './fields.ts'

const numbers = z
  .string()
  .max(5000)
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .optional()

/** `/milestone details %3 at-risk` */
export const milestoneDetails = defineCommand({
  path: ['milestone', 'details'],
  summary: 'Show everything of a milestone: at risk, closed, open merge requests',
  effect: 'read',
  access: permissions.reads,
  needs: 'reader',
  positionals: ['milestone', 'group'],
  input: z.object({
    project,
    milestone,
    owner,
    group: z.enum(GROUPS).default('at-risk').describe('What to show (default: at-risk)'),
    zone,
    holidays,
    ids: numbers.meta({ kind: 'hidden', description: 'Only the issues with these ids' }),
    page,
  }),
  async run(context, input, { zone: usual, privateAudience = 'others' }) {
    const { project, group } = input
    const read =
      group === 'requests'
        ? await listMilestoneRequests(context, input)
        : await progress(context, {
            ...input,
            ...(await calendarOf(context, input, usual)),
            audience: privateAudience,
          })
    return { input, read, projectName: await context.projects.title(project) }
  },
  render: detailsReply,
  examples: [
    { typed: '%3', means: { milestone: 3 } },
    { typed: '%3 requests', means: { milestone: 3, group: 'requests' } },
  ],
})
