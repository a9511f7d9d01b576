import { z } from 'zod'
import { defineCommand } from '../define.ts'
import { forGroup, milestone, owner, project } from '../fields.ts'
import { renderChange } from './outcome.ts'

/** `/milestone activate %3` */
export const milestoneActivate = defineCommand({
  path: ['milestone', 'activate'],
  also: ['reopen'],
  summary: 'Make a closed milestone active again',
  effect: 'write',
  needs: 'account',
  positionals: ['milestone'],
  input: z.object({ project, milestone, owner, forGroup }),
  run: async (input, { milestones, projects }) => ({
    outcome: await milestones.activate(input),
    projectName: await projects.title(input.project),
  }),
  render: renderChange,
  examples: [{ typed: '%3', means: { milestone: 3 } }],
})
