import { z } from 'zod'
import { Id, OptionalFlag, OptionalId, OptionalText } from './fields.ts'

/** A job of a build (lib/api/entities/ci/job.rb of the server). */
export const Job = z.object({
  id: Id,
  name: z.string().min(1),
  stage: OptionalText,
  /** A word from the same set as a build’s. */
  status: z.string().min(1),
  /** Its failure leaves the build as it is. */
  allow_failure: OptionalFlag,
  web_url: OptionalText,
})
export type Job = z.infer<typeof Job>

/** The newest build of a merge request, as today’s servers report it (`head_pipeline`). */
export const Build = z.object({
  id: Id,
  /** A fork’s own, where it ran there. */
  project_id: OptionalId.catch(null),
  sha: z.string().min(1),
  ref: OptionalText,
  /** A word from an open set: `running`, `success`, `failed` and so on. */
  status: z.string().min(1),
  web_url: OptionalText,
  created_at: OptionalText,
  updated_at: OptionalText,
  /** The first jobs that made it fail; absent where that was not read. */
  failed_jobs: z.array(Job.pick({ name: true, stage: true })).optional(),
})
export type Build = z.infer<typeof Build>

/**
 * The build state of a head. `unknown`: the server, or this answer, says nothing about builds. `missing`:
 * this head has no build. `paused`: it waits for a step that somebody starts, or for a set time.
 */
export type BuildState = 'unknown' | 'missing' | 'under-way' | 'paused' | 'passed' | 'not-passed'

export interface BuildFields {
  readonly sha: string | null
  readonly head_pipeline?: Build | null
}

/** True for a job, or a build with jobs, that can be run again (`retryable_builds`, app/models/ci/pipeline.rb of the server). */
export function isRetryable({ status }: Pick<Job, 'status'>): boolean {
  return status === 'failed' || status === 'canceled'
}

/** True for a job that waits for somebody, or for its time. */
export function isPlayable({ status }: Job): boolean {
  return PAUSED.has(status)
}

export function isUnderWay({ status }: Pick<Job, 'status'>): boolean {
  return UNDER_WAY.has(status)
}

/** The API’s statuses of a build that may still pass, each with its clause. */
const UNDER_WAY: ReadonlyMap<string, string> = new Map([
  ['created', 'hasn’t started yet'],
  ['waiting_for_resource', 'hasn’t started yet'],
  ['waiting_for_callback', 'is running'],
  ['preparing', 'hasn’t started yet'],
  ['pending', 'hasn’t started yet'],
  ['running', 'is running'],
])

/** Builds that do not run by themselves (`BLOCKED_STATUS`, app/models/concerns/ci/has_status.rb of the server). */
const PAUSED: ReadonlyMap<string, string> = new Map([
  ['scheduled', 'begins at a set time'],
  ['manual', 'waits for a step that somebody starts'],
])

const ENDED: ReadonlyMap<string, string> = new Map([
  ['success', 'passed'],
  ['failed', 'failed'],
  ['canceled', 'was canceled'],
  ['canceling', 'is being canceled'],
  ['skipped', 'was skipped'],
])

/**
 * Returns the build of the head itself; null where there is none, undefined where none is reported. One of a
 * merge’s result counts as the head’s: those of earlier heads are dropped when they are read (`withOwnBuild`).
 */
export function buildOfHead({ sha, head_pipeline: build }: BuildFields): Build | null | undefined {
  if (!build) return build
  return build.sha === sha || isOfMergeResult(build) ? build : null
}

/** True for a build of the merge result, a commit that the merge request does not report. */
export function isOfMergeResult({ ref }: Build): boolean {
  return ref !== null && /^refs\/merge-requests\/\d+\/(?:merge|train)$/.test(ref)
}

export function buildState(mr: BuildFields): BuildState {
  const build = buildOfHead(mr)
  if (build === undefined) return 'unknown'
  if (build === null) return 'missing'
  if (isUnderWay(build)) return 'under-way'
  if (PAUSED.has(build.status)) return 'paused'
  return build.status === 'success' ? 'passed' : 'not-passed'
}

/** The id of the head’s failed build; null when it has none. */
export function failedBuild(mr: BuildFields | null): string | null {
  const build = mr && buildOfHead(mr)
  return build?.status === 'failed' ? String(build.id) : null
}

/** Returns `is running`, `failed`; an unfamiliar status stays in the forge’s words and is not made inert. */
export function buildClause({ status }: Pick<Build, 'status'>): string {
  const known = UNDER_WAY.get(status) ?? PAUSED.get(status) ?? ENDED.get(status)
  return known ?? `is in the state “${status.replaceAll('_', ' ')}”`
}
