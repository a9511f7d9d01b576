import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { retry } from '../../services/mr/build-write.ts'
import { buildWriteReply } from '../../views/mr/build-write.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, overrideReason, project } from '../fields.ts'
import { job, shownBuild } from './fields.ts'

export const mrRetry = defineCommand({
  path: ['mr', 'retry'],
  also: ['rerun', 'rebuild'],
  summary: 'Run again what failed in the build of a merge request',
  formTitle: 'Retry build',
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
    job: job.optional().describe('The job to run again (default: all that failed)'),
    build: shownBuild,
    overrideReason,
  }),
  run: retry,
  render: (outcome, invocation) => buildWriteReply(outcome, invocation, 'retry'),
  examples: [
    { typed: '!12', means: { mr: 12 } },
    { typed: '!12 unit', means: { mr: 12, job: 'unit' } },
  ],
})
