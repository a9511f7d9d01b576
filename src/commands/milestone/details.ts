import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { listMilestoneRequests } from '../../services/milestone/details.ts'
import { compose } from '../../services/milestone/digest.ts'
import { progress } from '../../services/milestone/progress.ts'
import { detailsReply, GROUPS } from '../../views/milestone/details.ts'
import { defineCommand } from '../define.ts'
import { milestone, owner, project } from '../fields.ts'
import { calendarOf, calendarZone, holidays, page } from './fields.ts'
import { milestoneView } from './view.ts'

export const milestoneDetails = defineCommand({
  path: ['milestone', 'details'],
  modal: 'Milestone',
  summary: 'Show one part of a milestone: at risk, burndown, issues, merge requests',
  effect: 'read',
  includes: [milestoneView],
  access: permissions.reads,
  needs: 'reader',
  positionals: ['milestone', 'group'],
  input: z
    .object({
      project,
      milestone: milestone.optional().describe('Which one (default: all active ones, for what is at risk)'),
      owner,
      group: z.enum(GROUPS).default('at-risk').describe('What to show (default: at-risk)'),
      zone: calendarZone,
      holidays,
      page,
    })
    .refine(({ milestone: named, group }) => named !== undefined || group === 'at-risk', {
      path: ['milestone'],
      error: 'is needed',
    }),
  async run(context, input, { zone: usual, privateAudience = 'others' }) {
    const { project, milestone: named, group } = input
    const how = { ...(await calendarOf(context, input, usual)), audience: privateAudience }
    const projectName = await context.workspace.projects.title(project)
    if (named === undefined)
      return { input, read: await compose(context, { project, ...how, last: null }), projectName }
    const name = { ...input, milestone: named }
    const read =
      group === 'requests'
        ? await listMilestoneRequests(context, name)
        : await progress(context, { ...name, ...how })
    return { input, read, projectName }
  },
  render: detailsReply,
  examples: [
    { typed: '%3', means: { milestone: 3 } },
    { typed: '%3 requests', means: { milestone: 3, group: 'requests' } },
  ],
})
