import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { showBuild } from '../../services/mr/build.ts'
import { buildReply } from '../../views/mr/build.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project, shownHead } from '../fields.ts'
import { mrView } from './view.ts'

export const mrBuild = defineCommand({
  path: ['mr', 'build'],
  also: ['pipeline', 'ci', 'jobs', 'logs', 'trace'],
  summary: 'Show the build of a merge request, with what its failed jobs said last',
  modal: 'Build',
  effect: 'read',
  includes: [mrView],
  access: permissions.reads,
  needs: 'account',
  requires: 'builds',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest, sha: shownHead }),
  run: showBuild,
  render: buildReply,
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
