import { z } from 'zod'
import { todayOf } from '../../model/invocation.ts'
import { permissions } from '../../services/access/permission.ts'
import { card } from '../../services/milestone/view.ts'
import { cardMessage, contentOf } from '../../views/milestone/card.ts'
import { milestoneReadFailure } from '../../views/milestone/milestone.ts'
import { defineCommand } from '../define.ts'
import { milestone, owner, project } from '../fields.ts'
import { calendarOf } from './fields.ts'

export const milestoneView = defineCommand({
  path: ['milestone', 'view'],
  also: ['show', 'get', 'status', 'info', 'read'],
  isShorthand: (word) => /%[0-9"]|^[0-9]+$/.test(word),
  summary: 'Show a milestone',
  effect: 'read',
  access: permissions.reads,
  needs: 'reader',
  positionals: ['milestone'],
  input: z.object({ project, milestone, owner }),
  run: async (context, input, { audience = 'others', zone }) => ({
    outcome: await card(context, { ...input, ...(await calendarOf(context, input, zone)), audience }),
    projectName: await context.workspace.projects.title(input.project),
  }),
  render({ outcome, projectName }, invocation) {
    if (outcome.kind === 'card')
      return { message: cardMessage(contentOf(outcome, projectName), todayOf(invocation)) }
    return milestoneReadFailure(outcome, 'I can’t show the milestone')
  },
  examples: [
    { typed: '%3', means: { milestone: 3 } },
    { typed: '"Sprint 9"', means: { milestone: 'Sprint 9' } },
  ],
})
