import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { listClosingIssues } from '../../services/mr/closes.ts'
import { failureReply } from '../../views/failure.ts'
import { closingIssues } from '../../views/mr/closes.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { longPage } from './fields.ts'
import { mrView } from './view.ts'

export const mrCloses = defineCommand({
  path: ['mr', 'closes'],
  also: ['issues'],
  summary: 'List the issues a merge would close',
  formTitle: 'Issues it closes',
  effect: 'read',
  includes: [mrView],
  access: permissions.reads,
  needs: 'reader',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest, page: longPage }),
  run: async (context, input, { audience = 'others' }) => ({
    page: input.page,
    listed: await listClosingIssues(context, { ...input, audience }),
  }),
  render: ({ page: requestedPage, listed }) =>
    listed.kind === 'closes'
      ? closingIssues(listed.mr, listed, requestedPage)
      : failureReply(listed, { tried: 'I can’t list the issues' }),
  examples: [{ typed: '!7', means: { mr: 7 } }],
})
