import { z } from 'zod'
import { closingIssues } from '../../blocks/merge-request/closing-issues.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { lookTrouble } from '../trouble.ts'
import { page } from './page.ts'

/** `/mr closes !12` */
export const mrCloses = defineCommand({
  path: ['mr', 'closes'],
  also: ['issues'],
  summary: 'List the issues that a merge would close',
  effect: 'read',
  needs: 'reader',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest, page }),
  run: async (input, { mergeRequests }) => ({ page: input.page, listed: await mergeRequests.closes(input) }),
  render: ({ page: asked, listed }) =>
    listed.kind === 'closes'
      ? closingIssues(listed.mr, listed, asked)
      : lookTrouble(listed, 'The issues cannot be listed'),
  examples: [{ typed: '!7', means: { mr: 7 } }],
})
