import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { play } from '../../services/mr/build-write.ts'
import { buildWriteReply } from '../../views/mr/build-write.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, overrideReason, project } from '../fields.ts'
import { job, shownBuild } from './fields.ts'

export const mrPlay = defineCommand({
  path: ['mr', 'play'],
  also: ['trigger', 'run'],
  summary: 'Start a job of the build that waits for somebody',
  formTitle: 'Start a job',
  effect: 'write',
  includes: [],
  unblocks: 'own',
  access: permissions.changes,
  needs: 'account',
  requires: 'builds',
  positionals: ['mr', 'job'],
  input: z.object({
    project,
    mr: mergeRequest,
    job: job.optional().describe('The job to start (default: the only one that waits)'),
    build: shownBuild,
    overrideReason,
  }),
  run: play,
  render: (outcome, invocation) => buildWriteReply(outcome, invocation, 'play'),
  examples: [{ typed: '!12 production', means: { mr: 12, job: 'production' } }],
})
