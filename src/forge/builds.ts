import { z } from 'zod'
import { Build, Job } from '../model/build.ts'
import type { Session } from './client.ts'
import { GlobalId, nodesOf, sendQuery } from './graphql.ts'
import { noContent, one } from './request-spec.ts'
import type { ApiResult } from './result.ts'
import { apiPath } from './url.ts'

// These calls need the feature `builds`: lib/api/ci/pipelines.rb and lib/api/ci/jobs.rb of the server.

export function getBuild(session: Session, project: number, build: number) {
  const path = apiPath('projects', project, 'pipelines', build)
  return session.call({ method: 'GET', path, reads: one(Build) })
}

/** Reads the newest run of each job. */
export function listJobs(session: Session, project: number, build: number) {
  const path = apiPath('projects', project, 'pipelines', build, 'jobs')
  return session.dialect.wholeList(session, path, Job)
}

/** Runs all jobs again that have failed or were canceled; 201 also where there are none: read the jobs again. */
export function retryBuild(session: Session, project: number, build: number) {
  const path = apiPath('projects', project, 'pipelines', build, 'retry')
  return session.call({ method: 'POST', path, reads: noContent })
}

/** 200 also where nothing can be canceled any more: read the build again. */
export function cancelBuild(session: Session, project: number, build: number) {
  const path = apiPath('projects', project, 'pipelines', build, 'cancel')
  return session.call({ method: 'POST', path, reads: noContent })
}

/** Adds another run of a job; 403 where it can’t be run again, or was already. */
export function retryJob(session: Session, project: number, job: number) {
  const path = apiPath('projects', project, 'jobs', job, 'retry')
  return session.call({ method: 'POST', path, reads: noContent })
}

/** Starts a job that waits for somebody, or for its time; 400 where it doesn’t wait. */
export function playJob(session: Session, project: number, job: number) {
  const path = apiPath('projects', project, 'jobs', job, 'play')
  return session.call({ method: 'POST', path, reads: noContent })
}

/**
 * The ends of logs. `jobs/:id/trace` sends a log whole (`build.trace.raw`, lib/api/ci/jobs.rb), and it may have 100 MB;
 * this reads its last 16 KB at most, as HTML (app/graphql/types/ci/job_trace_type.rb). Servers since 15.11 have it.
 */
const LOGS = `query($project: ID!, $iid: String!) { projects(ids: [$project], first: 1) { nodes {
  mergeRequest(iid: $iid) { headPipeline { jobs(statuses: [FAILED], retried: false, first: 3) { nodes {
    id
    trace { htmlSummary(lastLines: 25) }
  } } } }
} } }`

const JobWithLog = z.object({ id: GlobalId, trace: z.object({ htmlSummary: z.string() }).nullish() })
const Pipeline = z.object({ jobs: nodesOf(JobWithLog).nullable() })
const MergeRequestNode = z.object({ headPipeline: Pipeline.nullable() })
const Logs = z.object({ projects: nodesOf(z.object({ mergeRequest: MergeRequestNode.nullable() })) })

/** Reads the ends of the logs of the first failed jobs of its newest build, as HTML by the job’s id. */
export async function readFailedLogs(
  session: Session,
  project: number,
  iid: number,
): Promise<ApiResult<ReadonlyMap<number, string>>> {
  const answer = await sendQuery(session, {
    project,
    text: LOGS,
    variables: { iid: String(iid) },
    optional: ['trace'],
    data: Logs,
  })
  if (answer.kind !== 'done') return answer
  const jobs = answer.value.projects[0]?.mergeRequest?.headPipeline?.jobs ?? []
  return { ...answer, value: new Map(jobs.map(({ id, trace }) => [id, trace?.htmlSummary ?? ''])) }
}
