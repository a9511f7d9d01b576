import { z } from 'zod'
import { commitList } from '../../views/merge-request/commit-list.ts'
import { defineCommand } from '../define.ts'
import { readFailureReply } from '../failure.ts'
import { mergeRequest, project } from '../fields.ts'
import { page } from './page.ts'

/** `/mr commits !12` */
export const mrCommits = defineCommand({
  path: ['mr', 'commits'],
  summary: 'List the commits of a merge request, newest first',
  effect: 'read',
  needs: 'reader',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest, page }),
  run: async (input, { mergeRequests }) => ({ page: input.page, listed: await mergeRequests.commits(input) }),
  render: ({ page: asked, listed }) =>
    listed.kind === 'commits'
      ? commitList(listed.mr, listed.commits, asked)
      : readFailureReply(listed, 'The commits cannot be listed'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
