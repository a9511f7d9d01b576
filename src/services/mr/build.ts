import { listJobs, readFailedLogs } from '../../forge/builds.ts'
import type { Session } from '../../forge/client.ts'
import { type Build, buildOfHead, type Job } from '../../model/build.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { readableLog } from './job-log.ts'
import { findMergeRequest, type IdCache, type MergeRequestName } from './read.ts'

/** The build of a merge request’s head, with the newest run of each job. */
export interface FoundBuild {
  readonly kind: 'build'
  readonly mr: MergeRequest
  readonly build: Build
  readonly jobs: readonly Job[]
}

/** Its head has no build; or it ran in the fork, whose builds are those of its own people. */
export type NoBuild = { readonly kind: 'no-build' | 'of-fork'; readonly mr: MergeRequest }

export type BuildOutcome =
  /** The ends of the logs of the first failed jobs, by the job’s id; null where the server sent none. */
  (FoundBuild & { readonly logs: ReadonlyMap<number, readonly string[]> | null }) | NoBuild | Failure

export async function findBuild(
  session: Session,
  name: MergeRequestName,
  ids: IdCache,
): Promise<FoundBuild | NoBuild | Failure> {
  const found = await findMergeRequest(session, name, ids)
  if (found.kind !== 'found') return found
  const { mr } = found
  const build = buildOfHead(mr)
  if (!build) return { kind: 'no-build', mr }
  if (build.project_id !== null && build.project_id !== mr.project_id) return { kind: 'of-fork', mr }
  const jobs = await listJobs(session, mr.project_id, build.id)
  return jobs.kind === 'done'
    ? { kind: 'build', mr, build, jobs: jobs.value }
    : readFailure(jobs, `The build of ${fullName(mr)}`)
}

/** Reads the build with the caller’s own account: logs show more than a merge request does. */
export function showBuild(context: ForgeContext, name: MergeRequestName): Promise<BuildOutcome> {
  return withOwnAccount(context, async (session) => {
    const found = await findBuild(session, name, context.ids)
    if (found.kind !== 'build') return found
    if (!found.jobs.some(({ status }) => status === 'failed')) return { ...found, logs: new Map() }
    const logs = await readFailedLogs(session, name.project, name.mr)
    if (logs.kind !== 'done') return { ...found, logs: null }
    return { ...found, logs: new Map([...logs.value].map(([job, html]) => [job, readableLog(html)])) }
  })
}
