import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { progress } from '../../services/milestone/progress.ts'
import { milestoneProgress as progressReply } from '../../views/digest/progress.ts'
import { NOTHING_SHOWN } from '../../views/failure-parts.ts'
import { defineCommand } from '../define.ts'
import { readFailureReply } from '../failure.ts'
import { milestone, owner, project } from '../fields.ts'
import { calendarOf, holidays, zone } from './calendar.ts'
import { ambiguousReply } from './outcome.ts'

/** `/milestone progress %3` */
export const milestoneProgress = defineCommand({
  path: ['milestone', 'progress'],
  also: ['burndown'],
  summary: 'Show the burndown of a milestone, and whether it is ahead or behind',
  effect: 'read',
  access: permissions.reads,
  needs: 'reader',
  positionals: ['milestone'],
  input: z.object({ project, milestone, owner, zone, holidays }),
  run: async (input, context, { zone: usual, audience = 'others' }) =>
    progress(context, { ...input, ...(await calendarOf(context, input, usual)), audience }),
  render(outcome) {
    if (outcome.kind === 'progress') return progressReply(outcome.view)
    if (outcome.kind === 'ambiguous') return ambiguousReply(outcome, NOTHING_SHOWN)
    return readFailureReply(outcome, 'The progress cannot be shown')
  },
  examples: [
    { typed: '%3', means: { milestone: 3 } },
    { typed: '"Sprint 9" --zone Europe/Berlin', means: { milestone: 'Sprint 9', zone: 'Europe/Berlin' } },
  ],
})
