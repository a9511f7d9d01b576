import { z } from 'zod'
import { commitsOf } from '../git/commits.ts'
import { existing, json, readParams, refuse, stringList, text } from '../http/answer.ts'
import { type ProjectCall, pageOf, pathId, projectRoute, type Route, requireLevel } from '../http/route.ts'
import { settleBuild } from '../merging/merge.ts'
import { columnsOf } from '../mode.ts'
import { BUILDS, type Build, JOBS, type Job, jobsOf, runJob } from '../state/builds.ts'
import { MERGE_REQUESTS } from '../state/merge-requests.ts'
import { LEVEL, pagesOf } from '../world.ts'
import { pipelineEntity, pipelineSummary } from './entities.ts'
import { sortedBy } from './listing.ts'
import { commitEntity } from './merge-requests/diffs.ts'

const STATUSES =
  'created waiting_for_resource preparing waiting_for_callback pending running success failed canceling canceled skipped manual scheduled'
const status = z.enum(STATUSES.split(' '))
const filters = z.object({
  scope: z.enum(['finished']).optional(),
  status: status.optional(),
  ref: text.optional(),
  order_by: z.enum(['id', 'updated_at']).default('id'),
  sort: z.enum(['asc', 'desc']).default('desc'),
})
const jobFilters = z.object({ scope: stringList.pipe(z.array(status)).optional() })

/** Lists the pipelines (lib/api/ci/pipelines.rb of the server). */
function list(call: ProjectCall) {
  const { scope, status, ref, order_by, sort } = readParams(filters, call.params)
  const found = call.world.database
    .list(BUILDS, { project_id: call.project.id })
    .filter(
      (build) =>
        (scope === undefined || build.finished_at !== null) &&
        (status === undefined || build.status === status) &&
        (ref === undefined || build.branch === ref),
    )
  const ordered = sortedBy(found, sort, (build) =>
    order_by === 'id' ? build.id : (build.finished_at ?? build.started_at),
  )
  return pageOf(call, ordered, (build) => ({ ...pipelineSummary(call, build), name: null }))
}

function pipelineView(call: ProjectCall, build: Build) {
  return { ...pipelineEntity(call, authorOf(call, build), build), name: null }
}

async function jobs(call: ProjectCall) {
  const build = find(call)
  const { scope } = readParams(jobFilters, call.params)
  const found = jobsOf(call.world.database, build.id).filter((job) => scope?.includes(job.status) ?? true)
  return pageOf(call, found, (job) => jobEntity(call, build, job))
}

/** Runs again what failed or was canceled; nothing is no error (`Ci::RetryPipelineService` of the server). */
function retryPipeline(call: ProjectCall) {
  requireLevel(call, LEVEL.developer)
  const build = find(call)
  const again = jobsOf(call.world.database, build.id).filter(isRetryable)
  for (const job of again.toReversed()) runJob(call.world, job)
  return json(201, pipelineView(call, find(call)), again.length > 0 ? 'build retried' : undefined)
}

/** Answers 200 also where nothing can be canceled any more. */
async function cancelPipeline(call: ProjectCall) {
  requireLevel(call, LEVEL.developer)
  const build = find(call)
  const isOpen = build.status === 'running' || build.status === 'scheduled'
  if (isOpen) await settleBuild(call.world, build, 'canceled')
  return json(200, pipelineView(call, find(call)), isOpen ? 'build canceled' : undefined)
}

/** lib/api/ci/jobs.rb of the server. */
function retryJob(call: ProjectCall) {
  const { job, build } = findJob(call)
  requireLevel(call, LEVEL.developer)
  if (job.retried || !isRetryable(job)) throw refuse(403, '403 Forbidden - Job is not retryable')
  return runNow(call, job, build, 201, 'build retried')
}

function playJob(call: ProjectCall) {
  const { job, build } = findJob(call)
  requireLevel(call, LEVEL.developer)
  if (!PLAYABLE.has(job.status)) throw refuse(400, '400 Bad request - Unplayable Job')
  return runNow(call, job, build, 200, 'job played')
}

async function runNow(call: ProjectCall, job: Job, build: Build, status: number, effect: string) {
  const run = runJob(call.world, job)
  return json(status, await jobEntity(call, build, run), effect)
}

const PLAYABLE: ReadonlySet<string> = new Set(['manual', 'scheduled'])

function isRetryable({ status }: Job): boolean {
  return status === 'failed' || status === 'canceled'
}

function findJob(call: ProjectCall) {
  const { database } = call.world
  const job = existing(database.find(JOBS, { id: pathId(call, 'job_id') }))
  return { job, build: existing(database.find(BUILDS, { id: job.build_id, project_id: call.project.id })) }
}

function find(call: ProjectCall): Build {
  const where = { project_id: call.project.id, id: pathId(call, 'pipeline_id') }
  return existing(call.world.database.find(BUILDS, where))
}

function authorOf({ world, project }: ProjectCall, { branch: source_branch }: Build): number | null {
  const where = { project_id: project.id, source_branch }
  return world.database.list(MERGE_REQUESTS, where).at(-1)?.author_id ?? null
}

/** A job of a build (lib/api/entities/ci/job.rb of the server). */
async function jobEntity(call: ProjectCall, build: Build, job: Job) {
  const { world, project } = call
  const [commit] = await commitsOf(world.repository(project), [build.sha])
  const { user, duration } = pipelineEntity(call, authorOf(call, build), build)
  return {
    ...columnsOf('v4 job', { ...build, ...job }),
    duration,
    user,
    commit: commit ? commitEntity(call, commit) : null,
    pipeline: pipelineSummary(call, build),
    web_url: `${pagesOf(world, project)}/jobs/${job.id}`,
  }
}

export const pipelineRoutes: readonly Route[] = [
  projectRoute('GET', '/pipelines', list),
  projectRoute('GET', '/pipelines/:pipeline_id', (call) => json(200, pipelineView(call, find(call)))),
  projectRoute('GET', '/pipelines/:pipeline_id/jobs', jobs),
  projectRoute('POST', '/pipelines/:pipeline_id/retry', retryPipeline),
  projectRoute('POST', '/pipelines/:pipeline_id/cancel', cancelPipeline),
  projectRoute('POST', '/jobs/:job_id/retry', retryJob),
  projectRoute('POST', '/jobs/:job_id/play', playJob),
]
