import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { progress } from '../../services/milestone/progress.ts'
import { milestoneReadFailure } from '../../views/milestone/milestone.ts'
import { milestoneProgressReply as progressReply } from '../../views/milestone/progress.ts'
import { defineCommand } from '../define.ts'
import { milestone, owner, project } from '../fields.ts'
import { calendarOf, calendarZone, holidays } from './fields.ts'
import { milestoneView } from './view.ts'

export const milestoneProgress = defineCommand({
  path: ['milestone', 'progress'],
  also: ['burndown'],
  summary: 'Show the burndown of a milestone',
  formTitle: 'Burndown',
  effect: 'read',
  includes: [milestoneView],
  access: permissions.reads,
  needs: 'reader',
  positionals: ['milestone'],
  input: z.object({ project, milestone, owner, zone: calendarZone, holidays }),
  run: async (context, input, { zone: usual, audience = 'others' }) =>
    progress(context, { ...input, ...(await calendarOf(context, input, usual)), audience }),
  render(outcome) {
    if (outcome.kind === 'progress') return progressReply(outcome.view)
    return milestoneReadFailure(outcome, 'I can’t show the progress')
  },
  examples: [
    { typed: '%3', means: { milestone: 3 } },
    { typed: '"Sprint 9" --zone Europe/Berlin', means: { milestone: 'Sprint 9', zone: 'Europe/Berlin' } },
  ],
})
