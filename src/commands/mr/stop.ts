import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { stop } from '../../services/mr/build-write.ts'
import { buildWriteReply } from '../../views/mr/build-write.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { shownBuild } from './fields.ts'

export const mrStop = defineCommand({
  path: ['mr', 'stop'],
  also: [
    'abort',
    'kill',
    'cancel-build',
    'cancel build',
    'cancel the build',
    'cancel-pipeline',
    'cancel pipeline',
  ],
  summary: 'Cancel the build of a merge request that is running',
  formTitle: 'Cancel build',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.changes,
  needs: 'account',
  requires: 'builds',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest, build: shownBuild }),
  run: stop,
  render: (outcome, invocation) => buildWriteReply(outcome, invocation, 'stop'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
