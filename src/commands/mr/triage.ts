import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { triage } from '../../services/mr/triage.ts'
import { failureReply } from '../../views/failure.ts'
import { triageList } from '../../views/mr/triage.ts'
import { defineCommand } from '../define.ts'
import { pageUpTo, project } from '../fields.ts'
import { mrView } from './view.ts'

export const mrTriage = defineCommand({
  path: ['mr', 'triage'],
  summary: 'Go through the open merge requests, and merge several in one go',
  effect: 'read',
  includes: [mrView],
  access: permissions.reads,
  needs: 'reader',
  personal: true,
  positionals: [],
  input: z.object({ project, page: pageUpTo(1000) }),
  run: async (context, input) => ({
    listed: await triage(context, input),
    projectName: await context.projects.title(input.project),
    project: input.project,
  }),
  render: ({ listed, ...where }) =>
    listed.kind === 'list'
      ? triageList(listed, where)
      : failureReply(listed, { tried: 'The merge requests can’t be listed' }),
  examples: [{ typed: '', means: {} }],
})
