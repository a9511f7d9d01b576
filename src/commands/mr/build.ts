import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { play, retry, showBuild, stop } from '../../services/mr/build.ts'
import { buildReply, buildWriteReply } from '../../views/mr/build.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, overrideReason, project, shownHead } from '../fields.ts'
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

const job = z.string().trim().min(1).max(255, 'is too long for a job').optional()

const build = z.int().positive().optional().meta({ kind: 'hidden', description: 'The build that was shown' })

function jobInput(description: string) {
  return z.object({ project, mr: mergeRequest, job: job.describe(description), build, overrideReason })
}

const buildWrite = {
  includes: [],
  access: permissions.changes,
  needs: 'account',
  requires: 'builds',
} as const

export const mrRetry = defineCommand({
  ...buildWrite,
  path: ['mr', 'retry'],
  also: ['rerun', 'rebuild'],
  summary: 'Run again what failed in the build of a merge request',
  formTitle: 'Retry build',
  effect: 'write',
  unblocks: 'own',
  positionals: ['mr', 'job'],
  input: jobInput('The job to run again (default: all that failed)'),
  run: retry,
  render: (outcome, invocation) => buildWriteReply(outcome, invocation, 'retry'),
  examples: [
    { typed: '!12', means: { mr: 12 } },
    { typed: '!12 unit', means: { mr: 12, job: 'unit' } },
  ],
})

export const mrPlay = defineCommand({
  ...buildWrite,
  path: ['mr', 'play'],
  also: ['trigger', 'run'],
  summary: 'Start a job of the build that waits for somebody',
  formTitle: 'Start a job',
  effect: 'write',
  unblocks: 'own',
  positionals: ['mr', 'job'],
  input: jobInput('The job to start (default: the only one that waits)'),
  run: play,
  render: (outcome, invocation) => buildWriteReply(outcome, invocation, 'play'),
  examples: [{ typed: '!12 production', means: { mr: 12, job: 'production' } }],
})

export const mrStop = defineCommand({
  ...buildWrite,
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
  unblocks: 'none',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest, build }),
  run: stop,
  render: (outcome, invocation) => buildWriteReply(outcome, invocation, 'stop'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
