import { z } from 'zod'
import { todayOf } from '../../model/invocation.ts'
import { permissions } from '../../services/access/permission.ts'
import { view } from '../../services/milestone/view.ts'
import { milestoneMessage, milestoneReadFailure } from '../../views/milestone/milestone.ts'
import { defineCommand } from '../define.ts'
import { milestone, owner, project } from '../fields.ts'

/** `/milestone view %3` */
export const milestoneView = defineCommand({
  path: ['milestone', 'view'],
  also: ['show', 'get'],
  isShorthand: (word) => /%[0-9"]|^[0-9]+$/.test(word),
  summary: 'Show a milestone with its progress',
  effect: 'read',
  access: permissions.reads,
  needs: 'reader',
  positionals: ['milestone'],
  input: z.object({ project, milestone, owner }),
  run: async (context, input, { audience = 'others' }) => ({
    outcome: await view(context, { ...input, match: 'prefix', audience }),
    projectName: await context.projects.title(input.project),
  }),
  render({ outcome, projectName }, invocation) {
    if (outcome.kind === 'view')
      return milestoneMessage({ ...outcome.view, projectName }, todayOf(invocation))
    return milestoneReadFailure(outcome, 'The milestone cannot be shown')
  },
  examples: [
    { typed: '%3', means: { milestone: 3 } },
    { typed: '"Sprint 9"', means: { milestone: 'Sprint 9' } },
  ],
})
