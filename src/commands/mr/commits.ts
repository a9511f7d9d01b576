import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { listCommits } from '../../services/mr/view.ts'
import { failureReply } from '../../views/failure.ts'
import { commitList } from '../../views/mr/commits.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { longPage } from './fields.ts'
import { mrView } from './view.ts'

export const mrCommits = defineCommand({
  path: ['mr', 'commits'],
  also: ['commit', 'log'],
  summary: 'List the commits of a merge request',
  effect: 'read',
  includes: [mrView],
  access: permissions.reads,
  needs: 'reader',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest, page: longPage }),
  run: async (context, input) => ({ page: input.page, listed: await listCommits(context, input) }),
  render: ({ page: requestedPage, listed }) =>
    listed.kind === 'commits'
      ? commitList(listed.mr, listed.commits, requestedPage)
      : failureReply(listed, { tried: 'I can’t list the commits' }),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
